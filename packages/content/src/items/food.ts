import type { Game, ItemCard, StalkerState } from '@zonecrawl/engine/model';
import {
  gainStatus,
  heal,
  loseStatus,
  lowerDosage,
  maxHp,
  rangeBetween,
  spaceOf,
  stalkersFromLead,
  stalkersOn,
} from '@zonecrawl/engine/rules';

/** Wide awake for the next thing to do (A11). */
export const energyDrink: ItemCard = {
  id: 'energy-drink',
  copies: 3,
  value: 100,
  types: ['food'],
  abilities: {
    actions: [
      {
        id: 'drink',
        cost: 'free',
        discard: true,
        refusal: (game) =>
          game.state.turn?.nextFree === 'none' ? null : { reason: 'nextFreePending', clause: 'A11' },
        *perform(game, stalker) {
          gainStatus(game, stalker, 'focus', ['A9']);
          if (game.state.turn) game.state.turn.nextFree = 'standard';
        },
      },
    ],
  },
};

export const bread: ItemCard = {
  id: 'bread',
  copies: 4,
  value: 100,
  types: ['food'],
  abilities: {
    actions: [
      {
        id: 'eat',
        cost: 'free',
        discard: true,
        refusal: (game, stalker) =>
          stalker.focus && stalker.hp >= maxHp(game, stalker)
            ? { reason: 'nothingToGain', clause: 'S1' }
            : null,
        *perform(game, stalker) {
          gainStatus(game, stalker, 'focus', ['A9']);
          heal(game, stalker, 2, ['A9', 'EQ2']);
        },
      },
    ],
  },
};

const hungryHere = (game: Game, stalker: StalkerState): readonly StalkerState[] =>
  stalkersOn(game, spaceOf(stalker)).filter((each) => each.hp < maxHp(game, each));

/** One can, as many spoons as there are people. */
export const touristsDelight: ItemCard = {
  id: 'tourists-delight',
  copies: 2,
  value: 150,
  types: ['food'],
  abilities: {
    actions: [
      {
        id: 'shareMeal',
        cost: 'free',
        discard: true,
        refusal: (game, stalker) =>
          hungryHere(game, stalker).length > 0 ? null : { reason: 'nobodyWounded', clause: 'EQ2' },
        *perform(game, stalker) {
          for (const each of hungryHere(game, stalker)) heal(game, each, 3, ['A9', 'EQ2']);
        },
      },
    ],
  },
};

/** Helps against the glow; the hands are less sure afterwards. */
export const vodka: ItemCard = {
  id: 'vodka',
  copies: 2,
  value: 100,
  types: ['food'],
  abilities: {
    actions: [
      {
        id: 'drink',
        cost: 'free',
        discard: true,
        refusal: (_game, stalker) => (stalker.dosage > 0 ? null : { reason: 'noDosage', clause: 'RD2' }),
        *perform(game, stalker) {
          lowerDosage(game, stalker, 4, 'vodka');
          loseStatus(game, stalker, 'focus', ['A9']);
        },
      },
    ],
  },
};

const restless = (game: Game, stalker: StalkerState): readonly StalkerState[] =>
  stalkersFromLead(game).filter((each) => !each.focus && rangeBetween(game, stalker, each) <= 1);

/** Something to do for the hands while the eyes watch: everybody near calms down. */
export const sunflowerSeeds: ItemCard = {
  id: 'sunflower-seeds',
  copies: 1,
  value: 150,
  types: ['food'],
  abilities: {
    actions: [
      {
        id: 'handRound',
        cost: 'free',
        discard: true,
        refusal: (game, stalker) =>
          restless(game, stalker).length > 0 ? null : { reason: 'nothingToGain', clause: 'S1' },
        *perform(game, stalker) {
          for (const each of restless(game, stalker)) gainStatus(game, each, 'focus', ['A9']);
        },
      },
    ],
  },
};
