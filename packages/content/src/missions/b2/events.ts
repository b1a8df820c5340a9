import type { Condition, EventCard } from '@zonecrawl/engine/model';
import { space } from '../named.ts';
import { beggar, comesOut, counted, isFound, pit, track } from './places.ts';

const it = { kind: beggar } as const;
const unfound: Condition = { if: 'not', that: isFound };

export const events: readonly EventCard[] = [
  /** Crumbs. */
  {
    id: 'B2-I',
    copies: 1,
    instant: [],
    endOfRound: [
      { do: 'resolveUnknown', which: 'closestToLead' },
      { do: 'addRandomEvents', count: { for: [3, 1, 1, 0] } },
    ],
  },
  /** Small Feet. */
  {
    id: 'B2-II-1',
    copies: 1,
    instant: [
      { do: 'spawn', enemy: 'rodent', count: { for: [1, 1, 2, 2] }, place: space('10:g'), facing: 3 },
    ],
    endOfRound: [
      { do: 'moveEnemies', enemies: { kind: 'rodent' }, toward: 'closestStalker', upTo: 'movement' },
    ],
  },
  /** A Voice You Know. */
  {
    id: 'B2-II-2',
    copies: 1,
    instant: [
      {
        do: 'ask',
        who: 'all',
        choices: [
          {
            id: 'callBack',
            do: [
              { do: 'attention', who: 'actor', set: 'high' },
              { do: 'status', who: 'actor', status: 'focus', gain: true },
            ],
          },
          { id: 'holdYourTongue', do: [{ do: 'status', who: 'actor', status: 'focus', gain: false }] },
        ],
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
  },
  /** Fresh Tracks. */
  {
    id: 'B2-III',
    copies: 1,
    instant: [
      { do: 'placeToken', token: track, place: space('10:m') },
      { do: 'placeToken', token: track, place: space('6:e') },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'closestToLead' }],
  },
  /** It Has Heard You. */
  {
    id: 'B2-IV',
    copies: 1,
    instant: [
      {
        do: 'if',
        when: unfound,
        effects: [...comesOut, { do: 'counter', counter: 'found', set: 1 }],
        otherwise: [{ do: 'enemiesSpecial', enemies: it }],
      },
    ],
    endOfRound: [{ do: 'moveEnemies', enemies: it, toward: 'closestStalker', upTo: 2 }],
  },
  /** Other Hunters. Those whom it owes a voice come straight for you. */
  {
    id: 'B2-V',
    copies: 1,
    instant: [
      { do: 'newKind', enemy: 'military', colours: ['red'], team: 2, pool: { for: [1, 1, 2, 2] } },
      { do: 'spawn', enemy: 'military', count: { for: [1, 1, 2, 2] }, place: space('11:d'), facing: 2 },
      { do: 'placeCard', card: 'B2-08' },
      {
        do: 'if',
        when: counted('story.answered', 1),
        effects: [
          { do: 'moveEnemies', enemies: it, toward: 'leadStalker', upTo: 2 },
          { do: 'status', who: 'lead', status: 'exposed', gain: true },
        ],
      },
    ],
    endOfRound: [
      {
        do: 'moveEnemies',
        enemies: { kind: 'military', seesStalker: false },
        toward: 'closestAttention',
        upTo: 'movement',
      },
    ],
  },
  /** Dust. */
  {
    id: 'B2-VI-1',
    copies: 1,
    instant: [
      {
        do: 'placeNoVisibility',
        place: { at: 'either', of: [pit, space('11:g'), space('10:d'), space('6:f')] },
      },
      { do: 'attention', who: 'all', set: 'reduce' },
    ],
    endOfRound: [{ do: 'lookAround', enemies: {} }],
  },
  /** Hunger. */
  {
    id: 'B2-VI-2',
    copies: 1,
    instant: [{ do: 'moveEnemies', enemies: it, toward: 'closestStalker', upTo: 'movement' }],
    endOfRound: [{ do: 'enemiesAttack', enemies: it, damage: -2 }],
  },
  /** It Counts to Nine. */
  {
    id: 'B2-VII',
    copies: 1,
    instant: [
      { do: 'status', who: { cover: false }, status: 'focus', gain: false },
      { do: 'spawn', enemy: 'rodent', count: { for: [1, 1, 2, 3] }, place: space('6:j'), facing: 0 },
    ],
    endOfRound: [{ do: 'enemiesSpecial', enemies: it }],
  },
  /** Last Light. */
  {
    id: 'B2-VIII',
    copies: 1,
    instant: [{ do: 'lookAround', enemies: {} }],
    endOfRound: [{ do: 'activate', enemies: {} }],
  },
  /** Gone. */
  { id: 'B2-IX', copies: 1, instant: [{ do: 'end', ending: 'time' }], endOfRound: [] },
];
