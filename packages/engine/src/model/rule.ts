/** Rules are generators that read like the rulebook: they yield a Decision where a player chooses, and continue. */
import { RuleError } from '../base/errors.ts';
import type { Answer, Decision, DecisionKind, Option, Question } from './decision.ts';

/** A running rule: resumed with the Answer to its last Decision, it yields the next one. */
export type Rule<T = void> = IterableIterator<Decision, T, Answer>;

/** Asks for one option. A single option is no question: it is taken at once. */
export function choose<K extends DecisionKind, O extends Option>(decision: Question<K, O>): Rule<O> {
  const { options } = decision;
  const only = options[0];
  if (only === undefined) throw new RuleError(`decision ${decision.kind} has no option`);
  return options.length === 1 ? new Settled(only) : new Asking(decision);
}

/** Asks even if there is only one answer: for what a person must confirm, such as the end of a Turn. */
export const ask = <K extends DecisionKind, O extends Option>(decision: Question<K, O>): Rule<O> =>
  new Asking(decision);

/**
 * The option that was answered: `taken(decision, yield decision)` is `ask` without a rule of its own, for what is asked
 * most often.
 */
export function taken<O extends Option>({ kind, options }: Decision<O>, answer: Answer): O {
  const option = typeof answer === 'number' ? options[answer] : undefined;
  if (option === undefined) throw new RuleError(`decision ${kind} got no option of its own`);
  return option;
}

/** Asks for any number of options between `pick.min` and `pick.max`. Indices come back in ascending order. */
export function* chooseSome<K extends DecisionKind>(
  decision: Question<K> & { readonly pick: object },
): Rule<readonly number[]> {
  const answer = yield decision;
  if (typeof answer === 'number') throw new RuleError(`decision ${decision.kind} takes a list`);
  return answer;
}

/*
 * The two smallest rules are used so often that they are written as plain iterators: a generator would be several times as
 * much to make and to run.
 */

/** A rule that is over before it began: its own last result. */
class Settled<O> implements Rule<O> {
  readonly done = true;
  readonly value: O;
  constructor(value: O) {
    this.value = value;
  }
  next(): this {
    return this;
  }
  [Symbol.iterator](): this {
    return this;
  }
}

/** For rules that mostly have nothing to ask: what they would return in the end. */
export const settled = <T>(value: T): Rule<T> => new Settled(value);
/** The same for those that return nothing. */
export const SETTLED: Rule = settled(undefined);

/** A rule that is one question. */
class Asking<O extends Option> implements Rule<O> {
  private readonly decision: Decision<O>;
  private asked = false;
  constructor(decision: Decision<O>) {
    this.decision = decision;
  }
  next(answer: Answer): IteratorResult<Decision, O> {
    if (this.asked) return { value: taken(this.decision, answer), done: true };
    this.asked = true;
    return { value: this.decision, done: false };
  }
  [Symbol.iterator](): this {
    return this;
  }
}
