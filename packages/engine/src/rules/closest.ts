/** D3 to D5, D11 to D14: routes, and what is closest. */
import type { RouteTable, SpaceId } from '../board/types.ts';
import type { Because } from '../kernel/facts.ts';
import type { Game } from '../kernel/game.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState, EntityState } from '../kernel/state.ts';

/** One thing among which the closest is looked for; several spaces for a Room or an Anomaly. */
export interface Place<T> {
  readonly what: T;
  readonly space: SpaceId;
}

/** An Enemy's own routes with D4 and D12 applied for this goal. */
export function routesFor(_game: Game, _enemy: EnemyState, _goal: SpaceId): RouteTable {
  throw new RuleError('unwritten');
}

/** D5 for whoever walks: the closest of several things and why; ties go to the Lead Stalker. null if there is none. */
export function* closest<T>(_game: Game, _walker: EntityState, _places: readonly Place<T>[], _question: string): Rule<{ readonly what: T; readonly space: SpaceId; readonly because: Because } | null> {
  throw new RuleError('unwritten');
}

/** EA3: Enemies in the order in which they act: closest to their own closest place first, then colours, then the Lead Stalker. */
export function* inOrder(_game: Game, _enemies: readonly EnemyState[], _places: readonly SpaceId[]): Rule<EnemyState[]> {
  throw new RuleError('unwritten');
}
