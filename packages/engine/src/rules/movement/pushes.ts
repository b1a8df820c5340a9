/** MV4 to MV6: Enemies turn after an Entity that leaves them; Pushes, and making room by one. */

import type { Direction, SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { Clause } from '../../model/ids.ts';
import { choose, type Rule, SETTLED, settled } from '../../model/rule.ts';
import type { EntityState, StalkerState } from '../../model/state.ts';
import { capacityOf, crowd, isCompanion, isEnemy, isStalker, spaceOf } from '../basics/entities.ts';
import { mayTarget } from '../basics/sight.ts';
import { checkAttention } from '../map/attention.ts';
import { face, turn } from '../map/facing.ts';
import { arrive, setOut, settleAttention } from '../map/journey.ts';
import { directionsAcross, pushable, pushPlaces } from '../map/legalSteps.ts';
import { relocate } from '../map/relocate.ts';
import { coverSymbols } from '../map/symbols.ts';
import { loseStatus } from '../stalker/statuses.ts';
import { rollAnomalies } from './anomalies.ts';

const MV5: readonly Clause[] = ['MV5'];
const S4: readonly Clause[] = ['S4'];

/** MV5: Enemies on the space somebody leaves turn to face where it goes. Called before the step is made. */
export function turnTowardLeaver(
  game: Game,
  leaver: EntityState,
  _to: SpaceId,
  direction: Direction | null,
): void {
  if (direction === null || leaver.space === null) return; // LT3
  for (const enemy of game.state.enemies) {
    if (enemy.space !== leaver.space || enemy.facing === direction) continue;
    if (mayTarget(game, enemy, leaver)) turn(game, enemy, direction, MV5);
  }
}

const isWatchedHere = (game: Game, leaver: EntityState): boolean =>
  game.state.enemies.some((enemy) => enemy.space === leaver.space && mayTarget(game, enemy, leaver));

/** The edge that is crossed. Where two would do, it matters only to Enemies left behind (F1): the Lead Stalker says. */
export function directionCrossed(game: Game, mover: EntityState, to: SpaceId): Rule<Direction | null> {
  const directions = directionsAcross(game, mover, to);
  if (directions.length < 2 || !isWatchedHere(game, mover)) return settled(directions[0] ?? null);
  return chooseDirection(game, mover, to, directions);
}

function* chooseDirection(
  game: Game,
  mover: EntityState,
  to: SpaceId,
  directions: readonly Direction[],
): Rule<Direction> {
  const { direction } = yield* choose({
    kind: 'tieFacing',
    who: game.state.lead.holder,
    clauses: ['MV5', 'F1'],
    about: { entity: mover.id, space: to },
    options: directions.map((each) => ({ is: 'direction' as const, direction: each })),
  });
  return direction;
}

/** S4: discarded after any movement. */
export function discardExposed(game: Game, entity: EntityState): void {
  if (isStalker(entity) || isEnemy(entity)) loseStatus(game, entity, 'exposed', S4);
}

/** MV6: a forced move of any Entity to an adjacent space that nothing interrupts, with its own consequences. */
export function* push(game: Game, entity: EntityState, to: SpaceId, clauses: readonly Clause[]): Rule {
  const from = spaceOf(entity);
  const journey = isStalker(entity) ? setOut(game, entity) : null;
  const direction = yield* directionCrossed(game, entity, to);
  turnTowardLeaver(game, entity, to, direction);
  relocate(game, entity, to, 'push', direction, clauses);
  checkAttention(game);
  if (isEnemy(entity)) yield* face(game, entity, from, ['MV6']);
  if (journey && isStalker(entity)) arrive(game, entity, journey);
  yield* game.script.entered(game, entity, to);
  if (entity.space === null) return;
  const path: readonly SpaceId[] = [from, to];
  discardExposed(game, entity);
  const before = isStalker(entity) ? entity.attention : null;
  yield* rollAnomalies(game, entity, path); // AN9
  if (entity.space === null) return;
  coverSymbols(game, entity);
  if (journey && isStalker(entity)) settleAttention(game, entity, journey, before);
  if (!isCompanion(entity)) yield* game.script.afterAction(game, entity, path);
}

/** MV4: the mover ended on a full space and pushes somebody off it. */
export function makeRoom(game: Game, mover: StalkerState, cameFrom: SpaceId | null): Rule {
  const space = spaceOf(mover);
  return crowd(game, space) <= capacityOf(game, space) ? SETTLED : pushSomebody(game, mover, cameFrom);
}

function* pushSomebody(game: Game, mover: StalkerState, cameFrom: SpaceId | null): Rule {
  const space = spaceOf(mover);
  const candidates = pushable(game, mover, space);
  if (candidates.length === 0) return;
  const { entity: id } = yield* choose({
    kind: 'push',
    who: mover.id,
    clauses: ['MV4'],
    about: { entity: mover.id, space },
    options: candidates.map((entity) => ({ is: 'entity' as const, entity: entity.id, space })),
  });
  const pushed = candidates.find((entity) => entity.id === id);
  if (!pushed) return;
  const places = pushPlaces(game, mover, pushed);
  const { space: to } = yield* choose({
    kind: 'pushTo',
    who: mover.id,
    clauses: ['MV4'],
    about: { entity: mover.id, target: pushed.id, space },
    options: (cameFrom !== null && places.includes(cameFrom) ? [cameFrom] : places).map((place) => ({
      is: 'space' as const,
      space: place,
    })),
  });
  yield* push(game, pushed, to, ['MV4', 'MV6']);
}
