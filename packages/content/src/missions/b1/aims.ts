/** What to do next, step by step. */
import type { Aim } from '@zonecrawl/engine/model';
import { bench, hut, isDone, vestry } from './places.ts';

export const aims: readonly Aim[] = [
  {
    id: 'battery',
    until: {
      if: 'any',
      of: [
        { if: 'finding', finding: 'battery', who: 'anybody' },
        { if: 'counter', counter: 'current', is: 'atLeast', value: 1 },
      ],
    },
    place: hut,
  },
  {
    id: 'connect',
    until: { if: 'counter', counter: 'current', is: 'atLeast', value: 1 },
    place: bench,
  },
  { id: 'solder', until: isDone('set'), place: bench },
  { id: 'aerial', until: isDone('aerial'), place: vestry },
];
