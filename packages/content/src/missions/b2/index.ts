import type { Mission, Trigger } from '@zonecrawl/engine/model';
import { space } from '../named.ts';
import { aims } from './aims.ts';
import { environment } from './environment.ts';
import * as epilogue from './epilogue.ts';
import { events } from './events.ts';
import { overlays } from './overlays.ts';
import {
  bait,
  beggar,
  bread,
  comesOut,
  counted,
  HUNGER,
  has,
  isFound,
  lairs,
  pit,
  places,
  rim,
  track,
  withinReach,
} from './places.ts';
import { setup } from './setup.ts';

/** What each set of tracks that is read makes sure of: it is in none of the holes. After three only one thing is left. */
const RULED_OUT = ['B2-10-3', 'B2-10-4', 'B2-10-2'];

/** Bread: find what begs on the radio; shoot it, bury it, or feed it. */
export const b2: Mission = {
  id: 'b2',
  kind: 'story',
  setup,
  places,
  aims,
  environment,
  overlays,
  events,
  begin: [
    { do: 'show', text: 'mission.b2.prologue' },
    ...['12:d', '11:e', '6:d', '10:j', '12:k'].map(
      (name) => ({ do: 'placeToken', token: track, place: space(name) }) as const,
    ),
    ...['11:n', '10:n', '6:k'].map(
      (name) => ({ do: 'placeToken', token: bread, place: space(name) }) as const,
    ),
    /** To one alone it comes closer, and it is hungrier. */
    {
      do: 'if',
      when: { if: 'team', is: 'exactly', value: 1 },
      effects: [{ do: 'placeToken', token: bread, place: space('12:e') }],
    },
    {
      do: 'if',
      when: counted('story.luhy', 1),
      effects: [
        {
          do: 'if',
          when: counted('story.luhyLeft', 1),
          effects: [{ do: 'show', text: 'mission.b2.fromTheBoat' }],
          otherwise: [{ do: 'show', text: 'mission.b2.fromLuhy' }],
        },
        {
          do: 'repeat',
          times: { counter: 'story.luhy' },
          effects: [{ do: 'give', who: 'lead', gift: { gift: 'finding', finding: bread } }],
        },
      ],
    },
  ],
  actions: [
    {
      id: 'takeBread',
      cost: 'free',
      place: { at: 'token', token: bread },
      do: [
        { do: 'removeToken', token: bread, place: { at: 'here' } },
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: bread } },
      ],
    },
    {
      id: 'readTracks',
      cost: 'standard',
      place: { at: 'token', token: track },
      do: [
        { do: 'removeToken', token: track, place: { at: 'here' } },
        { do: 'counter', counter: 'tracks', add: 1 },
      ],
    },
    {
      id: 'layBait',
      cost: 'standard',
      place: pit,
      when: { if: 'all', of: [has(bread), { if: 'not', that: { if: 'token', token: bait } }] },
      do: [
        { do: 'take', who: 'actor', what: { take: 'finding', finding: bread } },
        { do: 'placeToken', token: bait, place: pit },
      ],
    },
    {
      id: 'feedIt',
      cost: 'standard',
      place: { at: 'anywhere' },
      oncePerTurn: true,
      when: { if: 'all', of: [has(bread), withinReach] },
      do: [
        { do: 'take', who: 'actor', what: { take: 'finding', finding: bread } },
        { do: 'enemyStatus', enemies: { kind: beggar }, status: 'pinDown', gain: true },
        { do: 'counter', counter: 'fed', add: 1 },
      ],
    },
  ],
  triggers: [
    ...RULED_OUT.map(
      (card, index): Trigger => ({
        id: `ruledOut${index + 1}`,
        wait: { on: 'counter', counter: 'tracks', is: 'atLeast', value: index + 1 },
        once: true,
        do: [{ do: 'removeCard', card }],
      }),
    ),
    {
      id: 'smellsBread',
      wait: { on: 'round', moment: 'ends' },
      when: { if: 'all', of: [isFound, { if: 'token', token: bait }] },
      do: [
        {
          do: 'moveEnemies',
          enemies: { kind: beggar },
          toward: { at: 'token', token: bait },
          upTo: 4,
          uninterrupted: true,
        },
      ],
    },
    {
      id: 'eats',
      wait: { on: 'enters', who: 'enemy', card: beggar, place: { at: 'token', token: bait }, stops: true },
      do: [
        { do: 'removeToken', token: bait },
        { do: 'enemyStatus', enemies: { kind: beggar }, status: 'pinDown', gain: true },
      ],
    },
    {
      /** What fell was a coat. The second time it is no coat. */
      id: 'dead',
      wait: { on: 'dies', who: 'enemy', card: beggar },
      do: [
        {
          do: 'if',
          when: counted('shed', 1),
          effects: [{ do: 'counter', counter: 'slain', set: 1 }],
          otherwise: [
            { do: 'counter', counter: 'shed', set: 1 },
            { do: 'show', text: 'mission.b2.onlyItsCoat' },
            ...comesOut,
            { do: 'woundEnemies', enemies: { kind: beggar }, wound: 'loseHp' },
            { do: 'woundEnemies', enemies: { kind: beggar }, wound: 'loseHp' },
          ],
        },
      ],
    },
    {
      id: 'full',
      wait: { on: 'counter', counter: 'fed', is: 'atLeast', value: HUNGER },
      once: true,
      do: [{ do: 'end', ending: 'fed' }],
    },
  ],
  objective: {
    when: { if: 'all', of: [isFound, counted('slain', 1)] },
    ending: 'success',
  },
  goals: [pit, rim, ...lairs.map(({ room }) => room)],
  death: 'fatality',
  time: 'time',
  endings: {
    success: { won: true, coupons: 2000, epilogue: epilogue.success },
    buried: { won: true, coupons: 1500, epilogue: epilogue.buried },
    fed: { won: true, coupons: 1000, epilogue: epilogue.fed },
    fatality: { won: false, epilogue: epilogue.lost },
    time: { won: false, epilogue: epilogue.lost },
  },
};
