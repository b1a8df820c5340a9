/** Several inputs given in a row: by the options they are, or as a path on the map. */

import { sameJson } from '../base/json.ts';
import type { SpaceId } from '../board/types.ts';
import type { Decision, Option } from '../model/decision.ts';
import type { Fact } from '../model/facts.ts';
import type { ActionRef } from '../model/game.ts';
import type { StalkerId } from '../model/ids.ts';
import type { TokenIndex } from '../rules/stalker/turnTokens.ts';
import type { RequestRefusal } from './protocol.ts';

export interface BatchResult {
  readonly ok: boolean;
  readonly taken: number;
  readonly refusal?: RequestRefusal;
}

/** The part of a game that is needed to give several inputs. */
export interface InputTaker {
  decision(): Decision | null;
  /** By the index of the option. */
  take(
    index: number,
  ):
    | { readonly ok: true; readonly facts: readonly Fact[] }
    | { readonly ok: false; readonly refusal: RequestRefusal };
}

/** What the rules settled by themselves is skipped: then another kind of thing is asked. */
export function takeOptions(taker: InputTaker, options: readonly Option[]): BatchResult {
  let taken = 0;
  for (const wish of options) {
    const decision = taker.decision();
    if (!decision) return { ok: false, taken, refusal: { refused: 'over' } };
    if (!decision.options.some(({ is }) => is === wish.is)) continue;
    const index = decision.options.findIndex((option) => sameJson(option, wish));
    if (index < 0) return { ok: false, taken, refusal: { refused: 'notOffered', kind: decision.kind } };
    const given = taker.take(index);
    if (!given.ok) return { ok: false, taken, refusal: given.refusal };
    taken++;
  }
  return { ok: true, taken };
}

/** A movement as a whole; `token`: it is the first Action of a Turn. */
export interface Walk extends ActionRef {
  readonly path: readonly SpaceId[];
  readonly token?: TokenIndex;
}

/** The Turn, if it has to begin; the Action, unless it is under way; its steps; the stop at the end. */
export function takePath(taker: InputTaker, walk: Walk): BatchResult {
  const { token } = walk;
  if (token === undefined || taker.decision()?.kind !== 'nextTurn') return takeSteps(taker, walk, walk.path);
  const begun = takeOptions(taker, [{ is: 'turn', token }]);
  if (!begun.ok) return begun;
  const walked = takeSteps(taker, walk, walk.path);
  return { ...walked, taken: begun.taken + walked.taken };
}

function takeSteps(taker: InputTaker, ref: ActionRef, path: readonly SpaceId[]): BatchResult {
  let taken = 0;
  let left = path;
  for (;;) {
    const decision = taker.decision();
    const wish = decision && decision.who === ref.stalker ? nextOn(decision, ref, left, taken) : null;
    // Another decision is open, or none: the movement is over, or was stopped on the way.
    if (!decision || !wish) {
      if (left.length === 0) return { ok: true, taken };
      const refusal: RequestRefusal = decision
        ? { refused: 'notOffered', kind: decision.kind }
        : { refused: 'over' };
      return { ok: false, taken, refusal };
    }
    const index = decision.options.findIndex(wish);
    if (index < 0) return { ok: false, taken, refusal: { refused: 'notOffered', kind: decision.kind } };
    const given = taker.take(index);
    if (!given.ok) return { ok: false, taken, refusal: given.refusal };
    taken++;
    left = afterSteps(given.facts, ref.stalker, left);
    if (isStop(decision.options[index])) return { ok: left.length === 0, taken };
  }
}

type Wish = (option: Option) => boolean;

const isStop = (option: Option | undefined): boolean => option?.is === 'say' && option.say === 'stop';

function nextOn(decision: Decision, ref: ActionRef, left: readonly SpaceId[], taken: number): Wish | null {
  if (decision.kind === 'action' && taken === 0) {
    return (option) => option.is === 'action' && option.action === ref.action && option.source === ref.source;
  }
  if (decision.kind !== 'step') return null;
  const [next] = left;
  return next === undefined ? isStop : (option) => option.is === 'space' && option.space === next;
}

/** Steps without a choice are made by themselves. */
function afterSteps(
  facts: readonly Fact[],
  stalker: StalkerId,
  left: readonly SpaceId[],
): readonly SpaceId[] {
  let rest = left;
  for (const fact of facts) {
    if (fact.fact === 'moved' && fact.entity === stalker && fact.to === rest[0]) rest = rest.slice(1);
  }
  return rest;
}
