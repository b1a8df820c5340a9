/** Setup cards: side goals, for points. */
import type { EnvironmentCard } from '@zonecrawl/engine/model';
import { ANYWHERE, at, done, HERE, place, ROUND_BEGINS, setupCard, when } from '../words.ts';

const deadDrop = setupCard('zs-deadDrop', ['goal'], {
  actions: [
    {
      id: 'take',
      cost: 'standard',
      place: at('zs-deadDrop'),
      do: [
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: 'zs-parcel' } },
        { do: 'removeToken', token: 'zs-deadDrop' },
      ],
    },
    {
      id: 'handOver',
      cost: 'standard',
      place: place('exit'),
      when: { if: 'finding', finding: 'zs-parcel', who: 'actor' },
      do: [
        { do: 'take', who: 'actor', what: { take: 'finding', finding: 'zs-parcel' } },
        { do: 'points', points: 4 },
        { do: 'discardCard', card: 'zs-deadDrop' },
      ],
    },
  ],
});

const bounty = setupCard('zs-bounty', ['goal'], {
  triggers: [
    {
      id: 'paid',
      wait: { on: 'dies', who: 'enemy' },
      when: { if: 'enemies', enemies: { colour: 'red' }, is: 'exactly', value: 0 },
      once: true,
      do: [{ do: 'points', points: 3 }],
    },
  ],
});

const quietBet = setupCard('zs-quietBet', ['goal'], {
  resolve: [{ do: 'points', points: 4 }],
  triggers: [
    {
      id: 'lost',
      wait: { on: 'turnEnds' },
      when: { if: 'attention', level: 'high' },
      once: true,
      do: [{ do: 'points', points: -4 }],
    },
  ],
});

const photograph = setupCard('zs-photograph', ['goal'], {
  actions: [
    {
      id: 'shoot',
      cost: 'standard',
      place: place('watch'),
      when: { if: 'enemies', enemies: { seesStalker: true }, is: 'exactly', value: 0 },
      do: [{ do: 'points', points: 2 }, ...done('zs-photograph')],
    },
  ],
});

const cleanHands = setupCard('zs-cleanHands', ['goal'], {
  triggers: [
    when('temptation', { on: 'action', action: 'pickUp' }, { do: 'points', points: -1 }),
    when('virtue', { on: 'ends', won: true }, { do: 'points', points: 3 }),
  ],
});

const surveyor = setupCard('zs-surveyor', ['goal'], {
  triggers: (['yard', 'watch', 'depths'] as const).map((where) => ({
    id: where,
    wait: { on: 'enters', who: 'stalker', place: place(where), moment: 'afterAction' } as const,
    once: true as const,
    do: [{ do: 'points', points: 1 } as const],
  })),
});

const stopwatch = setupCard('zs-stopwatch', ['goal'], {
  triggers: [
    {
      id: 'inTime',
      wait: { on: 'ends', won: true },
      when: { if: 'round', is: 'atMost', value: 6 },
      do: [{ do: 'points', points: 3 }],
    },
    {
      id: 'late',
      wait: ROUND_BEGINS,
      when: { if: 'round', is: 'atLeast', value: 8 },
      do: [{ do: 'points', points: -1 }],
    },
  ],
});

const beacon = setupCard('zs-beacon', ['goal', 'ally'], {
  actions: [
    {
      id: 'carry',
      cost: 'standard',
      place: at('zs-beacon'),
      do: [
        { do: 'removeToken', token: 'zs-beacon' },
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: 'zs-flare' } },
      ],
    },
    {
      id: 'light',
      cost: 'free',
      place: { at: 'outdoor' },
      when: { if: 'finding', finding: 'zs-flare', who: 'actor' },
      do: [
        { do: 'take', who: 'actor', what: { take: 'finding', finding: 'zs-flare' } },
        { do: 'placeToken', token: 'zs-light', place: HERE },
        { do: 'attention', who: 'actor', set: 'high' },
        { do: 'points', points: 2 },
      ],
    },
  ],
});

const debts = setupCard('zs-debts', ['goal', 'person'], {
  actions: [
    {
      id: 'pay',
      cost: 'free',
      place: at('zs-debts'),
      oncePerTurn: true,
      do: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'magazine',
              cost: { magazines: 1 },
              do: [{ do: 'points', points: 2 }, ...done('zs-debts')],
            },
            { id: 'notToday', do: [] },
          ],
        },
      ],
    },
  ],
});

const graves = setupCard('zs-graves', ['goal', 'rumour'], {
  actions: [
    {
      id: 'bury',
      cost: 'standard',
      place: at('zs-graves'),
      when: { if: 'counter', counter: 'zs-buried', is: 'atMost', value: 2 },
      do: [
        { do: 'counter', counter: 'zs-buried', add: 1 },
        { do: 'points', points: 1 },
        { do: 'status', who: 'actor', status: 'focus', gain: true },
      ],
    },
  ],
});

const headCount = setupCard('zs-headCount', ['goal'], {
  triggers: [
    {
      id: 'emptied',
      wait: { on: 'ends' },
      when: { if: 'not', that: { if: 'unknown', place: ANYWHERE } },
      do: [{ do: 'points', points: 3 }],
    },
  ],
});

export const goals: readonly EnvironmentCard[] = [
  deadDrop,
  bounty,
  quietBet,
  photograph,
  cleanHands,
  surveyor,
  stopwatch,
  beacon,
  debts,
  graves,
  headCount,
];
