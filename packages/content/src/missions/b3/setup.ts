import type { Condition, MissionSetup } from '@zonecrawl/engine/model';

const team = (value: number): { readonly when: Condition } => ({
  when: { if: 'team', is: 'atLeast', value },
});

/**
 * Under the red sky. North is up; the shelter is in the middle, and everything worth fetching is not.
 *
 *     0  | 9    | 13   | 15   |     9 filling station, 13 outpost, 15 Institute
 *        0      5      10     15
 */
export const setup: MissionSetup = {
  tiles: [
    { id: '9', x: 0, y: 0, turn: 0 },
    { id: '13', x: 5, y: 0, turn: 0 },
    { id: '15', x: 10, y: 0, turn: 0 },
  ],
  cards: [
    { card: 'B3-01' },
    { card: 'B3-02', at: { x: 6, y: 2, turn: 0 } },
    { card: 'B3-03', at: { x: 12, y: 2, turn: 0 } },
    { card: 'B3-04', at: { x: 0, y: 1, turn: 0 } },
    { card: 'B3-05', at: { x: 9, y: 0, turn: 0 } },
    { card: 'B3-06', at: { x: 14, y: 0, turn: 0 } },
  ],
  start: ['13:h', '13:f'],
  enemies: [
    {
      card: 'zombie',
      colours: ['blue', 'yellow'],
      team: 1,
      pool: 4,
      standing: [
        { space: '15:l', facing: 3 },
        { space: '9:b', facing: 2 },
        { space: '13:a', facing: 2 },
        { space: '9:e', facing: 1 },
        { space: '15:Q', facing: 0 },
        { space: '9:f', facing: 1, ...team(2) },
        { space: '13:d', facing: 1 },
        { space: '9:a', facing: 1, ...team(2) },
      ],
    },
    { card: 'dog', colours: ['yellow'], team: 1, pool: { for: [2, 3, 3, 4] }, standing: [] },
  ],
  anomalies: [
    { card: 'electro', pattern: 7, x: 8, y: 0, artifact: false },
    { card: { oneOf: ['magnet', 'whirligig'] }, pattern: { oneOf: [3, 8] }, x: 1, y: 4, artifact: true },
  ],
  emptyOverlays: [{ pattern: 6, x: 11, y: 1 }],
  loot: [
    { space: '13:B', tokens: 2 },
    { space: '9:T', tokens: 2 },
    { space: '9:U', tokens: 2 },
    { space: '15:E', tokens: 2 },
    { space: '15:N', tokens: 1 },
    { space: '15:j', tokens: 1 },
  ],
  unknown: {
    spaces: ['9:S', '15:E', '13:B', '15:H'],
    tokens: [
      ['x', 'x', 'x', 'blue-1-east'],
      ['x', 'x', 'blue-1-east', 'blue-1-west'],
      ['x', 'blue-1-east', 'blue-1-west', 'yellow-1-south'],
      ['x', 'blue-1-east', 'blue-1-west', 'blue-2-south'],
    ],
  },
  events: [
    'B3-I',
    { oneOf: ['B3-II-1', 'B3-II-2'] },
    'B3-III',
    'B3-IV',
    'B3-V',
    { oneOf: ['B3-VI-1', 'B3-VI-2'] },
    'B3-VII',
    'B3-VIII',
  ],
};
