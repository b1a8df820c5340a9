import type { Condition, Effect, Mission } from '@zonecrawl/engine/model';
import { space } from '../named.ts';
import { aims } from './aims.ts';
import { environment } from './environment.ts';
import * as epilogue from './epilogue.ts';
import { events } from './events.ts';
import { overlays } from './overlays.ts';
import { boat, lorry, nave, places } from './places.ts';
import { setup } from './setup.ts';
import { storm } from './storm.ts';

const counted = (counter: string): Condition => ({ if: 'counter', counter, is: 'atLeast', value: 1 });
const hasBell: Condition = { if: 'finding', finding: 'bell', who: 'actor' };

/** Things done before feed the storm. */
const feeds = (flag: string, text: string): Effect => ({
  do: 'if',
  when: counted(`story.${flag}`),
  effects: [
    { do: 'show', text },
    { do: 'counter', counter: 'storm', add: 1 },
  ],
});

/** The Fourth Note: still the bell, or sell it; either way somebody objects. */
export const a3: Mission = {
  id: 'a3',
  kind: 'story',
  setup,
  places,
  aims,
  environment,
  overlays,
  events,
  begin: [
    { do: 'show', text: 'mission.a3.prologue' },
    { do: 'counter', counter: 'storm', set: { for: [1, 0, 0, 0] } },
    feeds('shard', 'mission.a3.shardSings'),
    feeds('stormFed', 'mission.a3.stormFed'),
    {
      do: 'if',
      when: counted('story.tape'),
      effects: [{ do: 'show', text: 'mission.a3.tapeHelps' }],
    },
    {
      do: 'if',
      when: counted('story.dalik'),
      effects: [
        { do: 'show', text: 'mission.a3.dalikPoles' },
        {
          do: 'ask',
          who: 'lead',
          choices: [
            { id: 'boatToDitch', do: [{ do: 'flipCard', card: 'A3-02' }] },
            { id: 'boatStays', do: [{ do: 'give', who: 'all', gift: { gift: 'bolts', count: 1 } }] },
          ],
        },
      ],
    },
  ],
  actions: [
    {
      id: 'leave',
      cost: 'free',
      place: boat,
      when: {
        if: 'all',
        of: [
          { if: 'any', of: [counted('stilled'), counted('bellTaken')] },
          { if: 'not', that: hasBell },
        ],
      },
      do: [{ do: 'leave', who: 'actor' }],
    },
    {
      id: 'deliver',
      cost: 'free',
      place: lorry,
      when: hasBell,
      do: [
        { do: 'take', who: 'actor', what: { take: 'finding', finding: 'bell' } },
        { do: 'counter', counter: 'bellOut', set: 1 },
        { do: 'show', text: 'mission.a3.delivered' },
        { do: 'leave', who: 'actor' },
      ],
    },
    {
      id: 'rideAlong',
      cost: 'free',
      place: lorry,
      when: counted('bellOut'),
      do: [{ do: 'leave', who: 'actor' }],
    },
  ],
  triggers: [
    ...storm,
    {
      id: 'sold',
      wait: { on: 'leaves', who: 'stalker' },
      when: { if: 'all', of: [{ if: 'everybodyLeft' }, counted('bellOut')] },
      do: [{ do: 'end', ending: 'sold' }],
    },
  ],
  objective: { when: { if: 'all', of: [{ if: 'everybodyLeft' }, counted('stilled')] }, ending: 'silenced' },
  goals: [nave, lorry, space('7:i'), space('11:f'), space('13:Q'), space('14:V')],
  death: 'fatality',
  time: 'time',
  endings: {
    silenced: { won: true, coupons: 3000, epilogue: epilogue.silenced },
    sold: { won: true, coupons: 4500, epilogue: epilogue.sold },
    fatality: { won: false, event: 'A3-VII', epilogue: epilogue.lost },
    time: { won: false, epilogue: epilogue.lost },
  },
};
