import type { EnemyCard } from '@zonecrawl/engine/model';
import { withdrawing } from './specials.ts';

/** Worst from close by: a short pounce breaks bones. */
export const chimera: EnemyCard = {
  id: 'chimera',
  copies: 1,
  category: 'boss',
  types: ['mutant'],
  movement: 4,
  hp: 4,
  sight: { front: 5, left: 5, right: 5, back: 3 },
  body: {
    torso: [
      { at: 8, effects: ['light'] },
      { at: 14, effects: ['loseHp', 'heavy'] },
    ],
  },
  attack: {
    id: 'pounce',
    kind: 'charge',
    damage: 10,
    range: 1,
    modifiers: (_game, { moved }) => (moved <= 1 ? [{ reason: 'attack:pounce:close', by: 4 }] : []),
  },
  standee: 'chimera',
  standees: 1,
  special: withdrawing,
  abilities: { id: 'sixth-sense', ignoresAnomalies: true },
};
