import type { MissionSetup } from '@zonecrawl/engine/model';
import { tiles } from './places.ts';

const teamOf = (value: number) => ({ if: 'team', is: 'atLeast', value }) as const;

/** Four come with less in their hands each. */
const twoOrThree = { if: 'all', of: [teamOf(2), { if: 'team', is: 'atMost', value: 3 }] } as const;
/** Three Actions in a Turn get one far: somebody waits in the quarry. */
const alone = { if: 'team', is: 'exactly', value: 1 } as const;

const fewerThanThree = { if: 'team', is: 'atMost', value: 2 } as const;

export const setup: MissionSetup = {
  tiles,
  cards: [
    { card: 'A2-01' },
    { card: 'A2-02', at: { x: 7, y: 7, turn: 0 } },
    { card: 'A2-03', at: { x: 8, y: 0, turn: 0 } },
    { card: 'A2-04', at: { x: 9, y: 2, turn: 0 } },
    { card: 'A2-05', at: { x: 7, y: 3, turn: 0 } },
    { card: 'A2-06', at: { x: 8, y: 3, turn: 0 } },
    { card: 'A2-07', at: { x: 8, y: 3, turn: 0 } },
    { card: 'A2-08', at: { x: 8, y: 1, turn: 0 } },
    { card: 'A2-11', at: { x: 1, y: 1, turn: 0 } },
    { card: 'A2-12', at: { x: 8, y: 3, turn: 0 } },
  ],
  start: ['12:j', '12:i', '12:k'],
  enemies: [
    {
      card: 'snork',
      colours: ['yellow'],
      team: 1,
      pool: 1,
      standing: [
        { space: '15:A', facing: 2 },
        { space: '10:i', facing: 0 },
        { space: '6:f', facing: 1, when: twoOrThree },
        { space: '15:Q', facing: 3, when: twoOrThree },
        { space: '12:b', facing: 1, when: alone },
        { space: '15:H', facing: 3, when: alone },
        { space: '15:E', facing: 2, when: fewerThanThree },
      ],
    },
    {
      card: 'rodent',
      colours: ['blue'],
      team: 1,
      pool: { for: [4, 3, 3, 3] },
      standing: [{ space: '15:N', facing: 3 }],
    },
  ],
  anomalies: [
    // Beside the ramp: whoever comes to the shutter walks along the edge of it.
    { card: { oneOf: ['burner', 'popper'] }, pattern: 10, x: 6, y: 4, artifact: true },
    { card: 'fruit-punch', pattern: { oneOf: [1, 4] }, x: 1, y: 3, artifact: true },
  ],
  emptyOverlays: [
    { pattern: 11, x: 7, y: 2 },
    { pattern: 6, x: 4, y: 2 },
  ],
  loot: [
    { space: '12:G', tokens: 3 },
    { space: '10:S', tokens: 2 },
    { space: '10:n', tokens: 2 },
    { space: '6:i', tokens: 2 },
    { space: '15:B', tokens: 3 },
    { space: '15:j', tokens: 2 },
    { space: '15:M', tokens: 2 },
  ],
  unknown: {
    spaces: ['15:E', '10:n', '6:U', '12:G'],
    tokens: [
      ['blue-2-south', 'blue-1-east', 'yellow-1-west', 'yellow-1-south'],
      ['x', 'x', 'blue-1-east', 'yellow-1-west'],
      ['x', 'x', 'blue-1-east', 'yellow-1-west'],
      ['x', 'x', 'blue-1-east', 'yellow-1-west'],
    ],
  },
  events: [
    'A2-I',
    { oneOf: ['A2-II-1', 'A2-II-2'] },
    'A2-III',
    'A2-IV',
    'A2-V',
    'A2-VI',
    'A2-VII',
    'A2-VIII',
  ],
};
