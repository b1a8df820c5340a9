/** MV1 to MV4: which steps a Stalker may make, where its movement may end and who can be pushed out of its way. */

import type { Crossing, Direction, SpaceId } from '../../board/types.ts';
import type { StalkerMove } from '../../model/abilities.ts';
import type { Game } from '../../model/game.ts';
import type { EntityState, StalkerState } from '../../model/state.ts';
import { capacityOf, crowd, enemyCard, hasEnemy, isEnemy, spaceOf, walkerOf } from '../basics/entities.ts';

/** A movement that is as MV1 has it but for what is said. */
export const stalkerMove = (
  unusual: Partial<StalkerMove> & Pick<StalkerMove, 'upTo' | 'clauses'>,
): StalkerMove => ({
  exactly: false,
  attention: 'normal',
  forbids: null,
  sightCap: null,
  toward: null,
  uninterrupted: false,
  ...unusual,
});

/** A slot for somebody who is on the way: where it stands itself does not count. */
export const hasRoomFor = (game: Game, mover: EntityState | null, space: SpaceId): boolean =>
  crowd(game, space) - (mover?.space === space ? 1 : 0) < capacityOf(game, space);

/** MV4: where this Entity could be pushed to, across edges it may cross itself (M5), so that the mover has its slot. */
export function pushPlaces(game: Game, mover: EntityState, pushed: EntityState): SpaceId[] {
  const places: SpaceId[] = [];
  for (const { to } of game.board.crossings(walkerOf(game, pushed), spaceOf(pushed))) {
    if (!places.includes(to) && hasRoomFor(game, mover, to)) places.push(to);
  }
  return places;
}

function canBePushed(game: Game, mover: EntityState, entity: EntityState): boolean {
  if (isEnemy(entity) && enemyCard(game, entity).abilities?.immune?.includes('push')) return false;
  for (const { to } of game.board.crossings(walkerOf(game, entity), spaceOf(entity))) {
    if (hasRoomFor(game, mover, to)) return true;
  }
  return false;
}

const pushableAmong = (
  game: Game,
  mover: EntityState,
  entities: readonly EntityState[],
  space: SpaceId,
): EntityState[] =>
  entities.filter((entity) => entity.space === space && entity !== mover && canBePushed(game, mover, entity));

/** MV4: whom the mover may push off a space: a Stalker first, if there is one. */
export function pushable(game: Game, mover: EntityState, space: SpaceId): readonly EntityState[] {
  const { stalkers, companions, enemies } = game.state;
  const comrades = pushableAmong(game, mover, stalkers, space);
  if (comrades.length > 0) return comrades;
  return [...pushableAmong(game, mover, companions, space), ...pushableAmong(game, mover, enemies, space)];
}

/** MV4: there is a slot, or somebody makes room. */
export const mayEndOn = (game: Game, mover: EntityState, space: SpaceId): boolean =>
  hasRoomFor(game, mover, space) || pushable(game, mover, space).length > 0;

/** MV2, MV3: a step into this space that leaves so many more, from which the movement can still legally end. */
function mayStepInto(
  game: Game,
  mover: StalkerState,
  move: StalkerMove,
  space: SpaceId,
  left: number,
): boolean {
  if (move.forbids?.(game, space)) return false;
  const stops = left === 0 || (hasEnemy(game, space) && !move.uninterrupted);
  if (stops || !move.exactly) {
    if (mayEndOn(game, mover, space)) return true;
    if (stops) return false;
  }
  for (const { to } of game.board.crossings('stalker', space)) {
    if (mayStepInto(game, mover, move, to, left - 1)) return true;
  }
  return false;
}

/** The spaces that may be entered next with so many steps still to make, this one included. */
export function nextSpaces(game: Game, mover: StalkerState, move: StalkerMove, steps: number): SpaceId[] {
  const here = spaceOf(mover);
  const spaces: SpaceId[] = [];
  if (steps <= 0 || move.forbids?.(game, here)) return spaces;
  for (const { to } of game.board.crossings('stalker', here)) {
    if (!spaces.includes(to) && mayStepInto(game, mover, move, to, steps - 1)) spaces.push(to);
  }
  return spaces;
}

/** Whether there is at least one legal step. */
export function mayMove(game: Game, stalker: StalkerState, move: StalkerMove): boolean {
  const { space } = stalker;
  if (space === null || move.upTo <= 0 || move.forbids?.(game, space)) return false;
  if (move.toward !== null) {
    return game.board
      .routes('stalker', space, [])
      .tied(move.toward, move.upTo)
      .some((route) => stepsToEnd(game, stalker, move, route) > 0);
  }
  for (const { to } of game.board.crossings('stalker', space)) {
    if (mayStepInto(game, stalker, move, to, move.upTo - 1)) return true;
  }
  return false;
}

/** How many steps of a route lead to the farthest space where the movement may end; Enemies on the way end it. */
export function stepsToEnd(
  game: Game,
  mover: StalkerState,
  move: StalkerMove,
  route: readonly Crossing[],
): number {
  let reach = 0;
  for (const [index, { to }] of route.entries()) {
    if (move.forbids?.(game, to)) break;
    if (mayEndOn(game, mover, to)) reach = index + 1;
    if (hasEnemy(game, to) && !move.uninterrupted) break;
  }
  return reach;
}

/** The directions in which somebody may cross from one space to the next; none through an Entrance (LT3). */
export function directionsAcross(game: Game, mover: EntityState, to: SpaceId): readonly Direction[] {
  const directions: Direction[] = [];
  for (const crossing of game.board.crossings(walkerOf(game, mover), spaceOf(mover))) {
    if (crossing.to === to && crossing.direction !== null) directions.push(crossing.direction);
  }
  return directions;
}
