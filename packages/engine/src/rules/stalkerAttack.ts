/** AK: a Stalker attacks. */
import type { AttackLine, Reason } from '../cards/abilities.ts';
import type { Game } from '../kernel/game.ts';
import type { EnemyId, SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState, OwnedCard, StalkerState } from '../kernel/state.ts';

/** Enemies this line of the equipped Weapon could be aimed at now. */
export function targetsOf(_game: Game, _stalker: StalkerState, _owned: OwnedCard, _line: AttackLine): readonly EnemyState[] {
  throw new RuleError('unwritten');
}

/** Why this attack cannot be made now. */
export function attackRefusal(_game: Game, _stalker: StalkerState, _owned: OwnedCard, _line: AttackLine): Reason | null {
  throw new RuleError('unwritten');
}

/** AK1 to AK13 for a Weapon attack. The Turn token was slid by the caller (AK2). */
export function* weaponAttack(_game: Game, _stalker: StalkerState, _owned: OwnedCard, _line: AttackLine): Rule {
  throw new RuleError('unwritten');
}

/** A Grenade or other Blast that hits everybody on a space: Enemies on the Torso, Stalkers as AK14. */
export function* blastSpace(_game: Game, _stalker: StalkerState, _space: SpaceId, _dice: number, _hits: 'everybody' | 'enemies'): Rule {
  throw new RuleError('unwritten');
}

/** A8. */
export function* knife(_game: Game, _stalker: StalkerState, _target: EnemyId | null): Rule {
  throw new RuleError('unwritten');
}
