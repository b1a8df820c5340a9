import type { WeaponCard } from '@zonecrawl/engine/model';
import { burst, fullAuto, quickShot, singleShot, unload } from './lines.ts';
import { controlled, focused, manStopper, suppressing, untraceable } from './traits.ts';

export const ptm: WeaponCard = {
  id: 'ptm',
  copies: 2,
  value: 100,
  tier: 1,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'pistol',
  capacity: 4,
  slots: [['barrel']],
  attacks: [quickShot(1, 1), singleShot(1, 1)],
  abilities: { maskEffects: [suppressing(2)] },
};

/** With a built-in silencer; masks keep a target from turning to face the shooter. */
export const hushPb: WeaponCard = {
  id: 'hush-pb',
  copies: 2,
  value: 900,
  tier: 1,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'pistol',
  capacity: 4,
  slots: [['optic']],
  attacks: [quickShot(1, 1, { attention: 'none' }), singleShot(1, 1, { attention: 'low' })],
  abilities: { maskEffects: [untraceable(2)] },
};

export const warden45: WeaponCard = {
  id: 'warden-45',
  copies: 1,
  value: 1500,
  tier: 2,
  accurate: [0, 1],
  maximum: 3,
  ammo: 'pistol',
  capacity: 4,
  slots: [['barrel'], ['underbarrel']],
  attacks: [quickShot(1, 1), singleShot(1, 2)],
  abilities: { maskEffects: [focused(1)] },
};

/** A submachine gun that eats pistol rounds. */
export const wasp: WeaponCard = {
  id: 'wasp',
  copies: 1,
  value: 800,
  tier: 1,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'pistol',
  capacity: 6,
  slots: [['optic'], ['barrel', 'underbarrel']],
  attacks: [burst(2, 2), fullAuto(4, 4)],
  abilities: { maskEffects: [controlled(2)] },
};

/** A revolver: one careful shot, or the whole cylinder. */
export const bulldog: WeaponCard = {
  id: 'bulldog',
  copies: 1,
  value: 1800,
  tier: 2,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'pistol',
  capacity: 5,
  slots: [['underbarrel']],
  attacks: [singleShot(1, 2), unload(1)],
  abilities: { maskEffects: [manStopper(2)] },
};
