import type { EnvironmentAction, EnvironmentCard } from '@zonecrawl/engine/model';
import { boardUp, houseCards, sendToBoat } from './houses.ts';
import {
  anybody,
  bench,
  hut,
  isDone,
  jetty,
  marsh,
  noLongerThere,
  overrun,
  people,
  vestry,
  work,
  workshop,
} from './places.ts';
import { surprises } from './surprises.ts';

const battery = 'battery';
const trap = 'trap';

/** A shelf of glass and solder: once a Turn, and not with teeth at one's back. */
const solder: EnvironmentAction = {
  id: 'solder',
  cost: 'standard',
  place: bench,
  oncePerTurn: true,
  when: {
    if: 'all',
    of: [
      { if: 'not', that: isDone('set') },
      { if: 'not', that: anybody('enemy', bench) },
    ],
  },
  do: [{ do: 'counter', counter: 'set', add: 1 }],
};

const connectBattery: EnvironmentAction = {
  id: 'connectBattery',
  cost: 'standard',
  place: bench,
  when: { if: 'finding', finding: battery, who: 'actor' },
  do: [
    { do: 'take', who: 'actor', what: { take: 'finding', finding: battery } },
    { do: 'counter', counter: 'current', set: 1 },
  ],
};

export const environment: readonly EnvironmentCard[] = [
  /** The objective. */
  { id: 'B1-01', a: {} },
  /** The set on the bench of the workshop. */
  {
    id: 'B1-02',
    a: {
      overlay: 'B1-set',
      actions: [solder, connectBattery, boardUp(workshop), sendToBoat(workshop)],
      triggers: [
        {
          id: 'smashed',
          wait: { on: 'round', moment: 'ends' },
          when: overrun(workshop.inside),
          do: [
            {
              do: 'if',
              when: { if: 'counter', counter: 'set', is: 'atLeast', value: 1 },
              effects: [{ do: 'counter', counter: 'set', add: -1 }],
            },
            {
              do: 'if',
              when: { if: 'token', token: people, place: workshop.inside },
              effects: [{ do: 'counter', counter: 'lost', add: 1 }, ...noLongerThere(workshop.inside)],
            },
          ],
        },
        {
          id: 'voice',
          wait: { on: 'counter', counter: 'set', is: 'atLeast', value: 2 },
          once: true,
          do: [{ do: 'placeCard', card: 'B1-09' }],
        },
      ],
    },
  },
  ...houseCards,
  /** The battery in the fishing hut, under whatever lives there. */
  {
    id: 'B1-06',
    a: {
      overlay: 'B1-room',
      triggers: [
        {
          id: 'enterHut',
          wait: { on: 'enters', who: 'stalker', place: hut },
          once: true,
          do: [{ do: 'findCard', of: ['B1-16-1', 'B1-16-2', 'B1-16-3'] }],
        },
      ],
      actions: [
        {
          id: 'liftBattery',
          cost: 'standard',
          place: hut,
          do: [
            { do: 'give', who: 'actor', gift: { gift: 'finding', finding: battery } },
            { do: 'discardCard', card: 'B1-06' },
          ],
        },
      ],
    },
  },
  /** The aerial in the church, behind the vestry. */
  {
    id: 'B1-07',
    a: {
      overlay: 'B1-room',
      triggers: [
        {
          id: 'enterVestry',
          wait: { on: 'enters', who: 'stalker', place: vestry },
          once: true,
          do: [{ do: 'findCard', of: ['B1-15-1', 'B1-15-2', 'B1-15-3'] }],
        },
        {
          id: 'mended',
          wait: { on: 'counter', counter: 'aerial', is: 'atLeast', value: work.aerial },
          once: true,
          do: [{ do: 'flipCard', card: 'B1-07' }],
        },
      ],
      actions: [
        {
          id: 'mendAerial',
          cost: 'standard',
          place: vestry,
          do: [
            { do: 'attention', who: 'actor', set: 'low' },
            { do: 'counter', counter: 'aerial', add: 1 },
          ],
        },
      ],
    },
    b: { overlay: 'B1-room' },
  },
  /** The other way: a boat with a hole in it, then without. */
  {
    id: 'B1-08',
    a: {
      overlay: 'B1-room',
      actions: [
        {
          id: 'patchBoat',
          cost: 'standard',
          place: jetty,
          oncePerTurn: true,
          do: [
            { do: 'attention', who: 'actor', set: 'low' },
            { do: 'counter', counter: 'boat', add: 1 },
          ],
        },
      ],
      triggers: [
        {
          id: 'floats',
          wait: { on: 'counter', counter: 'boat', is: 'atLeast', value: work.boat },
          once: true,
          do: [{ do: 'flipCard', card: 'B1-08' }],
        },
      ],
    },
    b: {
      overlay: 'B1-room',
      actions: [
        {
          id: 'castOff',
          cost: 'standard',
          place: jetty,
          when: {
            if: 'all',
            of: [
              { if: 'counter', counter: 'aboard', is: 'atLeast', value: 1 },
              { if: 'counter', counter: 'waiting', is: 'atMost', value: 0 },
              {
                if: 'standing',
                who: 'stalker',
                place: marsh,
                is: 'atLeast',
                value: { n: 0, plus: 'stalkers' },
              },
            ],
          },
          do: [{ do: 'end', ending: 'evacuated' }],
        },
      ],
    },
  },
  /** Two wolf traps from the back of the shop. */
  {
    id: 'B1-10',
    a: {
      actions: [
        {
          id: 'setTrap',
          cost: 'standard',
          place: { at: 'outdoor' },
          when: {
            if: 'all',
            of: [
              { if: 'counter', counter: 'traps', is: 'atLeast', value: 1 },
              { if: 'not', that: { if: 'token', token: trap, place: { at: 'here' } } },
            ],
          },
          do: [
            { do: 'placeToken', token: trap, place: { at: 'here' } },
            { do: 'counter', counter: 'traps', add: -1 },
          ],
        },
      ],
      triggers: [
        {
          id: 'snaps',
          wait: { on: 'enters', who: 'enemy', place: { at: 'token', token: trap }, stops: true },
          do: [
            { do: 'removeToken', token: trap, place: { at: 'here' } },
            { do: 'woundEnemies', enemies: { in: { at: 'here' } }, wound: 'light' },
            { do: 'enemyStatus', enemies: { in: { at: 'here' } }, status: 'pinDown', gain: true },
          ],
        },
      ],
    },
  },
  /** Somebody is on the air. */
  {
    id: 'B1-09',
    a: {
      resolve: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'answerIt',
              do: [
                { do: 'counter', counter: 'answered', set: 1 },
                { do: 'counter', counter: 'set', add: 2 },
                { do: 'attention', who: 'all', set: 'high' },
              ],
            },
            {
              id: 'writeItDown',
              cost: { standard: true },
              do: [
                { do: 'counter', counter: 'written', set: 1 },
                { do: 'status', who: 'actor', status: 'focus', gain: true },
              ],
            },
            { id: 'turnItOff', do: [] },
          ],
        },
      ],
      afterwards: 'discard',
    },
  },
  ...surprises,
];
