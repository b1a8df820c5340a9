/** Recon in Force: two sides fight, and you go through the pockets of the dead. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { HERE } from '../words.ts';
import { ANY_ANOMALY, BUDGET, crowd, ENDINGS, elite, GANGS, leave, thenLeave } from './common.ts';

const enough: Condition = { if: 'counter', counter: 'papers', is: 'atLeast', value: { for: [2, 3, 4, 4] } };

export const feud: Scenario = {
  id: 'feud',
  number: 6,
  budget: BUDGET,
  enemies: [crowd(GANGS, [3, 4, 5, 5], 2, 1), elite('military', [1, 1, 1, 2], 1, 2)],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 3, tokens: 1 },
  unknown: [2, 3, 4, 4],
  rounds: 9,
  actions: [
    {
      id: 'search',
      cost: 'standard',
      place: { at: 'token', token: 'fallen' },
      do: [
        { do: 'removeToken', token: 'fallen', place: HERE },
        { do: 'counter', counter: 'papers', add: 1 },
        { do: 'points', points: 1, why: 'papers' },
      ],
    },
    leave(enough),
  ],
  triggers: [
    {
      id: 'falls',
      wait: { on: 'dies', who: 'enemy' },
      do: [{ do: 'placeToken', token: 'fallen', place: HERE }],
    },
    {
      id: 'skirmish',
      wait: { on: 'round', moment: 'begins' },
      when: { if: 'round', is: 'atLeast', value: 2 },
      do: [{ do: 'enemiesAttack', enemies: { colour: 'red', seesStalker: false, closest: 1 } }],
    },
  ],
  aims: thenLeave('search', enough, { at: 'token', token: 'fallen' }),
  objective: { when: { if: 'all', of: [enough, { if: 'everybodyLeft' }] }, ending: 'success' },
  ...ENDINGS,
};
