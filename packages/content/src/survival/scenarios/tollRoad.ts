/** Cross, and pay at the gates, or do not pay. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { HERE, place } from '../words.ts';
import { ANY_ANOMALY, BUDGET, crowd, ENDINGS, elite, GANGS, leave, SOLDIERS, thenLeave } from './common.ts';

const through: Condition = { if: 'counter', counter: 'gates', is: 'atLeast', value: 2 };

export const tollRoad: Scenario = {
  id: 'tollRoad',
  number: 10,
  budget: BUDGET,
  enemies: [crowd(GANGS, [3, 4, 5, 6], 3), elite(SOLDIERS, [1, 1, 1, 1], 1)],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 5, tokens: 2 },
  unknown: [2, 3, 4, 5],
  rounds: 8,
  begin: [
    { do: 'placeToken', token: 'gate', place: place('yard') },
    { do: 'placeToken', token: 'gate', place: place('watch') },
  ],
  triggers: [
    {
      id: 'halt',
      wait: { on: 'enters', who: 'stalker', place: { at: 'token', token: 'gate' }, stops: true },
      do: [
        { do: 'removeToken', token: 'gate', place: HERE },
        { do: 'counter', counter: 'gates', add: 1 },
        {
          do: 'ask',
          who: 'actor',
          choices: [
            { id: 'bolts', cost: { bolts: 2 }, do: [{ do: 'points', points: 1, why: 'paid' }] },
            { id: 'magazine', cost: { magazines: 1 }, do: [{ do: 'points', points: 2, why: 'paid' }] },
            {
              id: 'fight',
              do: [
                { do: 'attention', who: 'actor', set: 'high' },
                { do: 'activate', enemies: { type: 'human', closest: 2 }, level: 'high' },
              ],
            },
          ],
        },
      ],
    },
  ],
  actions: [leave(through)],
  aims: thenLeave('pass', through, { at: 'token', token: 'gate' }),
  objective: { when: { if: 'all', of: [through, { if: 'everybodyLeft' }] }, ending: 'success' },
  ...ENDINGS,
};
