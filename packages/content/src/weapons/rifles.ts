import type { AttackLine, WeaponCard } from '@zonecrawl/engine/model';
import { aimedShot, burst, fullAuto, singleShot } from './lines.ts';
import { ambush, deadly, focused, manStopper, penetrating, suppressing } from './traits.ts';

export const akm74u: WeaponCard = {
  id: 'akm-74u',
  copies: 2,
  value: 1000,
  tier: 1,
  accurate: [2, 2],
  maximum: 3,
  ammo: 'rifle',
  capacity: 6,
  slots: [['optic'], ['barrel', 'underbarrel']],
  attacks: [singleShot(1, 2), burst(2, 2, { masks: 1 })],
  abilities: { maskEffects: [suppressing(2)] },
};

export const saLavina: WeaponCard = {
  id: 'sa-lavina',
  copies: 1,
  value: 5000,
  tier: 3,
  accurate: [1, 3],
  maximum: 4,
  ammo: 'rifle',
  capacity: 4,
  slots: [['optic'], ['underbarrel']],
  attacks: [singleShot(1, 2), burst(3, 3)],
  abilities: { maskEffects: [manStopper(3)] },
};

export const akm: WeaponCard = {
  id: 'akm',
  copies: 2,
  value: 2200,
  tier: 2,
  accurate: [1, 2],
  maximum: 3,
  ammo: 'rifle',
  capacity: 6,
  slots: [['optic'], ['barrel', 'underbarrel']],
  attacks: [singleShot(1, 2), burst(3, 3)],
  abilities: penetrating(1),
};

/** A hunter's carbine: two rounds, and time to place them, from far away. */
export const forester: WeaponCard = {
  id: 'forester',
  copies: 1,
  value: 1300,
  tier: 1,
  accurate: [2, 4],
  maximum: 5,
  ammo: 'rifle',
  capacity: 2,
  slots: [['optic'], ['barrel']],
  attacks: [singleShot(1, 1), aimedShot(1, 3, { minimumRange: 3 })],
  abilities: { maskEffects: [manStopper(2)] },
};

export const lanner36: WeaponCard = {
  id: 'lanner-36',
  copies: 1,
  value: 2800,
  tier: 2,
  accurate: [2, 3],
  maximum: 4,
  ammo: 'rifle',
  capacity: 5,
  slots: [['barrel'], ['underbarrel']],
  attacks: [singleShot(1, 2), burst(2, 2)],
  abilities: { maskEffects: [focused(2)] },
};

/** A machine gun. It does not have to hit anybody. */
export const motor: WeaponCard = {
  id: 'motor',
  copies: 1,
  value: 3200,
  tier: 2,
  accurate: [1, 2],
  maximum: 4,
  ammo: 'rifle',
  capacity: 8,
  slots: [['optic'], ['underbarrel']],
  attacks: [burst(2, 2), fullAuto(4, 3, { masks: 2, minimumRange: 1 })],
  abilities: { maskEffects: [suppressing(1)] },
};

/** Silenced: deadly for those who look the other way. */
export const shade9: WeaponCard = {
  id: 'shade-9',
  copies: 1,
  value: 5500,
  tier: 3,
  accurate: [1, 3],
  maximum: 4,
  ammo: 'rifle',
  capacity: 4,
  slots: [['optic'], ['underbarrel']],
  attacks: [singleShot(1, 2, { attention: 'low' }), burst(2, 2, { attention: 'low' })],
  abilities: { maskEffects: [ambush] },
};

/** S2: the Focus is needed, and kept. */
const needsFocus: NonNullable<AttackLine['refusal']> = (_game, stalker) =>
  stalker.focus ? null : { reason: 'noFocus', clause: 'S2' };

/** For marksmen with a steady mind. */
export const sova: WeaponCard = {
  id: 'sova',
  copies: 1,
  value: 5000,
  tier: 3,
  accurate: [3, 6],
  maximum: 7,
  ammo: 'rifle',
  capacity: 4,
  slots: [['optic'], ['barrel', 'underbarrel']],
  attacks: [singleShot(1, 2), aimedShot(1, 4, { minimumRange: 2, refusal: needsFocus })],
  abilities: { maskEffects: [deadly(1)] },
};
