/** F: which way Enemies look. */
import type { Direction } from '../board/types.ts';
import type { Game } from '../kernel/game.ts';
import type { Clause, SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState } from '../kernel/state.ts';

/** Turns an Enemy, tells it, and checks AT2. */
export function turn(_game: Game, _enemy: EnemyState, _to: Direction, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}

/** F1: turns an Enemy to face a space; the Lead Stalker breaks ties. */
export function* face(_game: Game, _enemy: EnemyState, _space: SpaceId, _clauses: readonly Clause[]): Rule {
  throw new RuleError('unwritten');
}
