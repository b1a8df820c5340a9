import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, draw, namesWhere } from '../../test/board/boards.ts';
import { type Board, type Direction, EAST, NORTH, SOUTH, UNREACHABLE, type Walker, WEST } from './index.ts';

const sees = (
  board: Board,
  from: string,
  noVisibility: readonly string[] = [],
  walker: Walker = 'stalker',
): string => {
  const sight = board.sight(noVisibility.map((name) => at(board, name)));
  return namesWhere(board, (space) => sight.distance(walker, at(board, from), space) !== UNREACHABLE);
};
const edges = (board: Board, from: string, to: string, direction: Direction): number =>
  board.sight([]).edges('stalker', at(board, from), at(board, to), direction);

const OPEN_FIELD = `
  +---+---+---+---+---+
  | a1  b1  c1  d1  e1|
  +   +   +   +   +   +
  | a2  b2  c2  d2  e2|
  +   +   +   +   +   +
  | a3  b3  c3  d3  e3|
  +   +   +   +   +   +
  | a4  b4  c4  d4  e4|
  +   +   +   +   +   +
  | a5  b5  c5  d5  e5|
  +---+---+---+---+---+
`;

test('D6 sight runs straight in the four directions, never diagonally', () => {
  const board = draw(OPEN_FIELD);
  assert.equal(sees(board, 'c3'), 'c1 c2 a3 b3 c3 d3 e3 c4 c5');
  assert.equal(edges(board, 'c3', 'c1', NORTH), 2);
  assert.equal(edges(board, 'c3', 'c1', SOUTH), UNREACHABLE);
  assert.equal(edges(board, 'c3', 'a3', WEST), 2);
});

test('D6 a wall ends the view, an impassable edge and a door do not', () => {
  const board = draw('+---+---+---+---+---+\n| a D b : c   d | e |\n+---+---+---+---+---+');
  assert.equal(sees(board, 'a'), 'a b c d');
});

test('D6 the view fans out behind a doorway', () => {
  const board = draw(`
    +---+---+---+
    | a | h   x |
    +   +   +   +
    | b D h   y |
    +   +   +   +
    | c | h   z |
    +---+---+---+
  `);
  // Into the hall by its door, then out of it over all its edges facing east.
  assert.equal(sees(board, 'b'), 'a h x b y c z');
  assert.equal(edges(board, 'b', 'x', EAST), 2);
});

test('D6 a space met twice counts once, with its first distance', () => {
  const board = draw(`
    +---+---+---+---+
    | a   b   c   z |
    +   +---+---+   +
    | a   z   z   z |
    +---+---+---+---+
  `);
  assert.equal(edges(board, 'a', 'z', EAST), 1);
});

test('D6 a window ends the view of a beast only', () => {
  const board = draw('+---+---+---+\n| a   b W c |\n+---+---+---+');
  assert.equal(sees(board, 'a', [], 'beast'), 'a b');
  assert.equal(sees(board, 'a', [], 'psionic'), 'a b c');
  assert.equal(sees(board, 'a', [], 'companion'), 'a b c');
});

test('D6 D8 Sight values count edges and differ by direction (example 16)', () => {
  const board = draw(OPEN_FIELD);
  const sight = board.sight([]);
  // Facing south: front 3, left (east) 1, right (west) 1, back 0.
  const limits = [0, 1, 3, 1];
  const bandit = (to: string) => sight.within('human', at(board, 'c3'), at(board, to), limits);
  assert.deepEqual(['c5', 'b3', 'c2', 'b4', 'a3', 'd3', 'e3', 'c3'].map(bandit), [
    true,
    true,
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('D6 a Sight value reaches its last edge and no farther', () => {
  const board = draw('+---+---+---+---+---+\n| a   b   c   d   e |\n+---+---+---+---+---+');
  const within = (limit: number) =>
    namesWhere(board, (space) => board.sight([]).within('human', at(board, 'a'), space, [9, limit, 9, 9]));
  assert.equal(within(0), 'a');
  assert.equal(within(2), 'a b c');
  assert.equal(within(3), 'a b c d');
});

test('D7 an Entity always sees its own space, with no Sight at all and under No Visibility', () => {
  const board = draw('+---+---+\n| a   b |\n+---+---+');
  const a = at(board, 'a');
  for (const tokens of [[], [a]]) {
    const sight = board.sight(tokens);
    assert.equal(sight.distance('beast', a, a), 0);
    assert.ok(sight.within('beast', a, a, [0, 0, 0, 0]));
    assert.deepEqual(
      ([NORTH, EAST, SOUTH, WEST] as const).map((way) => sight.edges('beast', a, a, way)),
      [0, 0, 0, 0],
    );
  }
});

test('D8 without limit sight goes on to the end of the map, in all four directions', () => {
  const board = draw(OPEN_FIELD);
  const unlimited = [NORTH, EAST, SOUTH, WEST].map(() => Number.POSITIVE_INFINITY);
  const seen = namesWhere(board, (space) =>
    board.sight([]).within('stalker', at(board, 'a1'), space, unlimited),
  );
  assert.equal(seen, 'a1 b1 c1 d1 e1 a2 a3 a4 a5');
});

test('D8 no limit in one direction is none in the others', () => {
  const board = draw(OPEN_FIELD);
  const limits = [0, Number.POSITIVE_INFINITY, 1, 0];
  const seen = namesWhere(board, (space) => board.sight([]).within('human', at(board, 'c3'), space, limits));
  assert.equal(seen, 'c3 d3 e3 c4');
});

test('D8 a space seen in two directions is as near as the shorter line', () => {
  const board = draw(`
    +---+---+---+
    | a   b   z |
    +   +---+   +
    | c | x | z |
    +   +   +   +
    | d | x | z |
    +   +---+   +
    | z   z   z |
    +---+---+---+
  `);
  assert.equal(edges(board, 'a', 'z', EAST), 2);
  assert.equal(edges(board, 'a', 'z', SOUTH), 3);
  assert.equal(board.sight([]).distance('stalker', at(board, 'a'), at(board, 'z')), 2);
});

test('D9 nothing but the map and No Visibility tokens takes part in sight', () => {
  const board = draw('+---+---+---+\n| a   w   c |\n+---+---+---+', {
    w: { water: true, cover: 3, radiation: 4 },
  });
  assert.equal(sees(board, 'a'), 'a w c');
});

test('D10 sight is mutual behind a doorway, where the way back fans out too', () => {
  const board = draw(`
    +---+---+---+
    | a | h   x |
    +   +   +   +
    | b D h   y |
    +---+---+---+
  `);
  assert.equal(edges(board, 'x', 'b', WEST), 2);
  assert.equal(edges(board, 'b', 'x', EAST), 2);
  assert.equal(edges(board, 'x', 'a', WEST), UNREACHABLE);
});

test('T1 No Visibility: no sight to, from or through its space', () => {
  const board = draw('+---+---+---+---+\n| a   b   c   d |\n+---+---+---+---+');
  assert.equal(sees(board, 'a', ['c']), 'a b');
  assert.equal(sees(board, 'd', ['c']), 'd');
  assert.equal(sees(board, 'c', ['c']), 'c');
  assert.equal(sees(board, 'a', ['d', 'b']), 'a');
  assert.equal(sees(board, 'a'), 'a b c d');
});

test('T1 around a No Visibility token the view still fans out', () => {
  const board = draw(`
    +---+---+---+
    | a   b   c |
    +   +   +   +
    | a   d   c |
    +---+---+---+
  `);
  assert.equal(sees(board, 'a', ['b']), 'a c d');
});

test('T1 Range and routes pass a No Visibility token', () => {
  const board = draw('+---+---+---+\n| a   b   c |\n+---+---+---+');
  board.sight([at(board, 'b')]);
  assert.equal(board.range('stalker', at(board, 'a'), at(board, 'c')), 2);
});

test('T1 the same tokens in any order give the same table', () => {
  const board = draw(OPEN_FIELD);
  const [a, b] = [at(board, 'a1'), at(board, 'b2')];
  assert.equal(board.sight([a, b]), board.sight([b, a, b]));
  assert.notEqual(board.sight([a, b]), board.sight([a]));
  assert.equal(board.sight([]), board.sight([]));
});
