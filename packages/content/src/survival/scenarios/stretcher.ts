/** Escape: a wounded man, a blackout, and everything that smells blood. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { place, ROUND_BEGINS } from '../words.ts';
import { ANY_ANOMALY, BEASTS, BUDGET, crowd, ENDINGS, elite, HUNTERS, leave, thenLeave } from './common.ts';

const safe: Condition = { if: 'counter', counter: 'safe', is: 'atLeast', value: 1 };

const carried: Condition = { if: 'finding', finding: 'wounded', who: 'anybody' };

export const stretcher: Scenario = {
  id: 'stretcher',
  number: 9,
  budget: BUDGET,
  enemies: [crowd(BEASTS, [3, 4, 4, 5], 3, 3), elite(HUNTERS, [1, 1, 2, 2], 1, 3)],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 4, tokens: 1 },
  unknown: [2, 3, 4, 5],
  rounds: 9,
  begin: [{ do: 'placeToken', token: 'wounded', place: place('depths') }],
  actions: [
    {
      id: 'lift',
      cost: 'standard',
      place: { at: 'token', token: 'wounded' },
      do: [
        { do: 'removeToken', token: 'wounded' },
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: 'wounded' } },
      ],
    },
    {
      id: 'layDown',
      cost: 'standard',
      place: place('exit'),
      when: { if: 'finding', finding: 'wounded', who: 'actor' },
      do: [
        { do: 'take', who: 'actor', what: { take: 'finding', finding: 'wounded' } },
        { do: 'counter', counter: 'safe', set: 1 },
      ],
    },
    leave(safe),
  ],
  triggers: [
    {
      id: 'blackout',
      wait: ROUND_BEGINS,
      do: [
        { do: 'placeNoVisibility', place: place('yard') },
        { do: 'placeNoVisibility', place: place('watch') },
      ],
    },
    {
      id: 'groans',
      wait: { on: 'action', action: 'movement' },
      when: { if: 'finding', finding: 'wounded', who: 'actor' },
      do: [{ do: 'attention', who: 'actor', set: 'low' }],
    },
    {
      id: 'gently',
      wait: { on: 'ends', won: true },
      when: { if: 'round', is: 'atMost', value: 7 },
      do: [{ do: 'points', points: 3, why: 'early' }],
    },
  ],
  aims: [
    { id: 'lift', until: { if: 'any', of: [carried, safe] }, place: { at: 'token', token: 'wounded' } },
    ...thenLeave('layDown', safe, place('exit')),
  ],
  objective: { when: { if: 'all', of: [safe, { if: 'everybodyLeft' }] }, ending: 'success' },
  ...ENDINGS,
};
