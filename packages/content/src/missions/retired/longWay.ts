/** The Long Way: everybody across another board. */
import type { Mission } from '@zonecrawl/engine/model';
import { ANOMALIES, CROWD, PACK, STRONG } from './kinds.ts';

export const longWay: Mission = {
  id: 'skirmish3',
  kind: 'training',
  setup: {
    tiles: [
      { id: '12', x: 0, y: 0, turn: 1 },
      { id: '2', x: 5, y: 0, turn: 0 },
      { id: '7', x: 0, y: 5, turn: 0 },
      { id: '3', x: 5, y: 5, turn: 3 },
      { id: '5', x: 0, y: 10, turn: 2 },
      { id: '4', x: 5, y: 10, turn: 0 },
    ],
    cards: [],
    start: ['4:a', '4:c'],
    enemies: [
      {
        card: CROWD,
        colours: ['blue', 'yellow'],
        team: 1,
        pool: 4,
        standing: [
          { space: '@3,2', facing: 0 },
          { space: '@6,7', facing: 1, when: { if: 'team', is: 'atLeast', value: 2 } },
          { space: '@8,12', facing: 2, when: { if: 'team', is: 'atLeast', value: 3 } },
        ],
      },
      {
        card: PACK,
        colours: ['yellow'],
        team: 2,
        pool: 3,
        standing: [
          { space: '@7,2', facing: 1 },
          { space: '@9,5', facing: 2, when: { if: 'team', is: 'atLeast', value: 2 } },
        ],
      },
      { card: STRONG, colours: ['red', 'green'], team: 1, pool: 1, standing: [{ space: '@2,6', facing: 2 }] },
    ],
    anomalies: [
      { card: ANOMALIES, pattern: 'any', x: 8, y: 1, artifact: true },
      { card: ANOMALIES, pattern: 'any', x: 4, y: 9, artifact: true },
      { card: ANOMALIES, pattern: 'any', x: 2, y: 4, artifact: true },
    ],
    emptyOverlays: [{ pattern: 98, x: 1, y: 8 }],
    loot: [
      { space: '@0,1', tokens: 2 },
      { space: '@5,0', tokens: 2 },
      { space: '@9,4', tokens: 2 },
      { space: '@1,8', tokens: 2 },
      { space: '@8,5', tokens: 2 },
      { space: '@8,7', tokens: 2 },
      { space: '@0,10', tokens: 2 },
      { space: '@9,10', tokens: 2 },
    ],
    unknown: { spaces: ['@0,2', '@9,1', '@3,8', '@9,9', '@1,11', '@5,14'], tokens: [4, 5, 6, 7] },
    events: [
      'skirmish3-event1',
      'skirmish3-event2',
      'skirmish3-event3',
      'skirmish3-event4',
      'skirmish3-event5',
      'skirmish3-event6',
      'skirmish3-event7',
      'skirmish3-event8',
    ],
  },
  environment: [],
  overlays: [],
  events: [
    { id: 'skirmish3-event1', copies: 1, instant: [], endOfRound: [] },
    {
      id: 'skirmish3-event2',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    {
      id: 'skirmish3-event3',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'addRandomEvents', count: { n: 4, minus: 'stalkers' } }],
    },
    {
      id: 'skirmish3-event4',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    {
      id: 'skirmish3-event5',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [],
    },
    {
      id: 'skirmish3-event6',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    { id: 'skirmish3-event7', copies: 1, instant: [], endOfRound: [] },
    {
      id: 'skirmish3-event8',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
  ],
  begin: [
    {
      do: 'random',
      of: [
        [{ do: 'companionJoins', companion: 'loyal-dog', place: { at: 'space', space: '4:a' } }],
        [{ do: 'companionJoins', companion: 'field-medic', place: { at: 'space', space: '4:a' } }],
        [{ do: 'companionJoins', companion: 'lookout', place: { at: 'space', space: '4:a' } }],
        [],
        [],
        [],
      ],
    },
  ],
  actions: [
    { id: 'leave', cost: 'free', place: { at: 'space', space: '@9,1' }, do: [{ do: 'leave', who: 'actor' }] },
  ],
  objective: { when: { if: 'everybodyLeft' }, ending: 'success' },
  goals: [{ at: 'space', space: '@9,1' }],
  death: 'fatality',
  time: 'time',
  endings: { success: { won: true }, fatality: { won: false }, time: { won: false } },
};
