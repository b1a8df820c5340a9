/** AT3: what a movement of a Stalker does to its Attention: which spaces it was seen on, and where High goes. */

import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { Clause } from '../../model/ids.ts';
import type { StalkerState } from '../../model/state.ts';
import { spaceOf } from '../basics/entities.ts';
import { figuresOf } from '../gear/outfit.ts';
import { layAttention, watcherOf } from './attention.ts';

const AT3: readonly Clause[] = ['AT3'];

export interface Journey {
  /** The spaces it was on, the starting one first. */
  readonly path: SpaceId[];
  /** Whether it was seen on the last of them, as soon as it was there. */
  seen: boolean;
  /** The last space that no Enemy saw and that came next after one that was seen. */
  slippedAway: SpaceId | null;
}

/** The starting space counts. */
export const setOut = (game: Game, stalker: StalkerState): Journey => ({
  path: [spaceOf(stalker)],
  seen: watcherOf(game, stalker) !== null,
  slippedAway: null,
});

/** A step was made and AT2 checked. */
export function arrive(game: Game, stalker: StalkerState, journey: Journey): void {
  const space = spaceOf(stalker);
  journey.path.push(space);
  const seen = isSeenOn(game, stalker, space);
  if (journey.seen && !seen) journey.slippedAway = space;
  journey.seen = seen;
}

/** AT2 has just been checked: without High on its space nobody sees it, and nobody needs to be asked. */
function isSeenOn(game: Game, stalker: StalkerState, space: SpaceId): boolean {
  const { attention } = stalker;
  if (attention === null || attention.level !== 'high' || attention.space !== space) return false;
  return watcherOf(game, stalker) !== null;
}

/**
 * Who sees it where it is now, since it came there: a trigger may have brought Enemies, a Push may have turned eyes on
 * it, and on the final space nothing hides it any more.
 */
export function lookedAt(game: Game, stalker: StalkerState, journey: Journey): void {
  journey.seen ||= isSeenOn(game, stalker, spaceOf(stalker));
}

/** AT3, when the movement has ended and its Anomalies are resolved; `before` is where the token lay before these. */
export function settleAttention(
  game: Game,
  stalker: StalkerState,
  journey: Journey,
  before: StalkerState['attention'],
): void {
  const { attention, space } = stalker;
  if (space === null) return;
  const high = attention !== null && attention.level === 'high';
  // An Anomaly may have moved it on, and that later movement has put High where it belongs.
  if (high && attention !== before && space !== journey.path.at(-1)) return;
  if (journey.seen || watcherOf(game, stalker) !== null) layAttention(game, stalker, 'high', space, AT3);
  else if (journey.slippedAway !== null) layAttention(game, stalker, 'high', journey.slippedAway, AT3);
  else if (!high && figuresOf(game, stalker).quiet === 0) layAttention(game, stalker, 'low', space, AT3);
}
