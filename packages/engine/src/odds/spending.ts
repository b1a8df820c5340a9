/**
 * AK7: masks spent well. What a mask effect does is found out by trying it on a copy of the game, so no card needs to
 * say it twice; one that would ask something else than the Body Part, or roll, is left out of the odds.
 */

import { STREAMS } from '../base/streams.ts';
import { copyState } from '../game/copy.ts';
import type { BodyPart, MaskEffect, StalkerAttack } from '../model/abilities.ts';
import type { Decision } from '../model/decision.ts';
import { type Game, MissionOver } from '../model/game.ts';
import type { Rule } from '../model/rule.ts';
import type { EnemyState } from '../model/state.ts';
import { attackSources } from '../rules/gear/outfit.ts';
import { ownedBy } from '../rules/gear/pda.ts';
import { sumOf } from '../rules/harm/wounds.ts';
import { exposed, pinned, type Susceptibility, type Victim } from './fate.ts';

/** What can be bought for masks, as far as it matters to the target. */
export interface Buy {
  readonly cost: number;
  readonly when: MaskEffect['when'];
  readonly once: boolean;
  readonly pinDown: boolean;
  readonly exposed: boolean;
  readonly hp: number;
  readonly successes: number;
  /** AK11. */
  readonly picksBodyPart: boolean;
}

/** What somebody wants from an attack: what each thing is worth. */
export interface AttackUtility {
  readonly kill: number;
  readonly hp: number;
  readonly pinDown: number;
  readonly exposed: number;
}

/** To kill if possible, then to take HP, then to leave it pinned or Exposed. */
export const TO_KILL: AttackUtility = { kill: 1, hp: 0.02, pinDown: 0.002, exposed: 0.001 };

/** Everything the attacker's cards sell against this target. */
export function buysOf(game: Game, attack: StalkerAttack, target: EnemyState): readonly Buy[] {
  const buys: Buy[] = [];
  for (const { abilities } of attackSources(game, attack)) {
    for (const effect of abilities.maskEffects ?? []) {
      const buy = tried(game, attack, target, effect);
      if (buy && isWorthSomething(buy)) buys.push(buy);
    }
  }
  return buys;
}

const isWorthSomething = ({ pinDown, exposed, hp, successes, picksBodyPart }: Buy): boolean =>
  pinDown || exposed || hp > 0 || successes !== 0 || picksBodyPart;

/** Enough HP to outlive the trial. */
const STURDY = 1000;

function tried(game: Game, attack: StalkerAttack, target: EnemyState, effect: MaskEffect): Buy | null {
  const scratch: Game = { ...game, state: copyState(game.state), facts: [] };
  const { enemies, stalkers, supply, random } = scratch.state;
  const enemy = enemies.find(({ id }) => id === target.id);
  const stalker = stalkers[attack.stalker.id];
  if (!enemy || !stalker) return null;
  // Statuses are tracked by the caller; here gaining them must be free.
  Object.assign(enemy, { hp: STURDY, pinDown: false, exposed: false });
  Object.assign(supply, { pinDown: supply.pinDown + 1, exposed: supply.exposed + 1 });
  const tries: StalkerAttack = {
    ...attack,
    stalker,
    owned: attack.owned && ownedBy(stalker, attack.owned.id),
    target: enemy,
    successes: [],
    masks: [],
    within: [enemy],
    hit: [enemy],
    unaware: [],
  };
  if (!effect.possible(scratch, tries, enemy)) return null;
  const drawn = STREAMS.map((stream) => random.counts[stream]);
  const asked = begun(effect.apply(scratch, tries, enemy));
  if (!asked) return null;
  const { cost, when, once = false } = effect;
  const nothing = {
    cost,
    when,
    once,
    pinDown: false,
    exposed: false,
    hp: 0,
    successes: 0,
    picksBodyPart: false,
  };
  if (!asked.done) return asked.value.kind === 'bodyPart' ? { ...nothing, picksBodyPart: true } : null;
  if (STREAMS.some((stream, index) => random.counts[stream] !== drawn[index])) return null;
  return {
    ...nothing,
    pinDown: enemy.pinDown,
    exposed: enemy.exposed,
    hp: STURDY - enemy.hp,
    successes: sumOf(tries.successes),
    picksBodyPart: false,
  };
}

/** Runs a rule to its end or its first question; null if it ends the Mission. */
function begun(rule: Rule): IteratorResult<Decision, void> | null {
  try {
    return rule.next(0);
  } catch (thrown) {
    if (thrown instanceof MissionOver) return null;
    throw thrown;
  }
}

/** The attack so far: the target, successes to be compared, masks left, the parts it may go for. */
export interface SpendingState {
  readonly victim: Victim;
  readonly successes: number;
  readonly masks: number;
  readonly picks: boolean;
  readonly part: BodyPart;
}

/** Every way to spend masks at one moment, not spending first. What is worth nothing now is not bought. */
export function* spendings(
  buys: readonly Buy[],
  moment: 'before' | 'after',
  nature: Susceptibility,
  standing: SpendingState,
  from = 0,
): Generator<SpendingState> {
  yield standing;
  for (const [index, buy] of buys.entries()) {
    if (index < from || !isOnSale(buy, moment) || buy.cost > standing.masks) continue;
    const bought = buyOne(buy, moment, nature, standing);
    if (bought)
      yield* spendings(buys, moment, nature, bought, buy.once || buy.cost === 0 ? index + 1 : index);
  }
}

const isOnSale = ({ when }: Buy, moment: 'before' | 'after'): boolean => when === moment || when === 'either';

function buyOne(
  buy: Buy,
  moment: 'before' | 'after',
  nature: Susceptibility,
  standing: SpendingState,
): SpendingState | null {
  let { victim } = standing;
  if (buy.pinDown) victim = pinned(victim, nature);
  if (buy.exposed) victim = exposed(victim, nature);
  if (buy.hp > 0) victim = { ...victim, hp: victim.hp - buy.hp };
  const early = moment === 'before';
  const picks = early && buy.picksBodyPart && !standing.picks;
  if (victim === standing.victim && !picks && !(early && buy.successes > 0)) return null;
  return {
    ...standing,
    victim,
    successes: standing.successes + buy.successes,
    masks: standing.masks - buy.cost,
    picks: standing.picks || picks,
  };
}
