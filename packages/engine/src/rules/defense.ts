/** EK5, EK8, AK14: a Stalker defends. */
import type { Defense } from '../cards/abilities.ts';
import type { Modifier } from '../kernel/facts.ts';
import type { Game } from '../kernel/game.ts';
import type { SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState, StalkerState } from '../kernel/state.ts';

/** An Attack on a Stalker: cover, Exposed, Defense dice, rerolls, HP. Returns the HP lost. `damage` is before cover and Exposed. */
export function* attackStalker(_game: Game, _stalker: StalkerState, _attacker: EnemyState | null, _from: SpaceId | null, _damage: readonly Modifier[], _source: string): Rule<number> {
  throw new RuleError('unwritten');
}

/** "Suffer X damage": no Attack, but Defense may be rolled (EK8). */
export function* sufferDamage(_game: Game, _stalker: StalkerState, _damage: number, _source: string): Rule<number> {
  throw new RuleError('unwritten');
}

/** M10: what an attack from there loses against somebody on this space. */
export function coverAgainst(_game: Game, _space: SpaceId, _from: SpaceId | null): number {
  throw new RuleError('unwritten');
}

export type { Defense };
