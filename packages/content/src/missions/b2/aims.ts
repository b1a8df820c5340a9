/** What to do next, step by step. */
import type { Aim } from '@zonecrawl/engine/model';
import { counted, isFound, lairs, track } from './places.ts';

export const aims: readonly Aim[] = [
  {
    id: 'find',
    until: isFound,
    place: { at: 'either', of: [{ at: 'token', token: track }, ...lairs.map(({ room }) => room)] },
  },
  { id: 'end', until: counted('slain', 1) },
];
