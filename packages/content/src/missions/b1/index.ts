import type { Mission } from '@zonecrawl/engine/model';
import { aims } from './aims.ts';
import { environment } from './environment.ts';
import * as epilogue from './epilogue.ts';
import { events } from './events.ts';
import { overlays } from './overlays.ts';
import { bench, houses, hut, isDone, jetty, people, places, vestry } from './places.ts';
import { setup } from './setup.ts';

/** Dry Feet: hold a village out of the water until its radio speaks again, or get everybody out by boat. */
export const b1: Mission = {
  id: 'b1',
  kind: 'story',
  setup,
  places,
  aims,
  environment,
  overlays,
  events,
  begin: [
    { do: 'show', text: 'mission.b1.prologue' },
    ...houses.map(({ room }) => ({ do: 'placeToken', token: people, place: room }) as const),
    { do: 'counter', counter: 'waiting', set: houses.length },
    { do: 'counter', counter: 'traps', set: 2 },
  ],
  triggers: [
    {
      id: 'silence',
      wait: { on: 'counter', counter: 'waiting', is: 'atMost', value: 0 },
      when: { if: 'counter', counter: 'aboard', is: 'exactly', value: 0 },
      do: [{ do: 'end', ending: 'silence' }],
    },
  ],
  objective: {
    when: {
      if: 'all',
      of: [isDone('set'), isDone('aerial'), { if: 'counter', counter: 'current', is: 'atLeast', value: 1 }],
    },
    ending: 'success',
  },
  goals: [bench, vestry, hut, jetty],
  death: 'fatality',
  time: 'time',
  endings: {
    success: { won: true, coupons: 1200, epilogue: epilogue.success },
    evacuated: { won: true, coupons: 1800, epilogue: epilogue.evacuated },
    silence: { won: false, epilogue: epilogue.lost },
    fatality: { won: false, epilogue: epilogue.lost },
    time: { won: false, epilogue: epilogue.lost },
  },
};
