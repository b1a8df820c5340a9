/** How somebody could walk now: whose routes, and what they leave out (D3, D4, D11, D12). */
import { Recall } from '../board/recall.ts';
import { type Board, type RouteTable, type SpaceId, UNREACHABLE } from '../board/types.ts';
import type { Game } from '../kernel/game.ts';
import type { EnemyState, EntityState } from '../kernel/state.ts';
import { dangerousSpaces } from './anomalies.ts';
import { natureOf } from './natures.ts';
import { capacityOf, isEnemy, mayTarget, spaceOf, walkerOf } from './query.ts';
import { hasRivals } from './targets.ts';

const NONE: readonly SpaceId[] = [];

/** All routes from one space for one Entity. */
export interface Ways {
  /** With D12 alone. */
  readonly any: RouteTable;
  /** D4: without uncovered symbols; null for those who do not care, or when there are none. */
  readonly clean: RouteTable | null;
  readonly dangerous: readonly SpaceId[];
}

/** How many stand on each space of a board; counted anew for each question, so that asking allocates nothing. */
const crowds = new Recall<Board, Uint8Array>();

function crowdsOf({ board, state }: Game): Uint8Array {
  let counts = crowds.get(board);
  if (counts === undefined) {
    counts = new Uint8Array(board.spaces.length);
    crowds.set(board, counts);
  }
  counts.fill(0);
  count(counts, state.stalkers);
  count(counts, state.companions);
  count(counts, state.enemies);
  return counts;
}

function count(counts: Uint8Array, entities: readonly EntityState[]): void {
  for (const { space } of entities) if (space !== null) counts[space] = (counts[space] ?? 0) + 1;
}

/** D12: fully occupied spaces that hold a possible target. */
function barredFor(game: Game, enemy: EnemyState): readonly SpaceId[] {
  const { stalkers, companions, enemies } = game.state;
  const counts = crowdsOf(game);
  let barred: SpaceId[] | null = null;
  for (const { space } of stalkers) barred = barFull(game, counts, space, barred);
  for (const companion of companions) {
    if (mayTarget(game, enemy, companion)) barred = barFull(game, counts, companion.space, barred);
  }
  if (hasRivals(game, enemy)) {
    for (const other of enemies) {
      if (mayTarget(game, enemy, other)) barred = barFull(game, counts, other.space, barred);
    }
  }
  return barred ?? NONE;
}

function barFull(
  game: Game,
  counts: Uint8Array,
  space: SpaceId | null,
  barred: SpaceId[] | null,
): SpaceId[] | null {
  if (space === null || (counts[space] ?? 0) < capacityOf(game, space)) return barred;
  if (barred === null) return [space];
  if (!barred.includes(space)) barred.push(space);
  return barred;
}

/** What the routes of a kind of Enemy leave out: the same for all of one card, as long as nobody moves. */
export interface Obstacles {
  /** D12. */
  readonly barred: readonly SpaceId[];
  /** D4. */
  readonly dangerous: readonly SpaceId[];
  /** Both. */
  readonly unclean: readonly SpaceId[];
}

export function obstaclesFor(game: Game, enemy: EnemyState): Obstacles {
  const barred = barredFor(game, enemy);
  const dangerous = natureOf(game, enemy).mindsAnomalies ? dangerousSpaces(game) : NONE;
  if (barred.length === 0 || dangerous.length === 0) return { barred, dangerous, unclean: dangerous };
  return { barred, dangerous, unclean: [...barred, ...dangerous] };
}

/** The ways of an Enemy for which it is known what they leave out. */
export function waysAround(
  game: Game,
  enemy: EnemyState,
  from: SpaceId,
  { barred, dangerous, unclean }: Obstacles,
): Ways {
  const { board } = game;
  const walker = walkerOf(game, enemy);
  const any = board.routes(walker, from, barred);
  const clean = dangerous.length === 0 ? null : board.routes(walker, from, unclean);
  return { any, clean, dangerous };
}

/** The ways of an Entity, from where it stands or from elsewhere. Each measures for itself (D11). */
export function waysOf(game: Game, entity: EntityState, from: SpaceId = spaceOf(entity)): Ways {
  if (isEnemy(entity)) return waysAround(game, entity, from, obstaclesFor(game, entity));
  return { any: game.board.routes(walkerOf(game, entity), from, NONE), clean: null, dangerous: NONE };
}

/** D4: the clean routes to this goal, or all of them if no clean one leads there. The goal counts, the start does not. */
export function tableTo(ways: Ways, goal: SpaceId): RouteTable {
  const { any, clean, dangerous } = ways;
  if (clean === null || dangerous.includes(goal)) return any;
  return clean.spaces(goal) === UNREACHABLE ? any : clean;
}
