/** Rolling, rerolling and counting dice (AK4 to AK6). */
import type { DieKind, RolledDie } from '../kernel/facts.ts';
import type { Game } from '../kernel/game.ts';
import type { EntityId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { Petals, StalkerState } from '../kernel/state.ts';

/** Rolls and tells it. Scripted results come first. */
export function roll(_game: Game, _who: EntityId | null, _purpose: string, _pool: { readonly stalker?: number; readonly equipment?: number }): RolledDie[] {
  throw new RuleError('unwritten');
}

/** One Anomaly die, with its petals. */
export function rollAnomalyDie(_game: Game, _who: EntityId | null, _purpose: string): Petals {
  throw new RuleError('unwritten');
}

/** S2, AK5: offers a Focus (and other sources) to reroll any chosen dice. Changes `dice` in place. */
export function* offerRerolls(_game: Game, _stalker: StalkerState, _purpose: 'attack' | 'defense', _dice: RolledDie[]): Rule {
  throw new RuleError('unwritten');
}

export function successes(_game: Game, _dice: readonly RolledDie[], _accurate: boolean): number {
  throw new RuleError('unwritten');
}

export function masks(_game: Game, _dice: readonly RolledDie[]): number {
  throw new RuleError('unwritten');
}

/** Draws one die's face index. */
export function rollDie(_game: Game, _kind: DieKind): number {
  throw new RuleError('unwritten');
}
