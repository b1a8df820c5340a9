import assert from 'node:assert/strict';
import type { Placement } from '../src/board/types.ts';
import { standOn } from '../src/rules/map/relocate.ts';
import { changeMap } from '../src/rules/movement/mapChange.ts';
import type { Perform } from '../testing/box.ts';
import { rule } from '../testing/table.ts';
import { zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;

const lay = (...overlays: readonly string[]): Perform =>
  function* (game) {
    const placed: Placement[] = overlays.map((id) => ({ id, x: 0, y: 0, turn: 0 }));
    game.state.map = { ...game.state.map, overlays: placed };
    yield* changeMap(game);
  };

const zone = zoneBox({
  free: { rubble: lay('rubble'), flood: lay('flood'), fence: lay('fence'), hot: lay('hot'), clear: lay() },
});

const ROW = `
  +---+---+---+---+
  | a   b   b   c |
  +---+---+---+---+
`;
const board = {
  drawing: ROW,
  overlayDrawings: [
    {
      id: 'rubble',
      drawing: '+   +   +   +   +\n      x        \n+   +   +   +   +',
      spaces: { x: { blocked: true } },
    },
    {
      id: 'flood',
      drawing: '+   +   +   +   +\n              w \n+   +   +   +   +',
      spaces: { w: { water: true } },
    },
    { id: 'fence', drawing: '+   +   +   +   +\n    :           \n+   +   +   +   +' },
    {
      id: 'hot',
      drawing: '+   +   +   +   +\n  h            \n+   +   +   +   +',
      spaces: { h: { radiation: 3, cover: 2 } },
    },
  ],
};

rule(
  'M12 an overlay changes edges, cover and radiation where it lies',
  { board, stalkers: [{ ...S, at: 'a' }] },
  (t) => {
    t.does('fence').offersNot('movement');
    t.does('hot').offers('movement');
    assert.equal(t.game.board.spaces[0]?.radiation, 3);
    assert.equal(t.game.board.spaces[0]?.cover, 2);
    t.does('clear');
    assert.equal(t.game.board.spaces[0]?.radiation, 0);
    assert.equal(t.told('mapChanged').length, 3);
  },
  zone,
);

rule(
  'M13 everybody stays where there is room',
  {
    board,
    stalkers: [
      { ...S, at: 'b' },
      { ...S, at: 'a' },
    ],
  },
  (t) => {
    t.does('rubble');
    assert.equal(t.at(t.stalker(0)), 'b');
    assert.equal(t.told('moved').length, 0);
  },
  zone,
);

rule(
  'M13 from a space now over its limit who came last goes to the closest space with room',
  {
    board,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'b' },
    ],
    enemies: [{ card: 'rock', at: 'c' }],
  },
  (t) => {
    t.does('movement', 'stop');
    t.does('rubble');
    assert.equal(t.at(t.stalker(0)), 'a', 'it came last');
    assert.equal(t.at(t.stalker(1)), 'b');
    assert.deepEqual(t.told('moved').at(-1)?.clauses, ['M13', 'T7']);
  },
  zone,
);

rule(
  'M13, D3 of equally close spaces the Lead Stalker picks',
  {
    board,
    stalkers: [
      { ...S, at: 'b' },
      { ...S, at: 'b' },
    ],
  },
  (t) => {
    t.does('rubble').asks('tieClosest').offers('a', 'c').does('c');
    assert.equal(t.at(t.stalker(0)), 'b');
    assert.equal(t.at(t.stalker(1)), 'c', 'of those there since set-up the last');
  },
  zone,
);

rule(
  'M13, T7 an Enemy that has to go faces the space it should have had',
  {
    board,
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'blind', at: 'c', facing: 'north' }],
  },
  (t) => {
    t.does('flood');
    assert.equal(t.at(t.enemy()), 'b');
    assert.equal(t.facing(), 'east');
    assert.equal(t.attention(), 'high b', 'AT2 is checked');
  },
  zone,
);

rule(
  'M8, M13 Loot and Attention do not stay on what has become water',
  {
    board,
    stalkers: [{ ...S, at: 'a', attention: { level: 'low', at: 'c' } }],
  },
  (t) => {
    t.does('flood');
    assert.equal(t.attention(), 'low b');
  },
  zone,
);

rule(
  'M13 covered symbols stay covered by who stays, Bolts stay on theirs',
  {
    board,
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [{ card: 'spark', center: 'b', symbols: [['b', [4, 3]]] }],
    bolts: [{ anomaly: 0, at: 'b', petals: 4 }],
  },
  (t) => {
    t.does('rubble');
    assert.deepEqual(t.stalker().covers, [{ overlay: 0, symbol: 1 }]);
    assert.deepEqual(t.state.bolts, [{ overlay: 0, symbol: 0 }]);
  },
  zone,
);

rule(
  'M13, MV3 who is only passing a full space is no reason for anybody to leave it',
  {
    board,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'b' },
      { ...S, at: 'b' },
    ],
  },
  (t) => {
    t.does('passing');
    assert.deepEqual(
      t.told('moved').map((f) => f.clauses),
      [],
    );
    assert.equal(t.told('mapChanged').length, 1);
  },
  zoneBox({
    free: {
      *passing(game, stalker) {
        const from = stalker.space ?? assert.fail('off the map');
        const through = game.state.stalkers[1]?.space ?? assert.fail('off the map');
        game.state.moving = { stalker: stalker.id, sightCap: 0 };
        standOn(game, stalker, through);
        yield* lay('hot')(game, stalker);
        standOn(game, stalker, from);
        game.state.moving = null;
      },
    },
  }),
);
