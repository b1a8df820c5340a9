/** What the first to come in finds in the vestry and in the hut, one of three each. */
import type { EnvironmentCard } from '@zonecrawl/engine/model';
import { jetty } from './places.ts';

export const surprises: readonly EnvironmentCard[] = [
  /** The vestry: what the priest left, what came after him, what hangs there still. */
  {
    id: 'B1-15-1',
    a: {
      resolve: [
        { do: 'counter', counter: 'aerial', add: 1 },
        { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } },
      ],
      afterwards: 'discard',
    },
  },
  {
    id: 'B1-15-2',
    a: {
      resolve: [
        { do: 'spawn', enemy: 'tick', count: 1, place: { at: 'space', space: '14:d' }, facing: 2 },
        { do: 'dosage', who: 'actor', amount: 2, armorHelps: true },
      ],
      afterwards: 'discard',
    },
  },
  {
    id: 'B1-15-3',
    a: {
      resolve: [
        { do: 'status', who: 'actor', status: 'focus', gain: false },
        { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } },
      ],
      afterwards: 'discard',
    },
  },
  /** The hut: an open floor, a nest, or a man who waited for the boat. */
  {
    id: 'B1-16-1',
    a: { resolve: [{ do: 'dosage', who: 'actor', amount: 3, armorHelps: true }], afterwards: 'discard' },
  },
  {
    id: 'B1-16-2',
    a: {
      resolve: [{ do: 'spawn', enemy: 'tick', count: 1, place: jetty, facing: 0 }],
      afterwards: 'discard',
    },
  },
  {
    id: 'B1-16-3',
    a: {
      resolve: [
        { do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
        { do: 'counter', counter: 'boat', add: 1 },
      ],
      afterwards: 'discard',
    },
  },
];
