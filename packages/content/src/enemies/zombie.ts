import type { EnemyCard } from '@zonecrawl/engine/model';
import { braindead } from './specials.ts';

/** What its rifle does is up to the die. */
export const zombie: EnemyCard = {
  id: 'zombie',
  copies: 1,
  category: 'horde',
  types: ['human'],
  movement: 1,
  hp: 1,
  sight: { front: 3, left: 0, right: 0, back: 0 },
  body: {
    head: [{ at: 7, effects: ['loseHp'] }],
    torso: [
      { at: 3, effects: ['light'] },
      { at: 8, effects: ['heavy'] },
    ],
  },
  attack: {
    id: 'rifle',
    kind: 'ranged',
    damage: 5,
    range: 3,
    byPetals: { 1: 'goForward', 2: 8, 3: 5, 4: 5 },
  },
  standee: 'zombie',
  standees: 8,
  special: braindead,
};
