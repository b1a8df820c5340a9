/** The Siege: hold out to the last Event. */
import type { Mission } from '@zonecrawl/engine/model';
import { ANOMALIES, CROWD, PACK, STRONG } from './kinds.ts';

export const siege: Mission = {
  id: 'skirmish2',
  kind: 'training',
  setup: {
    tiles: [
      { id: '13', x: 0, y: 0, turn: 0 },
      { id: '15', x: 5, y: 0, turn: 0 },
      { id: '11', x: 10, y: 0, turn: 1 },
      { id: '12', x: 0, y: 5, turn: 3 },
      { id: '14', x: 5, y: 5, turn: 0 },
      { id: '7', x: 10, y: 5, turn: 2 },
    ],
    cards: [],
    start: ['13:a', '13:d'],
    enemies: [
      {
        card: CROWD,
        colours: ['blue', 'yellow'],
        team: 1,
        pool: 4,
        standing: [
          { space: '@5,1', facing: 0 },
          { space: '@1,7', facing: 1, when: { if: 'team', is: 'atLeast', value: 2 } },
          { space: '@12,8', facing: 2, when: { if: 'team', is: 'atLeast', value: 3 } },
        ],
      },
      {
        card: PACK,
        colours: ['yellow'],
        team: 2,
        pool: 3,
        standing: [
          { space: '@7,3', facing: 1 },
          { space: '@7,6', facing: 2, when: { if: 'team', is: 'atLeast', value: 2 } },
        ],
      },
      {
        card: STRONG,
        colours: ['red', 'green'],
        team: 1,
        pool: 1,
        standing: [{ space: '@12,1', facing: 2 }],
      },
    ],
    anomalies: [
      { card: ANOMALIES, pattern: 'any', x: 4, y: 6, artifact: true },
      { card: ANOMALIES, pattern: 'any', x: 12, y: 1, artifact: true },
      { card: ANOMALIES, pattern: 'any', x: 9, y: 8, artifact: true },
    ],
    emptyOverlays: [{ pattern: 98, x: 14, y: 4 }],
    loot: [
      { space: '@1,2', tokens: 2 },
      { space: '@9,0', tokens: 2 },
      { space: '@8,3', tokens: 2 },
      { space: '@14,4', tokens: 2 },
      { space: '@12,3', tokens: 2 },
      { space: '@3,8', tokens: 2 },
      { space: '@9,6', tokens: 2 },
      { space: '@12,6', tokens: 2 },
      { space: '@10,7', tokens: 2 },
    ],
    unknown: { spaces: ['@4,2', '@8,1', '@11,2', '@4,7', '@6,5', '@11,5'], tokens: [4, 5, 6, 7] },
    events: [
      'skirmish2-event1',
      'skirmish2-event2',
      'skirmish2-event3',
      'skirmish2-event4',
      'skirmish2-event5',
      'skirmish2-event6',
      'skirmish2-event7',
      'skirmish2-event8',
    ],
  },
  environment: [],
  overlays: [],
  events: [
    { id: 'skirmish2-event1', copies: 1, instant: [], endOfRound: [] },
    {
      id: 'skirmish2-event2',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    {
      id: 'skirmish2-event3',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'addRandomEvents', count: { n: 4, minus: 'stalkers' } }],
    },
    {
      id: 'skirmish2-event4',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    {
      id: 'skirmish2-event5',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [],
    },
    {
      id: 'skirmish2-event6',
      copies: 1,
      instant: [],
      endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
    },
    { id: 'skirmish2-event7', copies: 1, instant: [], endOfRound: [] },
    {
      id: 'skirmish2-event8',
      copies: 1,
      instant: [{ do: 'resolveUnknown', which: 'closestToLead' }],
      endOfRound: [
        { do: 'resolveUnknown', which: 'eachStack' },
        { do: 'end', ending: 'success' },
      ],
    },
  ],
  begin: [
    {
      do: 'random',
      of: [
        [{ do: 'companionJoins', companion: 'loyal-dog', place: { at: 'space', space: '13:a' } }],
        [{ do: 'companionJoins', companion: 'field-medic', place: { at: 'space', space: '13:a' } }],
        [{ do: 'companionJoins', companion: 'lookout', place: { at: 'space', space: '13:a' } }],
        [],
        [],
        [],
      ],
    },
  ],
  death: 'fatality',
  time: 'fatality',
  endings: { success: { won: true }, fatality: { won: false } },
};
