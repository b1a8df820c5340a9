import type { EnemyCard } from '@zonecrawl/engine/model';

/** Leaps onto its prey over fences and Anomalies alike. */
export const snork: EnemyCard = {
  id: 'snork',
  copies: 1,
  category: 'horde',
  types: ['mutant'],
  movement: 3,
  hp: 1,
  sight: { front: 3, left: 3, right: 3, back: 1 },
  body: {
    head: [{ at: 6, effects: ['loseHp'] }],
    torso: [
      { at: 3, effects: ['light'] },
      { at: 5, effects: ['heavy'] },
      { at: 8, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'jump', kind: 'charge', damage: 8, range: 1, leaps: true },
  standee: 'snork',
  standees: 6,
};
