/** Surrounded: a house, a night, and everything that wants in. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { place, ROUND_BEGINS, ROUND_ENDS } from '../words.ts';
import { ANY_ANOMALY, BEASTS, BUDGET, crowd, ENDINGS, elite, HUNTERS } from './common.ts';

const NIGHT = 8;

const dawn: Condition = { if: 'counter', counter: 'dawn', is: 'atLeast', value: 1 };

export const untilDawn: Scenario = {
  id: 'untilDawn',
  number: 1,
  budget: BUDGET,
  enemies: [crowd(BEASTS, [2, 3, 4, 5], 3), elite(HUNTERS, [1, 1, 1, 1], 1)],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 4, tokens: 2 },
  unknown: [3, 4, 5, 6],
  rounds: NIGHT,
  triggers: [
    {
      id: 'gather',
      wait: ROUND_BEGINS,
      when: { if: 'round', is: 'atLeast', value: 2 },
      do: [
        {
          do: 'moveEnemies',
          enemies: { seesStalker: false, closest: { n: 1, plus: 'stalkers' } },
          toward: place('shelter'),
          upTo: 2,
        },
      ],
    },
    {
      id: 'knock',
      wait: ROUND_BEGINS,
      when: { if: 'round', is: 'exactly', value: 4 },
      do: [{ do: 'placeUnknown', place: place('yard'), count: 1 }],
    },
    {
      id: 'dawn',
      wait: ROUND_ENDS,
      when: { if: 'round', is: 'atLeast', value: NIGHT },
      do: [{ do: 'counter', counter: 'dawn', set: 1 }],
    },
    {
      id: 'together',
      wait: { on: 'ends', won: true },
      when: {
        if: 'standing',
        who: 'stalker',
        place: place('shelter'),
        is: 'atLeast',
        value: { n: 0, plus: 'stalkers' },
      },
      do: [{ do: 'points', points: 3, why: 'together' }],
    },
    {
      id: 'quietNight',
      wait: { on: 'ends', won: true },
      when: { if: 'enemies', enemies: {}, is: 'atMost', value: 2 },
      do: [{ do: 'points', points: 2, why: 'quietNight' }],
    },
  ],
  aims: [
    { id: 'prepare', until: { if: 'round', is: 'atLeast', value: NIGHT - 1 } },
    { id: 'shelter', until: dawn, place: place('shelter') },
  ],
  objective: {
    when: {
      if: 'all',
      of: [dawn, { if: 'standing', who: 'stalker', place: place('shelter'), is: 'atLeast', value: 1 }],
    },
    ending: 'success',
  },
  ...ENDINGS,
};
