import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, draw } from '../../test/board/boards.ts';
import { type Board, directionTo, type Walker } from './index.ts';

const faces = (
  board: Board,
  from: string,
  to: string,
  walker: Walker = 'human',
  hidden: readonly string[] = [],
): string =>
  directionTo(
    board,
    walker,
    board.sight(hidden.map((name) => at(board, name))),
    at(board, from),
    at(board, to),
  )
    .map((direction) => 'NESW'.charAt(direction))
    .join('');

test('F1 an adjacent space is faced over the shared edge', () => {
  const board = draw('+---+---+\n| a   b |\n+   +   +\n| c   d |\n+---+---+');
  assert.equal(faces(board, 'a', 'b'), 'E');
  assert.equal(faces(board, 'd', 'b'), 'N');
  assert.equal(faces(board, 'b', 'a'), 'W');
  assert.equal(faces(board, 'a', 'c'), 'S');
});

test('F1 of several shared edges those that can be crossed count; a tie is told', () => {
  const board = draw(`
    +---+---+
    | a   b |
    +...+   +
    | b   b |
    +---+---+
  `);
  assert.equal(faces(board, 'a', 'b'), 'E');
  const corner = draw('+---+---+\n| a   b |\n+   +   +\n| b   b |\n+---+---+');
  assert.equal(faces(corner, 'a', 'b'), 'ES');
  const window = draw('+---+---+\n| a W b |\n+...+   +\n| b   b |\n+---+---+');
  assert.equal(faces(window, 'a', 'b', 'human'), 'E');
  assert.equal(faces(window, 'a', 'b', 'psionic'), 'ES', 'neither can be crossed');
  assert.equal(faces(window, 'a', 'b', 'beast'), 'S', 'the window is a wall');
});

test('F1 a fence is faced, although the way around leads elsewhere (example 27)', () => {
  const board = draw('+---+---+\n| a : s |\n+   +   +\n| c   d |\n+---+---+');
  assert.equal(faces(board, 'a', 's'), 'E');
});

test('F1 any other space is faced in the direction of the line of sight, fewest edges first', () => {
  const board = draw(`
    +---+---+---+---+
    | a   b   c   z |
    +   +---+---+   +
    | d   z   z   z |
    +---+---+---+---+
  `);
  assert.equal(faces(board, 'a', 'c'), 'E');
  const ring = draw(`
    +---+---+---+
    | a   b   z |
    +   +---+   +
    | c | x | z |
    +   +---+   +
    | z   z   z |
    +---+---+---+
  `);
  assert.equal(faces(ring, 'a', 'z'), 'ES', 'two edges either way');
  const longer = draw(
    `
    +---+---+---+---+
    | a   b   y   z |
    +   +---+---+   +
    | c | x   x | z |
    +   +---+---+   +
    | z   z   z   z |
    +---+---+---+---+
  `,
  );
  assert.equal(faces(longer, 'a', 'z'), 'S');
});

test('F1 without a line of sight it is the first edge of the shortest Range path', () => {
  const board = draw(`
    +---+---+---+
    | a   b   c |
    +   +---+   +
    | d | x | e |
    +---+---+---+
  `);
  assert.equal(faces(board, 'a', 'e'), 'E');
  const open = draw('+---+---+\n| a   b |\n+   +   +\n| c   d |\n+---+---+');
  assert.equal(faces(open, 'a', 'd'), 'ES');
});

test('F1 No Visibility takes the line of sight, but not the shared edge', () => {
  const board = draw(`
    +---+---+---+
    | a   b   c |
    +   +---+   +
    | d   e   f |
    +---+---+---+
  `);
  assert.equal(faces(board, 'a', 'c', 'human', ['b']), 'E', 'still the shortest Range path');
  assert.equal(faces(board, 'a', 'b', 'human', ['b']), 'E');
});

test('F1 the line of sight goes before a shorter Range path', () => {
  const board = draw(`
    +---+---+---+---+
    | a | b   b   g |
    +   +   +---+   +
    | c   b | e   f |
    +---+---+---+---+
  `);
  assert.equal(faces(board, 'a', 'g'), 'S', 'no line: around over c');
  const line = draw(`
    +---+---+---+---+
    | s   a   b   g |
    +   +---+---+   +
    | k   k   k   g |
    +---+---+---+---+
  `);
  assert.equal(line.range('human', at(line, 's'), at(line, 'g')), 2);
  assert.equal(faces(line, 's', 'g'), 'E', 'three edges straight, though Range goes over k');
});

test('F1 on the same space, through an Entrance, or with no way at all the facing is kept', () => {
  const board = draw('+---+---+\n| a   b |\n+---+---+\n| x | y |\n+---+---+', {}, [
    [
      [1, 0],
      [0, 1],
    ],
  ]);
  assert.equal(faces(board, 'a', 'a'), '');
  assert.equal(faces(board, 'b', 'x'), '');
  assert.equal(faces(board, 'a', 'y'), '');
  assert.equal(faces(board, 'a', 'x'), 'E', 'the Range path to the Entrance');
});
