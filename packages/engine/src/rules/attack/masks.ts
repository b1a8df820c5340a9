/** AK7: masks are spent on effects, as often as they can be paid. */
import type { MaskEffect, StalkerAttack } from '../../model/abilities.ts';
import type { Option } from '../../model/decision.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import { masks as masksOn } from '../basics/dice.ts';
import { enemiesOn, spaceOf } from '../basics/entities.ts';
import { attackSources } from '../gear/outfit.ts';
import { tellUse } from '../gear/useAbility.ts';
import { sumOf } from '../harm/wounds.ts';

/** The masks of one attack: what was spent, and what was bought that can be bought only once. */
export interface Purse {
  spent: number;
  readonly bought: Set<string>;
}
export const emptyPurse = (): Purse => ({ spent: 0, bought: new Set() });

type Moment = 'before' | 'after';
interface Offer {
  readonly card: CardId;
  readonly effect: MaskEffect;
}

export const masksLeft = (game: Game, attack: StalkerAttack, purse: Purse): number =>
  masksOn(game, attack.dice) + sumOf(attack.masks) - purse.spent;

/** Before successes are compared, and again after the wounds but before AK8. */
export function* spendMasks(game: Game, attack: StalkerAttack, purse: Purse, moment: Moment): Rule {
  const offers = offersAt(game, attack, moment);
  if (offers.length === 0) return;
  yield* applyFree(game, attack, purse, offers);
  for (;;) {
    const left = masksLeft(game, attack, purse);
    const options: (Extract<Option, { is: 'say' }> | Extract<Option, { is: 'effect' }>)[] = [
      { is: 'say', say: 'done' },
    ];
    for (const { effect } of offers) {
      if (effect.cost > left || effect.cost === 0 || purse.bought.has(effect.id)) continue;
      for (const target of aims(game, attack, effect)) {
        options.push({
          is: 'effect',
          effect: effect.id,
          target: effect.wholeAttack ? null : target.id,
          cost: effect.cost,
        });
      }
    }
    const chosen = yield* choose({
      kind: 'masks',
      who: attack.stalker.id,
      clauses: ['AK7'],
      about: {
        entity: attack.stalker.id,
        target: attack.target?.id ?? null,
        card: attack.card,
        amount: left,
        cause: 'attack',
        dice: [...attack.dice],
      },
      options,
    });
    if (chosen.is === 'say') return;
    const offer = offers.find(({ effect }) => effect.id === chosen.effect);
    const target =
      offer &&
      aims(game, attack, offer.effect).find(({ id }) => chosen.target === null || id === chosen.target);
    if (!offer || !target) return;
    yield* buy(game, attack, purse, offer.effect, target);
  }
}

function* buy(game: Game, attack: StalkerAttack, purse: Purse, effect: MaskEffect, target: EnemyState): Rule {
  purse.spent += effect.cost;
  if (effect.once) purse.bought.add(effect.id);
  tell(game, {
    fact: 'masksSpent',
    stalker: attack.stalker.id,
    effect: effect.id,
    masks: effect.cost,
    target: effect.wholeAttack ? null : target.id,
    clauses: ['AK7'],
  });
  aimed(attack, target);
  yield* apply(game, attack, effect, target);
}

/** AK10: a Blast reaches every Enemy on the target's space. */
function* apply(game: Game, attack: StalkerAttack, effect: MaskEffect, target: EnemyState): Rule {
  const wasBlast = attack.blast;
  yield* effect.apply(game, attack, target);
  if (attack.blast && !wasBlast) attack.within = enemiesOn(game, spaceOf(target));
}

/** EQ6: a trait without a mask cost always applies, once, to the main target. */
function* applyFree(game: Game, attack: StalkerAttack, purse: Purse, offers: readonly Offer[]): Rule {
  const { target } = attack;
  for (const { card, effect } of offers) {
    if (effect.cost > 0 || purse.bought.has(effect.id)) continue;
    if (!target || target.space === null || !effect.possible(game, attack, target)) continue;
    purse.bought.add(effect.id);
    tellUse(game, attack.stalker, card, effect.id, ['EQ6']);
    yield* apply(game, attack, effect, target);
  }
}

function offersAt(game: Game, attack: StalkerAttack, moment: Moment): readonly Offer[] {
  const offers: Offer[] = [];
  for (const { card, abilities } of attackSources(game, attack)) {
    for (const effect of abilities.maskEffects ?? []) {
      if (effect.when === moment || effect.when === 'either') offers.push({ card, effect });
    }
  }
  return offers;
}

/** Against whom an effect may be bought now. */
function aims(game: Game, attack: StalkerAttack, effect: MaskEffect): readonly EnemyState[] {
  const { target } = attack;
  if (!target) return [];
  if (effect.wholeAttack) return effect.possible(game, attack, target) ? [target] : [];
  return attack.within.filter((enemy) => enemy.space !== null && effect.possible(game, attack, enemy));
}

/** Every Enemy with a share or an effect was a target (AK8). */
export function aimed(attack: StalkerAttack, enemy: EnemyState): void {
  if (!attack.hit.includes(enemy)) attack.hit.push(enemy);
}
