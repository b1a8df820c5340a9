/** Traits of Weapons that cost masks (AK7). */
import type { MaskEffect } from '@zonecrawl/engine/cards';
import type { Status } from '@zonecrawl/engine/kernel';
import { enemyCard, gainStatus, mayGain, pickBodyPart } from '@zonecrawl/engine/rules';

const deals = (id: string, status: Status, cost: number): MaskEffect => ({
  id,
  cost,
  when: 'either',
  possible: (game, _attack, target) => mayGain(game, target, status),
  *apply(game, _attack, target) {
    gainStatus(game, target, status, ['AK7']);
  },
});

/** Per so many masks deal a Pin Down. */
export const suppressing = (cost: number): MaskEffect => deals('suppressing', 'pinDown', cost);

/** Per so many masks deal Exposed. */
export const manStopper = (cost: number): MaskEffect => deals('manStopper', 'exposed', cost);

/** AK10: the attack hits all Enemies on the target's space. */
export const blast = (cost: number): MaskEffect => ({
  id: 'blast',
  cost,
  when: 'before',
  once: true,
  wholeAttack: true,
  possible: (game, { target, blast }) =>
    !blast && target !== null && game.state.enemies.some((e) => e !== target && e.space === target.space),
  *apply(_game, attack) {
    attack.blast = true;
  },
});

/** AK11: pick the Body Part after the roll. */
export const focused = (cost: number): MaskEffect => ({
  id: 'focused',
  cost,
  when: 'before',
  once: true,
  wholeAttack: true,
  possible: (game, _attack, target) => enemyCard(game, target).body.head !== undefined,
  apply: pickBodyPart,
});
