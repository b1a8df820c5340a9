import type { WeaponCard } from '@zonecrawl/engine/cards';
import { doubleBarrel, singleBarrel, singleShot, unload } from './lines.ts';
import { blast } from './traits.ts';

export const sawedOff: WeaponCard = {
  id: 'sawed-off',
  copies: 2,
  value: 300,
  tier: 1,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'shotgun',
  capacity: 2,
  slots: [],
  attacks: [doubleBarrel(3), singleBarrel(1)],
  abilities: { maskEffects: [blast(3)] },
};

export const dp12: WeaponCard = {
  id: 'dp-12',
  copies: 1,
  value: 6000,
  tier: 3,
  accurate: [0, 2],
  maximum: 3,
  ammo: 'shotgun',
  capacity: 3,
  slots: [['optic']],
  attacks: [singleShot(1, 3), unload(2)],
  abilities: { maskEffects: [blast(2)] },
};
