/** EK5, EK7, EK8, AK14: a Stalker defends. */

import type { SpaceId } from '../../board/types.ts';
import type { Defense } from '../../model/abilities.ts';
import type { Modifier } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import { type Rule, SETTLED, settled } from '../../model/rule.ts';
import type { EnemyState, StalkerState } from '../../model/state.ts';
import { coverAgainst } from '../basics/cover.ts';
import { roll, successes } from '../basics/dice.ts';
import { spaceOf, stalkersFromLead } from '../basics/entities.ts';
import { armorCard } from '../gear/equipment.ts';
import { figuresOf, hookSources } from '../gear/outfit.ts';
import { offerRerolls } from '../stalker/rerolls.ts';
import { loseHp, loseStatus } from '../stalker/statuses.ts';
import { sumOf } from './wounds.ts';

/** S4, EK5: what Exposed adds to the next Attack. */
const EXPOSED = 3;

/** Equipment dice of a Defense and what is added to its roll, with reasons. Pure. */
export interface DefensePool {
  readonly equipment: number;
  readonly reasons: readonly Modifier[];
  readonly successes: readonly Modifier[];
}
export function defensePool(game: Game, defense: Defense): DefensePool {
  const { stalker } = defense;
  const reasons: Modifier[] = [{ reason: 'armor', by: armorCard(game, stalker)?.defense ?? 0 }];
  const added: Modifier[] = [];
  for (const { card, abilities } of hookSources(game, stalker)) {
    const dice = abilities.defenseDice?.(game, defense) ?? 0;
    if (dice !== 0) reasons.push({ reason: `card:${card}`, by: dice });
    const bonus = abilities.defenseBonus?.(game, defense) ?? 0;
    if (bonus !== 0) added.push({ reason: `card:${card}`, by: bonus });
  }
  return { equipment: Math.max(0, sumOf(reasons)), reasons, successes: added };
}

/** EK4, EK5: the attack's damage with cover and Exposed, as it would be now. Pure. */
export function incomingDamage(
  game: Game,
  stalker: StalkerState,
  from: SpaceId | null,
  damage: readonly Modifier[],
): Modifier[] {
  const all = [...damage];
  const cover = coverAgainst(game, spaceOf(stalker), from);
  if (cover > 0) all.push({ reason: 'cover', by: -cover });
  if (stalker.exposed) all.push({ reason: 'exposed', by: EXPOSED });
  return all;
}

/** A Defense before anything is rolled; also what odds start from. */
export const planDefense = (
  stalker: StalkerState,
  attacker: EnemyState | null,
  from: SpaceId | null,
  isAttack: boolean,
  damage: readonly Modifier[],
): Defense => ({
  stalker,
  attacker,
  from,
  isAttack,
  damage: [...damage],
  dice: [],
  successes: [],
  halved: false,
});

/** What else an Attack brings to a Defense. */
export interface Circumstances {
  /** Added to the Defense roll (EK7). */
  readonly aid?: readonly Modifier[];
  /** What the attacker does after the roll and before HP are lost (EK5). */
  readonly afterRoll?: () => Rule;
}

/**
 * An Attack on a Stalker: cover, Exposed, Defense dice, rerolls, HP. Returns the HP lost. `damage` is before cover and
 * Exposed.
 */
export function* attackStalker(
  game: Game,
  stalker: StalkerState,
  attacker: EnemyState | null,
  from: SpaceId | null,
  damage: readonly Modifier[],
  source: string,
  { aid = [], afterRoll }: Circumstances = {},
): Rule<number> {
  const defense = planDefense(stalker, attacker, from, true, damage);
  defense.successes.push(...aid);
  if (figuresOf(game, stalker).attacked > 0) yield* attacked(game, defense);
  defense.damage = incomingDamage(game, stalker, from, defense.damage);
  loseStatus(game, stalker, 'exposed', ['S4', 'EK5']);
  const lost = yield* defend(game, defense, source, afterRoll);
  if (figuresOf(game, stalker).afterDefense > 0) yield* afterDefense(game, defense);
  return lost;
}

// A10: what the defender's cards do in the course of a Defense.

function* attacked(game: Game, defense: Defense): Rule {
  for (const { owned, abilities } of hookSources(game, defense.stalker)) {
    if (abilities.attacked) yield* abilities.attacked(game, defense, owned);
  }
}

/** Returns the dice they add. */
function* beforeDefense(game: Game, defense: Defense): Rule<number> {
  let extra = 0;
  for (const { owned, abilities } of hookSources(game, defense.stalker)) {
    if (abilities.beforeDefense) extra += yield* abilities.beforeDefense(game, defense, owned);
  }
  return extra;
}

function* afterDefenseRoll(game: Game, defense: Defense): Rule {
  for (const { owned, abilities } of hookSources(game, defense.stalker)) {
    if (abilities.afterDefenseRoll) yield* abilities.afterDefenseRoll(game, defense, owned);
  }
}

function* afterDefense(game: Game, defense: Defense): Rule {
  for (const { owned, abilities } of hookSources(game, defense.stalker)) {
    if (abilities.afterDefense) yield* abilities.afterDefense(game, defense, owned);
  }
}

/** "Suffer X damage": no Attack, but Defense may be rolled (EK8): no cover, no Exposed, no reaction abilities. */
export function* sufferDamage(
  game: Game,
  stalker: StalkerState,
  damage: number,
  source: string,
): Rule<number> {
  const defense = planDefense(stalker, null, null, false, [{ reason: source, by: damage }]);
  return yield* defend(game, defense, source);
}

/** EK5: roll, rerolls, subtract successes, lose the rest. Even at 0 damage Defense is rolled (EK4). */
function* defend(game: Game, defense: Defense, source: string, afterRoll?: () => Rule): Rule<number> {
  const { stalker } = defense;
  const extra = figuresOf(game, stalker).beforeDefense > 0 ? yield* beforeDefense(game, defense) : 0;
  const pool = defensePool(game, defense);
  defense.successes.push(...pool.successes);
  defense.dice = roll(game, stalker.id, 'defense', { equipment: pool.equipment + extra });
  yield* offerRerolls(game, stalker, 'defense', defense.dice, { defense }, () => ({
    incoming: [...defense.damage],
    damage: damageOf(defense),
    modifiers: [...defense.successes],
  }));
  if (figuresOf(game, stalker).afterDefenseRoll > 0) yield* afterDefenseRoll(game, defense);
  if (afterRoll) {
    yield* afterRoll();
    if (stalker.space === null) return 0; // It has left the map meanwhile.
  }
  const stopped = stoppedBy(game, defense);
  const lost = Math.max(0, damageOf(defense) - stopped);
  tell(game, {
    fact: 'defended',
    stalker: stalker.id,
    incoming: defense.damage,
    successes: stopped,
    modifiers: defense.successes,
    damage: lost,
    clauses: defense.isAttack ? ['EK5'] : ['EK8'],
  });
  yield* loseHp(game, stalker, lost, source, defense.isAttack ? ['EK5'] : ['EK8']);
  return lost;
}

const stoppedBy = (game: Game, defense: Defense): number =>
  Math.max(0, successes(game, defense.dice, false) + sumOf(defense.successes));

/** What gets through as dice and modifiers lie now; for cards that come in after the roll. */
export const damageLeft = (game: Game, defense: Defense): number =>
  Math.max(0, damageOf(defense) - stoppedBy(game, defense));

/** EK4: everything is added and subtracted first, then not below 0; halving comes last, rounded up. */
export function damageOf(defense: Defense): number {
  const damage = Math.max(0, sumOf(defense.damage));
  return defense.halved ? Math.ceil(damage / 2) : damage;
}

/** Who is attacked in the end, and what is added to its Defense. */
export interface Attacked {
  readonly stalker: StalkerState;
  readonly aid: readonly Modifier[];
}

/** A10: an Enemy attacks, after its Charge and before damage: abilities that answer it do so now. */
export const enemyAttacks = (game: Game, enemy: EnemyState): Rule =>
  hasAnybody(game, 'enemyAttacks') ? speakUp(game, enemy) : SETTLED;

/** Whether any Stalker has a card with such a rule. */
function hasAnybody(game: Game, rule: 'enemyAttacks' | 'comradeAttacked'): boolean {
  for (const stalker of game.state.stalkers) if (figuresOf(game, stalker)[rule] > 0) return true;
  return false;
}

function* speakUp(game: Game, enemy: EnemyState): Rule {
  for (const owner of stalkersFromLead(game)) {
    for (const { owned, abilities } of hookSources(game, owner)) {
      if (abilities.enemyAttacks) yield* abilities.enemyAttacks(game, owner, enemy, owned);
    }
  }
}

/** EK7: a comrade may step in. The attacker then turns to the new target; Range is not checked again. */
export const stepIn = (game: Game, target: StalkerState, enemy: EnemyState): Rule<Attacked> =>
  game.state.stalkers.length > 1 && hasAnybody(game, 'comradeAttacked')
    ? askComrades(game, target, enemy)
    : settled({ stalker: target, aid: [] });

function* askComrades(game: Game, target: StalkerState, enemy: EnemyState): Rule<Attacked> {
  for (const owner of stalkersFromLead(game)) {
    if (owner === target) continue;
    for (const { abilities } of hookSources(game, owner)) {
      const aid = abilities.comradeAttacked && (yield* abilities.comradeAttacked(game, owner, target, enemy));
      if (aid) return { stalker: owner, aid };
    }
  }
  return { stalker: target, aid: [] };
}
