/** Gather Supplies: four crates that fell off a convoy, and the people who shot at it. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { HERE, place } from '../words.ts';
import { ANY_ANOMALY, BUDGET, crowd, ENDINGS, elite, GANGS, leave, SOLDIERS, thenLeave } from './common.ts';

const enough: Condition = {
  if: 'counter',
  counter: 'crates',
  is: 'atLeast',
  value: { for: [2, 3, 3, 4] },
};

export const winterStores: Scenario = {
  id: 'winterStores',
  number: 2,
  budget: BUDGET,
  enemies: [crowd(GANGS, [3, 3, 4, 5], 3), elite(SOLDIERS, [0, 1, 1, 1], 1)],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 4, tokens: 1 },
  unknown: [2, 3, 4, 5],
  rounds: 8,
  begin: [
    { do: 'placeToken', token: 'crate', place: place('cache') },
    { do: 'placeToken', token: 'crate', place: place('watch') },
    { do: 'placeToken', token: 'crate', place: place('yard') },
    { do: 'placeToken', token: 'crate', place: place('depths') },
  ],
  actions: [
    {
      id: 'load',
      cost: 'standard',
      place: { at: 'token', token: 'crate' },
      do: [
        { do: 'removeToken', token: 'crate', place: HERE },
        { do: 'counter', counter: 'crates', add: 1 },
        { do: 'points', points: 1, why: 'crates' },
      ],
    },
    leave(enough),
  ],
  triggers: [
    {
      id: 'allFour',
      wait: { on: 'ends', won: true },
      when: { if: 'counter', counter: 'crates', is: 'atLeast', value: 4 },
      do: [{ do: 'points', points: 2, why: 'allFour' }],
    },
  ],
  aims: thenLeave('load', enough, { at: 'token', token: 'crate' }),
  objective: { when: { if: 'all', of: [enough, { if: 'everybodyLeft' }] }, ending: 'success' },
  ...ENDINGS,
};
