import type { EventCard } from '@zonecrawl/engine/model';
import { either, space } from '../named.ts';

const zombies = { kind: 'zombie' } as const;
const mercenaries = { kind: 'military' } as const;

export const events: readonly EventCard[] = [
  /** Low Cloud. */
  {
    id: 'A3-I',
    copies: 1,
    instant: [],
    endOfRound: [
      { do: 'resolveUnknown', which: 'closestToLead' },
      { do: 'addRandomEvents', count: { for: [4, 3, 3, 3] } },
    ],
  },
  /** They Turn Their Heads. */
  {
    id: 'A3-II-1',
    copies: 1,
    instant: [{ do: 'lookAround', enemies: zombies }],
    endOfRound: [{ do: 'enemiesSpecial', enemies: zombies }],
  },
  /** Marsh Lights: nobody can see much, you neither. */
  {
    id: 'A3-II-2',
    copies: 1,
    instant: [
      { do: 'placeNoVisibility', place: either('7:f', '11:a', '11:e') },
      { do: 'grantAction', who: 'all', actions: ['carefulMovement'] },
    ],
    endOfRound: [{ do: 'placeLoot', place: space('11:f'), count: 1 }],
  },
  /** The Third Note: who stands under the sky feels it; and who has a score to settle has found you. */
  {
    id: 'A3-III',
    copies: 1,
    instant: [
      { do: 'dosage', who: { in: { at: 'outdoor' } }, amount: 2, armorHelps: true },
      {
        do: 'if',
        when: { if: 'counter', counter: 'story.robbedPetro', is: 'atLeast', value: 1 },
        effects: [
          { do: 'newKind', enemy: 'bandit-shotgun', colours: ['yellow'], team: 2, pool: 1 },
          { do: 'spawn', enemy: 'bandit-shotgun', count: 1, place: space('11:l'), facing: 3 },
        ],
      },
    ],
    endOfRound: [{ do: 'addRandomEvents', count: 2 }],
  },
  /** An Offer over the Radio: he is polite, and he can see you. */
  {
    id: 'A3-IV',
    copies: 1,
    instant: [
      {
        do: 'ask',
        who: 'lead',
        choices: [
          {
            id: 'hearHimOut',
            do: [
              { do: 'counter', counter: 'heardHim', set: 1 },
              { do: 'enemyStatus', enemies: mercenaries, status: 'pinDown', gain: true },
              { do: 'attention', who: 'lead', set: 'low' },
            ],
          },
          { id: 'switchOff', do: [{ do: 'status', who: 'all', status: 'focus', gain: true }] },
        ],
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
  },
  /** Forked: the storm strikes where it likes. */
  {
    id: 'A3-V',
    copies: 1,
    instant: [
      {
        do: 'if',
        when: { if: 'counter', counter: 'stilled', is: 'exactly', value: 0 },
        effects: [{ do: 'activateAnomaly', petals: 4, unprovoked: true }],
        otherwise: [{ do: 'moveEnemies', enemies: mercenaries, toward: 'closestStalker', upTo: 2 }],
      },
    ],
    endOfRound: [{ do: 'activate', enemies: zombies }],
  },
  /** Engines on the Dam. */
  {
    id: 'A3-VI',
    copies: 1,
    instant: [
      {
        do: 'if',
        when: { if: 'counter', counter: 'bellTaken', is: 'atLeast', value: 1 },
        effects: [{ do: 'placeUnknown', place: space('13:b'), count: 1 }],
        otherwise: [
          { do: 'newKind', enemy: 'exoskeleton', colours: ['green'], team: 2, pool: { for: [0, 0, 0, 1] } },
          { do: 'spawn', enemy: 'exoskeleton', count: 1, place: space('13:i'), facing: 1 },
          { do: 'moveEnemies', enemies: mercenaries, toward: 'leadStalker', upTo: 2 },
        ],
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
  },
  /** A Fatality: read when a Stalker dies; drawn in its time it is a lull. */
  {
    id: 'A3-VII',
    copies: 1,
    instant: [],
    endOfRound: [
      { do: 'heal', who: 'all', amount: 1 },
      { do: 'resolveUnknown', which: 'eachStack' },
    ],
  },
  /** The Fourth Note. */
  { id: 'A3-VIII', copies: 1, instant: [{ do: 'end', ending: 'time' }], endOfRound: [] },
];
