import type { EnemyCard, Special } from '@zonecrawl/engine/model';
import { gainStatus, goalPlaces, moveToward } from '@zonecrawl/engine/rules';

const SEEP = { spaces: 2 };

/** It follows what it feels through the ground: the closest Attention, whoever it could see from here. */
const seep: Special = {
  id: 'seep',
  *perform(game, enemy) {
    yield* moveToward(game, enemy, goalPlaces(game, enemy, 'attention'), 'attention', SEEP.spaces, true);
  },
  idle: (game, enemy) => goalPlaces(game, enemy, 'attention').every(({ space }) => space === enemy.space),
};

/** A carpet of small bodies: bullets pass through it, and it goes for everybody on the space at once. */
export const crawl: EnemyCard = {
  id: 'crawl',
  figures: SEEP,
  copies: 1,
  category: 'elite',
  types: ['mutant'],
  movement: 3,
  hp: 3,
  sight: { front: 2, left: 2, right: 2, back: 2 },
  body: {
    torso: [
      { at: 4, effects: ['light'] },
      { at: 9, effects: ['loseHp'] },
    ],
  },
  attack: {
    id: 'overrun',
    kind: 'charge',
    damage: 5,
    range: 1,
    wholeSpace: true,
    *after(game, _strike, stalker, damage) {
      if (damage > 0) gainStatus(game, stalker, 'exposed', ['EK5', 'S4']);
    },
  },
  standee: 'crawl',
  standees: 2,
  special: seep,
  abilities: {
    id: 'swarm',
    immune: ['pinDown', 'push'],
    // A shot from farther off hits few of them.
    armored: (game, enemy, from) =>
      from !== null && enemy.space !== null && game.board.range('stalker', from, enemy.space) >= 2 ? 2 : 0,
  },
};
