/** EA: Enemy Activation. */
import type { Game } from '../kernel/game.ts';
import type { EnemyId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';

/** EA1 to EA8, in the Enemy Activation step of the Enemies & Zone Phase, bottom step included. */
export function* enemyActivation(_game: Game): Rule {
  throw new RuleError('unwritten');
}

/** A card drawn for some Enemies only (a Decoy, an Unknown token): without the bottom step (EA4). */
export function* activateOnly(_game: Game, _enemies: readonly EnemyId[], _level: 'low' | 'high', _reason: string): Rule {
  throw new RuleError('unwritten');
}

/** RX1, RX2: the Enemies that will react, in order; and one of them reacting. */
export function* reactors(_game: Game, _stalker: number): Rule<readonly EnemyId[]> {
  throw new RuleError('unwritten');
}
export function* react(_game: Game, _enemy: EnemyId, _stalker: number): Rule {
  throw new RuleError('unwritten');
}
