/** Rules are generators that read like the rulebook: they yield a Decision where a person is needed, and go on. */
import type { Answer, Decision, Option } from './decision.ts';

export type Rule<T = void> = Generator<Decision, T, Answer>;

/** Asks for one option. A single option is no question: it is taken at once. */
export function* choose<O extends Option>(decision: Decision<O>): Rule<O> {
  const { options } = decision;
  const only = options[0];
  if (only === undefined) throw new RuleError(`decision ${decision.kind} has no option`);
  return options.length === 1 ? only : chosen(decision, yield decision);
}

/** Asks even if there is only one answer: for what a person must confirm, such as the end of a Turn. */
export function* ask<O extends Option>(decision: Decision<O>): Rule<O> {
  return chosen(decision, yield decision);
}

function chosen<O extends Option>({ kind, options }: Decision<O>, answer: Answer): O {
  const option = typeof answer === 'number' ? options[answer] : undefined;
  if (option === undefined) throw new RuleError(`decision ${kind} got no option of its own`);
  return option;
}

/** Asks for any number of options between `pick.min` and `pick.max`. Indices come back in ascending order. */
export function* chooseSome(decision: Decision & { readonly pick: object }): Rule<readonly number[]> {
  const answer = yield decision;
  if (typeof answer === 'number') throw new RuleError(`decision ${decision.kind} takes a list`);
  return answer;
}

/** A broken promise inside the rules: a bug of ours, never a player's mistake. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}
