import type { EnemyCard } from '@zonecrawl/engine/model';
import { gainStatus, rangeTo, spaceOf } from '@zonecrawl/engine/rules';
import { withdrawing } from './specials.ts';

/** Trained, armoured, and patient: a burst that keeps heads down. Stands for Mercenaries and Monolithians alike. */
export const military: EnemyCard = {
  id: 'military',
  copies: 1,
  category: 'elite',
  types: ['human'],
  movement: 2,
  hp: 2,
  sight: { front: 4, left: 2, right: 2, back: 0 },
  body: {
    head: [{ at: 8, effects: ['loseHp'] }],
    torso: [
      { at: 5, effects: ['light'] },
      { at: 8, effects: ['heavy'] },
      { at: 12, effects: ['loseHp'] },
    ],
  },
  attack: {
    id: 'controlled-burst',
    kind: 'ranged',
    damage: 8,
    range: 4,
    *after(game, { enemy }, stalker, damage) {
      const far = rangeTo(game, enemy, spaceOf(stalker)) >= 2;
      if (damage > 0 && far) gainStatus(game, stalker, 'pinDown', ['EK5', 'S3']);
    },
  },
  standee: 'military',
  standees: 4,
  special: withdrawing,
};
