/** What to do next, step by step. */
import type { Aim, Condition } from '@zonecrawl/engine/model';
import { boy, chamber, counted, doctor, garage, shelter } from './places.ts';

const onMap = (companion: string): Condition => ({ if: 'companion', companion, is: 'onMap' });
const safe: Condition = { if: 'any', of: [counted('doctorSafe'), counted('boySafe')] };

export const aims: readonly Aim[] = [
  {
    id: 'find',
    until: { if: 'any', of: [onMap(doctor), onMap(boy), safe] },
    place: { at: 'either', of: [chamber, garage] },
  },
  { id: 'bring', until: safe, place: shelter },
  { id: 'goDown', until: { if: 'everybodyLeft' }, place: shelter },
];
