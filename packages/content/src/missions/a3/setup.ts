import type { MissionSetup } from '@zonecrawl/engine/model';
import { tiles } from './places.ts';

/** One alone is hard to hit: one more listens at the outpost. */
const alone = { if: 'team', is: 'exactly', value: 1 } as const;

export const setup: MissionSetup = {
  tiles,
  cards: [
    { card: 'A3-01' },
    { card: 'A3-02', at: { x: 1, y: 9, turn: 0 } },
    { card: 'A3-03', at: { x: 7, y: 1, turn: 0 } },
    { card: 'A3-06', at: { x: 5, y: 7, turn: 0 } },
    { card: 'A3-07', at: { x: 1, y: 2, turn: 0 } },
    { card: 'A3-08', at: { x: 9, y: 1, turn: 0 } },
    { card: 'A3-09', at: { x: 6, y: 1, turn: 0 } },
  ],
  start: ['7:i', '7:g'],
  enemies: [
    {
      card: 'zombie',
      colours: ['blue'],
      team: 1,
      pool: { for: [3, 2, 4, 4] },
      standing: [
        { space: '11:b', facing: 2 },
        { space: '14:k', facing: 3 },
        { space: '7:b', facing: 0 },
        { space: '11:j', facing: 3 },
        { space: '14:e', facing: 2 },
        { space: '13:c', facing: 1, when: alone },
      ],
    },
    {
      card: 'military',
      colours: ['red'],
      team: 2,
      pool: { for: [0, 0, 0, 1] },
      standing: [{ space: '13:f', facing: 2 }],
    },
  ],
  anomalies: [
    { card: 'comet', pattern: 10, x: 8, y: 5, artifact: true },
    { card: 'springboard', pattern: 8, x: 1, y: 5, artifact: true },
  ],
  emptyOverlays: [{ pattern: 2, x: 9, y: 8 }],
  loot: [
    { space: '7:H', tokens: 2 },
    { space: '7:f', tokens: 1 },
    { space: '11:l', tokens: 2 },
    { space: '11:d', tokens: 3 },
    { space: '11:H', tokens: 1 },
    { space: '13:B', tokens: 3 },
    { space: '14:c', tokens: 2 },
    { space: '14:V', tokens: 2 },
  ],
  unknown: {
    spaces: ['11:f', '7:H', '14:d', '13:g'],
    tokens: [
      ['x', 'blue-1-north', 'blue-1-east', 'blue-1-south'],
      ['x', 'x', 'x', 'blue-1-east'],
      ['x', 'x', 'blue-1-north', 'blue-1-east'],
      ['x', 'blue-1-north', 'blue-1-east', 'red-1-east'],
    ],
  },
  events: [
    'A3-I',
    { oneOf: ['A3-II-1', 'A3-II-2'] },
    'A3-III',
    'A3-IV',
    'A3-V',
    'A3-VI',
    'A3-VII',
    'A3-VIII',
  ],
};
