import { choose, type Game, type ItemCard, type OwnedCard, type StalkerState } from '@zonecrawl/engine/model';
import {
  ammoCapacity,
  damageLeft,
  detectArtifact,
  detectable,
  discardOwned,
  fillUp,
  gainBolts,
  isHeld,
  mayUse,
  placeAttention,
  reduceAttention,
  usedThisRound,
  useThisRound,
} from '@zonecrawl/engine/rules';
import { chooseSpace } from './choosing.ts';

/** Every Stalker's first instrument. */
export const bagOfBolts: ItemCard = {
  id: 'bag-of-bolts',
  copies: 1,
  value: 100,
  types: ['tool'],
  abilities: {
    actions: [
      {
        id: 'fillPockets',
        cost: 'free',
        discard: true,
        refusal: (game) => (game.state.supply.bolts > 0 ? null : { reason: 'nothingToGain', clause: 'G2' }),
        *perform(game, stalker) {
          gainBolts(game, stalker, 4);
        },
      },
    ],
  },
};

/** Everybody looks where it burns, and forgets what they were looking for. */
export const signalFlare: ItemCard = {
  id: 'signal-flare',
  copies: 1,
  value: 250,
  types: ['tool'],
  abilities: {
    actions: [
      {
        id: 'fireFlare',
        cost: 'standard',
        discard: true,
        // AT2: whoever is seen cannot lead anybody astray.
        refusal: (game, stalker) => (isHeld(game, stalker) ? { reason: 'seen', clause: 'AT2' } : null),
        *perform(game, stalker, owned) {
          const space = yield* chooseSpace(game, stalker, owned, 'fireFlare', 4);
          placeAttention(game, stalker, 'high', space, ['A9']);
          for (const other of game.state.stalkers) {
            if (other !== stalker) reduceAttention(game, other, ['A9', 'AT5']);
          }
        },
      },
    ],
  },
};

/** Weapons that could take more, in the slot or in the Backpack. */
const notFull = (game: Game, stalker: StalkerState): readonly OwnedCard[] =>
  [...(stalker.weapon ? [stalker.weapon] : []), ...stalker.backpack].filter(
    (owned) => game.box.weapons[owned.card] && owned.ammo < ammoCapacity(game, stalker, owned),
  );

/** Every calibre a little, special ammo too: as good as a Magazine for anything that shoots. */
export const looseRounds: ItemCard = {
  id: 'loose-rounds',
  copies: 1,
  value: 400,
  types: ['tool'],
  abilities: {
    actions: [
      {
        id: 'loadUp',
        cost: 'standard',
        discard: true,
        refusal: (game, stalker) =>
          notFull(game, stalker).length > 0 ? null : { reason: 'nothingToReload', clause: 'A4' },
        *perform(game, stalker) {
          const weapons = notFull(game, stalker);
          const chosen = yield* choose({
            kind: 'reload',
            who: stalker.id,
            clauses: ['A4'],
            about: { entity: stalker.id, card: 'loose-rounds', action: 'loadUp' },
            options: weapons.map(({ id, card }) => ({ is: 'owned' as const, owned: id, card })),
          });
          const weapon = weapons.find(({ id }) => id === chosen.owned);
          if (weapon) fillUp(game, stalker, weapon);
        },
      },
    ],
  },
};

/** Takes one hit, and is done. */
export const sparePlate: ItemCard = {
  id: 'spare-plate',
  copies: 1,
  value: 300,
  types: ['tool'],
  abilities: {
    *afterDefenseRoll(game, defense, owned) {
      const { stalker, isAttack, attacker } = defense;
      if (!owned || !isAttack || damageLeft(game, defense) === 0) return;
      const about = { target: attacker?.id ?? null, amount: damageLeft(game, defense) };
      if (!(yield* mayUse(game, stalker, 'spare-plate', 'takeTheHit', about))) return;
      defense.successes.push({ reason: 'card:spare-plate', by: 4 });
      discardOwned(game, stalker, owned.id);
    },
  },
};

/** A detector for one occasion, with a longer arm than most. */
export const probe: ItemCard = {
  id: 'probe',
  copies: 1,
  value: 400,
  types: ['tool'],
  abilities: {
    actions: [
      {
        id: 'detect',
        cost: 'free',
        discard: true,
        refusal: (game, stalker) =>
          detectable(game, stalker, 2).length > 0 ? null : { reason: 'nothingToDetect', clause: 'AN7' },
        *perform(game, stalker) {
          yield* detectArtifact(game, stalker, 2);
        },
      },
    ],
  },
};

/** Somebody must have been lucky with it. Never used up. */
export const luckyCartridge: ItemCard = {
  id: 'lucky-cartridge',
  copies: 1,
  value: 600,
  types: ['tool'],
  abilities: {
    rerolls: [
      {
        id: 'luck',
        most: 1,
        dice: (game, owner, { dice }, owned) =>
          usedThisRound(game, owner, owned) ? [] : dice.map((_die, index) => index),
        *pay(game, owner, owned) {
          useThisRound(game, owner, owned);
        },
      },
    ],
  },
};
