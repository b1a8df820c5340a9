import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Board,
  type BoardPlan,
  compileBoard,
  compileDrawing,
  DIRECTIONS,
  type Direction,
  type Drawing,
  drawingSource,
  EAST,
  type EdgeKind,
  NORTH,
  type Placement,
  parseDrawing,
  SOUTH,
  type Space,
  type SpaceId,
  type SpaceProperties,
  spaceAt,
  spaceOfSquare,
  squareAt,
  type TileDrawing,
  UNREACHABLE,
  type Walker,
  WEST,
} from '@zonecrawl/engine/board';
import { said } from '@zonecrawl/engine/testing';
import { a1Places, a1Plan } from '../missions/a1/places.ts';
import { type Square, territories, territoryTiles, tiles } from './index.ts';

const drawings = [...tiles, ...territories];
const source = drawingSource(drawings);
const TERRAINS = ['grass', 'road', 'concrete', 'wood', 'mud', 'sand', 'rock', 'metal', 'tiles', 'snow'];
/** What the Bandits of A1 see: ahead, to the right, behind, to the left. */
const BANDIT_SIGHT = [3, 1, 0, 1];

function compiled(plan: BoardPlan): Board {
  const result = compileBoard(plan, source);
  if (result.ok) return result.board;
  assert.fail(result.problems.map(said).join('\n'));
}

function alone(tile: TileDrawing): Board {
  const result = compileDrawing(tile);
  if (result.ok) return result.board;
  assert.fail(result.problems.map(said).join('\n'));
}

function drawn(tile: TileDrawing): Drawing {
  const result = parseDrawing(`tile.${tile.id}`, tile.drawing, 'tile');
  if (result.ok) return result.drawing;
  assert.fail(result.problems.map(said).join('\n'));
}

const propertiesOf = (tile: TileDrawing, name: string): SpaceProperties => tile.spaces?.[name] ?? {};

const land = (board: Board): readonly Space[] => board.spaces.filter((space) => !space.water);

/** Crossings go both ways, so what one space reaches all reach. */
function cutOff(board: Board, walker: Walker): readonly string[] {
  const [first, ...others] = land(board);
  assert.ok(first);
  const routes = board.routes(walker, first.id, []);
  return others.filter((space) => routes.spaces(space.id) === UNREACHABLE).map((space) => space.name);
}

function assertConnected(board: Board, what: string): void {
  // A beast passes open edges and doors only: what it reaches nobody needs a window for.
  for (const walker of ['beast', 'stalker'] as const) {
    assert.deepEqual(cutOff(board, walker), [], `${what}: cut off for a ${walker}`);
  }
}

function named(board: Board, name: string): SpaceId {
  const id = spaceAt(board, name);
  assert.ok(id !== undefined, `there is no space ${name}`);
  return id;
}

function spaceOn(board: Board, [x, y]: Square): Space {
  const square = squareAt(board, x, y);
  assert.ok(square !== undefined, `there is no map at ${x}, ${y}`);
  const space = board.spaces[spaceOfSquare(board, square) ?? -1];
  assert.ok(space);
  return space;
}

interface Outlet {
  readonly name: string;
  readonly edge: EdgeKind;
}

/** What a tile brings to a seam, square by square. */
function side(tile: TileDrawing, direction: Direction): readonly Outlet[] {
  const { width, height, names, edges } = drawn(tile);
  const squares = Array.from({ length: width * height }, (_, square) => square).filter((square) => {
    const x = square % width;
    const y = Math.floor(square / width);
    if (direction === NORTH) return y === 0;
    if (direction === EAST) return x === width - 1;
    if (direction === SOUTH) return y === height - 1;
    return x === 0;
  });
  return squares.map((square) => ({
    name: names[square] ?? '',
    edge: edges[square * 4 + direction] ?? 'open',
  }));
}

describe('every drawing', () => {
  for (const tile of drawings) {
    test(`${tile.id} says of each of its spaces what it is`, () => {
      const names = new Set(drawn(tile).names);
      assert.deepEqual(Object.keys(tile.spaces ?? {}).sort(), [...names].sort());
      for (const name of names) {
        const { terrain, cover, radiation, indoor, water } = propertiesOf(tile, name);
        assert.ok(TERRAINS.includes(terrain ?? ''), `terrain of ${name}`);
        assert.ok(cover === undefined || (cover >= 1 && cover <= 3), `cover of ${name}`);
        assert.ok(radiation === undefined || (radiation >= 1 && radiation <= 4), `radiation of ${name}`);
        assert.equal(indoor === true, /^[A-Z]/.test(name), `capitals lie indoors: ${name}`);
        assert.ok(!(indoor && water), `${name} is a Room under water`);
      }
    });

    test(`${tile.id} leaves no space cut off`, () => assertConnected(alone(tile), tile.id));

    test(`M9 in ${tile.id} only walls, doors and windows lie between indoors and outdoors`, () => {
      const board = alone(tile);
      const { width, height, names, edges } = drawn(tile);
      names.forEach((name, square) => {
        if (propertiesOf(tile, name).indoor !== true) return;
        for (const direction of DIRECTIONS) {
          const x = (square % width) + (direction === EAST ? 1 : direction === WEST ? -1 : 0);
          const y = Math.floor(square / width) + (direction === SOUTH ? 1 : direction === NORTH ? -1 : 0);
          const outside = x < 0 || y < 0 || x >= width || y >= height;
          if (!outside && spaceOn(board, [x, y]).room !== null) continue;
          const edge = edges[square * 4 + direction];
          assert.ok(edge !== 'open' && edge !== 'impassable', `${name} towards ${x}, ${y}`);
        }
      });
    });

    test(`M10 in ${tile.id} all spaces of a Room share one Cover`, () => {
      const board = alone(tile);
      for (const room of board.rooms) {
        const covers = room.spaces.map((id) => propertiesOf(tile, board.spaces[id]?.name ?? '').cover);
        assert.equal(new Set(covers).size, 1);
      }
    });

    test(`M8 in ${tile.id} nothing is suggested on water`, () => {
      for (const space of alone(tile).spaces) assert.ok(!(space.water && space.marks.length > 0), space.name);
    });
  }
});

describe('the map tiles', () => {
  test('are 15, of 5x5 squares, all filled', () => {
    assert.deepEqual(
      tiles.map((tile) => tile.id),
      Array.from({ length: 15 }, (_, index) => `${index + 1}`),
    );
    for (const tile of tiles) {
      const { width, height, names } = drawn(tile);
      assert.deepEqual([width, height], [5, 5], tile.id);
      assert.ok(!names.includes(''), tile.id);
    }
  });

  test('have 12 to 18 spaces of several sizes, but tile 1 nine', () => {
    for (const tile of tiles) {
      const sizes = alone(tile).spaces.map((space) => space.squares.length);
      if (tile.id === '1') assert.equal(sizes.length, 9, 'nine spaces');
      else assert.ok(sizes.length >= 12 && sizes.length <= 18, `${tile.id}: ${sizes.length} spaces`);
      assert.ok(new Set(sizes).size >= 2, tile.id);
    }
    const sizes = new Set(tiles.flatMap((tile) => alone(tile).spaces.map((space) => space.squares.length)));
    assert.deepEqual([...sizes].sort(), [1, 2, 3, 4, 6]);
  });

  test('can be left on each side through the middle square and at least one more', () => {
    for (const tile of tiles) {
      for (const direction of DIRECTIONS) {
        const ways = side(tile, direction).map(
          ({ name, edge }) => (edge === 'open' || edge === 'door') && !propertiesOf(tile, name).water,
        );
        assert.ok(ways[2], `tile ${tile.id}, side ${direction}: the middle is closed`);
        assert.ok(ways.filter(Boolean).length >= 2, `tile ${tile.id}, side ${direction}: one way only`);
      }
    }
  });

  test('M6 join any other in any turn without cutting anything off', () => {
    tiles.forEach((one, index) => {
      for (const other of tiles.slice(index + 1)) {
        for (const turn of DIRECTIONS) {
          for (const otherTurn of DIRECTIONS) {
            const board = compiled({
              tiles: [
                { id: one.id, x: 0, y: 0, turn },
                { id: other.id, x: 5, y: 0, turn: otherTurn },
              ],
              overlays: [],
              entrances: [],
            });
            const what = `tile ${one.id} turned ${turn} beside tile ${other.id} turned ${otherTurn}`;
            assert.deepEqual(cutOff(board, 'beast'), [], what);
          }
        }
      }
    });
  });

  test('bring Rooms, doors, windows, fences, water, Cover and Radiation of every strength', () => {
    const edges = new Set(tiles.flatMap((tile) => [...drawn(tile).edges]));
    assert.deepEqual([...edges].sort(), ['door', 'impassable', 'open', 'wall', 'window']);
    const properties = tiles.flatMap((tile) => Object.values(tile.spaces ?? {}));
    assert.deepEqual([...new Set(properties.map(({ cover }) => cover ?? 0))].sort(), [0, 1, 2, 3]);
    assert.deepEqual([...new Set(properties.map(({ radiation }) => radiation ?? 0))].sort(), [0, 1, 2, 3, 4]);
    assert.ok(properties.some(({ water }) => water));
  });
});

describe('the Lost Territory tiles', () => {
  test('are three with two faces each, of at most 5x5 squares', () => {
    assert.equal(territoryTiles.length, 3);
    assert.equal(new Set(territories.map((face) => face.id)).size, 6);
    for (const face of territories) {
      const { width, height } = drawn(face);
      assert.ok(width <= 5 && height <= 5, face.id);
    }
  });

  test('have one entrance, one place for an overlay and no other way out', () => {
    for (const face of territories) {
      const marks = alone(face).spaces.flatMap((space) => space.marks);
      for (const mark of ['entrance', 'overlay']) {
        assert.equal(marks.filter((each) => each === mark).length, 1, `${face.id}: ${mark}`);
      }
      for (const direction of DIRECTIONS) {
        for (const { name, edge } of side(face, direction)) assert.equal(edge, 'wall', `${face.id}: ${name}`);
      }
    }
  });

  test('LT2 are reached from the map through their entrance', () => {
    for (const face of territories) {
      const beside: Placement = { id: face.id, x: 16, y: 0, turn: NORTH };
      const laid = compiled({ ...a1Plan, tiles: [...a1Plan.tiles, beside] });
      const entrance = laid.spaces.find((space) => space.marks.includes('entrance'));
      const square = entrance?.squares[0];
      assert.ok(square !== undefined);
      const there: Square = [square % laid.width, Math.floor(square / laid.width)];
      const plan: BoardPlan = {
        ...a1Plan,
        tiles: [...a1Plan.tiles, beside],
        entrances: [[a1Places.anomalies.electric.square, there]],
      };
      assertConnected(compiled(plan), face.id);
    }
  });
});

describe('the plan of Mission A1', () => {
  const board = compiled(a1Plan);
  const posts = [...a1Places.rifles, ...a1Places.shotguns];

  test('lays tiles 1 to 5 so that they hang together', () => {
    assert.deepEqual(
      a1Plan.tiles.map((tile) => tile.id),
      ['1', '2', '3', '4', '5'],
    );
    assertConnected(board, 'A1');
  });

  test('names each place by its space and a square of that space', () => {
    const { start, exit, unknown, loot, anomalies, cell } = a1Places;
    const centers = [anomalies.gravitational, anomalies.electric];
    const places = [start, exit, cell, ...posts, ...unknown, ...loot, ...centers];
    for (const { space, square } of places) assert.equal(spaceOn(board, square).name, space);
  });

  test('has the places the set-up asks for', () => {
    assert.equal(a1Places.rifles.length, 2);
    assert.equal(a1Places.shotguns.length, 3);
    assert.equal(new Set(a1Places.unknown.map(({ space }) => space)).size, 4);
    assert.equal(
      a1Places.loot.reduce((sum, { tokens }) => sum + tokens, 0),
      16,
    );
  });

  test('starts all four Stalkers on one space that no Bandit sees', () => {
    const start = named(board, a1Places.start.space);
    assert.ok((board.spaces[start]?.capacity ?? 0) >= 4);
    const sight = board.sight([]);
    for (const { space, facing } of posts) {
      const limits = DIRECTIONS.map((direction) => BANDIT_SIGHT[(direction - facing + 4) % 4] ?? 0);
      assert.ok(!sight.within('human', named(board, space), start, limits), space);
    }
  });

  test('keeps the radio shack a building of its own with windows to peek through', () => {
    const { spaces, windows, corner } = a1Places.radioShack;
    const rooms = spaces.map((name) => board.rooms[board.spaces[named(board, name)]?.room ?? -1]);
    const building = rooms[0]?.building;
    const all = board.rooms.filter((room) => room.building === building).flatMap((room) => room.spaces);
    const expected = spaces.map((name) => named(board, name));
    assert.deepEqual([...all].sort(), [...expected].sort());
    assert.ok(spaces.some((name) => name === spaceOn(board, corner).name));
    for (const name of windows) {
      const outside = named(board, name);
      const inside = (walker: Walker): boolean =>
        board.crossings(walker, outside).some(({ to }) => expected.includes(to));
      assert.ok(inside('stalker') && !inside('companion'), `a window between ${name} and the shack`);
    }
  });

  test('leaves one door into the cell, from the guard room', () => {
    const cell = named(board, a1Places.cell.space);
    const ways = board.crossings('stalker', cell);
    assert.deepEqual(
      ways.map(({ to }) => board.spaces[to]?.name),
      ['5:G'],
    );
    const [outside, inside] = a1Places.cell.door;
    assert.equal(spaceOn(board, outside).name, '5:G');
    assert.equal(spaceOn(board, inside).name, '5:C');
    const square = squareAt(board, ...inside);
    assert.ok(square !== undefined);
    assert.equal(board.edges[square * 4 + NORTH], 'door');
  });

  test('lets the rescued man walk out without climbing', () => {
    const routes = board.routes('companion', named(board, a1Places.cell.space), []);
    assert.ok(routes.spaces(named(board, a1Places.exit.space)) <= 12);
  });

  test('puts Anomalies on open dry ground, and nobody stands in their middle', () => {
    for (const { square } of [a1Places.anomalies.gravitational, a1Places.anomalies.electric]) {
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const space = spaceOn(board, [square[0] + dx, square[1] + dy]);
          assert.ok(!space.water && space.room === null, space.name);
        }
      }
      assert.ok(posts.every((post) => post.space !== spaceOn(board, square).name));
    }
  });

  test('breaks most lines of sight, and keeps a few deadly ones', () => {
    const sight = board.sight([]);
    const spaces = land(board);
    const lines = spaces.flatMap((from) =>
      spaces
        .filter((to) => to !== from)
        .map((to) => sight.distance('stalker', from.id, to.id))
        .filter((distance) => distance !== UNREACHABLE),
    );
    assert.ok(lines.length / spaces.length < spaces.length / 6);
    assert.ok(lines.filter((distance) => distance > 4).length < lines.length / 10);
    assert.ok(Math.max(...lines) >= 5);
  });
});
