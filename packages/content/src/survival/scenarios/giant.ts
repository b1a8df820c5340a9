/** Boss Hunt: a Pseudogiant that bullets bore. The Zone itself must kill it. */
import type { Condition, Scenario } from '@zonecrawl/engine/model';
import { ANY_ANOMALY, BEASTS, BUDGET, crowd, ENDINGS } from './common.ts';

const GIANT = 'pseudogiant';

const dead: Condition = { if: 'enemies', enemies: { kind: GIANT }, is: 'exactly', value: 0 };

export const giant: Scenario = {
  id: 'giant',
  number: 3,
  budget: BUDGET,
  enemies: [
    { card: GIANT, colours: ['green', 'red'], team: 3, pool: 0, posts: 1 },
    crowd(BEASTS, [1, 2, 2, 3], 2, 3),
  ],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 4 }],
  loot: { stacks: 5, tokens: 1 },
  unknown: [2, 2, 3, 3],
  rounds: 9,
  triggers: [
    {
      id: 'scorched',
      wait: { on: 'enters', who: 'enemy', card: GIANT, place: { at: 'anomalies' } },
      do: [
        { do: 'woundEnemies', enemies: { kind: GIANT }, wound: 'loseHp' },
        { do: 'enemyStatus', enemies: { kind: GIANT }, status: 'exposed', gain: true },
        { do: 'counter', counter: 'scorched', add: 1 },
      ],
    },
    {
      id: 'lure',
      wait: { on: 'phase', phase: 'enemies' },
      when: { if: 'attention', level: 'any' },
      do: [{ do: 'moveEnemies', enemies: { kind: GIANT }, toward: 'closestAttention', upTo: 1 }],
    },
    {
      id: 'byTheZone',
      wait: { on: 'ends', won: true },
      when: { if: 'counter', counter: 'scorched', is: 'atLeast', value: 2 },
      do: [{ do: 'points', points: 4, why: 'byTheZone' }],
    },
  ],
  aims: [{ id: 'kill', until: dead, place: { at: 'anomalies' } }],
  objective: { when: dead, ending: 'success' },
  ...ENDINGS,
};
