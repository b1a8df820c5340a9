/** AK5: dice that lie on the table: what keeping them gives, and what it would bring to roll some of them again. */
import { successesOn } from '../model/box.ts';
import type { Decision, Subject } from '../model/decision.ts';
import type { RolledDie } from '../model/facts.ts';
import type { ActionRef, Game } from '../model/game.ts';
import type { StalkerState } from '../model/state.ts';
import { sumOf } from '../rules/harm/wounds.ts';
import { attackLineOf, prepare } from './attack.ts';
import { lossAfterCards, losses } from './defense.ts';
import { expectation, type Pool, rolled, successesOf } from './dice.ts';
import { TO_KILL } from './spending.ts';
import type { Distribution, PartOdds, RerollOdds } from './types.ts';

/** Dice of which some go back: what those that stay show, and the pool of the others. */
interface Split {
  readonly successes: number;
  readonly masks: number;
  readonly pool: Pool;
}

/**
 * `picked` are the dice to roll again; without them, those that are worth most. null: nothing is asked about the dice of an
 * attack on one Enemy or of a Defense.
 */
export function rerollOdds(
  game: Game,
  decision: Decision,
  acting: ActionRef | null,
  picked?: readonly number[],
): RerollOdds | null {
  const stalker = game.state.stalkers[decision.who];
  if (decision.kind !== 'reroll' || !stalker) return null;
  switch (decision.about.cause) {
    case 'attack':
      return inAttack(game, stalker, decision, acting, picked);
    case 'defense':
      return inDefense(game, stalker, decision, picked);
    default:
      return null;
  }
}

function inAttack(
  game: Game,
  stalker: StalkerState,
  decision: Decision,
  acting: ActionRef | null,
  picked: readonly number[] | undefined,
): RerollOdds | null {
  const { dice = [], modifiers = [], part = 'torso', accurate = false, target } = decision.about;
  const found = acting && attackLineOf(game, stalker, acting.action);
  const enemy = game.state.enemies.find(({ id }) => id === target);
  if (!found || !enemy) return null;
  const { outcomes, addedMasks } = prepare(game, { stalker, ...found, target: enemy });
  const oddsOf = (again: readonly number[]): PartOdds => {
    const { successes, masks, pool } = split(game, dice, again, accurate, outcomes.wantsMasks);
    const added = successes + sumOf(modifiers);
    return outcomes.sum(part, rolled(game.box.dice, pool), added, masks + addedMasks);
  };
  const again = best(decision, dice, picked, oddsOf, worthOf);
  return { of: 'attack', part, kept: oddsOf([]), ...again };
}

function inDefense(
  game: Game,
  stalker: StalkerState,
  decision: Decision,
  picked: readonly number[] | undefined,
): RerollOdds {
  const { dice = [], modifiers = [], damage = 0, target } = decision.about;
  const source = game.state.enemies.find(({ id }) => id === target)?.card ?? 'damage';
  const oddsOf = (again: readonly number[]): Distribution => {
    const { successes, pool } = split(game, dice, again, false, false);
    const added = successes + sumOf(modifiers);
    return losses(successesOf(rolled(game.box.dice, pool)), (shown) =>
      lossAfterCards(game, stalker, Math.max(0, damage - Math.max(0, shown + added)), source),
    );
  };
  const again = best(decision, dice, picked, oddsOf, (lost) => -expectation(lost));
  return { of: 'defense', kept: expectation(oddsOf([])), ...again };
}

const worthOf = ({ kill, expectedHpLost, pinDown, exposed }: PartOdds): number =>
  kill * TO_KILL.kill + expectedHpLost * TO_KILL.hp + pinDown * TO_KILL.pinDown + exposed * TO_KILL.exposed;

function split(
  game: Game,
  dice: NonNullable<Subject['dice']>,
  again: readonly number[],
  accurate: boolean,
  wantsMasks: boolean,
): Split {
  let successes = 0;
  let masks = 0;
  const back = { stalker: 0, equipment: 0 };
  for (const [index, die] of dice.entries()) {
    if (die.kind === 'anomaly') continue;
    if (again.includes(index)) back[die.kind] += 1;
    else {
      successes += successesOn(game.box.dice, die, accurate);
      if (die.kind === 'stalker') masks += game.box.dice.stalker[die.face]?.masks ?? 0;
    }
  }
  return { successes, masks: wantsMasks ? masks : 0, pool: { ...back, accurate, masks: wantsMasks } };
}

interface Again<O> {
  readonly dice: readonly number[];
  /** null: it is still asked what to roll them again with. */
  readonly again: O | null;
}

/** The dice asked about, or of all that may be rolled again those that are worth most. */
function best<O>(
  { options, pick }: Decision,
  lying: readonly RolledDie[],
  picked: readonly number[] | undefined,
  oddsOf: (again: readonly number[]) => O,
  worth: (odds: O) => number,
): Again<O> {
  if (pick === undefined) return { dice: [], again: null };
  const eligible = options.flatMap((option) => (option.is === 'die' ? [option.die] : []));
  if (picked !== undefined) {
    const dice = picked.filter((die) => eligible.includes(die));
    return { dice, again: oddsOf(dice) };
  }
  let found: { readonly dice: readonly number[]; readonly again: O } | null = null;
  for (const dice of choicesOf(eligible, lying, pick.max)) {
    const again = oddsOf(dice);
    if (found === null || worth(again) > worth(found.again)) found = { dice, again };
  }
  return found ?? { dice: [], again: null };
}

/** Every way to take one to `most` of some dice; dice that show the same are the same. */
function choicesOf(
  eligible: readonly number[],
  lying: readonly RolledDie[],
  most: number,
): readonly (readonly number[])[] {
  const ways = new Map<string, readonly number[]>([['', []]]);
  for (const die of eligible) {
    for (const way of [...ways.values()]) {
      if (way.length === most) continue;
      const longer = [...way, die];
      const key = longer
        .map((index) => `${lying[index]?.kind}${lying[index]?.face}`)
        .sort()
        .join(' ');
      if (!ways.has(key)) ways.set(key, longer);
    }
  }
  ways.delete('');
  return [...ways.values()];
}
