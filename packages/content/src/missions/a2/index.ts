import type { Condition, Mission } from '@zonecrawl/engine/model';
import { aims } from './aims.ts';
import { environment, wayIn } from './environment.ts';
import * as epilogue from './epilogue.ts';
import { events } from './events.ts';
import { overlays } from './overlays.ts';
import { chamber, exits, fuseBoard, generator, places, unlit } from './places.ts';
import { setup } from './setup.ts';

const counted = (counter: string): Condition => ({ if: 'counter', counter, is: 'atLeast', value: 1 });
const unset = (counter: string): Condition => ({ if: 'counter', counter, is: 'exactly', value: 0 });
const outWithTheTape: readonly Condition[] = [{ if: 'everybodyLeft' }, counted('tape')];

/** The Door Under the Hill: bring the current back, or go where no current is needed. */
export const a2: Mission = {
  id: 'a2',
  kind: 'story',
  setup,
  places,
  aims,
  environment,
  overlays,
  events,
  begin: [
    { do: 'show', text: 'mission.a2.prologue' },
    {
      do: 'if',
      when: counted('story.dalik'),
      effects: [
        { do: 'show', text: 'mission.a2.dalikWaits' },
        {
          do: 'ask',
          who: 'lead',
          choices: [
            {
              id: 'askForDuct',
              do: [
                { do: 'counter', counter: 'dalikCame', set: 1 },
                { do: 'discardCard', card: 'A2-06' },
                wayIn,
              ],
            },
            {
              id: 'askForFuse',
              do: [
                { do: 'counter', counter: 'dalikCame', set: 1 },
                { do: 'give', who: 'lead', gift: { gift: 'finding', finding: 'fuse' } },
              ],
            },
            { id: 'sendHimHome', do: [] },
          ],
        },
      ],
    },
    {
      do: 'if',
      when: counted('story.burntMap'),
      effects: [{ do: 'show', text: 'mission.a2.burntMap' }, { do: 'discardCard', card: 'A2-06' }, wayIn],
    },
    {
      do: 'if',
      when: counted('story.petroOwes'),
      effects: [
        { do: 'show', text: 'mission.a2.petroRepays' },
        { do: 'counter', counter: 'pries', set: 1 },
      ],
    },
  ],
  actions: [
    {
      id: 'leave',
      cost: 'free',
      place: exits,
      when: counted('tape'),
      do: [{ do: 'leave', who: 'actor' }],
    },
  ],
  triggers: [
    {
      id: 'dark',
      wait: { on: 'round', moment: 'begins' },
      when: unset('lights'),
      do: [{ do: 'placeNoVisibility', place: unlit }],
    },
    {
      id: 'inTheDark',
      wait: { on: 'enters', who: 'stalker', place: unlit, moment: 'afterAction' },
      when: unset('lights'),
      do: [
        {
          do: 'roll',
          on: {
            1: [{ do: 'status', who: 'actor', status: 'exposed', gain: true }],
            2: [{ do: 'loseHp', who: 'actor', amount: 1 }],
          },
        },
      ],
    },
    {
      id: 'engineStops',
      wait: { on: 'flipped', card: 'A2-02', face: 'a' },
      do: [
        { do: 'counter', counter: 'lights', set: 0 },
        {
          do: 'if',
          when: { if: 'face', card: 'A2-04', face: 'b' },
          effects: [{ do: 'flipCard', card: 'A2-04' }],
        },
      ],
    },
    {
      id: 'outWithAShard',
      wait: { on: 'leaves', who: 'stalker' },
      when: { if: 'all', of: [...outWithTheTape, counted('shard')] },
      do: [{ do: 'end', ending: 'shard' }],
    },
  ],
  objective: { when: { if: 'all', of: outWithTheTape }, ending: 'success' },
  goals: [exits, chamber, generator, fuseBoard],
  death: 'fatality',
  time: 'time',
  endings: {
    success: { won: true, coupons: 2500, epilogue: epilogue.success },
    shard: { won: true, coupons: 1500, epilogue: epilogue.shard },
    fatality: { won: false, event: 'A2-VII', epilogue: epilogue.lost },
    time: { won: false, coupons: 200, epilogue: epilogue.lost },
  },
};
