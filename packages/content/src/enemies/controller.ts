import { type EnemyCard, UNLIMITED } from '@zonecrawl/engine/model';
import { drawControl } from '@zonecrawl/engine/rules';

/** Sees everything in its lines and reaches any mind it sees. */
export const controller: EnemyCard = {
  id: 'controller',
  copies: 1,
  category: 'elite',
  types: ['mutant', 'psionic'],
  movement: 2,
  hp: 1,
  sight: { front: UNLIMITED, left: UNLIMITED, right: UNLIMITED, back: UNLIMITED },
  body: {
    head: [{ at: 12, effects: ['loseHp'] }],
    torso: [
      { at: 7, effects: ['light'] },
      { at: 11, effects: ['heavy'] },
    ],
  },
  attack: {
    id: 'mind-control',
    kind: 'ranged',
    damage: 4,
    range: UNLIMITED,
    afterRoll: (game, { enemy }, stalker) => drawControl(game, stalker, enemy),
  },
  standee: 'controller',
  standees: 2,
};
