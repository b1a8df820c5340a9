/** Manhunt: one of the shapes at the edge of sight is the Controller. Which? */
import type { Condition, Place, Scenario } from '@zonecrawl/engine/model';
import { ANYWHERE, HERE } from '../words.ts';
import { ANY_ANOMALY, BUDGET, crowd, ENDINGS } from './common.ts';

const CONTROLLER = 'controller';

/** There, or next to it. */
const besides = (place: Place): Place => ({ at: 'either', of: [place, { at: 'beside', place }] });
/** None is left to look at. */
const looked: Condition = { if: 'not', that: { if: 'unknown', place: ANYWHERE } };
/** Or not found yet. */
const dead: Condition = { if: 'enemies', enemies: { kind: CONTROLLER }, is: 'exactly', value: 0 };

export const whisperer: Scenario = {
  id: 'whisperer',
  number: 4,
  budget: BUDGET,
  enemies: [
    { card: CONTROLLER, colours: ['green'], team: 1, pool: 1, posts: 0 },
    crowd('zombie', [2, 3, 4, 5], 3),
  ],
  anomalies: [{ card: ANY_ANOMALY, artifact: true, count: 2 }],
  loot: { stacks: 4, tokens: 1 },
  unknown: [
    ['green-1-north', 'x', 'x'],
    ['green-1-north', 'x', 'x', 'blue-1-east'],
    ['green-1-north', 'x', 'x', 'blue-1-east', 'yellow-1-west'],
    ['green-1-north', 'x', 'x', 'blue-1-east', 'yellow-1-west'],
  ],
  rounds: 9,
  actions: [
    {
      id: 'look',
      cost: 'standard',
      place: besides({ at: 'unknown' }),
      do: [{ do: 'resolveUnknown', which: { in: besides(HERE) } }],
    },
  ],
  triggers: [
    {
      id: 'whisper',
      wait: { on: 'fate', petals: [4] },
      when: { if: 'unknown', place: ANYWHERE },
      do: [{ do: 'status', who: 'lead', status: 'focus', gain: false }],
    },
    {
      id: 'silence',
      wait: { on: 'dies', who: 'enemy', card: CONTROLLER },
      do: [{ do: 'points', points: 3, why: 'silence' }],
    },
  ],
  // He is shown only where he has been found; there may be others to look at then.
  aims: [
    { id: 'kill', until: dead },
    { id: 'look', until: looked, place: { at: 'unknown' } },
  ],
  objective: { when: { if: 'all', of: [looked, dead] }, ending: 'success' },
  ...ENDINGS,
};
