/** EM1, EM4: the candidate paths of a move toward a goal, before any decision or movement. */
import { type Crossing, type Direction, type SpaceId, UNREACHABLE } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyState } from '../../model/state.ts';
import { spaceOf, walkerOf } from '../basics/entities.ts';
import { hasRoomFor } from '../map/legalSteps.ts';
import { compareDistances, type Measured, measure } from './measure.ts';
import { obstaclesFor, type Ways, waysAround, waysOf } from './ways.ts';

/** One way a move could go. */
export interface Walk {
  /** The crossings to make, and after them the one it faces at the end, if there is one. */
  readonly route: readonly Crossing[];
  /** How many of them are made. */
  readonly steps: number;
  /** Why it ends there: the goal, its Movement, or a full space (EM4). */
  readonly ends: 'goal' | 'spent' | 'noRoom';
}

/** The space where a walk ends. */
export const endOf = (walk: Walk, start: SpaceId): SpaceId => walk.route[walk.steps - 1]?.to ?? start;

/** What it faces when it has walked; null keeps the facing (LT3). */
export const facedAtEnd = (walk: Walk): Direction | null => walk.route[walk.steps]?.direction ?? null;

/**
 * EM1: the tied ways along the shortest route, up to so many spaces; those that agree in every step and in the final
 * turn are one. None if the Enemy stays where it is for want of any route.
 */
export function walksTo(game: Game, enemy: EnemyState, goal: SpaceId, upTo: number): readonly Walk[] {
  const ways = waysOf(game, enemy);
  if (ways.to(goal).spaces(goal) !== UNREACHABLE) return walksAlong(game, enemy, ways, goal, upTo);
  const walks: Walk[] = [];
  for (const { space } of nearestReachable(game, enemy, ways, goal)) {
    walks.push(...walksAlong(game, enemy, ways, space, upTo));
  }
  return unlike(walks);
}

function walksAlong(game: Game, enemy: EnemyState, ways: Ways, goal: SpaceId, upTo: number): readonly Walk[] {
  const routes = ways.to(goal).tied(goal, upTo + 1);
  const [only] = routes;
  if (routes.length === 1 && only !== undefined) return walksOn(game, enemy, ways, goal, upTo, only);
  return unlike(routes.flatMap((route) => walksOn(game, enemy, ways, goal, upTo, route)));
}

/** EM4: it ends where there is room: at the end of its steps, one space before, or elsewhere. */
function walksOn(
  game: Game,
  enemy: EnemyState,
  ways: Ways,
  goal: SpaceId,
  upTo: number,
  route: readonly Crossing[],
): readonly Walk[] {
  const steps = Math.min(upTo, route.length);
  const last = route[steps - 1]?.to;
  if (last === undefined || hasRoomFor(game, enemy, last)) {
    return [{ route, steps, ends: last === goal ? 'goal' : 'spent' }];
  }
  const before = route[steps - 2]?.to;
  if (before === undefined || hasRoomFor(game, enemy, before))
    return [{ route, steps: steps - 1, ends: 'noRoom' }];
  const elsewhere = walksElsewhere(game, enemy, ways, goal, upTo);
  return elsewhere.length > 0 ? elsewhere : [{ route, steps: 0, ends: 'noRoom' }];
}

/** EM4: both are full, so the route is chosen again: to the space with room that ends nearest to the goal. */
function walksElsewhere(
  game: Game,
  enemy: EnemyState,
  ways: Ways,
  goal: SpaceId,
  upTo: number,
): readonly Walk[] {
  const here = spaceOf(enemy);
  const obstacles = obstaclesFor(game, enemy);
  let nearest = ways.to(goal).spaces(goal);
  let ends: Measured<null>[] = [];
  const shunsSymbols = !ways.isRisky(goal); // D5: it does not step into an Anomaly for want of room.
  for (const { id: space } of game.board.spaces) {
    if (space === here || ways.to(space).spaces(space) > upTo || !hasRoomFor(game, enemy, space)) continue;
    if (shunsSymbols && ways.isRisky(space)) continue;
    const left = waysAround(game, enemy, space, obstacles).to(goal).spaces(goal);
    if (left > nearest || (left === nearest && ends.length === 0)) continue;
    if (left < nearest) ends = [];
    nearest = left;
    ends.push(...measure(game, enemy, [{ what: null, space }]));
  }
  return closestOf(ends).flatMap(({ space }) => {
    const onward = waysAround(game, enemy, space, obstacles).to(goal).tied(goal, 1);
    return ways
      .to(space)
      .tied(space, upTo)
      .flatMap((route) =>
        onward.map((next): Walk => ({ route: [...route, ...next], steps: route.length, ends: 'noRoom' })),
      );
  });
}

/** EM1: with no possible route, the reachable spaces of smallest Range to the goal; none if it stands on one. */
function nearestReachable(
  game: Game,
  enemy: EnemyState,
  ways: Ways,
  goal: SpaceId,
): readonly Measured<null>[] {
  const clean = nearestOf(game, enemy, goal, (space) => isReachable(ways, space) && !ways.isRisky(space));
  // D5: into an Anomaly only where nothing else brings it nearer.
  const ends = clean.length > 0 ? clean : nearestOf(game, enemy, goal, (space) => isReachable(ways, space));
  return closestOf(
    measure(
      game,
      enemy,
      ends.map((space) => ({ what: null, space })),
    ),
  );
}

const isReachable = (ways: Ways, space: SpaceId): boolean => ways.to(space).spaces(space) !== UNREACHABLE;

/** Of those that fit the spaces of smallest Range to the goal, if that is smaller than from where it stands. */
function nearestOf(
  game: Game,
  enemy: EnemyState,
  goal: SpaceId,
  fits: (space: SpaceId) => boolean,
): readonly SpaceId[] {
  const { board } = game;
  const walker = walkerOf(game, enemy);
  let nearest = board.range(walker, spaceOf(enemy), goal);
  let ends: SpaceId[] = [];
  for (const { id: space } of board.spaces) {
    const range = board.range(walker, space, goal);
    if (range > nearest || (range === nearest && ends.length === 0)) continue;
    if (!fits(space)) continue;
    if (range < nearest) ends = [];
    nearest = range;
    ends.push(space);
  }
  return ends;
}

function closestOf(measured: readonly Measured<null>[]): readonly Measured<null>[] {
  const [first] = measured;
  if (first === undefined) return measured;
  let best = first;
  for (const each of measured) if (compareDistances(each, best) < 0) best = each;
  return measured.filter((each) => compareDistances(each, best) === 0);
}

/** One of each outcome. */
function unlike(walks: readonly Walk[]): readonly Walk[] {
  return walks.filter((walk, index) => walks.findIndex((other) => sameWalk(walk, other)) === index);
}

/** The same steps and the same final turn. */
export function sameWalk(one: Walk, other: Walk): boolean {
  if (one.steps !== other.steps || facedAtEnd(one) !== facedAtEnd(other)) return false;
  for (let step = 0; step < one.steps; step++) {
    const mine = one.route[step];
    const theirs = other.route[step];
    if (mine?.to !== theirs?.to || mine?.direction !== theirs?.direction) return false;
  }
  return true;
}
