import type { ItemCard } from '@zonecrawl/engine/cards';
import { gainStatus, heal, maxHp } from '@zonecrawl/engine/rules';

/** Wide awake for the next thing to do (A11). */
export const energyDrink: ItemCard = {
  id: 'energy-drink',
  copies: 4,
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
