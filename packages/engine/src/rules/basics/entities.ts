/** Who is where. Nothing here changes anything. */

import { RuleError } from '../../base/errors.ts';
import type { SpaceId, Walker } from '../../board/types.ts';
import type { EnemyCard } from '../../model/enemies.ts';
import type { Game } from '../../model/game.ts';
import {
  type CardId,
  type EnemyId,
  type EntityId,
  FIRST_OTHER_ENTITY,
  type StalkerId,
} from '../../model/ids.ts';
import type {
  CompanionState,
  EnemyKindState,
  EnemyState,
  EntityState,
  StalkerState,
} from '../../model/state.ts';
import { natureOf } from './natures.ts';

export function stalkerOf(game: Game, id: StalkerId): StalkerState {
  const stalker = game.state.stalkers[id];
  if (!stalker) throw new RuleError(`no Stalker ${id}`);
  return stalker;
}

export function enemyOf(game: Game, id: EnemyId): EnemyState {
  const enemy = game.state.enemies.find((e) => e.id === id);
  if (!enemy) throw new RuleError(`no Enemy ${id}`);
  return enemy;
}

export function entityOf(game: Game, id: EntityId): EntityState | undefined {
  if (id < FIRST_OTHER_ENTITY) return game.state.stalkers[id];
  return game.state.enemies.find((e) => e.id === id) ?? game.state.companions.find((c) => c.id === id);
}

export const isStalker = (entity: EntityState): entity is StalkerState => entity.id < FIRST_OTHER_ENTITY;
export const isEnemy = (entity: EntityState): entity is EnemyState => 'facing' in entity;
export const isCompanion = (entity: EntityState): entity is CompanionState => 'counters' in entity;

/** An entity's space; only for those on the map. */
export function spaceOf(entity: EntityState): SpaceId {
  if (entity.space === null) throw new RuleError(`entity ${entity.id} is off the map`);
  return entity.space;
}

export const enemyCard = (game: Game, enemy: { readonly card: CardId }): EnemyCard =>
  natureOf(game, enemy).card;

/** Tokens and pool of an Enemy's kind (E2, E5). */
export function kindOf(game: Game, card: CardId): EnemyKindState {
  for (const kind of game.state.kinds) if (kind.card === card) return kind;
  throw new RuleError(`Enemy ${card} is not in this Mission`);
}

/** M5, E4: with several types the wider passage counts. */
export function walkerOf(game: Game, entity: EntityState): Walker {
  if (isStalker(entity)) return 'stalker';
  if (!isEnemy(entity)) return 'companion';
  return natureOf(game, entity).walker;
}

export const isHuman = (game: Game, enemy: EnemyState): boolean => natureOf(game, enemy).walker === 'human';

/** The Stalkers on the map, clockwise from the Lead (AN10, Z2). */
export function stalkersFromLead(game: Game): StalkerState[] {
  const { stalkers, lead } = game.state;
  const around: StalkerState[] = [];
  for (let i = 0; i < stalkers.length; i++) {
    const stalker = stalkers[(lead.holder + i) % stalkers.length];
    if (stalker && stalker.space !== null) around.push(stalker);
  }
  return around;
}

export const stalkersOn = (game: Game, space: SpaceId): StalkerState[] =>
  game.state.stalkers.filter((s) => s.space === space);
export const enemiesOn = (game: Game, space: SpaceId): EnemyState[] =>
  game.state.enemies.filter((e) => e.space === space);
export const companionsOn = (game: Game, space: SpaceId): CompanionState[] =>
  game.state.companions.filter((c) => c.space === space);

export function hasEnemy(game: Game, space: SpaceId): boolean {
  for (const enemy of game.state.enemies) if (enemy.space === space) return true;
  return false;
}

export function entitiesOn(game: Game, space: SpaceId): EntityState[] {
  return [...stalkersOn(game, space), ...companionsOn(game, space), ...enemiesOn(game, space)];
}

export function everybody(game: Game): EntityState[] {
  const { stalkers, companions, enemies } = game.state;
  return [...stalkers, ...companions, ...enemies].filter((e) => e.space !== null);
}

/** How many Entities stand there. */
export function crowd(game: Game, space: SpaceId): number {
  let count = 0;
  for (const s of game.state.stalkers) if (s.space === space) count++;
  for (const c of game.state.companions) if (c.space === space) count++;
  for (const e of game.state.enemies) if (e.space === space) count++;
  return count;
}

/** M2: as many Entities as whole squares. */
export const isFull = (game: Game, space: SpaceId): boolean => crowd(game, space) >= capacityOf(game, space);
export const capacityOf = (game: Game, space: SpaceId): number => game.board.spaces[space]?.capacity ?? 0;

/** Spaces within a Range as a Stalker measures (D1, D2), this one included; water left out (M8). */
export function spacesWithin(game: Game, from: SpaceId, range: number): SpaceId[] {
  const within: SpaceId[] = [];
  for (const { id, water } of game.board.spaces) {
    if (!water && game.board.range('stalker', from, id) <= range) within.push(id);
  }
  return within;
}

/** Range between two Entities as a Stalker measures (D11). */
export const rangeBetween = (game: Game, from: EntityState, to: EntityState): number =>
  game.board.range('stalker', spaceOf(from), spaceOf(to));

export const nextClockwise = (game: Game, id: StalkerId): StalkerState => {
  const { stalkers } = game.state;
  for (let i = 1; i <= stalkers.length; i++) {
    const next = stalkers[(id + i) % stalkers.length];
    if (next && next.space !== null) return next;
  }
  return stalkerOf(game, id);
};
