/** Unique Weapons: each has a name, and somebody who misses it. */
import type { WeaponCard } from '@zonecrawl/engine/model';
import {
  aimedShot,
  burst,
  doubleBarrel,
  fullAuto,
  quickShot,
  singleBarrel,
  singleShot,
} from '../../weapons/lines.ts';
import { ambush, manStopper, penetrating, suppressing } from '../../weapons/traits.ts';

const unique = { copies: 1, value: null, unique: true } as const;

/** A sniper's rifle: whoever has not seen it coming is Exposed. */
const widow: WeaponCard = {
  ...unique,
  id: 'ul-widow',
  tier: 3,
  accurate: [3, 6],
  maximum: 8,
  ammo: 'rifle',
  capacity: 4,
  slots: [['optic'], ['barrel']],
  attacks: [aimedShot(1, 4, { minimumRange: 1 })],
  abilities: { maskEffects: [ambush] },
};

/** Makes no more noise than a door. */
const hush: WeaponCard = {
  ...unique,
  id: 'ul-hush',
  tier: 2,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'pistol',
  capacity: 6,
  slots: [['optic']],
  attacks: [singleShot(1, 3, { attention: 'none' })],
};

/** A machine gun on a strap: everybody keeps their head down. */
const saw: WeaponCard = {
  ...unique,
  id: 'ul-saw',
  tier: 3,
  accurate: [1, 2],
  maximum: 4,
  ammo: 'rifle',
  capacity: 12,
  slots: [['underbarrel']],
  attacks: [burst(3, 3), fullAuto(6, 5)],
  abilities: { maskEffects: [suppressing(1)], movement: -1 },
};

/** A revolver that settles arguments, twice. */
const judge: WeaponCard = {
  ...unique,
  id: 'ul-judge',
  tier: 3,
  accurate: [0, 2],
  maximum: 3,
  ammo: 'pistol',
  capacity: 6,
  slots: [['optic']],
  attacks: [singleShot(1, 3), quickShot(1, 2)],
  abilities: { maskEffects: [manStopper(1)], freeReload: true },
};

/** Two barrels of nails: cover does not help against it. */
const nailer: WeaponCard = {
  ...unique,
  id: 'ul-nailer',
  tier: 2,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'shotgun',
  capacity: 2,
  slots: [],
  attacks: [singleBarrel(4), doubleBarrel(7)],
  abilities: penetrating(3),
};

export const uniqueWeapons: readonly WeaponCard[] = [widow, hush, saw, judge, nailer];
