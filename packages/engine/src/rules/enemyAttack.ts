/** EK: an Enemy attacks. */
import type { Modifier } from '../kernel/facts.ts';
import type { Game } from '../kernel/game.ts';
import type { StalkerId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState } from '../kernel/state.ts';

export interface StrikeOrder {
  /** RX1: nobody but this Stalker. */
  readonly only?: StalkerId;
  readonly reaction: boolean;
  /** Damage changed by the activation step. */
  readonly step: readonly Modifier[];
}

/** EK1 to EK7. */
export function* enemyAttack(_game: Game, _enemy: EnemyState, _order: StrikeOrder): Rule {
  throw new RuleError('unwritten');
}
