import type { Effect, EnvironmentCard } from '@zonecrawl/engine/model';
import {
  beggar,
  bread,
  counted,
  has,
  inThePit,
  isFound,
  keg,
  type Lair,
  lairs,
  powder,
  rim,
} from './places.ts';

const ON_ACTOR = { at: 'stalkers', who: 'actor' } as const;

/** It stands where nobody stood before. Whoever has read its tracks finds it asleep. */
const itAppears: readonly Effect[] = [
  { do: 'spawn', enemy: beggar, count: 1, place: ON_ACTOR, facing: 2 },
  { do: 'counter', counter: 'found', set: 1 },
  {
    do: 'if',
    when: counted('tracks', 2),
    effects: [
      { do: 'enemyStatus', enemies: { kind: beggar }, status: 'pinDown', gain: true },
      { do: 'enemyStatus', enemies: { kind: beggar }, status: 'exposed', gain: true },
    ],
    otherwise: [{ do: 'attention', who: 'actor', set: 'high' }],
  },
];

/** What may sit in a hole. */
const inTheHole: readonly string[] = ['B2-10-1', 'B2-10-2', 'B2-10-3', 'B2-10-4'];

const lairCard = ({ card, room }: Lair): EnvironmentCard => ({
  id: card,
  a: {
    overlay: 'B2-room',
    triggers: [
      {
        id: 'lookInside',
        wait: { on: 'enters', who: 'stalker', place: room, stops: true },
        do: [{ do: 'flipCard', card }],
      },
    ],
  },
  b: {
    overlay: 'B2-room',
    resolve: [
      {
        do: 'if',
        when: isFound,
        effects: [{ do: 'placeLoot', place: room, count: 1 }],
        otherwise: [{ do: 'findCard', of: inTheHole }],
      },
    ],
  },
});

export const environment: readonly EnvironmentCard[] = [
  /** The objective. */
  { id: 'B2-01', a: {} },
  /** The face of the quarry, cracked already. */
  {
    id: 'B2-02',
    a: {
      overlay: 'B2-room',
      actions: [
        {
          id: 'lightFuse',
          cost: 'standard',
          place: rim,
          when: { if: 'all', of: [has(powder), inThePit] },
          do: [
            { do: 'take', who: 'actor', what: { take: 'finding', finding: powder } },
            { do: 'end', ending: 'buried' },
          ],
        },
      ],
    },
  },
  ...lairs.map(lairCard),
  /** In the dry, in one of the buses: one keg. */
  {
    id: 'B2-07',
    a: {
      overlay: 'B2-room',
      actions: [
        {
          id: 'takePowder',
          cost: 'standard',
          place: keg,
          do: [
            { do: 'give', who: 'actor', gift: { gift: 'finding', finding: powder } },
            { do: 'discardCard', card: 'B2-07' },
          ],
        },
      ],
    },
  },
  /** Somebody else wants the head. */
  {
    id: 'B2-08',
    a: {
      resolve: [
        {
          do: 'ask',
          who: 'lead',
          choices: [
            {
              id: 'shareTheKill',
              cost: { magazines: 1 },
              do: [{ do: 'enemyStatus', enemies: { kind: 'military' }, status: 'pinDown', gain: true }],
            },
            {
              id: 'breakBread',
              cost: { finding: bread },
              do: [{ do: 'removeEnemies', enemies: { kind: 'military' } }],
            },
            { id: 'toldToLeave', do: [{ do: 'attention', who: 'lead', set: 'high' }] },
          ],
        },
      ],
      afterwards: 'discard',
    },
  },
  { id: 'B2-10-1', a: { resolve: itAppears } },
  {
    id: 'B2-10-2',
    a: {
      resolve: [
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: bread } },
        { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } },
      ],
    },
  },
  {
    id: 'B2-10-3',
    a: {
      resolve: [
        { do: 'spawn', enemy: 'rodent', count: { for: [1, 2, 2, 3] }, place: ON_ACTOR, facing: 0 },
        { do: 'counter', counter: 'tracks', add: 1 },
      ],
    },
  },
  {
    id: 'B2-10-4',
    a: {
      resolve: [
        { do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
        { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } },
        { do: 'status', who: 'actor', status: 'focus', gain: false },
      ],
    },
  },
];
