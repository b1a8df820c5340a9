/** The Yard: everybody across to the far side. Its tiles are the crossroads of Zone Survival. */
import type { Mission } from '@zonecrawl/engine/model';
import { ANOMALIES, CROWD, PACK, STRONG } from './kinds.ts';

export const yard: Mission = {
  id: 'skirmish1',
  kind: 'training',
  setup: {
    tiles: [
      { id: '8', x: 0, y: 0, turn: 0 },
      { id: '9', x: 5, y: 0, turn: 1 },
      { id: '6', x: 0, y: 5, turn: 2 },
      { id: '10', x: 5, y: 5, turn: 0 },
    ],
    cards: [],
    start: ['6:a', '6:d'],
    enemies: [
      {
        card: CROWD,
        colours: ['blue', 'yellow'],
        team: 1,
        pool: 4,
        standing: [
          { space: '@2,1', facing: 0 },
          { space: '@8,2', facing: 1, when: { if: 'team', is: 'atLeast', value: 2 } },
        ],
      },
      {
        card: PACK,
        colours: ['yellow'],
        team: 2,
        pool: 3,
        standing: [
          { space: '@4,3', facing: 1 },
          { space: '@7,6', facing: 2, when: { if: 'team', is: 'atLeast', value: 2 } },
        ],
      },
      { card: STRONG, colours: ['red', 'green'], team: 1, pool: 1, standing: [{ space: '@6,3', facing: 2 }] },
    ],
    anomalies: [
      { card: ANOMALIES, pattern: 'any', x: 1, y: 3, artifact: true },
      { card: ANOMALIES, pattern: 'any', x: 8, y: 5, artifact: true },
    ],
    emptyOverlays: [{ pattern: 98, x: 8, y: 1 }],
    loot: [
      { space: '@0,0', tokens: 2 },
      { space: '@4,1', tokens: 2 },
      { space: '@4,4', tokens: 2 },
      { space: '@8,1', tokens: 2 },
      { space: '@5,4', tokens: 2 },
      { space: '@7,7', tokens: 2 },
      { space: '@1,6', tokens: 2 },
      { space: '@5,9', tokens: 2 },
    ],
    unknown: { spaces: ['@1,1', '@9,3', '@7,0', '@9,9', '@0,8'], tokens: [4, 5, 6, 7] },
    events: [
      'skirmish1-event1',
      'skirmish1-event2',
      'skirmish1-event3',
      'skirmish1-event4',
      'skirmish1-event5',
      'skirmish1-event6',
      'skirmish1-event7',
      'skirmish1-event8',
    ],
  },
  environment: [],
  overlays: [],
  events: [
    { id: 'skirmish1-event1', copies: 1, instant: [], endOfRound: [] },
    {
      id: 'skirmish1-event2',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    {
      id: 'skirmish1-event3',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'addRandomEvents', count: { n: 4, minus: 'stalkers' } }],
    },
    {
      id: 'skirmish1-event4',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    {
      id: 'skirmish1-event5',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [],
    },
    {
      id: 'skirmish1-event6',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    { id: 'skirmish1-event7', copies: 1, instant: [], endOfRound: [] },
    {
      id: 'skirmish1-event8',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
  ],
  begin: [
    {
      do: 'random',
      of: [
        [{ do: 'companionJoins', companion: 'loyal-dog', place: { at: 'space', space: '6:a' } }],
        [{ do: 'companionJoins', companion: 'field-medic', place: { at: 'space', space: '6:a' } }],
        [{ do: 'companionJoins', companion: 'lookout', place: { at: 'space', space: '6:a' } }],
        [],
        [],
        [],
      ],
    },
  ],
  actions: [
    { id: 'leave', cost: 'free', place: { at: 'space', space: '@9,3' }, do: [{ do: 'leave', who: 'actor' }] },
  ],
  objective: { when: { if: 'everybodyLeft' }, ending: 'success' },
  goals: [{ at: 'space', space: '@9,3' }],
  death: 'fatality',
  time: 'time',
  endings: { success: { won: true }, fatality: { won: false }, time: { won: false } },
};
