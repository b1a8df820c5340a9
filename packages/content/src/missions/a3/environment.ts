import type { Condition, Effect, EnvironmentCard } from '@zonecrawl/engine/model';
import { either, space } from '../named.ts';
import { lorry, nave } from './places.ts';
import { calm } from './storm.ts';

const counted = (counter: string, value = 1): Condition => ({
  if: 'counter',
  counter,
  is: 'atLeast',
  value,
});

/** How many of the three cables must be cut before the bell can be held still; one less with the tape. */
const CABLES = 2;
const quietEnough: Condition = {
  if: 'any',
  of: [counted('cut', CABLES), { if: 'all', of: [counted('story.tape'), counted('cut', CABLES - 1)] }],
};

/** A cable: cutting it sets the storm back, and has its own price. */
const cable = (id: string, overlay: string, price: readonly Effect[]): EnvironmentCard => ({
  id,
  a: {
    overlay,
    actions: [
      {
        id: 'cutCable',
        cost: 'standard',
        place: { at: 'card', card: id },
        do: [
          { do: 'counter', counter: 'cut', add: 1 },
          { do: 'counter', counter: 'storm', add: -1 },
          ...price,
          { do: 'flipCard', card: id },
        ],
      },
    ],
  },
  b: { afterwards: 'discard' },
});

/** Whoever has it in his arms. */
const bearer = (effects: readonly Effect[]): Effect => ({
  do: 'each',
  who: 'all',
  effects: [{ do: 'if', when: { if: 'finding', finding: 'bell', who: 'actor' }, effects }],
});

export const environment: readonly EnvironmentCard[] = [
  /** The objective. */
  { id: 'A3-01', a: {} },
  /** The boat: at the jetty, or where Dalik poles it. */
  {
    id: 'A3-02',
    a: { overlay: 'A3-boat-at-jetty' },
    b: { overlay: 'A3-boat-in-ditch', at: { x: 6, y: 9, turn: 0 } },
  },
  /** The bell: still it, or take it down. */
  {
    id: 'A3-03',
    a: {
      overlay: 'A3-bell',
      actions: [
        {
          id: 'stillBell',
          cost: 'standard',
          place: nave,
          when: quietEnough,
          do: [{ do: 'flipCard', card: 'A3-03' }],
        },
        {
          id: 'takeBell',
          cost: 'standard',
          place: nave,
          when: counted('cut'),
          do: [
            { do: 'give', who: 'actor', gift: { gift: 'finding', finding: 'bell' } },
            { do: 'counter', counter: 'bellTaken', set: 1 },
            { do: 'dosage', who: 'actor', amount: 3, armorHelps: true },
            { do: 'discardCard', card: 'A3-03' },
            { do: 'placeCard', card: 'A3-05' },
          ],
        },
      ],
    },
    b: {
      overlay: 'A3-still-bell',
      resolve: [
        { do: 'counter', counter: 'stilled', set: 1 },
        { do: 'show', text: 'mission.a3.stilled' },
        ...calm,
        { do: 'placeCard', card: 'A3-04' },
      ],
    },
  },
  /** The buyer has heard that there is nothing left to buy. */
  {
    id: 'A3-04',
    a: {
      resolve: [
        { do: 'newKind', enemy: 'military', colours: ['red'], team: 2, pool: 1 },
        { do: 'spawn', enemy: 'military', count: 1, place: space('14:a'), facing: 2 },
        { do: 'attention', who: 'actor', set: 'high' },
      ],
      triggers: [
        {
          id: 'theyFollow',
          wait: { on: 'round', moment: 'ends' },
          do: [
            {
              do: 'moveEnemies',
              enemies: { kind: 'military', closest: 1 },
              toward: 'closestStalker',
              upTo: 1,
            },
          ],
        },
      ],
    },
  },
  /** Sold, if it gets there: his men hold their fire, and nothing else does. */
  {
    id: 'A3-05',
    a: {
      resolve: [
        { do: 'show', text: 'mission.a3.taken' },
        { do: 'removeEnemies', enemies: { kind: 'military' } },
        { do: 'lookAround', enemies: { kind: 'zombie' } },
        { do: 'placeUnknown', place: either('13:c', '13:i'), count: { for: [2, 2, 1, 1] } },
      ],
      triggers: [
        {
          id: 'itRings',
          wait: { on: 'round', moment: 'ends' },
          do: [
            bearer([
              { do: 'attention', who: 'actor', set: 'high' },
              { do: 'dosage', who: 'actor', amount: 3, armorHelps: true },
            ]),
            { do: 'moveEnemies', enemies: { kind: 'zombie' }, toward: lorry, upTo: 'movement' },
          ],
        },
      ],
    },
  },
  cable('A3-06', 'A3-cable-buses', [{ do: 'suffer', who: 'actor', damage: 3 }]),
  cable('A3-07', 'A3-cable-office', [
    { do: 'attention', who: 'actor', set: 'high' },
    { do: 'lookAround', enemies: { kind: 'military' } },
  ]),
  cable('A3-08', 'A3-cable-vestry', [{ do: 'status', who: 'actor', status: 'exposed', gain: true }]),
  /** Nobody knows who is in church today. */
  {
    id: 'A3-09',
    a: {
      overlay: 'A3-church',
      triggers: [
        {
          id: 'enterChurch',
          wait: { on: 'enters', who: 'stalker', place: { at: 'building', of: '14:N' } },
          do: [{ do: 'flipCard', card: 'A3-09' }],
        },
      ],
      actions: [
        {
          id: 'lookThroughGlass',
          cost: 'free',
          place: either('14:b', '14:h', '14:f'),
          do: [{ do: 'flipCard', card: 'A3-09' }],
        },
      ],
    },
    b: { resolve: [{ do: 'findCard', of: ['A3-10-1', 'A3-10-2', 'A3-10-3'] }], afterwards: 'discard' },
  },
  {
    id: 'A3-10-1',
    a: {
      resolve: [
        { do: 'spawn', enemy: 'zombie', count: { for: [1, 1, 2, 3] }, place: nave, facing: 1 },
        { do: 'placeLoot', place: nave, count: 2 },
      ],
      afterwards: 'discard',
    },
  },
  {
    id: 'A3-10-2',
    a: {
      resolve: [
        { do: 'newKind', enemy: 'poltergeist', colours: ['green'], team: 1, pool: 1 },
        { do: 'spawn', enemy: 'poltergeist', count: 1, place: space('14:V'), facing: 3 },
        { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } },
      ],
      afterwards: 'discard',
    },
  },
  {
    id: 'A3-10-3',
    a: {
      resolve: [
        { do: 'placeLoot', place: nave, count: 1 },
        { do: 'status', who: 'all', status: 'focus', gain: true },
      ],
      afterwards: 'discard',
    },
  },
];
