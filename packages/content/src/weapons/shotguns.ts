import type { WeaponCard } from '@zonecrawl/engine/model';
import { attackRefusal, mayUse, weaponAttack } from '@zonecrawl/engine/rules';
import { aimedShot, doubleBarrel, fullAuto, quickShot, singleBarrel, singleShot, unload } from './lines.ts';
import { blast, breach, knockback } from './traits.ts';

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

/** Keeps whoever comes in at a distance. */
export const gatekeeper: WeaponCard = {
  id: 'gatekeeper',
  copies: 1,
  value: 1200,
  tier: 1,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'shotgun',
  capacity: 4,
  slots: [['barrel'], ['underbarrel']],
  attacks: [quickShot(1, 1), singleShot(1, 2)],
  abilities: { maskEffects: [knockback(1)] },
};

/** Loaded with slugs. */
export const boar: WeaponCard = {
  id: 'boar',
  copies: 1,
  value: 2600,
  tier: 2,
  accurate: [1, 2],
  maximum: 3,
  ammo: 'shotgun',
  capacity: 3,
  slots: [['optic'], ['barrel']],
  attacks: [singleShot(1, 2), aimedShot(1, 3, { minimumRange: 1 })],
  abilities: { maskEffects: [breach(1, 2)] },
};

const followUp = singleShot(1, 2);

/** After a Full Auto that killed somebody one Single Shot may follow at once, for free. */
export const thresher: WeaponCard = {
  id: 'thresher',
  copies: 1,
  value: 4200,
  tier: 3,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'shotgun',
  capacity: 5,
  slots: [['barrel'], ['underbarrel']],
  attacks: [followUp, fullAuto(3, 4)],
  abilities: {
    afterAttack: {
      id: 'rampage',
      applies: (game, { attack, kills, stalker, owned }) =>
        attack.type === 'fullAuto' &&
        kills > 0 &&
        owned !== null &&
        attackRefusal(game, stalker, owned, followUp) === null,
      *perform(game, { stalker, owned }) {
        if (owned && (yield* mayUse(game, stalker, 'thresher', 'rampage')))
          yield* weaponAttack(game, stalker, owned, followUp);
      },
    },
  },
};
