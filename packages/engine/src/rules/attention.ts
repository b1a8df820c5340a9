/** AT: where everybody's Attention lies. */
import type { Game } from '../kernel/game.ts';
import type { Clause, SpaceId } from '../kernel/ids.ts';
import { RuleError } from '../kernel/rule.ts';
import type { AttentionLevel, StalkerState } from '../kernel/state.ts';

/** AT2: after every step, turn, placement, death and change of the map, whoever's. */
export function checkAttention(_game: Game): void {
  throw new RuleError('unwritten');
}

/** Places or moves the token, unless AT2 or AT4 forbid it. */
export function placeAttention(_game: Game, _stalker: StalkerState, _level: AttentionLevel, _space: SpaceId, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}

/** Moves the token where it lies to another space, its side kept, unless AT2 forbids it. */
export function moveAttention(_game: Game, _stalker: StalkerState, _to: SpaceId, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}

/** AT5, unless AT2 forbids it. */
export function reduceAttention(_game: Game, _stalker: StalkerState, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}
