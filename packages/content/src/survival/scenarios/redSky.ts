/** Secret Mission: read the instruments before the Emission, and between two of them. There are few roofs. */
import type { Condition, Effect, Scenario } from '@zonecrawl/engine/model';
import { HERE, place, ROUND_ENDS } from '../words.ts';
import { ANY_ANOMALY, BUDGET, crowd, ENDINGS, elite, GANGS, HUNTERS, leave, thenLeave } from './common.ts';

const enough: Condition = { if: 'counter', counter: 'readings', is: 'atLeast', value: { for: [2, 3, 3, 3] } };

/** In which Rounds the sky breaks. */
const FIRST: Condition = { if: 'round', is: 'exactly', value: 3 };
const SECOND: Condition = { if: 'round', is: 'exactly', value: 6 };
const breaksNow: Condition = { if: 'any', of: [FIRST, SECOND] };

const breaks: readonly Effect[] = [
  { do: 'suffer', who: { in: { at: 'outdoor' } }, damage: 6 },
  { do: 'woundEnemies', enemies: { in: { at: 'outdoor' } }, wound: 'light' },
  { do: 'activateAnomaly', petals: 2, unprovoked: true },
];

export const redSky: Scenario = {
  id: 'redSky',
  number: 7,
  budget: BUDGET,
  enemies: [crowd(GANGS, [3, 3, 4, 5], 2), elite(HUNTERS, [0, 1, 1, 1], 1, 3)],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 3 }],
  loot: { stacks: 4, tokens: 1 },
  unknown: [2, 3, 4, 4],
  rounds: 8,
  begin: [
    { do: 'placeToken', token: 'sensor', place: place('yard') },
    { do: 'placeToken', token: 'sensor', place: place('watch') },
    { do: 'placeToken', token: 'sensor', place: place('cache') },
  ],
  actions: [
    {
      id: 'read',
      cost: 'standard',
      place: { at: 'token', token: 'sensor' },
      do: [
        { do: 'removeToken', token: 'sensor', place: HERE },
        { do: 'counter', counter: 'readings', add: 1 },
      ],
    },
    leave(enough),
  ],
  triggers: [
    { id: 'first', wait: ROUND_ENDS, when: FIRST, do: breaks },
    { id: 'second', wait: ROUND_ENDS, when: SECOND, do: breaks },
    {
      id: 'beforeTheSecond',
      wait: { on: 'ends', won: true },
      when: { if: 'round', is: 'atMost', value: 6 },
      do: [{ do: 'points', points: 4, why: 'early' }],
    },
  ],
  aims: [
    { id: 'roof', until: { if: 'not', that: breaksNow }, place: { at: 'indoor' } },
    ...thenLeave('read', enough, { at: 'token', token: 'sensor' }),
  ],
  objective: { when: { if: 'all', of: [enough, { if: 'everybodyLeft' }] }, ending: 'success' },
  ...ENDINGS,
};
