import type { Effect, EnvironmentCard, Trigger } from '@zonecrawl/engine/model';
import {
  boy,
  CRANK,
  chamber,
  code,
  controlRoom,
  counted,
  doctor,
  garage,
  lock,
  shelter,
  tower,
} from './places.ts';

/** Whoever is down first helps those who are still out there for the other. */
const firstBelow = (other: string, text: string, help: readonly Effect[]): Effect => ({
  do: 'if',
  when: { if: 'not', that: counted(other) },
  effects: [
    { do: 'show', text },
    { do: 'heal', who: 'all', amount: { for: [6, 10, 6, 8] } },
    { do: 'removeEnemies', enemies: { kind: 'zombie', closest: 3 } },
    { do: 'addRandomEvents', count: { for: [2, 3, 2, 3] } },
    ...help,
  ],
});

/** She has a radio down there, and he knows her voice. */
const callsTheBoy = firstBelow('boySafe', 'mission.b3.callsTheBoy', [
  {
    do: 'if',
    when: { if: 'face', card: 'B3-04', face: 'a' },
    effects: [{ do: 'flipCard', card: 'B3-04' }],
  },
]);

/** He has watched her type it through the pane. */
const knowsTheCode = firstBelow('doctorSafe', 'mission.b3.knowsTheCode', [
  { do: 'give', who: 'lead', gift: { gift: 'finding', finding: code } },
]);

/** Once called he comes by himself, from door to door. */
const boyComes: Trigger = {
  id: 'boyComes',
  wait: { on: 'round', moment: 'ends' },
  when: { if: 'all', of: [counted('doctorSafe'), { if: 'companion', companion: boy, is: 'onMap' }] },
  do: [{ do: 'companionMoves', companion: boy, toward: shelter, upTo: 2 }],
};

export const environment: readonly EnvironmentCard[] = [
  /** The objective. */
  { id: 'B3-01', a: {} },
  /** The hatch in the office of the outpost. */
  {
    id: 'B3-02',
    a: {
      overlay: 'B3-shelter',
      actions: [
        {
          id: 'goDown',
          cost: 'free',
          place: shelter,
          do: [{ do: 'leave', who: 'actor' }],
        },
      ],
      triggers: [
        {
          id: 'doctorDown',
          wait: { on: 'enters', who: 'companion', card: doctor, place: shelter },
          do: [
            { do: 'counter', counter: 'doctorSafe', set: 1 },
            { do: 'companionLeaves', companion: doctor },
            { do: 'show', text: 'mission.b3.doctorDown' },
            callsTheBoy,
          ],
        },
        {
          id: 'boyDown',
          wait: { on: 'enters', who: 'companion', card: boy, place: shelter },
          do: [
            { do: 'counter', counter: 'boySafe', set: 1 },
            { do: 'companionLeaves', companion: boy },
            { do: 'show', text: 'mission.b3.boyDown' },
            knowsTheCode,
          ],
        },
        boyComes,
      ],
    },
  },
  /** The test chamber: by the crank, heard by everybody, or by the code. */
  {
    id: 'B3-03',
    a: {
      overlay: 'B3-lock-closed',
      actions: [
        {
          id: 'crankLock',
          cost: 'standard',
          place: lock,
          do: [
            { do: 'attention', who: 'actor', set: 'high' },
            { do: 'counter', counter: 'crank', add: 1 },
          ],
        },
        {
          id: 'enterCode',
          cost: 'standard',
          place: lock,
          when: { if: 'finding', finding: code, who: 'anybody' },
          do: [{ do: 'flipCard', card: 'B3-03' }],
        },
      ],
      triggers: [
        {
          id: 'lockGives',
          wait: { on: 'counter', counter: 'crank', is: 'atLeast', value: CRANK },
          once: true,
          do: [{ do: 'flipCard', card: 'B3-03' }],
        },
      ],
    },
    b: {
      resolve: [
        { do: 'companionJoins', companion: doctor, place: chamber },
        { do: 'findCard', of: ['B3-08-1', 'B3-08-2', 'B3-08-3'] },
      ],
    },
  },
  /** The garage: somebody small holds the door from inside. */
  {
    id: 'B3-04',
    a: {
      overlay: 'B3-room',
      triggers: [
        {
          id: 'enterGarage',
          wait: { on: 'enters', who: 'stalker', place: garage },
          do: [{ do: 'flipCard', card: 'B3-04' }],
        },
      ],
    },
    b: {
      overlay: 'B3-room',
      resolve: [
        { do: 'companionJoins', companion: boy, place: garage },
        { do: 'findCard', of: ['B3-09-1', 'B3-09-2'] },
      ],
    },
  },
  /** The radio in the tower: he has one, too. */
  {
    id: 'B3-05',
    a: {
      overlay: 'B3-room',
      actions: [
        {
          id: 'callTheBoy',
          cost: 'standard',
          place: tower,
          oncePerTurn: true,
          // He does not open to a voice: somebody has to have stood before him.
          when: { if: 'companion', companion: boy, is: 'onMap' },
          do: [
            { do: 'companionMoves', companion: boy, toward: shelter, upTo: 2 },
            {
              do: 'moveEnemies',
              enemies: { kind: 'zombie', seesStalker: false },
              toward: { at: 'companion', companion: boy },
              upTo: 1,
            },
          ],
        },
      ],
    },
  },
  /** The control room: nine names, nine birthdays, one of them the code. */
  {
    id: 'B3-06',
    a: {
      overlay: 'B3-room',
      actions: [
        {
          id: 'readNames',
          cost: 'standard',
          place: controlRoom,
          do: [
            { do: 'give', who: 'actor', gift: { gift: 'finding', finding: code } },
            { do: 'discardCard', card: 'B3-06' },
          ],
        },
      ],
    },
  },
  /** The doctor: on her feet, under a rack, or busy. */
  {
    id: 'B3-08-1',
    a: { resolve: [{ do: 'heal', who: 'actor', amount: 4 }], afterwards: 'discard' },
  },
  {
    id: 'B3-08-2',
    a: {
      resolve: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            { id: 'liftTheRack', cost: { standard: true }, do: [] },
            { id: 'pullHerOut', do: [{ do: 'loseHp', who: 'actor', amount: 3 }] },
          ],
        },
      ],
      afterwards: 'discard',
    },
  },
  {
    id: 'B3-08-3',
    a: {
      resolve: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'takeTheTapes',
              cost: { standard: true },
              do: [{ do: 'counter', counter: 'tapes', set: 1 }],
            },
            { id: 'leaveTheTapes', do: [] },
          ],
        },
      ],
      afterwards: 'discard',
    },
  },
  /** The garage: a dog, or a drum. */
  {
    id: 'B3-09-1',
    a: {
      resolve: [{ do: 'companionJoins', companion: 'loyal-dog', place: garage }],
      afterwards: 'discard',
    },
  },
  {
    id: 'B3-09-2',
    a: {
      resolve: [
        {
          do: 'if',
          when: counted('sky', 3),
          effects: [{ do: 'dosage', who: { in: garage }, amount: 2, armorHelps: true }],
          otherwise: [{ do: 'placeLoot', place: garage, count: 2 }],
        },
      ],
      afterwards: 'discard',
    },
  },
];
