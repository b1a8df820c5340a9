/** D5, D11: distances and closest objects. Pure: ties are left open. */
import { type SpaceId, UNREACHABLE } from '../../board/types.ts';
import type { Option } from '../../model/decision.ts';
import type { Alternative, Because, Compared } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import type { EntityId } from '../../model/ids.ts';
import type { EntityState } from '../../model/state.ts';
import { spaceOf, walkerOf } from '../basics/entities.ts';
import { waysOf } from './ways.ts';

/** One thing among which the closest is looked for; several spaces for a Room or an Anomaly. */
export interface Spot<T> {
  readonly what: T;
  readonly space: SpaceId;
  /** Who stands there, if it is somebody that is looked for: then two on one space are two candidates. */
  readonly entity?: EntityId;
}

/** How far it is: by route, or by Range where no route leads. */
export interface Measured<T> extends Spot<T> {
  readonly spaces: number;
  readonly corners: number;
  readonly range: number;
  /** D5: only through uncovered symbols, and it minds them. */
  readonly risky: boolean;
}

/** The closest ones, and the best of the rest, for telling why. */
export interface Ranking<T> {
  readonly tied: readonly Measured<T>[];
  readonly lost: readonly Measured<T>[];
}

/** More losers than that nobody wants to read about. */
const LOSERS_TOLD = 6;

/** What is compared. */
type Length = Pick<Measured<unknown>, 'spaces' | 'corners' | 'range'>;
export type Distance = Length & Pick<Measured<unknown>, 'risky'>;

/** D5 for one that walks: what it reaches by a clean route comes before what it does not, however far. */
export function compareDistances(one: Distance, other: Distance): number {
  if (one.risky !== other.risky && one.spaces !== UNREACHABLE && other.spaces !== UNREACHABLE)
    return one.risky ? 1 : -1;
  return compareLengths(one, other);
}

/** How long ways are, whoever goes them: fewer spaces, then fewer corners; what cannot be reached comes last, by Range. */
export function compareLengths(one: Length, other: Length): number {
  if (one.spaces !== other.spaces) return one.spaces - other.spaces;
  return one.spaces === UNREACHABLE ? one.range - other.range : one.corners - other.corners;
}

/** How far each place is for the walker (D11). */
export function measure<T>(game: Game, walker: EntityState, places: readonly Spot<T>[]): Measured<T>[] {
  if (places.length === 0) return [];
  const from = spaceOf(walker);
  const kind = walkerOf(game, walker);
  const ways = waysOf(game, walker);
  return places.map(({ what, space, entity }): Measured<T> => {
    const table = ways.to(space);
    const spaces = table.spaces(space);
    const corners = spaces === UNREACHABLE ? 0 : table.corners(space);
    const range = game.board.range(kind, from, space);
    const risky = ways.isRisky(space);
    if (entity === undefined) return { what, space, spaces, corners, range, risky };
    return { what, space, entity, spaces, corners, range, risky };
  });
}

/** D5 without the Lead Stalker: all that are equally close, and the next ones. */
export function ranking<T>(game: Game, walker: EntityState, places: readonly Spot<T>[]): Ranking<T> {
  const measured = measure(game, walker, places);
  const [first] = measured;
  if (first === undefined) return { tied: [], lost: [] };
  let best = first;
  for (const each of measured) if (compareDistances(each, best) < 0) best = each;
  const tied: Measured<T>[] = [];
  const lost: Measured<T>[] = [];
  for (const each of measured) {
    if (compareDistances(each, best) === 0) tied.push(each);
    else keepBest(lost, each);
  }
  return { tied, lost };
}

/** Keeps the closest few in order. */
function keepBest<T>(kept: Measured<T>[], each: Measured<T>): void {
  let at = kept.length;
  while (at > 0) {
    const before = kept[at - 1];
    if (before === undefined || compareDistances(before, each) <= 0) break;
    at--;
  }
  if (at >= LOSERS_TOLD) return;
  kept.splice(at, 0, each);
  if (kept.length > LOSERS_TOLD) kept.pop();
}

export function candidate({ entity, space, spaces, corners, range, risky }: Measured<unknown>): Alternative {
  if (spaces === UNREACHABLE) return entity === undefined ? { space, range } : { entity, space, range };
  const measured = entity === undefined ? { space, spaces, corners } : { entity, space, spaces, corners };
  return risky ? { ...measured, risky } : measured;
}

/** Why this one: the others that were as close, then those that were farther. */
export function becauseOf<T>(question: Compared, chosen: Measured<T>, { tied, lost }: Ranking<T>): Because {
  const others: Alternative[] = [];
  for (const each of tied) if (each !== chosen) others.push(candidate(each));
  for (const each of lost) others.push(candidate(each));
  return { question, chosen: candidate(chosen), lost: others };
}

/** Different answers only: two things on one space are one, unless it is somebody that is looked for. */
export function distinct<T>(tied: readonly Measured<T>[]): readonly Measured<T>[] {
  return tied.filter((each, index) => {
    const same = (other: Measured<T>): boolean => other.space === each.space && other.entity === each.entity;
    return tied.findIndex(same) === index;
  });
}

export const optionOf = ({ entity, space }: Spot<unknown>): Option =>
  entity === undefined ? { is: 'space', space } : { is: 'entity', entity, space };
