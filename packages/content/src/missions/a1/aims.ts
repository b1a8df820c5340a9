/** What to do next, step by step. */
import type { Aim, Condition } from '@zonecrawl/engine/model';
import { exit, guardRoom, radioShack } from './places.ts';

const hasKey: Condition = { if: 'finding', finding: 'cell-key', who: 'anybody' };
const isOpen: Condition = { if: 'face', card: 'A1-06', face: 'b' };
const chest: Condition = { if: 'face', card: 'A1-08' };

export const aims: readonly Aim[] = [
  {
    id: 'findKey',
    until: { if: 'any', of: [{ if: 'token', token: 'cell-key' }, chest, hasKey, isOpen] },
    place: radioShack,
  },
  {
    id: 'fetchKey',
    until: { if: 'any', of: [hasKey, isOpen] },
    place: {
      at: 'either',
      of: [
        { at: 'token', token: 'cell-key' },
        { at: 'card', card: 'A1-08' },
      ],
    },
  },
  { id: 'freeDalik', until: isOpen, place: guardRoom },
  {
    id: 'dalikOut',
    until: { if: 'counter', counter: 'dalikOut', is: 'atLeast', value: 1 },
    place: exit,
  },
  { id: 'leave', until: { if: 'everybodyLeft' }, place: exit },
];
