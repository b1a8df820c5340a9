/** AK5: dice that lie on the table: what keeping them gives, and what it would bring to roll some of them again. */
import type { SpaceId } from '../board/types.ts';
import { successesOn } from '../model/box.ts';
import type { Decision, Subject } from '../model/decision.ts';
import type { RolledDie } from '../model/facts.ts';
import type { ActionRef, Game } from '../model/game.ts';
import type { StalkerState } from '../model/state.ts';
import { findAction } from '../rules/action/actions.ts';
import { planBlast } from '../rules/attack/blast.ts';
import { companionsOn, spaceOf, stalkersOn } from '../rules/basics/entities.ts';
import { sumOf } from '../rules/harm/wounds.ts';
import { attackLineOf, prepare } from './attack.ts';
import { expectedLoss, takenOff } from './blast.ts';
import { lossAfterCards, losses } from './defense.ts';
import { expectation, type Pool, rolled, successesOf } from './dice.ts';
import { Outcomes } from './outcomes.ts';
import { TO_KILL } from './spending.ts';
import type { Distribution, PartOdds, RerollOdds } from './types.ts';

/** Dice of which some go back: what those that stay show, and the pool of the others. */
interface Split {
  readonly successes: number;
  readonly masks: number;
  readonly pool: Pool;
}

/** The dice to roll again, without them those that are worth most; and where a Blast went, which its question does not say. */
export interface RerollQuestion {
  readonly dice?: readonly number[];
  readonly space?: SpaceId;
}

/** null: nothing is asked about the dice of an attack or of a Defense. */
export function rerollOdds(
  game: Game,
  decision: Decision,
  acting: ActionRef | null,
  { dice: picked, space }: RerollQuestion,
): RerollOdds | null {
  const stalker = game.state.stalkers[decision.who];
  if (decision.kind !== 'reroll' || !stalker) return null;
  switch (decision.about.cause) {
    case 'attack':
      return decision.about.target === null
        ? inBlast(game, stalker, decision, acting, space, picked)
        : inAttack(game, stalker, decision, acting, picked);
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
  return { of: 'attack', part, ...again };
}

/** AK10: all who are on the space, by the same roll. */
function inBlast(
  game: Game,
  stalker: StalkerState,
  decision: Decision,
  acting: ActionRef | null,
  space: SpaceId | undefined,
  picked: readonly number[] | undefined,
): RerollOdds | null {
  const { dice = [], modifiers = [] } = decision.about;
  const found = acting && findAction(game, stalker, acting.action, acting.source);
  const throws = found?.action.throws;
  if (!found || !throws || space === undefined || !game.board.spaces[space]) return null;
  const attack = planBlast(game, stalker, space, throws.dice, found.owned);
  const enemies = attack.within.map((enemy) => ({
    target: enemy.id,
    modifiers: [...modifiers, ...takenOff(game, attack, enemy)],
    outcomes: new Outcomes(game, attack, enemy, TO_KILL),
  }));
  const stalkers = stalkersOn(game, space);
  const source = found.owned?.card ?? 'blast';
  const oddsOf = (rolledAgain: readonly number[]): BlastEnds => {
    const { successes, pool } = split(game, dice, rolledAgain, false, false);
    const grid = rolled(game.box.dice, pool);
    const shown = successesOf(grid);
    const added = successes + sumOf(modifiers);
    return {
      enemies: enemies.map(({ modifiers: its, outcomes }) =>
        outcomes.sum('torso', grid, successes + sumOf(its), 0),
      ),
      friends: stalkers.map((friend) => expectedLoss(game, friend, spaceOf(stalker), shown, added, source)),
    };
  };
  const worth = (ends: BlastEnds): number =>
    total(ends.enemies.map(worthOf)) - TO_KILL.hp * total(ends.friends);
  const { kept, again, ...rest } = best(decision, dice, picked, oddsOf, worth);
  return {
    of: 'blast',
    ...rest,
    enemies: enemies.flatMap(({ target, modifiers: its }, index) => {
      const now = kept.enemies[index];
      return now ? [{ target, modifiers: its, kept: now, again: again?.enemies[index] ?? null }] : [];
    }),
    friends: [
      ...stalkers.map(({ id }, index) => ({
        entity: id,
        kept: kept.friends[index] ?? null,
        again: again?.friends[index] ?? null,
      })),
      ...companionsOn(game, space).map(({ id }) => ({ entity: id, kept: null, again: null })),
    ],
  };
}

/** What a Blast comes to for everybody there, in their order; of Stalkers the HP they lose on average. */
interface BlastEnds {
  readonly enemies: readonly PartOdds[];
  readonly friends: readonly number[];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

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
  const { kept, ...again } = best(decision, dice, picked, oddsOf, (lost) => -expectation(lost));
  return { of: 'defense', kept: expectation(kept), ...again };
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
  readonly kept: O;
  /** null: it is still asked what to roll them again with. */
  readonly again: O | null;
  readonly better: boolean;
}

/** Better by less than this is not better: sums of chances are not that exact. */
const HAIR = 1e-9;

/** The dice asked about, or of all that may be rolled again those that are worth most. */
function best<O>(
  { options, pick }: Decision,
  lying: readonly RolledDie[],
  picked: readonly number[] | undefined,
  oddsOf: (again: readonly number[]) => O,
  worth: (odds: O) => number,
): Again<O> {
  const kept = oddsOf([]);
  if (pick === undefined) return { dice: [], kept, again: null, better: false };
  const isBetter = (again: O): boolean => worth(again) > worth(kept) + HAIR;
  const eligible = options.flatMap((option) => (option.is === 'die' ? [option.die] : []));
  if (picked !== undefined) {
    const dice = picked.filter((die) => eligible.includes(die));
    const again = oddsOf(dice);
    return { dice, kept, again, better: isBetter(again) };
  }
  let found: { readonly dice: readonly number[]; readonly again: O } | null = null;
  for (const dice of choicesOf(eligible, lying, pick.max)) {
    const again = oddsOf(dice);
    if (found === null || worth(again) > worth(found.again)) found = { dice, again };
  }
  return { dice: [], again: null, ...found, kept, better: found !== null && isBetter(found.again) };
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
