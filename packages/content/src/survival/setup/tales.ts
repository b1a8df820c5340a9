/** Setup cards: weather that was there before anybody came, and rumours. */
import type { EnvironmentCard } from '@zonecrawl/engine/model';
import { ANYWHERE, at, done, place, ROUND_BEGINS, ROUND_ENDS, setupCard, when } from '../words.ts';

const groundMist = setupCard('zs-groundMist', ['weather'], {
  triggers: [when('rises', ROUND_BEGINS, { do: 'placeNoVisibility', place: at('zs-groundMist') })],
});

const stillAir = setupCard('zs-stillAir', ['weather'], {
  triggers: [
    {
      id: 'carries',
      wait: { on: 'turnEnds' },
      when: { if: 'attention', level: 'high' },
      do: [{ do: 'moveEnemies', enemies: { closest: 1 }, toward: 'closestAttention', upTo: 1 }],
    },
  ],
});

const drizzle = setupCard('zs-drizzle', ['weather'], {
  triggers: [
    {
      id: 'dampens',
      wait: ROUND_ENDS,
      when: { if: 'not', that: { if: 'attention', level: 'high' } },
      do: [{ do: 'attention', who: { in: { at: 'outdoor' } }, set: 'reduce' }],
    },
  ],
});

const emission = setupCard('zs-emission', ['weather', 'trap'], {
  triggers: [
    {
      id: 'breaks',
      wait: ROUND_ENDS,
      when: { if: 'round', is: 'exactly', value: 5 },
      do: [
        { do: 'suffer', who: { in: { at: 'outdoor' } }, damage: 5 },
        { do: 'woundEnemies', enemies: { in: { at: 'outdoor' }, type: 'human' }, wound: 'light' },
        ...done('zs-emission'),
      ],
    },
  ],
});

const buriedGold = setupCard('zs-buriedGold', ['rumour'], {
  resolve: [{ do: 'placeLoot', place: place('depths'), count: 3 }],
});

const heirloom = setupCard('zs-heirloom', ['rumour'], {
  actions: [
    {
      id: 'dig',
      cost: 'standard',
      place: place('depths'),
      do: [{ do: 'give', who: 'actor', gift: { gift: 'unique' } }, ...done('zs-heirloom')],
    },
  ],
});

const traitor = setupCard('zs-traitor', ['rumour'], {
  triggers: [
    when(
      'signals',
      { on: 'fate', petals: [3, 4] },
      { do: 'moveEnemies', enemies: { seesStalker: false, closest: 1 }, toward: 'leadStalker', upTo: 2 },
    ),
  ],
});

const closedRoad = setupCard('zs-closedRoad', ['rumour'], {
  resolve: [{ do: 'placeUnknown', place: place('exit'), count: 2 }],
});

const sleepers = setupCard('zs-sleepers', ['rumour', 'trap'], {
  triggers: [
    {
      id: 'wake',
      wait: { on: 'enters', who: 'stalker', place: { at: 'beside', place: at('zs-sleepers') } },
      once: true,
      do: [{ do: 'resolveUnknown', which: { in: ANYWHERE } }],
    },
  ],
});

const falseMap = setupCard('zs-falseMap', ['rumour'], {
  actions: [
    {
      id: 'follow',
      cost: 'standard',
      place: at('zs-falseMap'),
      do: [
        {
          do: 'random',
          of: [
            [{ do: 'placeLoot', place: at('zs-falseMap'), count: 2 }],
            [{ do: 'placeUnknown', place: at('zs-falseMap'), count: 1 }],
          ],
        },
        ...done('zs-falseMap'),
      ],
    },
  ],
});

export const tales: readonly EnvironmentCard[] = [
  groundMist,
  stillAir,
  drizzle,
  emission,
  buriedGold,
  heirloom,
  traitor,
  closedRoad,
  sleepers,
  falseMap,
];
