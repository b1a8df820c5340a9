/** AT: the Attention tokens. */

import { DIRECTIONS, type SpaceId } from '../../board/types.ts';
import { UNLIMITED } from '../../model/enemies.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Clause } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { AttentionLevel, EnemyState, StalkerState } from '../../model/state.ts';
import { walkerOf } from '../basics/entities.ts';
import { enemySees, sightLimits } from '../basics/sight.ts';

const AT2: readonly Clause[] = ['AT2'];

/** How far Enemies see this Stalker: less than they could during some movements (MV8, a Stalker's sneaking). */
function capFor({ state: { moving } }: Game, stalker: StalkerState): number {
  return moving && moving.stalker === stalker.id ? moving.sightCap : UNLIMITED;
}

/** An Enemy that sees this Stalker, or null. */
export function watcherOf(game: Game, stalker: StalkerState): EnemyState | null {
  const { space } = stalker;
  if (space === null) return null;
  const cap = capFor(game, stalker);
  for (const enemy of game.state.enemies) if (sees(game, enemy, space, cap)) return enemy;
  return null;
}

/** All who see it, for looking ahead. */
export function watchersOf(game: Game, stalker: StalkerState): readonly EnemyState[] {
  const { space } = stalker;
  if (space === null) return [];
  const cap = capFor(game, stalker);
  return game.state.enemies.filter((enemy) => sees(game, enemy, space, cap));
}

function sees(game: Game, enemy: EnemyState, space: SpaceId, cap: number): boolean {
  return cap === UNLIMITED ? enemySees(game, enemy, space) : seesUpTo(game, enemy, space, cap);
}

function seesUpTo(game: Game, enemy: EnemyState, space: SpaceId, cap: number): boolean {
  if (enemy.space === null || cap < 0) return false;
  if (enemy.space === space) return true;
  const walker = walkerOf(game, enemy);
  const limits = sightLimits(game, enemy);
  const sight = game.board.sight(game.state.noVisibility);
  for (const direction of DIRECTIONS) {
    const edges = sight.edges(walker, enemy.space, space, direction);
    if (edges <= cap && edges <= (limits[direction] ?? 0)) return true;
  }
  return false;
}

const isHighOn = (stalker: StalkerState, space: SpaceId): boolean =>
  stalker.attention !== null && stalker.attention.level === 'high' && stalker.attention.space === space;

/**
 * AT2: after every step, turn, placement, death and change of the map, whoever's. `by` is the only Enemy whose sight
 * has changed since the last check, if there is just one: then nobody else needs to look again.
 */
export function checkAttention(game: Game, by?: EnemyState): void {
  const { stalkers, enemies } = game.state;
  if (enemies.length === 0) return;
  for (const stalker of stalkers) {
    const { space } = stalker;
    // High where it belongs stays there, seen or not.
    if (space === null || isHighOn(stalker, space)) continue;
    const watcher = by === undefined ? watcherOf(game, stalker) : onlyIfSees(game, by, stalker, space);
    if (watcher === null) continue;
    stalker.attention = { level: 'high', space };
    tell(game, {
      fact: 'attentionPlaced',
      stalker: stalker.id,
      level: 'high',
      space,
      seenBy: watcher.id,
      clauses: AT2,
    });
  }
}

const onlyIfSees = (
  game: Game,
  enemy: EnemyState,
  stalker: StalkerState,
  space: SpaceId,
): EnemyState | null => (sees(game, enemy, space, capFor(game, stalker)) ? enemy : null);

/** AT2: seen, the token lies fast on its owner's space. */
export const isHeld = (game: Game, stalker: StalkerState): boolean => watcherOf(game, stalker) !== null;

/** M8: no Attention is put on water. */
const isWater = (game: Game, space: SpaceId): boolean => game.board.spaces[space]?.water ?? true;

/** Places or moves the token, unless AT2 or AT4 forbid it. */
export function placeAttention(
  game: Game,
  stalker: StalkerState,
  level: AttentionLevel,
  space: SpaceId,
  clauses: readonly Clause[],
): void {
  if (level === 'low' && stalker.attention?.level === 'high') return; // AT4
  if (isWater(game, space) || isHeld(game, stalker)) return;
  layAttention(game, stalker, level, space, clauses);
}

/** Lays the token down where the rules have already said it goes (AT3). */
export function layAttention(
  game: Game,
  stalker: StalkerState,
  level: AttentionLevel,
  space: SpaceId,
  clauses: readonly Clause[],
): void {
  const { attention } = stalker;
  if (attention !== null && attention.level === level && attention.space === space) return;
  stalker.attention = { level, space };
  tell(game, { fact: 'attentionPlaced', stalker: stalker.id, level, space, clauses });
}

/** Moves the token where it lies to another space, its side kept, unless AT2 forbids it. */
export function moveAttention(
  game: Game,
  stalker: StalkerState,
  to: SpaceId,
  clauses: readonly Clause[],
): void {
  const { attention } = stalker;
  if (attention === null || attention.space === to) return;
  if (isWater(game, to) || isHeld(game, stalker)) return;
  const { level, space: from } = attention;
  stalker.attention = { level, space: to };
  tell(game, { fact: 'attentionMoved', stalker: stalker.id, level, from, to, clauses });
}

/**
 * EA7: along its owner's shortest route, up to that many spaces, stopping on the owner's; the Lead Stalker breaks ties.
 */
export function* moveAttentionTowardOwner(
  game: Game,
  stalker: StalkerState,
  by: number,
  clauses: readonly Clause[],
): Rule {
  const { attention, space: owner } = stalker;
  if (attention === null || owner === null || attention.space === owner || isHeld(game, stalker)) return;
  const routes = game.board.routes('stalker', attention.space, []).tied(owner, by);
  // Only where the token ends matters.
  const tied = routes.filter(
    (way, i) => routes.findIndex((other) => other.at(-1)?.to === way.at(-1)?.to) === i,
  );
  if (tied.length === 0) return;
  const { route } = yield* choose({
    kind: 'tieRoute',
    who: game.state.lead.holder,
    clauses: ['EA7', 'D3'],
    about: { entity: stalker.id, space: attention.space },
    options: tied.map((way) => ({ is: 'route' as const, route: way })),
  });
  const last = route.at(-1);
  if (last !== undefined) moveAttention(game, stalker, last.to, clauses);
}

/** AT5, unless AT2 forbids it. */
export function reduceAttention(game: Game, stalker: StalkerState, clauses: readonly Clause[]): void {
  const { attention } = stalker;
  if (attention === null || isHeld(game, stalker)) return;
  const to = attention.level === 'high' ? 'low' : null;
  stalker.attention = to === null ? null : { level: to, space: attention.space };
  tell(game, { fact: 'attentionReduced', stalker: stalker.id, to, clauses });
}
