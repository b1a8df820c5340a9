/** E3, EM3, EK1: which possible targets an Enemy sees. */
import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyState, EntityState } from '../../model/state.ts';
import { kindOf } from './entities.ts';
import { enemySees, mayTarget } from './sight.ts';

/** E3: whether anybody on this Mission is of another team at all. */
export function hasRivals(game: Game, enemy: EnemyState): boolean {
  const { team } = kindOf(game, enemy.card);
  for (const kind of game.state.kinds) if (kind.team !== team) return true;
  return false;
}

const sees = (game: Game, enemy: EnemyState, target: EntityState): boolean =>
  target.space !== null && enemySees(game, enemy, target.space);

/** The first possible target in its LoS, Stalkers first; null if there is none (EM3). */
export function targetInSight(game: Game, enemy: EnemyState): EntityState | null {
  const { stalkers, companions, enemies } = game.state;
  for (const stalker of stalkers) if (sees(game, enemy, stalker)) return stalker;
  for (const companion of companions) {
    if (mayTarget(game, enemy, companion) && sees(game, enemy, companion)) return companion;
  }
  if (!hasRivals(game, enemy)) return null;
  for (const other of enemies) if (mayTarget(game, enemy, other) && sees(game, enemy, other)) return other;
  return null;
}

export const seesTarget = (game: Game, enemy: EnemyState): boolean => targetInSight(game, enemy) !== null;

/** EK1: the Stalkers in its LoS; if none, everybody else it may target there. */
export function targetsInSight(game: Game, enemy: EnemyState): readonly EntityState[] {
  const { stalkers, companions, enemies } = game.state;
  const seen: EntityState[] = stalkers.filter((stalker) => sees(game, enemy, stalker));
  if (seen.length > 0) return seen;
  for (const other of companions)
    if (mayTarget(game, enemy, other) && sees(game, enemy, other)) seen.push(other);
  if (!hasRivals(game, enemy)) return seen;
  for (const other of enemies)
    if (mayTarget(game, enemy, other) && sees(game, enemy, other)) seen.push(other);
  return seen;
}

/** Everybody on a space it may target. */
export function targetsOn(game: Game, enemy: EnemyState, space: SpaceId): readonly EntityState[] {
  const { stalkers, companions, enemies } = game.state;
  const isTarget = (entity: EntityState): boolean => entity.space === space && mayTarget(game, enemy, entity);
  return [...stalkers.filter(isTarget), ...companions.filter(isTarget), ...enemies.filter(isTarget)];
}
