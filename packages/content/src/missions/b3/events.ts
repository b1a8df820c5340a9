import type { Amount, Condition, Effect, EventCard } from '@zonecrawl/engine/model';
import { space } from '../named.ts';
import { boy, counted, doctor, shelter, underTheSky } from './places.ts';

const listeners = { kind: 'zombie' } as const;

const come = (enemy: string, name: string, count: Amount, facing: 0 | 1 | 2 | 3): Effect => ({
  do: 'spawn',
  enemy,
  count,
  place: space(name),
  facing,
});

const met = (companion: string): Condition => ({ if: 'companion', companion, is: 'onMap' });
const guide = (companion: string, upTo: number): Effect => ({
  do: 'companionMoves',
  companion,
  toward: shelter,
  upTo,
});

/** It burns the skin of whatever has one. */
const burns = (hp: number): readonly Effect[] => [
  { do: 'loseHp', who: { in: { at: 'outdoor' } }, amount: hp },
  { do: 'woundEnemies', enemies: { in: { at: 'outdoor' } }, wound: 'light' },
];

export const events: readonly EventCard[] = [
  /** The Birds Leave. */
  {
    id: 'B3-I',
    copies: 1,
    instant: [],
    endOfRound: [...underTheSky, { do: 'addRandomEvents', count: 1 }],
  },
  /** They Stop and Look Up. */
  {
    id: 'B3-II-1',
    copies: 1,
    instant: [{ do: 'lookAround', enemies: listeners }],
    endOfRound: [come('zombie', '9:a', { for: [1, 1, 1, 2] }, 1), ...underTheSky],
  },
  /** They Come Indoors. */
  {
    id: 'B3-II-2',
    copies: 1,
    instant: [
      {
        do: 'moveEnemies',
        enemies: { ...listeners, seesStalker: false },
        toward: { at: 'indoor' },
        upTo: 2,
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'closestToLead' }, ...underTheSky],
  },
  /** The Mast Hums. */
  {
    id: 'B3-III',
    copies: 1,
    instant: [come('zombie', '13:j', 2, 1), come('dog', '15:k', { for: [1, 2, 2, 3] }, 3)],
    endOfRound: underTheSky,
  },
  /** Whom Do You Tell? Somebody in Luhy may speak for you to the other. */
  {
    id: 'B3-IV',
    copies: 1,
    instant: [
      {
        do: 'ask',
        who: 'lead',
        choices: [
          { id: 'talkToTheDoctor', when: met(doctor), do: [guide(doctor, 3)] },
          { id: 'talkToTheBoy', when: met(boy), do: [guide(boy, 5)] },
          {
            id: 'letLuhyTalk',
            when: {
              if: 'all',
              of: [counted('story.luhy'), met(doctor), met(boy)],
            },
            do: [guide(doctor, 3), guide(boy, 5)],
          },
          { id: 'saveYourBreath', do: [{ do: 'status', who: 'all', status: 'focus', gain: true }] },
        ],
      },
    ],
    endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }, ...underTheSky],
  },
  /** Red Light. */
  {
    id: 'B3-V',
    copies: 1,
    instant: [come('zombie', '9:e', 1, 1)],
    endOfRound: [
      { do: 'moveEnemies', enemies: listeners, toward: 'closestAttention', upTo: 1 },
      ...underTheSky,
      { do: 'loseHp', who: { in: { at: 'outdoor' } }, amount: 1 },
    ],
  },
  /** The Lamps Burst. */
  {
    id: 'B3-VI-1',
    copies: 1,
    instant: [
      {
        do: 'placeNoVisibility',
        place: { at: 'either', of: [space('13:h'), space('13:f'), space('15:l'), space('9:f')] },
      },
      { do: 'attention', who: { in: { at: 'indoor' } }, set: 'reduce' },
    ],
    endOfRound: [...underTheSky, { do: 'loseHp', who: { in: { at: 'outdoor' } }, amount: 2 }],
  },
  /** They Sing. */
  {
    id: 'B3-VI-2',
    copies: 1,
    instant: [{ do: 'activate', enemies: listeners }],
    endOfRound: [...underTheSky, { do: 'loseHp', who: { in: { at: 'outdoor' } }, amount: 2 }],
  },
  /** The First Wave. */
  { id: 'B3-VII', copies: 1, instant: burns(3), endOfRound: [...underTheSky, ...burns(4)] },
  /** Emission. */
  { id: 'B3-VIII', copies: 1, instant: [{ do: 'end', ending: 'time' }], endOfRound: [] },
];
