/** Unique Artifacts and Items. */
import type { ArtifactCard, ItemCard } from '@zonecrawl/engine/model';
import {
  discardOwned,
  gainBolts,
  gainStatus,
  heal,
  loseHp,
  lowerDosage,
  maxHp,
  stalkersFromLead,
  tellUse,
} from '@zonecrawl/engine/rules';

const unique = { copies: 1, value: null, unique: true } as const;

/** Beats, slowly, for somebody. */
const warmHeart: ArtifactCard = {
  ...unique,
  id: 'ul-warm-heart',
  type: 'fire',
  baseRadiation: 3,
  abilities: {
    *endOfRound(game, owner) {
      if (owner.hp < maxHp(game, owner)) heal(game, owner, 2, ['Z5']);
    },
  },
};

/** What hits you hits the mirror first. */
const mirror: ArtifactCard = {
  ...unique,
  id: 'ul-mirror',
  type: 'special',
  baseRadiation: 4,
  abilities: { defenseBonus: () => 1 },
};

/** Points away from trouble: Anomaly dice may be rolled again. */
const needle: ArtifactCard = {
  ...unique,
  id: 'ul-needle',
  type: 'electric',
  baseRadiation: 2,
  abilities: { rerollsAnomaly: true, anomalyLoss: (_game, _owner, loss) => Math.ceil(loss / 2) },
};

/** Falls upwards when nobody looks. */
const feather: ArtifactCard = {
  ...unique,
  id: 'ul-feather',
  type: 'gravitational',
  baseRadiation: 3,
  abilities: { movement: 2, backpack: -2 },
};

/** It is cold at the beginning of every Turn, and very clear. */
const clearIce: ArtifactCard = {
  ...unique,
  id: 'ul-clear-ice',
  type: 'chemical',
  baseRadiation: 4,
  abilities: {
    *startOfTurn(game, owner) {
      if (owner.focus) return;
      tellUse(game, owner, 'ul-clear-ice', 'clarity');
      gainStatus(game, owner, 'focus', ['S2']);
    },
  },
};

/** The whole team, once. */
const fieldKitchen: ItemCard = {
  ...unique,
  id: 'ul-field-kitchen',
  types: ['food'],
  abilities: {
    actions: [
      {
        id: 'feedAll',
        cost: 'standard',
        discard: true,
        refusal: () => null,
        *perform(game) {
          for (const stalker of stalkersFromLead(game)) {
            heal(game, stalker, 4, ['A9', 'EQ2']);
            lowerDosage(game, stalker, 2, 'ul-field-kitchen');
          }
        },
      },
    ],
  },
};

/** Back on your feet. It will cost you later, but that is later. */
const lastSyringe: ItemCard = {
  ...unique,
  id: 'ul-last-syringe',
  types: ['medicine'],
  abilities: {
    *beforeCriticalInjury(game, owner, owned) {
      if (!owned) return false;
      tellUse(game, owner, 'ul-last-syringe', 'getUp');
      discardOwned(game, owner, owned.id);
      return true;
    },
  },
};

/** A ball of bearings: as many Bolts as you can carry. */
const bearings: ItemCard = {
  ...unique,
  id: 'ul-bearings',
  types: ['tool'],
  abilities: {
    actions: [
      {
        id: 'breakOpen',
        cost: 'free',
        discard: true,
        refusal: () => null,
        *perform(game, stalker) {
          gainBolts(game, stalker, 5);
        },
      },
    ],
  },
};

/** A promise to oneself: HP for a clear head, as often as one dares. */
const redThread: ItemCard = {
  ...unique,
  id: 'ul-red-thread',
  types: ['tool'],
  abilities: {
    actions: [
      {
        id: 'bite',
        cost: 'free',
        oncePerTurn: true,
        refusal: (_game, { focus, hp }) => {
          if (focus) return { reason: 'hasFocus', clause: 'S2' };
          return hp > 1 ? null : { reason: 'tooHurt', clause: 'S5' };
        },
        *perform(game, stalker) {
          yield* loseHp(game, stalker, 1, 'ul-red-thread', ['A9']);
          gainStatus(game, stalker, 'focus', ['S2']);
        },
      },
    ],
  },
};

export const uniqueArtifacts: readonly ArtifactCard[] = [warmHeart, mirror, needle, feather, clearIce];
export const uniqueItems: readonly ItemCard[] = [fieldKitchen, lastSyringe, bearings, redThread];
