import type { WeaponCard } from '@zonecrawl/engine/cards';
import { burst, singleShot } from './lines.ts';
import { manStopper, suppressing } from './traits.ts';

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
