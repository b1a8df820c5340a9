/** Traits of Weapons: those that cost masks (AK7), and those that always apply (EQ6). */
import type { Abilities, EnemyState, Game, MaskEffect, StalkerAttack, Status } from '@zonecrawl/engine/model';
import {
  ammoCapacity,
  coverModifier,
  enemyCard,
  enemySees,
  gainAmmo,
  gainStatus,
  mayGain,
  pickBodyPart,
  pushAway,
  spaceOf,
  spacesAway,
  sumOf,
  type WoundSource,
} from '@zonecrawl/engine/rules';

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

const shooter = ({ stalker }: StalkerAttack): WoundSource => ({ from: stalker.space, picks: stalker.id });

/** W3: after the wound, push a target away. */
export const knockback = (cost: number): MaskEffect => ({
  id: 'knockback',
  cost,
  when: 'after',
  possible: (game, attack, target) => spacesAway(game, target, shooter(attack)).length > 0,
  *apply(game, attack, target) {
    yield* pushAway(game, target, shooter(attack));
  },
});

/** Per so many masks one more success. */
export const deadly = (cost: number): MaskEffect => ({
  id: 'deadly',
  cost,
  when: 'before',
  wholeAttack: true,
  possible: () => true,
  *apply(_game, attack) {
    attack.successes.push({ reason: 'ability:deadly', by: 1 });
  },
});

/** Per so many masks one shot less is gone. */
export const controlled = (cost: number): MaskEffect => ({
  id: 'controlled',
  cost,
  when: 'either',
  wholeAttack: true,
  possible: (game, { stalker, owned }) => owned !== null && owned.ammo < ammoCapacity(game, stalker, owned),
  *apply(game, { stalker, owned }) {
    if (owned) gainAmmo(game, stalker, owned, 1);
  },
});

/** AK8: a target that does not turn to face the shooter. */
export const untraceable = (cost: number): MaskEffect => ({
  id: 'untraceable',
  cost,
  when: 'either',
  possible: (_game, { unaware }, target) => !unaware.includes(target),
  *apply(_game, { unaware }, target) {
    unaware.push(target);
  },
});

/** What the target's Cover would take off, up to so much of it. */
const breached = (game: Game, attack: StalkerAttack, target: EnemyState, most: number): number =>
  Math.min(most, -sumOf(coverModifier(game, attack, target)));

/** The shot goes through up to so much of the target's Cover, once. */
export const breach = (cost: number, most: number): MaskEffect => ({
  id: 'breach',
  cost,
  when: 'before',
  once: true,
  wholeAttack: true,
  possible: (game, attack, target) => breached(game, attack, target, most) > 0,
  *apply(game, attack, target) {
    attack.successes.push({ reason: 'ability:breach', by: breached(game, attack, target, most) });
  },
});

/** Always: a target that does not see the shooter is Exposed before the hit is counted. */
export const ambush: MaskEffect = {
  id: 'ambush',
  cost: 0,
  when: 'before',
  possible: (game, { stalker }, target) =>
    !enemySees(game, target, spaceOf(stalker)) && mayGain(game, target, 'exposed'),
  *apply(game, _attack, target) {
    gainStatus(game, target, 'exposed', ['EQ6']);
  },
};

/** Always: the target is pinned down and does not turn (AK8). */
export const dazzling: MaskEffect = {
  id: 'dazzling',
  cost: 0,
  when: 'before',
  possible: () => true,
  *apply(game, { unaware }, target) {
    gainStatus(game, target, 'pinDown', ['EQ6']);
    unaware.push(target);
  },
};

/** Always: up to so much Cover does not help against it. */
export const penetrating = (cover: number): Abilities => ({ ignoresCover: () => cover });
