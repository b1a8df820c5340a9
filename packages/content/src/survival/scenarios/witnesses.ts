/** Frontal Assault, of a kind: be seen by the best of them, and shoot none. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { HERE, place } from '../words.ts';
import { ANY_ANOMALY, BUDGET, ENDINGS, elite, HUNTERS, leave, SOLDIERS, thenLeave } from './common.ts';

const enough: Condition = { if: 'counter', counter: 'flags', is: 'atLeast', value: { for: [2, 3, 3, 3] } };

export const witnesses: Scenario = {
  id: 'witnesses',
  number: 8,
  budget: BUDGET,
  enemies: [elite(SOLDIERS, [1, 1, 2, 2], 0), elite(HUNTERS, [1, 1, 1, 2], 1, 3)],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 4, tokens: 2 },
  unknown: [1, 2, 2, 3],
  rounds: 8,
  begin: [
    { do: 'placeToken', token: 'flag', place: place('yard') },
    { do: 'placeToken', token: 'flag', place: place('watch') },
    { do: 'placeToken', token: 'flag', place: place('depths') },
    { do: 'points', points: 5, why: 'goodName' },
  ],
  actions: [
    {
      id: 'wave',
      cost: 'standard',
      place: { at: 'token', token: 'flag' },
      do: [
        { do: 'removeToken', token: 'flag', place: HERE },
        { do: 'counter', counter: 'flags', add: 1 },
        { do: 'attention', who: 'actor', set: 'high' },
        { do: 'lookAround', enemies: { seesStalker: false, closest: 1 } },
      ],
    },
    leave(enough),
  ],
  triggers: [
    {
      id: 'blood',
      wait: { on: 'dies', who: 'enemy' },
      do: [{ do: 'points', points: -2, why: 'blood' }],
    },
  ],
  aims: thenLeave('wave', enough, { at: 'token', token: 'flag' }),
  objective: { when: { if: 'all', of: [enough, { if: 'everybodyLeft' }] }, ending: 'success' },
  ...ENDINGS,
};
