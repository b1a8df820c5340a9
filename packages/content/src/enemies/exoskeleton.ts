import type { EnemyCard } from '@zonecrawl/engine/model';
import { goForward, seesTarget } from '@zonecrawl/engine/rules';

/** Hydraulics and plates: a walking wall with a gun, slow to turn and hard to stop. */
export const exoskeleton: EnemyCard = {
  id: 'exoskeleton',
  copies: 1,
  category: 'elite',
  types: ['human'],
  movement: 1,
  hp: 3,
  sight: { front: 4, left: 1, right: 1, back: 0 },
  body: {
    head: [
      { at: 8, effects: ['light'] },
      { at: 11, effects: ['loseHp'] },
    ],
    torso: [
      { at: 7, effects: ['light'] },
      { at: 10, effects: ['heavy'] },
      { at: 15, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'machine-gun', kind: 'ranged', damage: 10, range: 3 },
  standee: 'exoskeleton',
  standees: 2,
  special: {
    id: 'advance',
    *perform(game, enemy) {
      yield* goForward(game, enemy, 2);
    },
    idle: seesTarget,
  },
  abilities: { id: 'plated', immune: ['push', 'exposed'] },
};
