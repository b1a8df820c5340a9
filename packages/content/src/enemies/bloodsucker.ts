import type { EnemyCard } from '@zonecrawl/engine/cards';
import { withdrawing } from './specials.ts';

/** A shimmer in the air until it stands beside you. */
export const bloodsucker: EnemyCard = {
  id: 'bloodsucker',
  copies: 1,
  category: 'elite',
  types: ['mutant'],
  movement: 4,
  hp: 2,
  sight: { front: 4, left: 3, right: 3, back: 2 },
  body: {
    head: [
      { at: 6, effects: ['light'] },
      { at: 9, effects: ['loseHp'] },
    ],
    torso: [
      { at: 5, effects: ['light'] },
      { at: 8, effects: ['heavy'] },
      { at: 12, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'drain', kind: 'charge', damage: 8, range: 1 },
  standee: 'bloodsucker',
  standees: 2,
  special: withdrawing,
  abilities: { id: 'cloak', cloak: 2 },
};
