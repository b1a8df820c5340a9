import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf } from '../../test/board/boards.ts';
import {
  type BoardPlan,
  compileBoard,
  drawingSource,
  singleDrawingPlan,
  spaceAt,
  spaceOfSquare,
  squareAt,
} from './index.ts';

const drawing = '+---+---+\n| a   b |\n+---+---+';
const plan = (x: number): BoardPlan => ({
  tiles: [{ id: '1', x, y: 0, turn: 0 }],
  overlays: [],
  entrances: [],
});

test('plans with the same contents share one board', () => {
  const source = drawingSource([{ id: '1', drawing }]);
  const board = boardOf(compileBoard(plan(0), source));
  assert.equal(boardOf(compileBoard(plan(0), source)), board);
  assert.notEqual(boardOf(compileBoard(plan(1), source)), board);
  assert.notEqual(boardOf(compileBoard(plan(1), source)).key, board.key);
});

test('a plan changed in place is compiled anew', () => {
  const source = drawingSource([{ id: '1', drawing }]);
  const tile = { id: '1', x: 0, y: 0, turn: 0 as const };
  const changing: BoardPlan = { tiles: [tile], overlays: [], entrances: [] };
  const before = boardOf(compileBoard(changing, source));
  assert.equal(boardOf(compileBoard(changing, source)), before);
  tile.x = 2;
  assert.equal(boardOf(compileBoard(changing, source)).width, before.width + 2);
});

test('boards of different sources are kept apart', () => {
  const one = compileBoard(plan(0), drawingSource([{ id: '1', drawing }]));
  const other = compileBoard(plan(0), drawingSource([{ id: '1', drawing: drawing.replace('b', 'c') }]));
  assert.ok(spaceAt(boardOf(one), '1:b') !== undefined);
  assert.equal(spaceAt(boardOf(other), '1:b'), undefined);
});

test('the plan of a single drawing gives bare names', () => {
  const board = boardOf(compileBoard(singleDrawingPlan(), drawingSource([{ id: '', drawing }])));
  assert.deepEqual(
    board.spaces.map(({ name }) => name),
    ['a', 'b'],
  );
});

test('a tile or overlay that is not there is told', () => {
  const missing: BoardPlan = { ...plan(0), overlays: [{ id: 'x', x: 0, y: 0, turn: 0 }] };
  const compiled = compileBoard(missing, drawingSource([]));
  assert.deepEqual(compiled.ok ? [] : compiled.problems.map(({ where }) => where), ['tile.1', 'overlay.x']);
});

test('places are found by name, by column and row, and by square', () => {
  const board = boardOf(compileBoard(plan(1), drawingSource([{ id: '1', drawing }])));
  const square = squareAt(board, 2, 0);
  assert.ok(square !== undefined);
  assert.equal(spaceOfSquare(board, square), spaceAt(board, '1:b'));
  assert.equal(squareAt(board, 0, 0), undefined, 'no map there');
  assert.equal(squareAt(board, 3, 0), undefined);
  assert.equal(squareAt(board, -1, 0), undefined);
  assert.equal(spaceAt(board, '1:z'), undefined);
});
