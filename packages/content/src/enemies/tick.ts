import type { EnemyCard } from '@zonecrawl/engine/model';
import { raiseDosage, stalkersFromLead } from '@zonecrawl/engine/rules';

/** A bag of hot blood on eight legs: its bite raises dosage, and bursting it on your own space does too. */
export const tick: EnemyCard = {
  id: 'tick',
  copies: 1,
  category: 'horde',
  types: ['mutant'],
  movement: 2,
  hp: 1,
  sight: { front: 2, left: 2, right: 2, back: 2 },
  body: {
    torso: [
      { at: 4, effects: ['light'] },
      { at: 7, effects: ['loseHp'] },
    ],
  },
  attack: {
    id: 'suck',
    kind: 'charge',
    damage: 4,
    range: 1,
    after: (game, _strike, stalker) => raiseDosage(game, stalker, 2, 'tick', false),
  },
  standee: 'tick',
  standees: 4,
  abilities: {
    id: 'burst',
    *dies(game, enemy) {
      for (const stalker of stalkersFromLead(game)) {
        if (stalker.space === enemy.space) yield* raiseDosage(game, stalker, 3, 'tick', false);
      }
    },
  },
};
