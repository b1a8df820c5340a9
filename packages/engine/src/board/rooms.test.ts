import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, lay, spaceOf } from '../../test/board/boards.ts';

const INDOOR = { indoor: true };

test('M9 indoor spaces without wall, door or window between them are one Room', () => {
  const board = draw(
    `
    +---+---+---+
    | a   b D c |
    +---+...+-W-+
    | o | d | e |
    +---+---+---+
  `,
    { a: INDOOR, b: INDOOR, c: INDOOR, d: INDOOR, e: INDOOR },
  );
  const room = (name: string) => spaceOf(board, name).room;
  assert.equal(room('a'), room('b'));
  assert.equal(room('b'), room('d'), 'a counter is no wall');
  assert.notEqual(room('b'), room('c'));
  assert.notEqual(room('c'), room('e'));
  assert.equal(room('o'), null);
  assert.deepEqual(
    board.rooms.map(({ spaces }) => spaces.map((id) => board.spaces[id]?.name).join('')),
    ['abd', 'c', 'e'],
  );
});

test('M9 Rooms next to each other are one building, a single Room is one too', () => {
  const board = draw(
    `
    +---+---+---+---+---+
    | a | b D c   o | d |
    +---+---+---+---+---+
  `,
    { a: INDOOR, b: INDOOR, c: {}, d: INDOOR },
  );
  const building = (name: string) => board.rooms[spaceOf(board, name).room ?? -1]?.building;
  assert.equal(building('a'), building('b'), 'a wall between them');
  assert.notEqual(building('a'), building('d'));
  assert.equal(board.rooms.length, 3);
});

test('M9 a Room reaches over a seam when nothing closes it there', () => {
  const half = (id: string) => ({ id, drawing: '+---+\n  a  \n+---+', spaces: { a: INDOOR } });
  const board = lay({
    tiles: [
      [half('1'), 0, 0],
      [half('2'), 1, 0],
    ],
  });
  assert.equal(spaceOf(board, '1:a').room, spaceOf(board, '2:a').room);
});

test('M9 an overlay that breaks down a wall makes one Room of two', () => {
  const house = { id: '1', drawing: '+---+---+\n| a | b |\n+---+---+', spaces: { a: INDOOR, b: INDOOR } };
  const hole = { id: 'hole', drawing: '+   +   +\n    o\n+   +   +' };
  assert.equal(lay({ tiles: [[house, 0, 0]] }).rooms.length, 2);
  assert.equal(lay({ tiles: [[house, 0, 0]], overlays: [[hole, 0, 0]] }).rooms.length, 1);
});

test('M10 all spaces of a Room share the highest Cover given among them, outdoors each has its own', () => {
  const board = draw(
    `
    +---+---+---+---+
    | a   b | c   d |
    +---+---+---+---+
  `,
    { a: { ...INDOOR, cover: 1 }, b: { ...INDOOR, cover: 2 }, c: { cover: 3 } },
  );
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((name) => spaceOf(board, name).cover),
    [2, 2, 3, 0],
  );
});

test('M9 an Entrance makes no Room of two', () => {
  const board = draw('+---+---+---+\n| a | b | c |\n+---+---+---+', { a: INDOOR, c: INDOOR }, [
    [
      [0, 0],
      [2, 0],
    ],
  ]);
  assert.notEqual(spaceOf(board, 'a').room, spaceOf(board, 'c').room);
  assert.deepEqual(
    board.rooms.map(({ building }) => building),
    [0, 1],
  );
});
