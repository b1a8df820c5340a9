import type { EventCard } from '@zonecrawl/engine/model';
import { either, space } from '../named.ts';
import { unlit } from './places.ts';

const snorks = { kind: 'snork' } as const;
const rodents = { kind: 'rodent' } as const;

export const events: readonly EventCard[] = [
  /** Water in the Dark. */
  {
    id: 'A2-I',
    copies: 1,
    instant: [],
    endOfRound: [
      { do: 'resolveUnknown', which: 'closestToLead' },
      { do: 'addRandomEvents', count: 3 },
    ],
  },
  /** Scratching: small feet in the walls, all in one direction. */
  {
    id: 'A2-II-1',
    copies: 1,
    instant: [{ do: 'moveEnemies', enemies: rodents, toward: 'leadStalker', upTo: 3 }],
    endOfRound: [{ do: 'placeUnknown', place: space('10:m'), count: 1 }],
  },
  /** Nothing: for one Round the hill holds its breath. */
  {
    id: 'A2-II-2',
    copies: 1,
    instant: [{ do: 'grantAction', who: 'all', actions: ['carefulMovement'] }],
    endOfRound: [{ do: 'goForward', enemies: snorks, upTo: 2 }],
  },
  /** The Hum: it is in the teeth first. */
  {
    id: 'A2-III',
    copies: 1,
    instant: [
      {
        do: 'each',
        who: 'all',
        effects: [
          {
            do: 'ask',
            who: 'actor',
            choices: [
              { id: 'holdOut', cost: { focus: true }, do: [] },
              { id: 'letItIn', do: [{ do: 'loseHp', who: 'actor', amount: 2 }] },
            ],
          },
        ],
      },
    ],
    endOfRound: [{ do: 'addRandomEvents', count: 2 }],
  },
  /** Surge: whatever is switched on is switched on too much. */
  {
    id: 'A2-IV',
    copies: 1,
    instant: [
      {
        do: 'if',
        when: { if: 'face', card: 'A2-02', face: 'b' },
        effects: [
          {
            do: 'roll',
            on: {
              1: [{ do: 'flipCard', card: 'A2-02' }],
              2: [{ do: 'flipCard', card: 'A2-02' }],
              4: [{ do: 'activateAnomaly', petals: 4, unprovoked: true }],
            },
          },
        ],
        otherwise: [{ do: 'placeNoVisibility', place: either('10:d', '10:i') }],
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
  },
  /** They Have Your Scent. */
  {
    id: 'A2-V',
    copies: 1,
    instant: [{ do: 'moveEnemies', enemies: { ...snorks, closest: 2 }, toward: 'closestStalker', upTo: 2 }],
    endOfRound: [{ do: 'activate', enemies: snorks }],
  },
  /** Roof Fall: dust in the passages, and a little less hill above. */
  {
    id: 'A2-VI',
    copies: 1,
    instant: [
      { do: 'placeNoVisibility', place: unlit },
      { do: 'suffer', who: { in: { at: 'indoor' } }, damage: 3 },
    ],
    endOfRound: [
      { do: 'placeUnknown', place: space('12:h'), count: { for: [0, 1, 1, 1] } },
      { do: 'resolveUnknown', which: 'eachStack' },
    ],
  },
  /** A Fatality: read when a Stalker dies; drawn in its time it is only the hill. */
  { id: 'A2-VII', copies: 1, instant: [], endOfRound: [{ do: 'lookAround', enemies: {} }] },
  /** The Hill Closes. */
  { id: 'A2-VIII', copies: 1, instant: [{ do: 'end', ending: 'time' }], endOfRound: [] },
];
