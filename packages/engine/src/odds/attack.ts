/**
 * The exact odds of a Stalker's attack, for each Body Part it may pick (AK): dice with everything cards add, accurate
 * Range, cover, the To Hit table, the Wound deck as it stands, masks spent well, and a Focus used well. Rules that
 * somebody may use besides (`besides` names their cards) and what a Push leads to are not counted.
 */
import type { AttackLine, BodyPart, StalkerAttack } from '../model/abilities.ts';
import type { Modifier } from '../model/facts.ts';
import type { Game } from '../model/game.ts';
import type { Reason } from '../model/reasons.ts';
import type { EnemyState, OwnedCard, StalkerState } from '../model/state.ts';
import {
  attackPool,
  coverModifier,
  partsOf,
  picksBodyPart,
  planAttack,
  targetRefusal,
} from '../rules/attack/attackPool.ts';
import { KNIFE } from '../rules/attack/stalkerAttack.ts';
import { spaceOf } from '../rules/basics/entities.ts';
import { sumOf, toughness } from '../rules/harm/wounds.ts';
import { besidesAttack, unrolled } from './additional.ts';
import { type Pool, rolled } from './dice.ts';
import { Outcomes } from './outcomes.ts';
import { rerolledWell, type Worth } from './reroll.ts';
import { type AttackUtility, TO_KILL } from './spending.ts';
import type { AttackOdds } from './types.ts';

export interface AttackQuestion {
  readonly stalker: StalkerState;
  /** The equipped Weapon; null: the Knife. */
  readonly owned: OwnedCard | null;
  readonly line: AttackLine;
  readonly target: EnemyState;
  /** Where the player says how much (Unload); all of it if left out. */
  readonly ammo?: number;
  readonly aim?: AttackUtility;
}

/** Everything that is known before the roll. */
export interface Prepared {
  readonly attack: StalkerAttack;
  readonly pool: Pool;
  readonly modifiers: readonly Modifier[];
  readonly added: number;
  readonly addedMasks: number;
  readonly outcomes: Outcomes;
}

export function prepare(game: Game, question: AttackQuestion): Prepared {
  const { stalker, owned, line, target, aim = TO_KILL } = question;
  const attack = planAttack(game, {
    stalker,
    owned,
    line,
    target,
    space: spaceOf(target),
    ammo: line.ammo === 'X' ? (question.ammo ?? owned?.ammo ?? 1) : line.ammo,
    weapon: owned !== null,
  });
  const dice = attackPool(game, attack);
  const modifiers = [
    ...dice.successes,
    ...coverModifier(game, attack, target),
    ...toughness(game, target, spaceOf(stalker)),
  ];
  const outcomes = new Outcomes(game, attack, target, aim);
  const pool: Pool = {
    stalker: dice.stalker,
    equipment: dice.equipment,
    accurate: attack.accurate,
    masks: outcomes.wantsMasks,
  };
  return { attack, pool, modifiers, added: sumOf(modifiers), addedMasks: sumOf(dice.masks), outcomes };
}

/** What successes and masks on the dice are worth to the attacker, everything else counted in. */
const worthIn =
  ({ outcomes, added, addedMasks }: Prepared, part: BodyPart): Worth =>
  (successes, masks) =>
    outcomes.of(part, successes + added, masks + addedMasks).worth;

/** The same after the roll, for choosing the dice to reroll. */
export const rollWorth = (game: Game, question: AttackQuestion, part: BodyPart): Worth =>
  worthIn(prepare(game, question), part);

export function attackOdds(game: Game, question: AttackQuestion): AttackOdds {
  const { stalker, line, target } = question;
  const prepared = prepare(game, question);
  const { attack, pool, modifiers, added, addedMasks, outcomes } = prepared;
  const { dice } = game.box;
  const plain = rolled(dice, pool);
  const parts = picksBodyPart(line) ? partsOf(game, target) : (['torso'] as const);
  return {
    target: target.id,
    attack: line.id,
    ammo: attack.ammo,
    range: attack.range,
    accurate: attack.accurate,
    dice: { stalker: pool.stalker, equipment: pool.equipment },
    modifiers,
    expectedMasks: expectedMasks(game, pool.stalker) + addedMasks,
    parts: parts.map((part) => {
      const focused = stalker.focus ? rerolledWell(dice, pool, worthIn(prepared, part)) : null;
      return {
        part,
        plain: outcomes.sum(part, plain, added, addedMasks),
        focus: focused && outcomes.sum(part, focused, added, addedMasks),
      };
    }),
    besides: besidesAttack(game, attack, unrolled(pool.stalker, pool.equipment)),
    refusal: refusalOf(game, question),
  };
}

/** Masks are on Stalker dice only (AK7). */
function expectedMasks(game: Game, stalkerDice: number): number {
  const { stalker } = game.box.dice;
  return (stalkerDice * stalker.reduce((sum, { masks }) => sum + masks, 0)) / stalker.length;
}

function refusalOf(game: Game, { stalker, owned, line, target }: AttackQuestion): Reason | null {
  if (owned === null) return target.space === stalker.space ? null : { reason: 'noEnemyHere', clause: 'A8' };
  return targetRefusal(game, stalker, owned, line, target);
}

/** The line an Action of this name attacks with, and the card it is made with; null if it is no attack on one Enemy. */
export function attackLineOf(
  game: Game,
  stalker: StalkerState,
  action: string,
): { readonly line: AttackLine; readonly owned: OwnedCard | null } | null {
  if (action === KNIFE.id) return { line: KNIFE, owned: null };
  const { weapon } = stalker;
  const line = weapon && game.box.weapons[weapon.card]?.attacks.find(({ id }) => action === `attack:${id}`);
  return weapon && line ? { line, owned: weapon } : null;
}
