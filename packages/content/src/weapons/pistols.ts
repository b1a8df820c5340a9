import type { WeaponCard } from '@zonecrawl/engine/cards';
import { quickShot, singleShot } from './lines.ts';
import { suppressing } from './traits.ts';

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
