import type { EventCard } from '@zonecrawl/engine/model';
import { behindTheHouse, gate, henHouse, mast, yard } from './places.ts';

const bandits = { type: 'human' } as const;

export const events: readonly EventCard[] = [
  /** A Look from the Shadows. */
  {
    id: 'A1-I',
    copies: 1,
    instant: [],
    endOfRound: [
      { do: 'resolveUnknown', which: 'closestToLead' },
      { do: 'addRandomEvents', count: { n: 5, minus: 'stalkers' } },
    ],
  },
  /** Change of Guard: for a moment nobody has his hands free. */
  {
    id: 'A1-II-1',
    copies: 1,
    instant: [{ do: 'enemyStatus', enemies: bandits, status: 'pinDown', gain: true }],
    endOfRound: [{ do: 'lookAround', enemies: { kind: 'bandit-rifle' } }],
  },
  /** A Hand of Cards: a good moment, until somebody loses. */
  {
    id: 'A1-II-2',
    copies: 1,
    instant: [{ do: 'enemyStatus', enemies: { ...bandits, closest: 3 }, status: 'pinDown', gain: true }],
    endOfRound: [{ do: 'placeUnknown', place: henHouse, count: 1 }],
  },
  /** New Arrival: the alarm, and fights that go on. */
  {
    id: 'A1-III',
    copies: 1,
    instant: [{ do: 'resolveUnknown', which: 'all' }],
    endOfRound: [{ do: 'addRandomEvents', count: { n: 4, minus: 'stalkers' } }],
  },
  /** The Generator Dies: a dark yard; each Stalker may use it. */
  {
    id: 'A1-IV',
    copies: 1,
    instant: [
      {
        do: 'placeNoVisibility',
        place: { at: 'either', of: [yard, mast] },
      },
      { do: 'attention', who: 'all', set: 'reduce' },
      { do: 'heal', who: 'all', amount: 3 },
      { do: 'grantAction', who: 'all', actions: ['carefulMovement'] },
    ],
    endOfRound: [{ do: 'lookAround', enemies: bandits }],
  },
  /** Lock the Gate. */
  {
    id: 'A1-V',
    copies: 1,
    instant: [
      {
        do: 'if',
        when: { if: 'face', card: 'A1-02', face: 'b' },
        effects: [{ do: 'flipCard', card: 'A1-02' }],
        otherwise: [{ do: 'placeUnknown', place: gate, count: 1 }],
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
  },
  /** One of Them Gives Up: he knows about the key, if nobody else does; others come instead. */
  {
    id: 'A1-VI',
    copies: 1,
    instant: [
      { do: 'newKind', enemy: 'bandit-rifle', colours: ['red'], team: 1, pool: 1 },
      { do: 'spawn', enemy: 'bandit-rifle', count: 1, place: behindTheHouse, facing: 3 },
    ],
    endOfRound: [{ do: 'activate', enemies: bandits }],
    triggers: [
      {
        id: 'givesUp',
        wait: { on: 'dies', who: 'enemy', card: 'bandit-shotgun' },
        once: true,
        when: { if: 'face', card: 'A1-03', face: 'a' },
        do: [{ do: 'placeCard', card: 'A1-04' }],
      },
    ],
  },
  /** A Fatality: read when a Stalker dies; drawn in its time it is only a quiet Round. */
  { id: 'A1-VII', copies: 1, instant: [], endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }] },
  /** Dawn: the lorries come back. */
  { id: 'A1-VIII', copies: 1, instant: [{ do: 'end', ending: 'time' }], endOfRound: [] },
];
