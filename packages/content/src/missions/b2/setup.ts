import type { MissionSetup } from '@zonecrawl/engine/model';
import { lairs } from './places.ts';

/** One who has three Actions in a Turn is soon at the keg: so is something else. */
const alone = { if: 'team', is: 'exactly', value: 1 } as const;

/**
 * Around the quarry. North is up.
 *
 *     0  | 12   | 11   |     12 quarry, 11 machine graveyard
 *     5  | 6    | 10   |     6 railway siding, 10 building site
 *        0      5      10
 */
export const setup: MissionSetup = {
  tiles: [
    { id: '12', x: 0, y: 0, turn: 0 },
    { id: '11', x: 5, y: 0, turn: 0 },
    { id: '6', x: 0, y: 5, turn: 0 },
    { id: '10', x: 5, y: 5, turn: 0 },
  ],
  cards: [
    { card: 'B2-01' },
    { card: 'B2-02', at: { x: 2, y: 0, turn: 0 } },
    ...lairs.map(({ card, x, y }) => ({ card, at: { x, y, turn: 0 } }) as const),
    { card: 'B2-07', at: { x: 5, y: 2, turn: 0 } },
  ],
  start: ['6:h', '6:i'],
  enemies: [
    {
      card: 'rodent',
      colours: ['blue'],
      team: 1,
      pool: { for: [1, 2, 2, 3] },
      standing: [
        { space: '6:f', facing: 1 },
        { space: '11:g', facing: 2, when: { if: 'team', is: 'atLeast', value: 4 } },
        { space: '11:e', facing: 3, when: alone },
      ],
    },
    { card: 'izlom', colours: ['green', 'red'], team: 1, pool: 1, standing: [] },
  ],
  anomalies: [
    { card: { oneOf: ['razor', 'springboard'] }, pattern: { oneOf: [3, 5] }, x: 6, y: 1, artifact: true },
    { card: { oneOf: ['burner', 'popper'] }, pattern: { oneOf: [2, 10] }, x: 6, y: 7, artifact: true },
  ],
  loot: [
    { space: '6:i', tokens: 1 },
    { space: '6:U', tokens: 3 },
    { space: '10:l', tokens: 2 },
    { space: '12:e', tokens: 2 },
    { space: '11:d', tokens: 3 },
    { space: '11:i', tokens: 2 },
  ],
  unknown: {
    spaces: ['6:U', '12:f', '11:j', '10:k'],
    tokens: [
      ['x', 'x', 'x', 'blue-1-east'],
      ['x', 'x', 'x', 'blue-1-west'],
      ['x', 'x', 'blue-1-east', 'blue-1-west'],
      ['x', 'blue-1-east', 'blue-2-south', 'blue-2-north'],
    ],
  },
  events: [
    'B2-I',
    { oneOf: ['B2-II-1', 'B2-II-2'] },
    'B2-III',
    'B2-IV',
    'B2-V',
    { oneOf: ['B2-VI-1', 'B2-VI-2'] },
    'B2-VII',
    'B2-VIII',
    'B2-IX',
  ],
};
