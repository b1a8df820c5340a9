/** Contracts (C5): an extra objective on the b-side, paid as soon as it is met. */
import type { Condition, ContactCard, Effect, Trigger, Waiting } from '@zonecrawl/engine/model';

interface Terms {
  readonly id: string;
  readonly number: string;
  readonly reward: number;
  /** What counts, and how often it must happen. */
  readonly wait: Waiting;
  readonly when?: Condition;
  readonly times: number;
}

/** Counts up to the number required, pays, and discards its card. */
function contract({ id, number, reward, wait, when, times }: Terms): ContactCard {
  const counter = `contract.${id}`;
  const paid: readonly Effect[] = [
    { do: 'give', who: 'lead', gift: { gift: 'coupons', coupons: reward } },
    { do: 'discardCard', card: id },
  ];
  const triggers: readonly Trigger[] = [
    { id: 'counts', wait, ...(when && { when }), do: [{ do: 'counter', counter, add: 1 }] },
    {
      id: 'paid',
      wait: { on: 'counter', counter, is: 'atLeast', value: times },
      once: true,
      do: paid,
    },
  ];
  return { id, copies: 1, number, kind: 'contract', reward, note: { id, a: {}, b: { triggers } } };
}

export const contracts: readonly ContactCard[] = [
  /** For dead Enemies. */
  contract({
    id: 'patron',
    number: 'C99',
    reward: 600,
    wait: { on: 'dies', who: 'enemy' },
    times: 5,
  }),
  /** For Pick up Actions. */
  contract({
    id: 'collector',
    number: 'C12',
    reward: 500,
    wait: { on: 'action', action: 'pickUp' },
    times: 4,
  }),
  /** For Turns that end in an Enemy's sight. */
  contract({
    id: 'reporter',
    number: 'C13',
    reward: 700,
    wait: { on: 'turnEnds' },
    when: { if: 'seen', who: 'actor' },
    times: 4,
  }),
  /** For Rounds that begin without Attention on the map. */
  contract({
    id: 'grey-man',
    number: 'C14',
    reward: 500,
    wait: { on: 'round', moment: 'begins' },
    when: {
      if: 'all',
      of: [
        { if: 'round', is: 'atLeast', value: 2 },
        { if: 'not', that: { if: 'attention', level: 'any' } },
      ],
    },
    times: 2,
  }),
];
