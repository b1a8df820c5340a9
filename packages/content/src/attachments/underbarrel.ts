/** Grips, rests, pointers and what feeds the Weapon. */
import type { AttachmentCard, Game, Magazine, StalkerState, WeaponCard } from '@zonecrawl/engine/model';
import { ammoCapacity, fillUp, spaceOf, spendMagazine, spreads, weaponCard } from '@zonecrawl/engine/rules';
import { rerollsOf } from './steady.ts';

/** Holds a Burst or Full Auto together: one Stalker die again. */
export const foregrip: AttachmentCard = {
  id: 'foregrip',
  copies: 1,
  value: 1000,
  tier: 1,
  slot: 'underbarrel',
  kind: 'other',
  abilities: { rerolls: [rerollsOf('foregrip', 'stalker', ({ attack }) => spreads(attack))] },
};

const onCover = (game: Game, stalker: StalkerState): boolean =>
  (game.board.spaces[spaceOf(stalker)]?.cover ?? 0) > 0;

/** Wants something to stand on: an Aimed Shot or Full Auto from a space with Cover. */
export const bipod: AttachmentCard = {
  id: 'bipod',
  copies: 1,
  value: 1500,
  tier: 1,
  slot: 'underbarrel',
  kind: 'other',
  fits: ['rifle'],
  abilities: {
    attackDice: (game, { attack, stalker }) =>
      (attack.type === 'aimedShot' || attack.type === 'fullAuto') && onCover(game, stalker)
        ? { equipment: 1 }
        : {},
  },
};

/** One more mask within Range 2. */
export const laserPointer: AttachmentCard = {
  id: 'laser-pointer',
  copies: 1,
  value: 2000,
  tier: 2,
  slot: 'underbarrel',
  kind: 'other',
  abilities: { attackBonus: (_game, { range }) => (range <= 2 ? { masks: 1 } : {}) },
};

export const extendedMagazine: AttachmentCard = {
  id: 'extended-magazine',
  copies: 1,
  value: 800,
  tier: 1,
  slot: 'underbarrel',
  kind: 'other',
  fits: ['pistol', 'rifle'],
  abilities: { capacity: 2 },
};

export const piercingMagazine: AttachmentCard = {
  id: 'piercing-magazine',
  copies: 1,
  value: 2500,
  tier: 2,
  slot: 'underbarrel',
  kind: 'other',
  fits: ['pistol', 'rifle'],
  abilities: { ignoresCover: () => 2 },
};

const magazineOf = (weapon: WeaponCard | null): Magazine | null =>
  weapon && weapon.ammo !== 'special' ? weapon.ammo : null;

/** Reloads its Weapon in passing. */
export const speedLoader: AttachmentCard = {
  id: 'speed-loader',
  copies: 1,
  value: 700,
  tier: 1,
  slot: 'underbarrel',
  kind: 'other',
  fits: ['pistol', 'shotgun'],
  abilities: {
    actions: [
      {
        id: 'quickReload',
        cost: 'free',
        oncePerTurn: true,
        refusal(game, stalker) {
          const { weapon, magazines } = stalker;
          if (!weapon || weapon.ammo >= ammoCapacity(game, stalker, weapon))
            return { reason: 'nothingToReload', clause: 'A4' };
          const magazine = magazineOf(weaponCard(game, stalker));
          return magazine && magazines[magazine] > 0 ? null : { reason: 'noMagazine', clause: 'A4' };
        },
        *perform(game, stalker) {
          const magazine = magazineOf(weaponCard(game, stalker));
          if (!stalker.weapon || !magazine) return;
          spendMagazine(game, stalker, magazine);
          fillUp(game, stalker, stalker.weapon);
        },
      },
    ],
  },
};
