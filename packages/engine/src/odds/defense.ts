/**
 * EK5: what a Defense leaves of an attack: Armor dice, what cards add, a Focus used well. Rules that somebody may use
 * besides are not counted; `besides` names their cards.
 */
import type { Defense } from '../model/abilities.ts';
import type { Game } from '../model/game.ts';
import type { EnemyState, StalkerState } from '../model/state.ts';
import { hookSources } from '../rules/gear/outfit.ts';
import { damageOf, defensePool, planDefense } from '../rules/harm/defense.ts';
import { sumOf } from '../rules/harm/wounds.ts';
import { besidesDefense, unrolled } from './additional.ts';
import { expectation, type Pool, rolled, successesOf } from './dice.ts';
import { rerolledWell } from './reroll.ts';
import type { DefenseOdds, Distribution } from './types.ts';

/** `damage` is what comes in, cover and Exposed counted already. */
export function defenseOdds(
  game: Game,
  stalker: StalkerState,
  attacker: EnemyState | null,
  damage: number,
  isAttack = true,
): DefenseOdds {
  const from = attacker?.space ?? null;
  const defense = planDefense(stalker, attacker, from, isAttack, [{ reason: 'damage', by: damage }]);
  return oddsOf(game, defense, attacker?.card ?? 'damage');
}

/** For a Defense as the rules would plan it. */
export function oddsOf(game: Game, defense: Defense, source: string): DefenseOdds {
  const { stalker } = defense;
  const { equipment, successes } = defensePool(game, defense);
  const damage = damageOf(defense);
  const bonus = sumOf(successes) + sumOf(defense.successes);
  const pool: Pool = { stalker: 0, equipment, accurate: false, masks: false };
  const lossOf = (rolled: number): number =>
    lossAfterCards(game, stalker, Math.max(0, damage - Math.max(0, rolled + bonus)), source);
  const plain = losses(successesOf(rolled(game.box.dice, pool)), lossOf);
  const focus =
    stalker.focus && equipment > 0
      ? losses(successesOf(rerolledWell(game.box.dice, pool, (rolled) => damage - lossOf(rolled))), lossOf)
      : null;
  return {
    damage,
    dice: equipment,
    bonus,
    plain,
    focus,
    expected: expectation(plain),
    expectedWithFocus: focus && expectation(focus),
    injury: injuryIn(stalker, plain),
    injuryWithFocus: focus && injuryIn(stalker, focus),
    besides: besidesDefense(game, defense, unrolled(0, equipment)),
  };
}

/** Cards that lower what is lost in the end. */
export function lossAfterCards(game: Game, stalker: StalkerState, amount: number, source: string): number {
  let loss = amount;
  for (const { abilities } of hookSources(game, stalker)) {
    if (abilities.hpLoss) loss = abilities.hpLoss(game, stalker, loss, source);
  }
  return Math.max(0, loss);
}

export function losses(rolled: readonly number[], lossOf: (rolled: number) => number): number[] {
  const chances: number[] = [];
  for (const [successes, chance] of rolled.entries()) {
    if (chance === 0) continue;
    const loss = lossOf(successes);
    while (chances.length <= loss) chances.push(0);
    chances[loss] = (chances[loss] ?? 0) + chance;
  }
  return chances;
}

/** S5: HP drop to 0, or would be lost at 0; losing 0 is no loss. */
const injuryIn = ({ hp }: StalkerState, losses: Distribution): number =>
  losses.reduce((sum, chance, loss) => (loss > 0 && loss >= hp ? sum + chance : sum), 0);
