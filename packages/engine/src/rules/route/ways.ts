/** The route tables of a walker, with the spaces it must avoid (D3, D4, D11, D12). */

import { type Board, type RouteTable, type SpaceId, UNREACHABLE, type Walker } from '../../board/types.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyState, EntityState, GameState } from '../../model/state.ts';
import { capacityOf, isEnemy, spaceOf, walkerOf } from '../basics/entities.ts';
import { natureOf } from '../basics/natures.ts';
import { mayTarget } from '../basics/sight.ts';
import { hasRivals } from '../basics/targets.ts';
import { dangerousSpaces } from '../map/symbols.ts';

const NONE: readonly SpaceId[] = [];

/** How many stand on each space of a board: nobody, but while it is being asked. */
const crowds = new IdentityCache<Board, Int8Array>();

function crowdsOf(board: Board): Int8Array {
  const known = crowds.get(board);
  if (known !== undefined) return known;
  const counts = new Int8Array(board.spaces.length);
  crowds.set(board, counts);
  return counts;
}

function count({ stalkers, companions, enemies }: GameState, counts: Int8Array, by: 1 | -1): void {
  countAll(stalkers, counts, by);
  countAll(companions, counts, by);
  countAll(enemies, counts, by);
}

function countAll(entities: readonly EntityState[], counts: Int8Array, by: 1 | -1): void {
  for (const { space } of entities) if (space !== null) counts[space] = (counts[space] ?? 0) + by;
}

/** D12: fully occupied spaces that hold a possible target. */
function barredFor(game: Game, enemy: EnemyState): readonly SpaceId[] {
  const { stalkers, companions, enemies } = game.state;
  const counts = crowdsOf(game.board);
  count(game.state, counts, 1);
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
  count(game.state, counts, -1);
  return barred ?? NONE;
}

function barFull(
  game: Game,
  counts: Int8Array,
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

const NO_OBSTACLES: Obstacles = { barred: NONE, dangerous: NONE, unclean: NONE };

/** All routes from one space for these walkers, computed lazily. */
export class Ways {
  private readonly board: Board;
  private readonly walker: Walker;
  private readonly from: SpaceId;
  private readonly obstacles: Obstacles;
  /** With D12 alone. */
  private any: RouteTable | null = null;
  /** D4: without uncovered symbols. */
  private clean: RouteTable | null = null;

  constructor(board: Board, walker: Walker, from: SpaceId, obstacles: Obstacles = NO_OBSTACLES) {
    this.board = board;
    this.walker = walker;
    this.from = from;
    this.obstacles = obstacles;
  }

  /** D4: the clean routes to this goal, or all of them if no clean one leads there. */
  to(goal: SpaceId): RouteTable {
    const clean = this.cleanTo(goal);
    if (clean !== null) return clean;
    this.any ??= this.board.routes(this.walker, this.from, this.obstacles.barred);
    return this.any;
  }

  /** D5: whether it can be reached only through uncovered symbols. Where it stands is reached already. */
  isRisky(goal: SpaceId): boolean {
    return this.obstacles.dangerous.length > 0 && goal !== this.from && this.cleanTo(goal) === null;
  }

  /** D4: whether the routes there leave others out. */
  isClean(goal: SpaceId): boolean {
    return this.cleanTo(goal) !== null;
  }

  /** The goal counts, the start does not. */
  private cleanTo(goal: SpaceId): RouteTable | null {
    const { dangerous, unclean } = this.obstacles;
    if (dangerous.length === 0 || dangerous.includes(goal)) return null;
    this.clean ??= this.board.routes(this.walker, this.from, unclean);
    return this.clean.spaces(goal) === UNREACHABLE ? null : this.clean;
  }
}

/** The ways of an Enemy for which it is known what they leave out. */
export const waysAround = (game: Game, enemy: EnemyState, from: SpaceId, obstacles: Obstacles): Ways =>
  new Ways(game.board, walkerOf(game, enemy), from, obstacles);

/** The ways of an Entity, from where it stands or from elsewhere. Each measures for itself (D11). */
export function waysOf(game: Game, entity: EntityState, from: SpaceId = spaceOf(entity)): Ways {
  if (isEnemy(entity)) return waysAround(game, entity, from, obstaclesFor(game, entity));
  return new Ways(game.board, walkerOf(game, entity), from); // D4 and D12 are for Enemies alone.
}
