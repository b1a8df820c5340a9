/** What to do next, step by step. */
import type { Aim, Condition } from '@zonecrawl/engine/model';
import { boat, lorry, nave } from './places.ts';

const counted = (counter: string): Condition => ({ if: 'counter', counter, is: 'atLeast', value: 1 });
const isDown: Condition = { if: 'any', of: [counted('stilled'), counted('bellTaken')] };

export const aims: readonly Aim[] = [
  {
    id: 'cutCable',
    until: { if: 'any', of: [counted('cut'), isDown] },
    place: {
      at: 'either',
      of: ['A3-06', 'A3-07', 'A3-08'].map((card) => ({ at: 'card', card }) as const),
    },
  },
  { id: 'reachBell', until: isDown, place: nave },
  {
    id: 'deliver',
    until: { if: 'any', of: [counted('stilled'), counted('bellOut')] },
    place: lorry,
  },
  { id: 'leave', until: { if: 'everybodyLeft' }, place: { at: 'either', of: [boat, lorry] } },
];
