/** AK10: something thrown at each space it may reach: the exact odds against every Enemy there, and what it does to friends. */
import type { SpaceId } from '../board/types.ts';
import type { StalkerAttack } from '../model/abilities.ts';
import type { Modifier } from '../model/facts.ts';
import type { ActionRef, Game } from '../model/game.ts';
import type { EnemyState, OwnedCard, StalkerState } from '../model/state.ts';
import { findAction } from '../rules/action/actions.ts';
import { attackPool, coverModifier } from '../rules/attack/attackPool.ts';
import { planBlast } from '../rules/attack/blast.ts';
import { companionsOn, spaceOf, spacesWithin, stalkersOn } from '../rules/basics/entities.ts';
import { incomingDamage, planDefense } from '../rules/harm/defense.ts';
import { sumOf, toughness } from '../rules/harm/wounds.ts';
import { besidesAttack, unrolled } from './additional.ts';
import { oddsOf } from './defense.ts';
import { type Pool, rolled, successesOf } from './dice.ts';
import { Outcomes } from './outcomes.ts';
import { rerolledWell } from './reroll.ts';
import { TO_KILL } from './spending.ts';
import type { AttackOdds, BlastOdds, Distribution } from './types.ts';

export function blastOdds(game: Game, stalker: StalkerState, ref: ActionRef): readonly BlastOdds[] {
  const found = findAction(game, stalker, ref.action, ref.source);
  const throws = found?.action.throws;
  if (!found || !throws) return [];
  const { range, dice } = throws;
  return spacesWithin(game, spaceOf(stalker), range).map((space) =>
    blastAt(game, stalker, space, dice, found.owned),
  );
}

function blastAt(
  game: Game,
  stalker: StalkerState,
  space: SpaceId,
  dice: number,
  owned: OwnedCard | null,
): BlastOdds {
  const attack = planBlast(game, stalker, space, dice, owned);
  const { equipment, successes } = attackPool(game, attack);
  const pool: Pool = { stalker: 0, equipment, accurate: false, masks: false };
  const shown = successesOf(rolled(game.box.dice, pool));
  const friends = dice === 0 ? [] : stalkersOn(game, space);
  return {
    space,
    range: attack.range,
    dice: equipment,
    enemies: dice === 0 ? [] : attack.within.map((enemy) => against(game, attack, enemy, pool)),
    friends: [
      ...friends.map((friend) => ({
        entity: friend.id,
        expected: expectedLoss(
          game,
          friend,
          spaceOf(stalker),
          shown,
          sumOf(successes),
          owned?.card ?? 'blast',
        ),
      })),
      ...(dice === 0 ? [] : companionsOn(game, space)).map(({ id }) => ({ entity: id, expected: null })),
    ],
  };
}

/** Everybody is hit on the Torso by the same roll. */
function against(game: Game, attack: StalkerAttack, enemy: EnemyState, pool: Pool): AttackOdds {
  const { stalker } = attack;
  const modifiers = [...attackPool(game, attack).successes, ...takenOff(game, attack, enemy)];
  const added = sumOf(modifiers);
  const outcomes = new Outcomes(game, attack, enemy, TO_KILL);
  const { dice } = game.box;
  const focused = stalker.focus
    ? rerolledWell(dice, pool, (successes) => outcomes.of('torso', successes + added, 0).worth)
    : null;
  return {
    target: enemy.id,
    attack: attack.attack.id,
    ammo: 0,
    range: attack.range,
    accurate: false,
    dice: { stalker: 0, equipment: pool.equipment },
    modifiers,
    expectedMasks: 0,
    parts: [
      {
        part: 'torso',
        plain: outcomes.sum('torso', rolled(dice, pool), added, 0),
        focus: focused && outcomes.sum('torso', focused, added, 0),
      },
    ],
    besides: besidesAttack(game, attack, unrolled(0, pool.equipment)),
    refusal: null,
  };
}

/** AK6: what the same roll is worth less, or more, against this one. */
export const takenOff = (game: Game, attack: StalkerAttack, enemy: EnemyState): readonly Modifier[] => [
  ...coverModifier(game, attack, enemy),
  ...toughness(game, enemy, spaceOf(attack.stalker)),
];

/** AK14: each success is 1 damage, against which a Stalker defends. */
export function expectedLoss(
  game: Game,
  friend: StalkerState,
  from: SpaceId,
  shown: Distribution,
  added: number,
  source: string,
): number {
  return shown.reduce((sum, chance, successes) => {
    if (chance === 0) return sum;
    const damage = [{ reason: 'successes', by: Math.max(0, successes + added) }];
    const defense = planDefense(friend, null, from, true, incomingDamage(game, friend, from, damage));
    return sum + chance * oddsOf(game, defense, source).expected;
  }, 0);
}
