import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, beginGame, type GamePlay, violations } from '@zonecrawl/engine/game';
import { setUpMission } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Box, Mission } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { box } from '../src/box.ts';
import { environment, overlays, setups } from '../src/lostTerritories/index.ts';
import { territories } from '../src/tiles/index.ts';
import { rule } from './rule.ts';

test('Lost Territories: 8 Setup cards and 13 L-cards for 6 tiles, every one of them in use', () => {
  assert.equal(
    setups.reduce((sum, { copies }) => sum + copies, 0),
    8,
  );
  assert.equal(environment.length, 13);
  assert.deepEqual(
    [...new Set(setups.map(({ tile }) => tile))].toSorted(),
    territories.map(({ id }) => id).toSorted(),
  );
  const used = setups.flatMap(({ cards }) =>
    cards.flatMap((card) => (typeof card === 'string' ? [card] : [...card.oneOf])),
  );
  assert.deepEqual([...new Set(used)].toSorted(), environment.map(({ id }) => id).toSorted());
});

test('L-cards are written in the vocabulary of Missions', () => {
  const a1: Mission = box.missions['a1'] ?? assert.fail();
  const tiles = territories.map(({ id }, i) => ({ id, x: 30 + 7 * i, y: 0, turn: 0 as const }));
  const mission = {
    ...a1,
    setup: { ...a1.setup, tiles: [...a1.setup.tiles, ...tiles] },
    environment: [...a1.environment, ...environment],
    overlays: [...a1.overlays, ...overlays],
    begin: [...(a1.begin ?? []), ...setups.flatMap((setup) => setup.begin)],
  };
  const read = readMission(box, JSON.parse(JSON.stringify(mission)));
  assert.deepEqual(read.ok ? [] : read.problems, []);
});

/** A1 with just this Setup card; the first possible Entrance is taken. */
function laid(id: string, seed = 'territory'): GamePlay {
  const lost = box.lostTerritories ?? assert.fail();
  const setup = lost.setups[id] ?? assert.fail();
  const only: Box = { ...box, lostTerritories: { ...lost, setups: { [id]: setup } } };
  const state = setUpMission(only, {
    mission: 'a1',
    stalkers: [{ stalker: 'palkan' }],
    seed,
    options: { lostTerritories: true },
  });
  const play = beginGame(only, state, { keep: true });
  if (play.decision?.kind === 'entrance') answer(play, 0);
  return play;
}
const lootOn = ({ game }: GamePlay, tile: string): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const { space, tokens } of game.state.loot) {
    const name = game.board.spaces[space]?.name ?? '';
    if (name.startsWith(`${tile}:`)) found[name.slice(tile.length + 1)] = tokens.length;
  }
  return found;
};

for (const { id, tile, cards } of setups) {
  test(`LT1 ${id} lays its tile, Entrance and L-cards beside A1`, () => {
    const play = laid(id);
    const { state, board } = play.game;
    assert.equal(state.map.tiles.at(-1)?.id, tile);
    assert.equal(state.map.entrances.length, 1);
    assert.deepEqual(violations(play.game), []);
    const lying = state.mission.environment.filter(({ card }) => card.startsWith('L'));
    assert.equal(lying.length, cards.length);
    for (const { card, at } of lying) {
      const overlay = environment.find((one) => one.id === card)?.a.overlay;
      assert.equal(at !== null, overlay !== undefined, 'an overlay on the tile, a Note beside it');
    }
    const inside = board.spaces.find(
      ({ name, marks }) => name.startsWith(`${tile}:`) && marks.includes('entrance'),
    );
    assert.ok(
      inside &&
        board.adjacent('stalker', inside.id).some((to) => !board.spaces[to]?.name.startsWith(`${tile}:`)),
    );
  });
}

test('Winter: four Loot tokens in the cabin, two on the sledge; Frozen Camp: Zombies guard five', () => {
  assert.deepEqual(lootOn(laid('winter'), 'winter'), { H: 4, k: 2 });
  const camp = laid('frozen-camp');
  assert.deepEqual(lootOn(camp, 'winter'), { H: 5 });
  assert.equal(camp.game.state.enemies.filter(({ card }) => card === 'zombie').length, 2);
});

test('Basement: one Loot token on each space; Ruin and Cave none; a Snork lives in the Den', () => {
  assert.deepEqual(lootOn(laid('basement'), 'basement'), { A: 1, B: 1, C: 1, E: 1, F: 1, G: 1, H: 1 });
  assert.deepEqual(lootOn(laid('ruin'), 'ruin'), {});
  assert.deepEqual(lootOn(laid('cave'), 'cave'), {});
  assert.equal(laid('den').game.state.enemies.filter(({ card }) => card === 'snork').length, 1);
});

test('Bog and Lab: Loot and one Unknown token', () => {
  assert.deepEqual(lootOn(laid('bog'), 'bog'), { b: 1, k: 2 });
  assert.deepEqual(lootOn(laid('lab'), 'lab'), { C: 2, K: 2 });
  const unknown = laid('lab').game.state.unknown.length;
  assert.equal(unknown, laid('ruin').game.state.unknown.length + 1);
});

test('Winter draws one of its three L-cards at random', () => {
  const drawn = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'].map(
    (seed) =>
      laid('winter', seed).game.state.mission.environment.find(({ card }) => card.startsWith('L2'))?.card,
  );
  assert.equal(new Set(drawn).size, 3);
});

/** Where each tile's overlay lies. */
const SPOT = {
  winter: [3, 0],
  bog: [2, 1],
  ruin: [1, 2],
  lab: [2, 2],
  basement: [1, 2],
  cave: [3, 3],
} as const;
type Tile = keyof typeof SPOT;

const on = (
  tile: Tile,
  card: string,
  spaces: readonly string[],
  parts: Partial<PositionDraft> = {},
): PositionDraft => {
  const [x, y] = SPOT[tile];
  const overlay = environment.find(({ id }) => id === card)?.a.overlay;
  return {
    board: { tiles: [{ id: tile, x: 0, y: 0 }] },
    stalkers: spaces.map((space, i) => ({
      card: i === 0 ? 'palkan' : 'chort',
      at: `${tile}:${space}`,
      hp: 8,
    })),
    environment: [overlay === undefined ? { card } : { card, at: { x, y } }],
    ...parts,
  };
};

rule('L1-01 Workbench: a Tier I Attachment, once; Cover 3', on('basement', 'L1-01-1', ['F']), (t) => {
  assert.equal(t.game.board.spaces.find(({ name }) => name === 'basement:F')?.cover, 3);
  t.does('L1-01-1.useWorkbench').until('action');
  assert.equal(box.attachments[t.stalker().backpack[0]?.card ?? '']?.tier, 1);
  t.offersNot('L1-01-1.useWorkbench');
});
rule('L1-01 Workbench: not from another Room', on('basement', 'L1-01-1', ['A']), (t) => {
  t.offersNot('L1-01-1.useWorkbench');
});
rule(
  'L1-01 Rats in the Walls: two Rodents when somebody has come in, once',
  on('basement', 'L1-01-2', ['A'], { board: { tiles: [{ id: 'basement', x: 0, y: 0 }] } }),
  (t) => {
    t.does('movement', 'basement:E', 'stop').until('action');
    assert.equal(t.state.enemies.filter(({ card }) => card === 'rodent').length, 2);
    assert.equal(t.state.mission.environment.length, 0);
  },
);

rule('L2-01 Sleeping Man: a Weapon and three Loot tokens, once', on('winter', 'L2-01-1', ['c']), (t) => {
  t.does('L2-01-1.searchSleeper').until('action');
  assert.equal(t.told('lootDropped').length, 3);
  assert.equal(t.state.loot.flatMap(({ tokens }) => tokens).length, 0);
  const { weapon, backpack } = t.stalker();
  assert.ok(weapon || backpack.some(({ card }) => card in box.weapons));
  t.offersNot('L2-01-1.searchSleeper');
});
rule('L2-01 Sleeping Man: only beside him', on('winter', 'L2-01-1', ['b']), (t) => {
  t.offersNot('L2-01-1.searchSleeper');
});
rule('L2-01 Ice Hole: 2 HP for Food and another Item', on('winter', 'L2-01-2', ['c', 'b']), (t) => {
  t.does('L2-01-2.breakIce').until('action');
  assert.deepEqual([t.stalker().hp, t.stalker().backpack.length], [6, 2]);
  assert.ok(t.stalker().backpack.some(({ card }) => box.items[card]?.types.includes('food')));
  assert.equal(t.stalker(1).hp, 8);
});
rule(
  'L2-01 Fresh Tracks: something shows itself where somebody comes to them',
  on('winter', 'L2-01-3', ['b']),
  (t) => {
    t.does('movement', 'winter:c', 'stop').until('action');
    assert.equal(t.told('unknownTurnedUp').length, 1);
    assert.equal(t.state.mission.environment.length, 0);
  },
);
rule('L2-01 Fresh Tracks: not elsewhere', on('winter', 'L2-01-3', ['b']), (t) => {
  t.does('movement', 'winter:a', 'stop').until('action');
  assert.equal(t.told('unknownTurnedUp').length, 0);
});

rule(
  'L3-01 Sunken Car: 3 dosage less the Armor, two Loot tokens face up',
  on('bog', 'L3-01', ['d'], { stalkers: [{ card: 'palkan', at: 'bog:d', armor: 'psz-9d' }] }),
  (t) => {
    t.does('L3-01.openTrunk');
    assert.equal(t.stalker().dosage, 1);
    assert.deepEqual(
      t.state.loot.map(({ tokens }) => tokens.map(({ up }) => up)),
      [[true, true]],
    );
    t.offersNot('L3-01.openTrunk');
  },
);
rule(
  'L3-02 Marsh Gas: a Turn that ends in the Bog costs 1 HP',
  on('bog', 'L3-02', ['d', 'a'], { turn: { done: 2 } }),
  (t) => {
    t.does('endTurn');
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], [7, 8]);
  },
);
rule(
  'L3-02 Marsh Gas: not on another tile',
  on('bog', 'L3-02', ['d'], {
    board: {
      tiles: [
        { id: 'bog', x: 0, y: 0 },
        { id: 'cave', x: 6, y: 0 },
      ],
    },
    stalkers: [
      { card: 'palkan', at: 'cave:k', hp: 8 },
      { card: 'chort', at: 'bog:d', hp: 8 },
    ],
    turn: { done: 2 },
  }),
  (t) => {
    t.does('endTurn');
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], [8, 8]);
  },
);

for (const [rolled, hp, coupons, cards] of [
  [1, 8, 0, 1],
  [2, 8, 200, 0],
  [3, 8, 0, 0],
  [4, 7, 0, 0],
] as const) {
  rule(
    `L4-01 Crystal Vein with ${rolled} petals`,
    on('cave', 'L4-01-1', ['h'], { dice: { anomaly: [rolled] } }),
    (t) => {
      t.does('L4-01-1.strikeVein').until('action');
      const { stalkers, mission } = t.state;
      const { artifacts = [], backpack = [] } = stalkers[0] ?? {};
      assert.equal(t.stalker().hp, hp);
      assert.equal(mission.counters['coupons'] ?? 0, coupons);
      assert.equal(artifacts.length + backpack.length, cards);
      assert.equal(mission.environment[0]?.face, rolled === 1 ? 'b' : 'a');
      assert.equal(t.stalker().dosage, rolled === 1 ? 0 : 3, 'the vein glows while it is there');
    },
  );
}
rule(
  'L4-01 Bone Pile: a Loot token here and an Unknown one in the gallery',
  on('cave', 'L4-01-2', ['h']),
  (t) => {
    t.does('L4-01-2.digBones');
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.deepEqual(
      [...t.state.loot, ...t.state.unknown].map(({ space }) => t.game.board.spaces[space]?.name),
      ['cave:h', 'cave:g'],
    );
    t.offersNot('L4-01-2.digBones');
  },
);

rule('L5-01 Operating Theatre: 8 HP for 2 dosage, once', on('lab', 'L5-01', ['H', 'H']), (t) => {
  t.does('L5-01.lieDown');
  assert.deepEqual([t.stalker().hp, t.stalker().dosage], [16, 2]);
  assert.equal(t.stalker(1).hp, 8);
  t.offersNot('L5-01.lieDown');
});
rule(
  'L5-02 Alarm: whoever picks something up in the Lab is heard; preparing is not',
  on('lab', 'L5-02', ['G'], { loot: [{ at: 'lab:G', tokens: ['loot-junk'] }] }),
  (t) => {
    t.does('prepare').until('action');
    assert.equal(t.attention(), 'none');
    t.does('pickUp').until('action');
    assert.equal(t.attention(), 'high lab:G');
  },
);

for (const rolled of [1, 2, 4] as const) {
  rule(
    `L6-01 Falling Apart: a Standard Action in the Ruin, ${rolled} petals`,
    on('ruin', 'L6-01', ['G', 'L'], {
      loot: [{ at: 'ruin:C', tokens: ['loot-junk'] }],
      dice: { anomaly: [rolled] },
      stalkers: [
        { card: 'palkan', at: 'ruin:G' },
        { card: 'chort', at: 'ruin:L' },
      ],
    }),
    (t) => {
      t.does('prepare').until('action');
      const down = rolled === 1;
      assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], down ? [8, 8] : [16, 16]);
      assert.equal(t.state.loot.length, down ? 0 : 1);
      assert.equal(t.state.mission.environment.length, down ? 0 : 1);
    },
  );
}
rule(
  'L6-01 Falling Apart: nothing is rolled for a Free Action, or elsewhere',
  on('ruin', 'L6-01', ['G'], {
    board: {
      tiles: [
        { id: 'ruin', x: 0, y: 0 },
        { id: 'cave', x: 6, y: 0 },
      ],
    },
    stalkers: [{ card: 'palkan', at: 'cave:k' }],
  }),
  (t) => {
    t.does('prepare').until('action');
    assert.equal(t.told('diceRolled').length, 0);
  },
);

for (const rolled of [3, 4] as const) {
  rule(
    `L6-02 Wall Safe: ${rolled === 4 ? 'four petals, it stays shut' : 'it opens'}`,
    on('ruin', 'L6-02', ['G'], { dice: { anomaly: [rolled] } }),
    (t) => {
      t.does('L6-02.crackSafe').until('action');
      const open = rolled === 3;
      assert.equal(t.state.mission.counters['coupons'] ?? 0, open ? 500 : 0);
      assert.equal(t.stalker().backpack.length, open ? 1 : 0);
      if (open) t.offersNot('L6-02.crackSafe');
      else t.offers('L6-02.crackSafe');
    },
  );
}
