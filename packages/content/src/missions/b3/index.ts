import type { Mission } from '@zonecrawl/engine/model';
import { space } from '../named.ts';
import { aims } from './aims.ts';
import { environment } from './environment.ts';
import * as epilogue from './epilogue.ts';
import { events } from './events.ts';
import { overlays } from './overlays.ts';
import { boy, chamber, counted, doctor, garage, places, shelter, tower } from './places.ts';
import { setup } from './setup.ts';

/** Nine: an Emission is coming, there is one hatch, and two who cannot reach it alone. */
export const b3: Mission = {
  id: 'b3',
  kind: 'story',
  setup,
  places,
  aims,
  environment,
  overlays,
  events,
  begin: [
    { do: 'show', text: 'mission.b3.prologue' },
    /** Only whoever fed the Beggar has heard the ninth name. */
    {
      do: 'if',
      when: counted('story.beggar', 2),
      effects: [{ do: 'show', text: 'mission.b3.theNinth' }],
    },
    /** What was sold hums here now, too. */
    {
      do: 'if',
      when: counted('story.bell', 2),
      effects: [
        { do: 'show', text: 'mission.b3.itHums' },
        { do: 'counter', counter: 'sky', set: 1 },
      ],
    },
    /** Fed, it has told them not to. Left alone, it has moved in. */
    {
      do: 'if',
      when: counted('story.beggar', 2),
      effects: [
        { do: 'show', text: 'mission.b3.theySwayAside' },
        { do: 'removeEnemies', enemies: { kind: 'zombie', in: space('15:l') } },
      ],
    },
    {
      do: 'if',
      when: counted('story.beggarLoose'),
      effects: [
        { do: 'show', text: 'mission.b3.somebodyBegs' },
        { do: 'newKind', enemy: 'izlom', colours: ['red'], team: 1, pool: 1 },
        { do: 'spawn', enemy: 'izlom', count: 1, place: space('15:E'), facing: 3 },
      ],
    },
  ],
  triggers: [
    {
      id: 'doctorDead',
      wait: { on: 'dies', who: 'companion', card: doctor },
      do: [{ do: 'counter', counter: 'gone', add: 1 }],
    },
    {
      id: 'boyRan',
      wait: { on: 'leaves', who: 'companion', card: boy },
      when: { if: 'not', that: counted('boySafe') },
      do: [
        { do: 'show', text: 'mission.b3.boyRan' },
        { do: 'counter', counter: 'gone', add: 1 },
      ],
    },
    {
      id: 'nobodyLeft',
      wait: { on: 'counter', counter: 'gone', is: 'atLeast', value: 2 },
      do: [{ do: 'end', ending: 'nobody' }],
    },
    {
      id: 'allDown',
      wait: { on: 'leaves', who: 'stalker' },
      when: {
        if: 'all',
        of: [{ if: 'everybodyLeft' }, counted('doctorSafe'), counted('boySafe')],
      },
      do: [{ do: 'end', ending: 'both' }],
    },
    {
      id: 'downAlone',
      wait: { on: 'leaves', who: 'stalker' },
      when: {
        if: 'all',
        of: [
          { if: 'everybodyLeft' },
          { if: 'not', that: counted('doctorSafe') },
          { if: 'not', that: counted('boySafe') },
        ],
      },
      do: [{ do: 'end', ending: 'alone' }],
    },
  ],
  objective: {
    when: {
      if: 'all',
      of: [{ if: 'any', of: [counted('doctorSafe'), counted('boySafe')] }, { if: 'everybodyLeft' }],
    },
    ending: 'saved',
  },
  goals: [shelter, chamber, garage, tower],
  death: 'fatality',
  time: 'time',
  endings: {
    saved: { won: true, coupons: 1500, epilogue: epilogue.saved },
    both: { won: true, coupons: 3000, epilogue: epilogue.both },
    alone: { won: false, epilogue: epilogue.lost },
    nobody: { won: false, epilogue: epilogue.lost },
    fatality: { won: false, epilogue: epilogue.lost },
    time: { won: false, epilogue: epilogue.lost },
  },
};
