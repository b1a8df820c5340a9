import type { MissionSetup } from '@zonecrawl/engine/model';

/**
 * The drowned village. North is up.
 *
 *     0        | 14    |     14 church and graves
 *     5  | 7   | 8     |     7 marsh, jetty and fishing hut, 8 street, shop and workshop
 *        0     5       10
 */
export const setup: MissionSetup = {
  tiles: [
    { id: '14', x: 5, y: 0, turn: 0 },
    { id: '7', x: 0, y: 5, turn: 0 },
    { id: '8', x: 5, y: 5, turn: 0 },
  ],
  cards: [
    { card: 'B1-01' },
    { card: 'B1-02', at: { x: 8, y: 8, turn: 0 } },
    { card: 'B1-03', at: { x: 5, y: 5, turn: 0 } },
    { card: 'B1-04', at: { x: 9, y: 5, turn: 0 } },
    { card: 'B1-05', at: { x: 7, y: 1, turn: 0 } },
    { card: 'B1-06', at: { x: 2, y: 8, turn: 0 } },
    { card: 'B1-07', at: { x: 9, y: 1, turn: 0 } },
    { card: 'B1-08', at: { x: 1, y: 9, turn: 0 } },
    { card: 'B1-10' },
  ],
  start: ['8:K', '8:g'],
  enemies: [
    { card: 'dog', colours: ['yellow'], team: 1, pool: { for: [3, 4, 4, 5] }, standing: [] },
    { card: 'snork', colours: ['blue'], team: 1, pool: { for: [2, 3, 3, 4] }, standing: [] },
    { card: 'tick', colours: ['blue'], team: 1, pool: { for: [2, 2, 3, 4] }, standing: [] },
    { card: 'crawl', colours: ['red'], team: 1, pool: 1, standing: [] },
  ],
  anomalies: [
    { card: 'fruit-punch', pattern: 1, x: 2, y: 5, artifact: true },
    { card: { oneOf: ['bubble', 'whirligig'] }, pattern: { oneOf: [4, 12] }, x: 7, y: 3, artifact: true },
  ],
  emptyOverlays: [{ pattern: 1, x: 6, y: 8 }],
  loot: [
    { space: '8:M', tokens: 2 },
    { space: '8:C', tokens: 2 },
    { space: '14:c', tokens: 3 },
    { space: '14:k', tokens: 1 },
    { space: '7:H', tokens: 2 },
    { space: '7:j', tokens: 1 },
  ],
  unknown: {
    spaces: ['14:f', '7:g', '14:b', '7:a'],
    tokens: [
      ['x', 'x', 'blue-1-east', 'yellow-1-east'],
      ['x', 'x', 'blue-1-east', 'yellow-1-east'],
      ['x', 'x', 'blue-1-east', 'yellow-1-east'],
      ['x', 'blue-1-east', 'blue-1-south', 'yellow-1-east'],
    ],
  },
  events: [
    'B1-I',
    { oneOf: ['B1-II-1', 'B1-II-2'] },
    'B1-III',
    'B1-IV',
    { oneOf: ['B1-V-1', 'B1-V-2'] },
    'B1-VI',
    'B1-VII',
    'B1-VIII',
  ],
};
