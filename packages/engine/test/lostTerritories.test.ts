import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginGame } from '../src/game/play.ts';
import { setUpMission } from '../src/mission/index.ts';
import type { Box } from '../src/model/index.ts';
import type { LostTerritorySetup } from '../src/model/mission.ts';
import type { PositionDraft } from '../src/position/index.ts';
import { entranceSpaces } from '../src/round/lostTerritories.ts';
import { missionBox } from '../testing/missions.ts';
import { rule } from '../testing/table.ts';
import { plain } from '../testing/zone.ts';

const S = { card: 'tester' } as const;

/** A yard with a house, and a cave of its own beside it, joined by an Entrance between c and x. */
const YARD = `
  +---+---+---+   +---+---+
  | a   b   c |   | x   y |
  +---+---+---+   +---+---+
`;
const joined: PositionDraft = {
  board: {
    drawing: YARD,
    entrances: [
      [
        [2, 0],
        [4, 0],
      ],
    ],
  },
  stalkers: [{ ...S, at: 'a' }],
};

rule(
  'LT2 the Entrance is crossed by Movement, a thrown Grenade and a Bolt; a shot and sight do not pass',
  {
    ...joined,
    stalkers: [{ ...S, at: 'b', weapon: 'pistol', bolts: 1, backpack: ['grenade'] }],
    enemies: [{ card: 'blind', at: 'x', facing: 'west' }],
    anomalies: [{ card: 'spark', center: 'x', symbols: [['x', [1]]] }],
    dice: { equipment: [0, 0, 0, 0] },
  },
  (t) => {
    t.offersNot('attack:singleShot');
    assert.equal(t.reasonAgainst('attack:singleShot') !== null, true);
    t.does('boltsAndNuts');
    assert.equal(t.state.bolts.length, 1);
    t.does({ is: 'action', card: 'grenade' }).offers('x');
    t.does('x').passes('reroll').passes('tieFacing');
    assert.equal(t.told('attackResolved').length, 1);
    t.does('movement').offers('a', 'c');
    t.does('c').offers('x', 'b', 'stop');
    t.does('stop');
  },
  plain,
);

rule(
  'LT2 an Enemy chases through the Entrance; LT3 it keeps its facing until its next step',
  {
    ...joined,
    at: 'enemyActivation',
    stalkers: [{ ...S, at: 'a', attention: { level: 'low', at: 'c' } }],
    kinds: { blind: { colours: ['yellow'], team: 1 } },
    enemies: [{ card: 'blind', at: 'x', facing: 'south' }],
    decks: { low: ['sniff'], events: ['e1'] },
    mission: 'test',
    event: 'e2',
  },
  (t) => {
    assert.equal(t.at(t.enemy()), 'c');
    assert.equal(t.facing(), 'south');
  },
  missionBox({}),
);

/** The same with room for two on c. */
const wide: PositionDraft['board'] = {
  drawing: `
    +---+---+---+---+   +---+---+
    | a   b   c   c |   | x   y |
    +---+---+---+---+   +---+---+
  `,
  entrances: [
    [
      [3, 0],
      [5, 0],
    ],
  ],
};

rule(
  'LT3 a Stalker leaving through the Entrance does not turn Enemies; leaving any other way it does',
  {
    board: wide,
    stalkers: [{ ...S, at: 'c' }],
    enemies: [{ card: 'blind', at: 'c', facing: 'south' }],
  },
  (t) => {
    t.does('movement', 'x', 'stop');
    assert.equal(t.facing(), 'south');
    t.does('movement', 'c');
    t.does('movement', 'b', 'stop');
    assert.equal(t.facing(), 'west');
  },
  plain,
);

rule(
  'LT3 the Entrance lies in no direction: Go forward never uses it, and sight does not pass',
  {
    board: wide,
    at: 'enemyActivation',
    stalkers: [{ ...S, at: 'y' }],
    kinds: { sentry: { colours: ['yellow'], team: 1 } },
    enemies: [{ card: 'sentry', at: 'b', facing: 'east' }],
    decks: { low: ['march'], events: ['e1'] },
    mission: 'test',
    event: 'e2',
  },
  (t) => {
    // One space ahead to c, then turned around at the wall and back.
    assert.equal(t.at(t.enemy()), 'b');
    assert.equal(t.attention(), 'none');
  },
  missionBox({}),
);

const cave = (parts: Partial<LostTerritorySetup> = {}): LostTerritorySetup => ({
  id: 'cave',
  copies: 1,
  entrance: { indoor: true },
  tile: 'hollow',
  cards: ['L-01'],
  begin: [{ do: 'placeLoot', place: { at: 'tile', tile: 'hollow' }, count: 1 }],
  ...parts,
});

const MAP = `
  +---+---+---+
  | a   a D b |
  +---+---+   +
  | c   d : b |
  +---+---+---+
`;
const tiles = {
  map: { id: 'map', drawing: MAP, spaces: { b: { indoor: true }, a: { marks: ['start'] } } },
  hollow: {
    id: 'hollow',
    drawing: `
      +---+---+
      | x   y |
      +---+---+
    `,
    spaces: { x: { marks: ['entrance'] }, y: { marks: ['overlay'] } },
  },
} as const;

function territoryBox(setup: LostTerritorySetup): Box {
  const base: Box = {
    ...plain,
    drawings: {
      tile: (id) => (id === 'map' || id === 'hollow' ? tiles[id] : undefined),
      overlay: (id) =>
        id === 'moss' ? { id, drawing: '+   +\n  m\n+   +', spaces: { m: { cover: 3 } } } : undefined,
    },
    lostTerritories: {
      setups: { cave: setup },
      environment: { 'L-01': { id: 'L-01', a: { overlay: 'moss' } } },
    },
  };
  return missionBox(
    {
      setup: {
        tiles: [{ id: 'map', x: 0, y: 0, turn: 0 }],
        cards: [],
        start: ['map:a', 'map:b'],
        enemies: [],
        anomalies: [],
        loot: [],
        unknown: { spaces: [], tokens: [[], [], [], []] },
        events: ['e1', 'e2'],
      },
    },
    base,
  );
}

const started = (setup: LostTerritorySetup, lostTerritories = true) => {
  const box = territoryBox(setup);
  const state = setUpMission(box, {
    mission: 'test',
    stalkers: [{ stalker: 'tester' }],
    seed: 'cave',
    options: { lostTerritories },
  });
  return beginGame(box, state, { keep: true });
};

test('LT1 after set-up the drawn card lays its tile beside the map, an Entrance, its L-card and tokens', () => {
  const { game } = started(cave());
  assert.deepEqual(game.state.map.tiles.at(-1), { id: 'hollow', x: 4, y: 0, turn: 0 });
  // One indoor space only, so nobody is asked.
  assert.deepEqual(game.state.map.entrances, [
    [
      [2, 0],
      [4, 0],
    ],
  ]);
  assert.deepEqual(game.state.map.overlays, [{ id: 'moss', x: 5, y: 0, turn: 0 }]);
  assert.equal(game.board.spaces.find(({ name }) => name === 'hollow:y')?.cover, 3);
  assert.equal(game.state.loot.length, 2);
  assert.deepEqual(game.state.decks.lostTerritories, [], 'the Setup card is discarded');
});

test('LT1 if several spaces fit for the Entrance the players choose', () => {
  const play = started(cave({ entrance: { indoor: false, squares: 1 } }));
  assert.equal(play.decision?.kind, 'entrance');
  assert.equal(play.decision?.options.length, 2);
});

test('LT1 the rule of the card says where the Entrance may be', () => {
  const { board } = started(cave(), false).game;
  const names = (entrance: LostTerritorySetup['entrance']): string[] =>
    entranceSpaces(board, entrance).map(({ name }) => name);
  assert.deepEqual(names({ biggestBuilding: true }), ['map:b']);
  assert.deepEqual(names({ squares: 2 }), ['map:a', 'map:b']);
  assert.deepEqual(names({ squares: 1, indoor: false }), ['map:c', 'map:d']);
});

test('LT1 Lost Territories are optional', () => {
  const { game } = started(cave(), false);
  assert.equal(game.state.map.tiles.length, 1);
});
