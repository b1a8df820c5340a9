/** Scouting: three stakes to drive in, and a Chimera that comes to noise. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { HERE, place } from '../words.ts';
import { ANY_ANOMALY, BEASTS, BUDGET, crowd, ENDINGS, leave, thenLeave } from './common.ts';

const CHIMERA = 'chimera';
const enough: Condition = { if: 'counter', counter: 'stakes', is: 'atLeast', value: { for: [2, 3, 3, 3] } };

export const huntress: Scenario = {
  id: 'huntress',
  number: 5,
  budget: BUDGET,
  enemies: [
    { card: CHIMERA, colours: ['green'], team: 3, pool: 0, posts: 1 },
    crowd(BEASTS, [1, 2, 3, 3], 2, 3),
  ],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 4, tokens: 1 },
  unknown: [2, 2, 3, 4],
  rounds: 9,
  begin: [
    { do: 'placeToken', token: 'stake', place: place('watch') },
    { do: 'placeToken', token: 'stake', place: place('cache') },
    { do: 'placeToken', token: 'stake', place: place('depths') },
  ],
  actions: [
    {
      id: 'drive',
      cost: 'standard',
      place: { at: 'token', token: 'stake' },
      do: [
        { do: 'removeToken', token: 'stake', place: HERE },
        { do: 'counter', counter: 'stakes', add: 1 },
        { do: 'attention', who: 'actor', set: 'low' },
      ],
    },
    leave(enough),
  ],
  triggers: [
    {
      id: 'hunts',
      wait: { on: 'phase', phase: 'enemies' },
      when: { if: 'attention', level: 'high' },
      do: [
        {
          do: 'moveEnemies',
          enemies: { kind: CHIMERA },
          toward: 'closestAttention',
          upTo: 2,
          uninterrupted: true,
        },
      ],
    },
    {
      id: 'unseen',
      wait: { on: 'ends', won: true },
      when: { if: 'enemies', enemies: { kind: CHIMERA }, is: 'atLeast', value: 1 },
      do: [{ do: 'points', points: 3, why: 'alive' }],
    },
  ],
  aims: thenLeave('drive', enough, { at: 'token', token: 'stake' }),
  objective: { when: { if: 'all', of: [enough, { if: 'everybodyLeft' }] }, ending: 'success' },
  ...ENDINGS,
};
