/** EM: how Enemies move; Look around (EA5). */
import type { Game } from '../kernel/game.ts';
import type { Because } from '../kernel/facts.ts';
import type { SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState } from '../kernel/state.ts';

/** EM1, EM3 to EM7: toward a goal. Returns the number of spaces moved; the Enemy may be dead afterwards. */
export function* moveEnemy(_game: Game, _enemy: EnemyState, _goal: SpaceId, _upTo: number, _options: { readonly uninterrupted?: boolean; readonly because?: Because }): Rule<number> {
  throw new RuleError('unwritten');
}

/** EM2. */
export function* goForward(_game: Game, _enemy: EnemyState, _upTo: number): Rule<number> {
  throw new RuleError('unwritten');
}

/** EA5. */
export function lookAround(_game: Game, _enemy: EnemyState): void {
  throw new RuleError('unwritten');
}

/** The first possible target in its LoS, or null (EM3). */
export function seesTarget(_game: Game, _enemy: EnemyState): boolean {
  throw new RuleError('unwritten');
}

/** D14: toward the closest space without LoS to any target, uninterrupted, then facing what it left (Withdraw). */
export function* withdraw(_game: Game, _enemy: EnemyState): Rule {
  throw new RuleError('unwritten');
}
