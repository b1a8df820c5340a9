import type { EnemyCard, Special } from '@zonecrawl/engine/model';
import {
  coverOf,
  enemyCard,
  gainStatus,
  goalPlaces,
  lookAround,
  moveToward,
  rangeTo,
  spaceOf,
} from '@zonecrawl/engine/rules';

/** Into Cover that no other of them has taken, and a look around from there. */
const digIn: Special = {
  id: 'dig-in',
  *perform(game, enemy) {
    const { movement } = enemyCard(game, enemy);
    const cover = goalPlaces(game, enemy, 'coverWithoutColour');
    if (coverOf(game, spaceOf(enemy)) === 0)
      yield* moveToward(game, enemy, cover, 'coverWithoutColour', movement, true);
    if (enemy.space !== null) lookAround(game, enemy);
  },
  idle: () => false,
};

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
  special: digIn,
};
