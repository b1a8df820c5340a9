/** Rolling and counting dice (AK4, AK6). */

import { RuleError } from '../../base/errors.ts';
import { draw } from '../../base/random.ts';
import { successesOn } from '../../model/box.ts';
import type { DieKind, RolledDie } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import type { EntityId } from '../../model/ids.ts';
import type { Petals } from '../../model/state.ts';

/** How many dice of each kind. */
export interface DicePool {
  readonly stalker?: number;
  readonly equipment?: number;
}

/** Draws one die's face index. Results laid out in advance come first. */
export function rollDie(game: Game, kind: DieKind): number {
  const { random } = game.state;
  const scripted = random.scripted[kind];
  const next = scripted.length > 0 ? scripted.shift() : undefined;
  return next ?? draw(random, 'dice', game.box.dice[kind].length);
}

/** Rolls and tells it: Stalker dice first, then Equipment dice. No dice, no roll. */
export function roll(game: Game, who: EntityId | null, purpose: string, pool: DicePool): RolledDie[] {
  const dice: RolledDie[] = [];
  for (let i = 0; i < (pool.stalker ?? 0); i++)
    dice.push({ kind: 'stalker', face: rollDie(game, 'stalker') });
  for (let i = 0; i < (pool.equipment ?? 0); i++) {
    dice.push({ kind: 'equipment', face: rollDie(game, 'equipment') });
  }
  if (dice.length > 0) tell(game, { fact: 'diceRolled', who, purpose, dice: [...dice], clauses: ['AK4'] });
  return dice;
}

/** One Anomaly die, as its petals (AN2). */
export const rollAnomalyDie = (game: Game, who: EntityId | null, purpose: string): Petals =>
  petalsOn(game, rollAnomalyFace(game, who, purpose));

/** One Anomaly die, as its face. */
export function rollAnomalyFace(game: Game, who: EntityId | null, purpose: string): number {
  const face = rollDie(game, 'anomaly');
  tell(game, { fact: 'diceRolled', who, purpose, dice: [{ kind: 'anomaly', face }], clauses: ['AN2'] });
  return face;
}

export function petalsOn(game: Game, face: number): Petals {
  const petals = game.box.dice.anomaly[face];
  if (petals === undefined) throw new RuleError(`the Anomaly die has no face ${face}`);
  return petals;
}

export function successes(game: Game, dice: readonly RolledDie[], accurate: boolean): number {
  let sum = 0;
  for (const die of dice) sum += successesOn(game.box.dice, die, accurate);
  return sum;
}

/** Masks are on Stalker dice only (AK7). */
export function masks(game: Game, dice: readonly RolledDie[]): number {
  let sum = 0;
  for (const die of dice) if (die.kind === 'stalker') sum += game.box.dice.stalker[die.face]?.masks ?? 0;
  return sum;
}
