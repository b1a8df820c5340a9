/** S: status tokens, HP and Critical Injuries. */
import type { Status } from '../kernel/facts.ts';
import type { Game } from '../kernel/game.ts';
import type { Clause } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState, StalkerState } from '../kernel/state.ts';

/** S1, G2: a second one does nothing; without a token in the supply it is skipped. */
export function gainStatus(_game: Game, _entity: StalkerState | EnemyState, _status: Status, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}

export function loseStatus(_game: Game, _entity: StalkerState | EnemyState, _status: Status, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}

/** EQ2, S5, S6: one source of loss. `source` names it for people ('anomaly', 'radiation', a card id ...). */
export function* loseHp(_game: Game, _stalker: StalkerState, _amount: number, _source: string, _clauses: readonly Clause[]): Rule {
  throw new RuleError('unwritten');
}

export function heal(_game: Game, _stalker: StalkerState, _amount: number, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}

export function maxHp(_game: Game, _stalker: StalkerState): number {
  throw new RuleError('unwritten');
}
