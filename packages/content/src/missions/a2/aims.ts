/** What to do next, step by step. */
import type { Aim, Condition } from '@zonecrawl/engine/model';
import { chamber, exits, fuseBoard, generator, ramp } from './places.ts';

const counted = (counter: string): Condition => ({ if: 'counter', counter, is: 'atLeast', value: 1 });

export const aims: readonly Aim[] = [
  {
    id: 'findWay',
    until: { if: 'any', of: [counted('waysIn'), counted('tape')] },
    place: { at: 'either', of: [generator, fuseBoard, ramp] },
  },
  { id: 'takeTape', until: counted('tape'), place: chamber },
  { id: 'leave', until: { if: 'everybodyLeft' }, place: exits },
];
