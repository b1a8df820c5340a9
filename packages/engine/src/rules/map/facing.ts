/** F: which way Enemies look. */
import { directionTo } from '../../board/facing.ts';
import type { Direction, SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Clause } from '../../model/ids.ts';
import { choose, type Rule, SETTLED } from '../../model/rule.ts';
import type { EnemyState, EntityState } from '../../model/state.ts';
import { walkerOf } from '../basics/entities.ts';
import { checkAttention } from './attention.ts';

/** Turns an Enemy, tells it, and checks AT2. */
export function turn(game: Game, enemy: EnemyState, to: Direction, clauses: readonly Clause[]): void {
  const from = enemy.facing;
  if (from === to) return;
  enemy.facing = to;
  tell(game, { fact: 'turned', enemy: enemy.id, from, to, clauses });
  checkAttention(game, enemy);
}

/** F1: the directions in which it would face a space; several are a tie, none keeps the facing. */
function directionsTo(
  game: Game,
  enemy: EnemyState,
  space: SpaceId,
  other: EntityState | null,
): readonly Direction[] {
  if (enemy.space === null) return [];
  const sight = game.board.sight(game.state.noVisibility);
  const seer = other && walkerOf(game, other);
  return directionTo(game.board, walkerOf(game, enemy), sight, enemy.space, space, seer);
}

/** F1: turns an Enemy to face somebody, who may see it where it sees nobody (through a window). */
export function faceEntity(
  game: Game,
  enemy: EnemyState,
  other: EntityState,
  clauses: readonly Clause[],
): Rule {
  return other.space === null ? SETTLED : face(game, enemy, other.space, clauses, other);
}

/** F1: turns an Enemy to face a space; the Lead Stalker breaks ties. */
export function face(
  game: Game,
  enemy: EnemyState,
  space: SpaceId,
  clauses: readonly Clause[],
  other: EntityState | null = null,
): Rule {
  const directions = directionsTo(game, enemy, space, other);
  if (directions.length > 1) return faceOneOf(game, enemy, space, directions, clauses);
  const [only] = directions;
  if (only !== undefined) turn(game, enemy, only, clauses);
  return SETTLED;
}

function* faceOneOf(
  game: Game,
  enemy: EnemyState,
  space: SpaceId,
  directions: readonly Direction[],
  clauses: readonly Clause[],
): Rule {
  const { direction } = yield* choose({
    kind: 'tieFacing',
    who: game.state.lead.holder,
    clauses: ['F1'],
    about: { entity: enemy.id, space },
    options: directions.map((each) => ({ is: 'direction', direction: each }) as const),
  });
  turn(game, enemy, direction, clauses);
}
