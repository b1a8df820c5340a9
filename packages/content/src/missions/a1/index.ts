import type { Mission } from '@zonecrawl/engine/model';
import { aims } from './aims.ts';
import { environment } from './environment.ts';
import * as epilogue from './epilogue.ts';
import { events } from './events.ts';
import { overlays } from './overlays.ts';
import { cell, checkpoint, exit, places } from './places.ts';
import { setup } from './setup.ts';

/** Rescuing Dalik: into the bandit camp, out again with one man more. */
export const a1: Mission = {
  id: 'a1',
  kind: 'story',
  setup,
  places,
  aims,
  environment,
  overlays,
  events,
  begin: [{ do: 'show', text: 'mission.a1.prologue' }],
  actions: [
    {
      id: 'takeKey',
      cost: 'free',
      place: { at: 'token', token: 'cell-key' },
      do: [
        { do: 'removeToken', token: 'cell-key' },
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: 'cell-key' } },
      ],
    },
    {
      id: 'leave',
      cost: 'free',
      place: exit,
      when: {
        if: 'any',
        of: [
          { if: 'counter', counter: 'dalikOut', is: 'atLeast', value: 1 },
          { if: 'companion', companion: 'dalik', is: 'onMap' },
        ],
      },
      do: [{ do: 'leave', who: 'actor' }],
    },
    {
      id: 'turnBack',
      cost: 'standard',
      place: exit,
      when: {
        if: 'all',
        of: [
          { if: 'face', card: 'A1-06', face: 'a' },
          {
            if: 'standing',
            who: 'stalker',
            place: checkpoint,
            is: 'atLeast',
            value: { n: 0, plus: 'stalkers' },
          },
        ],
      },
      do: [{ do: 'end', ending: 'turnedBack' }],
    },
  ],
  triggers: [
    {
      id: 'dalikOut',
      wait: { on: 'enters', who: 'companion', card: 'dalik', place: exit },
      do: [
        { do: 'counter', counter: 'dalikOut', set: 1 },
        { do: 'companionLeaves', companion: 'dalik' },
        { do: 'show', text: 'mission.a1.dalikOut' },
      ],
    },
    {
      id: 'dalikDead',
      wait: { on: 'dies', who: 'companion', card: 'dalik' },
      do: [{ do: 'end', ending: 'dalikLost' }],
    },
    {
      id: 'leftBehind',
      wait: { on: 'leaves', who: 'stalker' },
      when: {
        if: 'all',
        of: [{ if: 'everybodyLeft' }, { if: 'counter', counter: 'dalikOut', is: 'exactly', value: 0 }],
      },
      do: [{ do: 'end', ending: 'abandoned' }],
    },
  ],
  objective: {
    when: {
      if: 'all',
      of: [{ if: 'counter', counter: 'dalikOut', is: 'atLeast', value: 1 }, { if: 'everybodyLeft' }],
    },
    ending: 'success',
  },
  goals: [exit, cell],
  death: 'fatality',
  time: 'time',
  endings: {
    success: { won: true, coupons: 2000, epilogue: epilogue.success },
    fatality: { won: false, event: 'A1-VII', epilogue: epilogue.lost },
    dalikLost: { won: false, coupons: 300, epilogue: epilogue.dalikLost },
    abandoned: { won: false, epilogue: epilogue.abandoned },
    turnedBack: { won: false, epilogue: epilogue.turnedBack },
    time: { won: false, epilogue: epilogue.lost },
  },
};
