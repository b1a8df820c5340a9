/** W: Enemy wounds and death. */
import type { BodyPart } from '../cards/abilities.ts';
import type { Modifier } from '../kernel/facts.ts';
import type { Game } from '../kernel/game.ts';
import type { SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState } from '../kernel/state.ts';

/** Where an attack on an Enemy comes from: for "push away" and for who picks (W3). */
export interface WoundSource {
  readonly from: SpaceId | null;
  /** An Enemy attacked: the Lead Stalker picks. Otherwise this Stalker's player does. */
  readonly picks: 'lead' | number;
}

/** AK6, EK6: successes (cover and all else in `modifiers`) against the To Hit table of a part. Returns whether it still lives. */
export function* hitEnemy(_game: Game, _enemy: EnemyState, _part: BodyPart, _successes: readonly Modifier[], _source: WoundSource): Rule<boolean> {
  throw new RuleError('unwritten');
}

/** W1, W2, S4: one wound. Returns whether it still lives. */
export function* wound(_game: Game, _enemy: EnemyState, _wound: 'light' | 'heavy', _source: WoundSource): Rule<boolean> {
  throw new RuleError('unwritten');
}

/** Returns whether it still lives. */
export function* loseEnemyHp(_game: Game, _enemy: EnemyState, _amount: number, _source: string): Rule<boolean> {
  throw new RuleError('unwritten');
}

/** W4. */
export function* killEnemy(_game: Game, _enemy: EnemyState): Rule {
  throw new RuleError('unwritten');
}

/** W3. */
export function* pushAway(_game: Game, _enemy: EnemyState, _source: WoundSource): Rule {
  throw new RuleError('unwritten');
}
