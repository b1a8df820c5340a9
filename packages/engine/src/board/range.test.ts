import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, crossingTexts, draw, lay, namesWhere, spaceOf } from '../../test/board/boards.ts';
import { UNREACHABLE, type Walker } from './index.ts';

const pair = (sign: string) => draw(`+---+---+\n| a ${sign} b |\n+---+---+`);
const near = (board: ReturnType<typeof draw>, walker: Walker, from: string): string =>
  namesWhere(board, (space) => board.adjacent(walker, at(board, from)).includes(space));

test('M3 spaces across an edge that is no wall are adjacent, diagonal ones are not', () => {
  const board = draw(`
    +---+---+---+
    | a   b   c |
    +   +   +---+
    | d   e : f |
    +---+...+---+
    | g | h | i |
    +---+---+---+
  `);
  assert.equal(near(board, 'stalker', 'e'), 'b d f h');
  assert.equal(near(board, 'stalker', 'c'), 'b');
  assert.equal(board.range('stalker', at(board, 'a'), at(board, 'e')), 2);
});

test('M4 an open edge and a door let move, see and measure', () => {
  for (const sign of [' ', 'D']) {
    const board = pair(sign);
    assert.deepEqual(crossingTexts(board, 'beast', 'a'), ['bE']);
    assert.equal(board.range('beast', at(board, 'a'), at(board, 'b')), 1);
    assert.equal(board.sight([]).distance('beast', at(board, 'a'), at(board, 'b')), 1);
  }
});

test('M4 an impassable edge lets see and measure, but not move', () => {
  const board = pair(':');
  assert.deepEqual(crossingTexts(board, 'stalker', 'a'), []);
  assert.equal(board.range('stalker', at(board, 'a'), at(board, 'b')), 1);
  assert.equal(board.sight([]).distance('stalker', at(board, 'a'), at(board, 'b')), 1);
});

test('M4 a wall lets nothing through', () => {
  const board = pair('|');
  assert.deepEqual(crossingTexts(board, 'stalker', 'a'), []);
  assert.equal(near(board, 'stalker', 'a'), '');
  assert.equal(board.range('stalker', at(board, 'a'), at(board, 'b')), UNREACHABLE);
  assert.equal(board.sight([]).distance('stalker', at(board, 'a'), at(board, 'b')), UNREACHABLE);
});

test('M5 a window is open for Stalkers and Humans, impassable for Psionics and Companions, a wall for beasts', () => {
  const board = pair('W');
  const treats = (walker: Walker) => [
    crossingTexts(board, walker, 'a').length,
    board.range(walker, at(board, 'a'), at(board, 'b')),
    board.sight([]).distance(walker, at(board, 'a'), at(board, 'b')),
    board.routes(walker, at(board, 'a'), []).spaces(at(board, 'b')),
    near(board, walker, 'a'),
  ];
  assert.deepEqual(treats('stalker'), [1, 1, 1, 1, 'b']);
  assert.deepEqual(treats('human'), [1, 1, 1, 1, 'b']);
  assert.deepEqual(treats('psionic'), [0, 1, 1, UNREACHABLE, 'b']);
  assert.deepEqual(treats('companion'), [0, 1, 1, UNREACHABLE, 'b']);
  assert.deepEqual(treats('beast'), [0, UNREACHABLE, UNREACHABLE, UNREACHABLE, '']);
});

test('M7 two spaces are connected for a purpose if one of their edges allows it', () => {
  const board = draw(`
    +---+---+
    | a | b |
    +   +   +
    | a : b |
    +   +   +
    | a W b |
    +---+---+
  `);
  assert.deepEqual(crossingTexts(board, 'human', 'a'), ['bE']);
  assert.deepEqual(crossingTexts(board, 'beast', 'a'), []);
  assert.equal(board.range('beast', at(board, 'a'), at(board, 'b')), 1);
});

test('M8 nobody enters water, but sight and Range pass over it, counting its edges', () => {
  const board = draw('+---+---+---+\n| a   w   b |\n+---+---+---+', { w: { water: true } });
  const [a, w, b] = [at(board, 'a'), at(board, 'w'), at(board, 'b')];
  assert.deepEqual(crossingTexts(board, 'stalker', 'a'), []);
  assert.equal(board.routes('stalker', a, []).spaces(w), UNREACHABLE);
  assert.equal(board.routes('stalker', a, []).spaces(b), UNREACHABLE);
  assert.equal(board.range('stalker', a, b), 2);
  assert.equal(board.sight([]).distance('stalker', a, b), 2);
  assert.equal(spaceOf(board, 'w').capacity, 0);
});

test('M13 who is caught by rising water can leave it', () => {
  const field = { id: '1', drawing: '+---+---+\n| a   b |\n+---+---+' };
  const flood = { id: 'flood', drawing: '+   +\n  x  \n+   +', spaces: { x: { water: true } } };
  const board = lay({ tiles: [[field, 0, 0]], overlays: [[flood, 0, 0]] });
  assert.equal(board.routes('stalker', at(board, '1:a'), []).spaces(at(board, '1:b')), 1);
  assert.deepEqual(crossingTexts(board, 'stalker', '1:b'), []);
});

test('D1 Range is the least number of edges, around corners too; the own space is 0', () => {
  const board = draw(`
    +---+---+---+
    | a | b   c |
    +   +   +   +
    | d   e | f |
    +---+---+---+
  `);
  const ranges = board.spaces.map(({ id }) => board.range('stalker', at(board, 'a'), id));
  assert.deepEqual(ranges, [0, 3, 4, 1, 2, 5]);
});

test('D1 a big space is crossed in one step', () => {
  const board = draw('+---+---+---+---+\n| a   b   b   c |\n+---+---+---+---+');
  assert.equal(board.range('stalker', at(board, 'a'), at(board, 'c')), 2);
});

test('D2 within Range 2 is 0, 1 and 2, Range 2+ is 2 and more, Range 0 is the same space (example 5)', () => {
  const board = draw('+---+---+---+---+---+\n| a   b   c   d   e |\n+---+---+---+---+---+');
  const range = (space: Parameters<typeof board.range>[2]) => board.range('stalker', at(board, 'a'), space);
  assert.equal(
    namesWhere(board, (space) => range(space) <= 2),
    'a b c',
  );
  assert.equal(
    namesWhere(board, (space) => range(space) >= 2),
    'c d e',
  );
  assert.equal(
    namesWhere(board, (space) => range(space) === 0),
    'a',
  );
});

test('D1 M5 a Stalker measures and sees a Dog at Range 2 through a window, the Dog does not (example 26)', () => {
  const board = draw('+---+---+---+\n| s W x   d |\n+---+---+---+');
  const [stalker, dog] = [at(board, 's'), at(board, 'd')];
  assert.equal(board.range('stalker', stalker, dog), 2);
  assert.equal(board.sight([]).distance('stalker', stalker, dog), 2);
  assert.equal(board.range('beast', dog, stalker), UNREACHABLE);
  assert.equal(board.sight([]).distance('beast', dog, stalker), UNREACHABLE);
});

test('LT2 an Entrance makes its two spaces adjacent for movement and Range, for every walker, but not for sight', () => {
  const board = draw('+---+---+\n| a   b |\n+---+---+\n| x | y |\n+---+---+', {}, [
    [
      [1, 0],
      [0, 1],
    ],
  ]);
  for (const walker of ['stalker', 'human', 'psionic', 'beast', 'companion'] as const) {
    assert.equal(board.range(walker, at(board, 'a'), at(board, 'x')), 2);
    assert.equal(near(board, walker, 'x'), 'b');
    assert.deepEqual(crossingTexts(board, walker, 'b'), ['aW', 'x*']);
    assert.deepEqual(crossingTexts(board, walker, 'x'), ['b*']);
    assert.equal(board.sight([]).distance(walker, at(board, 'b'), at(board, 'x')), UNREACHABLE);
    assert.equal(board.routes(walker, at(board, 'x'), []).spaces(at(board, 'a')), 2);
  }
});
