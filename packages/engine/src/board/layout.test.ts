import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  at,
  compilePieces,
  crossingTexts,
  draw,
  lay,
  namesWhere,
  problemsOf,
  spaceOf,
} from '../../test/board/boards.ts';
import {
  compileDrawing,
  type EdgeKind,
  squareAt,
  type TileDrawing,
  UNREACHABLE,
  type Walker,
} from './index.ts';
import { layOut } from './layout.ts';

const WALKERS: readonly Walker[] = ['stalker', 'human', 'psionic', 'beast', 'companion'];
const BESIDE: Readonly<Record<EdgeKind, string>> = {
  open: ' ',
  impassable: ':',
  wall: '|',
  door: 'D',
  window: 'W',
};

const tile = (id: string, drawing: string): TileDrawing => ({ id, drawing });
/** Two tiles of one square each, one bringing an edge to its east, the other to its west. */
const seam = (one: EdgeKind, other: EdgeKind) =>
  lay({
    tiles: [
      [tile('1', `+---+\n| a ${BESIDE[one]}\n+---+`), 0, 0],
      [tile('2', `+---+\n${BESIDE[other]} a |\n+---+`), 1, 0],
    ],
  });

test('M1 a tile turned clockwise turns its squares and its edges', () => {
  const drawn = tile('1', '+---+---+\n| a D b :\n+   +---+\n| c | d W\n+---+---+');
  const turns = [0, 1, 2, 3] as const;
  // Going east through the door from a leads south after one turn, west after two, north after three.
  const ways = turns.map((turn) => crossingTexts(lay({ tiles: [[drawn, 0, 0, turn]] }), 'stalker', '1:a'));
  assert.deepEqual(ways, [
    ['1:bE', '1:cS'],
    ['1:bS', '1:cW'],
    ['1:cN', '1:bW'],
    ['1:bN', '1:cE'],
  ]);
});

test('M1 a turned tile lies with its upper left square where it is placed', () => {
  const long = tile('1', '+---+---+---+\n| a   b   c |\n+---+---+---+');
  const board = lay({ tiles: [[long, 2, 1, 1]] });
  assert.deepEqual([board.width, board.height], [3, 4]);
  const squares = ['1:a', '1:b', '1:c'].map((name) => spaceOf(board, name).squares);
  assert.deepEqual(squares, [[squareAt(board, 2, 1)], [squareAt(board, 2, 2)], [squareAt(board, 2, 3)]]);
  const back = lay({ tiles: [[long, 0, 0, 3]] });
  assert.equal(spaceOf(back, '1:c').squares[0], squareAt(back, 0, 0));
});

test('M2 spaces of 1x1, 1x2 and 2x3 hold 1, 2 and 6 Entities; half a square of decoration adds nothing', () => {
  const board = draw(
    `
    +---+---+---+---+
    | a   b   c   c |
    +   +   +   +   +
    | d   b   c   c |
    +   +   +   +   +
    | d   e   c   c |
    +---+---+---+---+
  `,
    { d: { terrain: 'wood' } },
  );
  const capacity = ['a', 'b', 'd', 'c'].map((name) => spaceOf(board, name).capacity);
  assert.deepEqual(capacity, [1, 2, 2, 6]);
});

test('M4 at the end of the map every edge is a wall, whatever the tile brings', () => {
  for (const sign of [' ', 'D', 'W', ':']) {
    const board = draw(`+   +\n${sign} a ${sign}\n+   +`);
    assert.deepEqual(board.edges, ['wall', 'wall', 'wall', 'wall']);
    assert.deepEqual(board.crossings('stalker', at(board, 'a')), []);
  }
});

test('M4 beside a hole in the map is a wall too', () => {
  const board = draw(`
    +---+---+---+
    | a       b |
    +---+---+---+
  `);
  assert.equal(board.range('stalker', at(board, 'a'), at(board, 'b')), UNREACHABLE);
});

test('M6 at a seam the more restrictive of the two edges counts, for each walker as it treats them', () => {
  const strictness = (walker: Walker, kind: EdgeKind): number => {
    if (kind === 'wall') return 2;
    if (kind === 'impassable') return 1;
    if (kind !== 'window' || walker === 'stalker' || walker === 'human') return 0;
    return walker === 'beast' ? 2 : 1;
  };
  const kinds: readonly EdgeKind[] = ['open', 'impassable', 'wall', 'door', 'window'];
  for (const one of kinds) {
    for (const other of kinds) {
      const board = seam(one, other);
      for (const walker of WALKERS) {
        const strict = Math.max(strictness(walker, one), strictness(walker, other));
        const [a, b] = [at(board, '1:a'), at(board, '2:a')];
        const said = `${one} against ${other} for a ${walker}`;
        assert.equal(board.crossings(walker, a).length, strict === 0 ? 1 : 0, `move: ${said}`);
        assert.equal(board.crossings(walker, b).length, strict === 0 ? 1 : 0, `move back: ${said}`);
        assert.equal(board.range(walker, a, b), strict < 2 ? 1 : UNREACHABLE, `Range: ${said}`);
        assert.equal(board.sight([]).distance(walker, a, b), strict < 2 ? 1 : UNREACHABLE, `sight: ${said}`);
      }
    }
  }
});

test('M6 a wall beats an impassable edge at a seam: no move, sight or Range (example 3)', () => {
  const board = seam('wall', 'impassable');
  const [a, b] = [at(board, '1:a'), at(board, '2:a')];
  assert.deepEqual(board.crossings('stalker', a), []);
  assert.deepEqual(board.adjacent('stalker', a), []);
  assert.equal(board.range('stalker', a, b), UNREACHABLE);
  assert.equal(board.sight([]).distance('stalker', a, b), UNREACHABLE);
});

test('M6 the board shows the joined edge on both sides of a seam', () => {
  const shown = (one: EdgeKind, other: EdgeKind) => {
    const { edges } = seam(one, other);
    return [edges[1], edges[4 + 3]];
  };
  assert.deepEqual(shown('wall', 'open'), ['wall', 'wall']);
  assert.deepEqual(shown('door', 'impassable'), ['impassable', 'impassable']);
  assert.deepEqual(shown('open', 'door'), ['door', 'door']);
  assert.deepEqual(shown('window', 'door'), ['window', 'window']);
  assert.deepEqual(shown('window', 'impassable'), ['window', 'impassable']);
});

test('M6 seams join tiles one above the other and turned', () => {
  const one = tile('1', '+---+\n| a :\n+---+');
  const other = tile('2', '+   +\n| a |\n+---+');
  // Turned once, the fence to the east of the first tile lies to its south.
  const board = lay({
    tiles: [
      [one, 0, 0, 1],
      [other, 0, 1],
    ],
  });
  assert.deepEqual(crossingTexts(board, 'stalker', '1:a'), []);
  assert.equal(board.range('stalker', at(board, '1:a'), at(board, '2:a')), 1);
});

test('M12 an overlay adds and removes edges where it lies, also across a seam', () => {
  const tiles = [
    [tile('1', '+---+---+\n| a   b |\n+---+---+'), 0, 0],
    [tile('2', '+---+\n| a |\n+---+'), 2, 0],
  ] as const;
  const before = lay({ tiles });
  assert.equal(before.range('stalker', at(before, '1:a'), at(before, '1:b')), 1);
  assert.equal(before.range('stalker', at(before, '1:b'), at(before, '2:a')), UNREACHABLE);
  const hole = { id: 'hole', drawing: '+   +   +\n|   o   \n+   +   +' };
  const after = lay({ tiles, overlays: [[hole, 1, 0]] });
  assert.equal(after.range('stalker', at(after, '1:a'), at(after, '1:b')), UNREACHABLE);
  assert.deepEqual(crossingTexts(after, 'beast', '1:b'), ['2:aE']);
});

test('M12 the outer edges an overlay draws change the map on both sides', () => {
  const tiles = [[tile('1', '+---+---+---+\n| a | b | c |\n+---+---+---+'), 0, 0]] as const;
  const hut = { id: 'hut', drawing: '+   +\nD   o\n+   +' };
  const board = lay({ tiles, overlays: [[hut, 1, 0]] });
  assert.deepEqual(crossingTexts(board, 'stalker', '1:b'), ['1:cE', '1:aW']);
  assert.deepEqual(crossingTexts(board, 'stalker', '1:a'), ['1:bE']);
  assert.deepEqual(board.edges.slice(4, 8), ['wall', 'open', 'wall', 'door']);
});

test('M12 a turned overlay changes the turned edges', () => {
  const square = tile('1', '+---+---+\n| a   b |\n+   +   +\n| c   d |\n+---+---+');
  const fence = { id: 'f', drawing: '+   +   +\n    :\n+   +   +' };
  const board = lay({ tiles: [[square, 0, 0]], overlays: [[fence, 0, 0, 1]] });
  assert.deepEqual(crossingTexts(board, 'stalker', '1:a'), ['1:bE']);
  assert.deepEqual(crossingTexts(board, 'stalker', '1:b'), ['1:dS', '1:aW']);
});

test('M12 an opening at the end of the map stays a wall', () => {
  const hole = { id: 'hole', drawing: '+   +\n|   o\n+   +' };
  const board = lay({ tiles: [[tile('1', '+---+\n| a |\n+---+'), 0, 0]], overlays: [[hole, 0, 0]] });
  assert.equal(board.edges[1], 'wall');
});

test('M12 an overlay changes what it names of a space and leaves the rest', () => {
  const field: TileDrawing = {
    id: '1',
    drawing: '+---+---+---+\n| a   a   b |\n+---+---+---+',
    spaces: { a: { cover: 1, radiation: 2, marks: ['loot'] } },
  };
  const rubble = {
    id: 'rubble',
    drawing: '+   +   +\n  x   y  \n+   +   +',
    spaces: { x: { cover: 3 }, y: { blocked: true } },
  };
  const before = spaceOf(lay({ tiles: [[field, 0, 0]] }), '1:a');
  assert.deepEqual([before.cover, before.radiation, before.capacity], [1, 2, 2]);
  const after = spaceOf(lay({ tiles: [[field, 0, 0]], overlays: [[rubble, 0, 0]] }), '1:a');
  assert.deepEqual([after.cover, after.radiation, after.capacity, after.marks], [3, 2, 1, ['loot']]);
});

test('M12 of two overlays the later one lies on top', () => {
  const pair = tile('1', '+---+---+\n| a   b |\n+---+---+');
  const wall = { id: 'wall', drawing: '+   +   +\n    |\n+   +   +' };
  const hole = { id: 'hole', drawing: '+   +   +\n    o\n+   +   +' };
  const open = lay({
    tiles: [[pair, 0, 0]],
    overlays: [
      [wall, 0, 0],
      [hole, 0, 0],
    ],
  });
  const shut = lay({
    tiles: [[pair, 0, 0]],
    overlays: [
      [hole, 0, 0],
      [wall, 0, 0],
    ],
  });
  assert.equal(open.range('stalker', at(open, '1:a'), at(open, '1:b')), 1);
  assert.equal(shut.range('stalker', at(shut, '1:a'), at(shut, '1:b')), UNREACHABLE);
});

test('M12 an overlay off the map, or with an edge inside a space, is refused', () => {
  const field = tile('1', '+---+---+\n| a   a |\n+---+---+');
  const sign = { id: 'o', drawing: '+   +\n  x  \n+   +' };
  const wall = { id: 'o', drawing: '+   +   +\n    |\n+   +   +' };
  const off = compilePieces({ tiles: [[field, 0, 0]], overlays: [[sign, 2, 0]] });
  assert.deepEqual(problemsOf(off), ['overlay.o: plan.offMap {"square":"x","x":2,"y":0}']);
  const inside = compilePieces({ tiles: [[field, 0, 0]], overlays: [[wall, 0, 0]] });
  assert.match(problemsOf(inside).join(), /overlay\.o: plan\.edgeInside \{"space":"1:a","x":0,"y":0/);
});

test('LT2 a Lost Territory tile may lie apart from the map', () => {
  const board = lay({
    tiles: [
      [tile('1', '+---+\n| a |\n+---+'), 0, 0],
      [tile('cave', '+---+\n| a |\n+---+'), 5, 3],
    ],
    entrances: [
      [
        [0, 0],
        [5, 3],
      ],
    ],
  });
  assert.deepEqual(crossingTexts(board, 'stalker', '1:a'), ['cave:a*']);
});

test('ids of spaces stay when tiles are only appended', () => {
  const one = tile('1', '+---+---+\n| a   b |\n+---+---+');
  const other = tile('2', '+---+\n| c |\n+---+');
  const small = lay({ tiles: [[one, 3, 3, 2]] });
  const large = lay({
    tiles: [
      [one, 3, 3, 2],
      [other, 0, 0],
    ],
  });
  assert.equal(
    namesWhere(small, () => true),
    '1:a 1:b',
  );
  assert.equal(
    namesWhere(large, () => true),
    '1:a 1:b 2:c',
  );
});

test('plans that cannot be laid are refused with the reason', () => {
  const one = tile('1', '+---+\n| a |\n+---+');
  const told = (pieces: Parameters<typeof compilePieces>[0]) => problemsOf(compilePieces(pieces)).join();
  assert.match(told({ tiles: [] }), /plan\.noTiles/);
  assert.match(
    told({
      tiles: [
        [one, 0, 0],
        [tile('2', one.drawing), 0, 0],
      ],
    }),
    /tile\.2: plan\.overlap \{"x":0,"y":0/,
  );
  assert.match(
    told({
      tiles: [
        [one, 0, 0],
        [one, 1, 0],
      ],
    }),
    /space\.1:a: plan\.twice/,
  );
  assert.match(told({ tiles: [[one, -1, 0]] }), /plan\.place/);
  assert.match(told({ tiles: [[one, 0.5, 0]] }), /plan\.place/);
  assert.match(
    told({
      tiles: [[one, 0, 0]],
      entrances: [
        [
          [0, 0],
          [3, 0],
        ],
      ],
    }),
    /entrance\.3,0: plan\.entranceOffMap/,
  );
  assert.match(
    told({
      tiles: [[one, 0, 0]],
      entrances: [
        [
          [0, 0],
          [0, 0],
        ],
      ],
    }),
    /plan\.entranceOnOneSpace/,
  );
  assert.match(problemsOf(compileDrawing(tile('1', ''))).join(), /drawing\.empty/);
});

test('a tile lies on the grid of 256 squares, and not beyond it', () => {
  const one = tile('1', '+---+\n| a |\n+---+');
  assert.deepEqual(problemsOf(compilePieces({ tiles: [[one, 255, 0]] })), []);
  assert.match(
    problemsOf(compilePieces({ tiles: [[one, 256, 0]] })).join(),
    /plan\.place \{"most":255,"x":256/,
  );
  assert.match(
    problemsOf(compilePieces({ tiles: [[one, 0, 256]] })).join(),
    /plan\.place \{"most":255,"x":0,"y":256/,
  );
});

test('a plan has up to 1000 spaces', () => {
  const names = Array.from({ length: 40 }, (_, n) => String.fromCharCode(n < 26 ? 97 + n : 39 + n));
  const line = `+${'---+'.repeat(40)}`;
  const row = tile('1', `${line}\n| ${names.join('   ')} |\n${line}`);
  const source = { tile: (id: string) => ({ ...row, id }), overlay: () => undefined };
  const said = (rows: number) =>
    layOut(
      {
        tiles: Array.from({ length: rows }, (_, y) => ({ id: `${y + 1}`, x: 0, y, turn: 0 as const })),
        overlays: [],
        entrances: [],
      },
      source,
    ).problems.map(({ key, params }) => [key, params]);
  assert.deepEqual(said(25), []);
  assert.deepEqual(said(26), [['plan.tooManySpaces', { spaces: 1040, most: 1000 }]]);
});
