import type { Amount, Condition, Effect, EventCard } from '@zonecrawl/engine/model';
import { church, type House, people, shop, towardThePeople, widow } from './places.ts';

const spawn = (enemy: string, space: string, count: Amount, facing: 0 | 1 | 2 | 3): Effect => ({
  do: 'spawn',
  enemy,
  count,
  place: { at: 'space', space },
  facing,
});

/** Somebody still sits there. */
const lit = ({ inside }: House): Condition => ({ if: 'token', token: people, place: inside });

/** Its people crowd into the workshop, its floor becomes shelves; what lived under the floor stays, and wants to get out. */
const giveUp = ({ inside, room }: House): readonly Effect[] => [
  { do: 'removeToken', token: people, place: inside },
  { do: 'placeToken', token: people, place: { at: 'space', space: '8:M' } },
  { do: 'counter', counter: 'givenUp', add: 1 },
  { do: 'counter', counter: 'set', add: 1 },
  { do: 'spawn', enemy: 'tick', count: 1, place: room, facing: 2 },
];

export const events: readonly EventCard[] = [
  /** Wet Feet. */
  {
    id: 'B1-I',
    copies: 1,
    instant: [],
    endOfRound: [
      spawn('dog', '7:b', { for: [1, 2, 2, 2] }, 2),
      towardThePeople,
      { do: 'addRandomEvents', count: { for: [1, 1, 1, 0] } },
    ],
  },
  /** Rings on the Water. */
  {
    id: 'B1-II-1',
    copies: 1,
    instant: [spawn('snork', '7:d', { for: [1, 2, 2, 2] }, 1)],
    endOfRound: [towardThePeople],
  },
  /** The Graves Are Open. */
  {
    id: 'B1-II-2',
    copies: 1,
    instant: [spawn('snork', '14:k', { for: [1, 1, 1, 2] }, 0)],
    endOfRound: [{ do: 'resolveUnknown', which: { in: { at: 'tile', tile: '14' } } }, towardThePeople],
  },
  /** Not Enough Hands: one house may be given up for the sake of the others. */
  {
    id: 'B1-III',
    copies: 1,
    instant: [
      {
        do: 'ask',
        who: 'lead',
        choices: [
          { id: 'giveUpWidow', when: lit(widow), do: giveUp(widow) },
          { id: 'giveUpShop', when: lit(shop), do: giveUp(shop) },
          { id: 'giveUpChurch', when: lit(church), do: giveUp(church) },
          {
            id: 'holdAll',
            do: [
              { do: 'placeUnknown', place: { at: 'space', space: '8:b' }, count: 1 },
              { do: 'placeUnknown', place: { at: 'space', space: '14:j' }, count: 1 },
            ],
          },
        ],
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'closestToLead' }, towardThePeople],
  },
  /** Howling on the Dike. */
  {
    id: 'B1-IV',
    copies: 1,
    instant: [spawn('dog', '8:i', { for: [2, 2, 2, 3] }, 0)],
    endOfRound: [towardThePeople],
  },
  /** Fog: whoever keeps still in it is not there. */
  {
    id: 'B1-V-1',
    copies: 1,
    instant: [
      {
        do: 'placeNoVisibility',
        place: {
          at: 'either',
          of: [
            { at: 'space', space: '8:b' },
            { at: 'space', space: '8:f' },
            { at: 'space', space: '14:j' },
          ],
        },
      },
      { do: 'attention', who: { in: { at: 'indoor' } }, set: 'reduce' },
    ],
    endOfRound: [spawn('tick', '7:c', { for: [1, 1, 2, 2] }, 2), towardThePeople],
  },
  /** Something on the Roof. */
  {
    id: 'B1-V-2',
    copies: 1,
    instant: [spawn('tick', '8:h', { for: [1, 1, 1, 2] }, 3), { do: 'resolveUnknown', which: 'eachStack' }],
    endOfRound: [towardThePeople],
  },
  /** The Carpet. */
  {
    id: 'B1-VI',
    copies: 1,
    instant: [
      {
        do: 'if',
        when: { if: 'team', is: 'atLeast', value: 4 },
        effects: [spawn('crawl', '7:b', 1, 2)],
        otherwise: [spawn('snork', '7:b', 1, 2)],
      },
      spawn('snork', '14:k', { for: [0, 1, 1, 2] }, 2),
    ],
    endOfRound: [towardThePeople, towardThePeople],
  },
  /** They Are Listening, Too. */
  {
    id: 'B1-VII',
    copies: 1,
    instant: [{ do: 'activate', enemies: { type: 'mutant' } }],
    endOfRound: [towardThePeople, { do: 'resolveUnknown', which: 'eachStack' }],
  },
  /** High Water. */
  { id: 'B1-VIII', copies: 1, instant: [{ do: 'end', ending: 'time' }], endOfRound: [] },
];
