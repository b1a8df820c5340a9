/** Events that leave something behind: for long, for the Enemies, or up the Stalkers' sleeves. */
import type { Effect, EnvironmentCard, EventCard } from '@zonecrawl/engine/model';
import { ANYWHERE, HERE, leaves, place, ROUND_BEGINS, ROUND_ENDS, when } from '../words.ts';

const ENEMIES_BEGIN = { on: 'phase', phase: 'enemies' } as const;

const long: readonly EnvironmentCard[] = [
  {
    id: 'zl-curfew',
    a: {
      triggers: [
        {
          id: 'caught',
          wait: { on: 'turnEnds' },
          when: { if: 'actorIn', place: { at: 'either', of: [place('yard'), place('watch')] } },
          do: [{ do: 'attention', who: 'actor', set: 'low' }],
        },
      ],
    },
  },
  {
    id: 'zl-trackers',
    a: {
      triggers: [
        when(
          'sniff',
          { on: 'fate', petals: [2, 3] },
          { do: 'moveEnemies', enemies: { seesStalker: false }, toward: 'closestAttention', upTo: 1 },
        ),
      ],
    },
  },
  {
    id: 'zl-tribute',
    a: {
      triggers: [
        when('due', ROUND_BEGINS, {
          do: 'ask',
          who: 'lead',
          choices: [
            { id: 'pay', cost: { bolts: 1 }, do: [] },
            { id: 'refuse', do: [{ do: 'resolveUnknown', which: 'closestToLead' }] },
          ],
        }),
      ],
    },
  },
  {
    id: 'zl-fever',
    a: {
      triggers: [
        when('burns', ROUND_ENDS, { do: 'loseHp', who: 'lead', amount: 1 }),
        when(
          'rest',
          { on: 'action', action: 'prepare', place: place('shelter') },
          { do: 'discardCard', card: 'zl-fever' },
        ),
      ],
    },
  },
  {
    id: 'zl-clock',
    a: { triggers: [when('ticks', ROUND_ENDS, { do: 'points', points: -1 })] },
  },
];

const improved: readonly EnvironmentCard[] = [
  {
    id: 'zi-nightEyes',
    a: {
      triggers: [
        when('search', ENEMIES_BEGIN, { do: 'lookAround', enemies: { closest: { n: 0, plus: 'stalkers' } } }),
      ],
    },
  },
  {
    id: 'zi-painkillers',
    a: {
      triggers: [
        when(
          'shrug',
          ENEMIES_BEGIN,
          { do: 'enemyStatus', enemies: {}, status: 'pinDown', gain: false },
          { do: 'enemyStatus', enemies: {}, status: 'exposed', gain: false },
        ),
      ],
    },
  },
  {
    id: 'zi-frenzy',
    a: {
      triggers: [
        when(
          'lash',
          { on: 'fate', petals: [4] },
          { do: 'enemiesAttack', enemies: { seesStalker: true, closest: 1 }, damage: 0 },
        ),
      ],
    },
  },
  {
    id: 'zi-vengeance',
    a: {
      triggers: [
        when(
          'come',
          { on: 'dies', who: 'enemy' },
          { do: 'moveEnemies', enemies: { closest: 1 }, toward: 'closestStalker', upTo: 2 },
        ),
      ],
    },
  },
  {
    id: 'zi-officer',
    a: {
      triggers: [
        when(
          'forward',
          { on: 'phase', phase: 'players' },
          { do: 'goForward', enemies: { colour: 'red' }, upTo: 2 },
        ),
      ],
    },
  },
];

/** A Free Action, once, wherever it is needed. */
const ace = (id: string, ...effects: readonly Effect[]): EnvironmentCard => ({
  id,
  a: {
    actions: [
      { id: 'use', cost: 'free', place: ANYWHERE, do: [{ do: 'discardCard', card: id }, ...effects] },
    ],
  },
});

const aces: readonly EnvironmentCard[] = [
  ace('za-smoke', { do: 'placeNoVisibility', place: HERE }),
  ace('za-adrenalin', { do: 'loseHp', who: 'actor', amount: 1 }, { do: 'nextStandardFree', who: 'actor' }),
  ace(
    'za-searchlight',
    { do: 'enemyStatus', enemies: { closest: 2 }, status: 'exposed', gain: true },
    { do: 'enemyStatus', enemies: { closest: 2 }, status: 'pinDown', gain: true },
  ),
  ace(
    'za-charge',
    { do: 'woundEnemies', enemies: { in: place('shelter') }, wound: 'heavy' },
    { do: 'woundEnemies', enemies: { in: place('yard') }, wound: 'heavy' },
    { do: 'suffer', who: { in: place('shelter') }, damage: 3 },
    { do: 'suffer', who: { in: place('yard') }, damage: 3 },
  ),
  ace('za-shortcut', { do: 'moveStalkers', who: 'actor', upTo: 3, attention: 'none' }),
  ace('za-favour', { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'weapons', tier: 2 } }),
];

export const lastingNotes: readonly EnvironmentCard[] = [...long, ...improved, ...aces];

/** The note's name without its head is the Event's. */
const eventId = (note: EnvironmentCard): string => note.id.replace(/^z[lia]-/, 'zs-');

export const lasting: readonly EventCard[] = [
  ...long.map((note) => leaves(eventId(note), 'long', note.id)),
  ...improved.map((note) => leaves(eventId(note), 'improvedEnemies', note.id)),
  ...aces.map((note) => leaves(eventId(note), 'aceInTheHole', note.id)),
];
