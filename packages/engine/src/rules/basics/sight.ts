/** D6 to D8, E3: who sees whom, and who may target whom. Nothing here changes anything. */

import { type SpaceId, UNREACHABLE } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyState, EntityState, StalkerState } from '../../model/state.ts';
import { enemyCard, isCompanion, isEnemy, isStalker, kindOf, spaceOf } from './entities.ts';
import { natureOf } from './natures.ts';

/** E3: Stalkers, Enemies of another team, Companions if their card says so. */
export function mayTarget(game: Game, enemy: EnemyState, entity: EntityState): boolean {
  if (entity.space === null || entity.id === enemy.id) return false;
  if (isStalker(entity)) return true;
  if (isEnemy(entity)) {
    return entity.card !== enemy.card && kindOf(game, entity.card).team !== kindOf(game, enemy.card).team;
  }
  return isCompanion(entity) && (game.box.companions[entity.card]?.targetable ?? false);
}

export function possibleTargets(game: Game, enemy: EnemyState): EntityState[] {
  const targets: EntityState[] = [];
  for (const s of game.state.stalkers) if (s.space !== null) targets.push(s);
  for (const c of game.state.companions) if (mayTarget(game, enemy, c)) targets.push(c);
  for (const e of game.state.enemies) if (mayTarget(game, enemy, e)) targets.push(e);
  return targets;
}

const NOTHING_SEEN: readonly number[] = [0, 0, 0, 0];

/** The four Sight values turned by the facing: north, east, south, west (D8). */
export const sightLimits = (game: Game, enemy: EnemyState): readonly number[] =>
  natureOf(game, enemy).limits[enemy.facing] ?? NOTHING_SEEN;

/** Whether this Enemy, as it stands and faces, sees that space (D6 to D8, T1). */
export function enemySees(game: Game, enemy: EnemyState, space: SpaceId): boolean {
  if (enemy.space === null) return false;
  if (enemy.space === space) return true;
  const { walker, limits } = natureOf(game, enemy);
  return game.board
    .sight(game.state.noVisibility)
    .within(walker, enemy.space, space, limits[enemy.facing] ?? NOTHING_SEEN);
}

/** Every Enemy that sees a space. */
export const seersOf = (game: Game, space: SpaceId): EnemyState[] =>
  game.state.enemies.filter((e) => enemySees(game, e, space));

export function isSeen(game: Game, space: SpaceId): boolean {
  for (const enemy of game.state.enemies) if (enemySees(game, enemy, space)) return true;
  return false;
}

/** Stalkers and Companions see without limit in all four directions (D8). */
export const stalkerSees = (game: Game, from: SpaceId, to: SpaceId): boolean =>
  game.board.sight(game.state.noVisibility).distance('stalker', from, to) !== 255;

/** LoS of a Stalker to an Enemy: D8, No Visibility unless ignored, and an Enemy's cloak. */
export function stalkerSeesEnemy(
  game: Game,
  stalker: StalkerState,
  enemy: EnemyState,
  throughNoVisibility = false,
): boolean {
  const from = spaceOf(stalker);
  const to = spaceOf(enemy);
  const inSight = throughNoVisibility
    ? game.board.sight([]).distance('stalker', from, to) !== UNREACHABLE
    : stalkerSees(game, from, to);
  if (!inSight) return false;
  const cloak = enemyCard(game, enemy).abilities?.cloak;
  return cloak === undefined || game.board.range('stalker', from, to) <= cloak;
}
