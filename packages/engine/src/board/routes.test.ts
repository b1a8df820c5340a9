import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, draw, routeTexts } from '../../test/board/boards.ts';
import { type Board, UNREACHABLE, type Walker } from './index.ts';

const routes = (board: Board, from: string, barred: readonly string[] = [], walker: Walker = 'stalker') =>
  board.routes(
    walker,
    at(board, from),
    barred.map((name) => at(board, name)),
  );
const length = (
  board: Board,
  from: string,
  to: string,
  barred: readonly string[] = [],
  walker: Walker = 'stalker',
) => {
  const table = routes(board, from, barred, walker);
  return [table.spaces(at(board, to)), table.corners(at(board, to))];
};

test('D3 the shortest route has the fewest spaces, whatever its corners', () => {
  const board = draw(`
    +---+---+---+---+
    | a   b | y   z |
    +---+   +   +   +
    | d   c   x | e |
    +   +---+---+   +
    | f   g   h   i |
    +---+---+---+---+
  `);
  assert.deepEqual(length(board, 'a', 'z'), [5, 4]);
  assert.deepEqual(routeTexts(board, routes(board, 'a'), 'z'), ['bE cS xE yN zE']);
});

test('D3 of routes with as many spaces the one with fewest corners counts', () => {
  const board = draw(`
    +---+---+---+
    | a   b   c |
    +   +   +   +
    | d   e   f |
    +   +   +   +
    | g   h   i |
    +---+---+---+
  `);
  assert.deepEqual(length(board, 'a', 'i'), [4, 1]);
  assert.deepEqual(routeTexts(board, routes(board, 'a'), 'i'), ['bE cE fS iS', 'dS gS hE iE']);
  assert.deepEqual(length(board, 'a', 'c'), [2, 0]);
});

test('D3 turning on the spot before setting off is no corner', () => {
  const board = draw('+---+\n| a |\n+   +\n| b |\n+---+');
  assert.deepEqual(length(board, 'a', 'b'), [1, 0]);
  assert.deepEqual(length(board, 'b', 'a'), [1, 0]);
  assert.deepEqual(length(board, 'a', 'a'), [0, 0]);
});

test('D3 where two spaces touch in two directions the crossing with fewer corners counts', () => {
  const board = draw(`
    +---+---+---+
    | a   b   b |
    +---+   +   +
    | x | c   b |
    +---+   +---+
    | y   c   z |
    +---+---+---+
  `);
  // b touches c to its south and to its west: for y, farther west, the second way saves a corner.
  assert.deepEqual(length(board, 'a', 'c'), [2, 1]);
  assert.deepEqual(routeTexts(board, routes(board, 'a'), 'c'), ['bE cS', 'bE cW']);
  assert.deepEqual(length(board, 'a', 'y'), [3, 1], 'east, west, west');
  assert.deepEqual(routeTexts(board, routes(board, 'a'), 'y'), ['bE cW yW']);
});

test('D3 going back the way it came is a change of direction too', () => {
  const board = draw(`
    +---+---+
    | a   b |
    +---+   +
    | c   b |
    +---+---+
  `);
  assert.deepEqual(length(board, 'a', 'c'), [2, 1]);
});

test('D3 tied routes come cut to the steps asked for', () => {
  const board = draw(`
    +---+---+---+
    | s   t   u |
    +   +   +   +
    | v   w   x |
    +   +   +   +
    | y   z   q |
    +---+---+---+
  `);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 'q', 1), ['tE', 'vS']);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 'q', 3), ['tE uE xS', 'vS yS zE']);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 'q', 9), ['tE uE xS qS', 'vS yS zE qE']);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 'q', 0), ['']);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 's', 4), ['']);
});

test('D3 tied routes that agree up to the cut are told once', () => {
  const board = draw(`
    +---+---+---+---+
    | s   t   a     |
    +---+   +   +---+
    |   | b   c   g |
    +---+---+---+---+
  `);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 'g', 1), ['tE']);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 'g', 2), ['tE aE', 'tE bS']);
  assert.deepEqual(routeTexts(board, routes(board, 's'), 'g', 4), ['tE aE cS gE', 'tE bS cE gE']);
});

/** Seven times around a block, left or right at the same price: 128 tied routes from s to e7. */
function stairs(): string {
  const names = new Map<string, string>([['0,0', 's']]);
  for (let step = 0; step < 7; step++) {
    names.set(`${step * 2 + 1},${step}`, `e${step}`).set(`${step * 2 + 2},${step}`, `a${step}`);
    names.set(`${step * 2 + 1},${step + 1}`, `b${step}`).set(`${step * 2 + 2},${step + 1}`, `d${step}`);
  }
  names.set('15,7', 'e7');
  const row = (y: number): string =>
    Array.from({ length: 16 }, (_, x) => ` ${(names.get(`${x},${y}`) ?? '').padEnd(3)}`).join('');
  const edges = `+${'   +'.repeat(16)}`;
  return [edges, ...Array.from({ length: 8 }, (_, y) => `${row(y)}\n${edges}`)].join('\n');
}

test('D3 of very many tied routes 64 are told, different ones', () => {
  const board = draw(stairs());
  assert.equal(length(board, 's', 'e7').join(), '22,14');
  const told = routeTexts(board, routes(board, 's'), 'e7');
  assert.equal(new Set(told).size, 64);
  assert.equal(routeTexts(board, routes(board, 's'), 'e5').length, 32);
});

test('D3 M5 a window is part of a route only for those who climb through it', () => {
  const board = draw(`
    +---+---+
    | a W b |
    +   +   +
    | c   d |
    +---+---+
  `);
  assert.deepEqual(length(board, 'a', 'b', [], 'human'), [1, 0]);
  assert.deepEqual(length(board, 'a', 'b', [], 'psionic'), [3, 2]);
  assert.deepEqual(length(board, 'a', 'b', [], 'beast'), [3, 2]);
});

test('D4 D12 no route leads through a barred space, but one may end there, and one may start there', () => {
  const board = draw(`
    +---+---+---+
    | a   b   c |
    +   +---+   +
    | d   e   f |
    +---+---+---+
  `);
  assert.deepEqual(length(board, 'a', 'c'), [2, 0]);
  assert.deepEqual(length(board, 'a', 'c', ['b']), [4, 2]);
  assert.deepEqual(length(board, 'a', 'b', ['b']), [1, 0]);
  assert.deepEqual(length(board, 'a', 'c', ['a']), [2, 0]);
  assert.deepEqual(length(board, 'a', 'c', ['b', 'e'])[0], UNREACHABLE);
  assert.deepEqual(routeTexts(board, routes(board, 'a', ['b']), 'c'), ['dS eE fE cN']);
  assert.deepEqual(routeTexts(board, routes(board, 'a', ['b', 'e']), 'c'), []);
});

test('D5 closest is fewer spaces first, then fewer corners', () => {
  const board = draw(`
    +---+---+---+
    | s   a   b |
    +   +   +   +
    | c   d   e |
    +---+---+---+
  `);
  // Two spaces away both: b straight ahead, d around a corner; e is farther.
  assert.deepEqual(
    ['b', 'd', 'e', 'c'].map((name) => length(board, 's', name)),
    [
      [2, 0],
      [2, 1],
      [3, 1],
      [1, 0],
    ],
  );
});

test('D5 what cannot be reached has no length', () => {
  const board = draw('+---+---+\n| a | b |\n+---+---+');
  assert.deepEqual(length(board, 'a', 'b'), [UNREACHABLE, UNREACHABLE]);
});

test('LT3 an Entrance makes no corner, neither before nor behind it', () => {
  const board = draw(
    `
    +---+---+---+---+
    | a   b | x | z |
    +---+---+   +   +
    | c | d | y   w |
    +---+---+---+---+
  `,
    {},
    [
      [
        [1, 0],
        [2, 0],
      ],
    ],
  );
  // East to the Entrance, south behind it: no corner. The next turn, east to w, is one.
  assert.deepEqual(length(board, 'a', 'y'), [3, 0]);
  assert.deepEqual(length(board, 'a', 'w'), [4, 1]);
  assert.deepEqual(length(board, 'y', 'a'), [3, 0]);
  assert.deepEqual(routeTexts(board, routes(board, 'a'), 'w'), ['bE x* yS wE']);
});

test('routes are remembered by what is barred, in any order', () => {
  const board = draw('+---+---+---+---+\n| a   b   c   d |\n+---+---+---+---+');
  const free = routes(board, 'a');
  assert.equal(routes(board, 'a'), free);
  assert.equal(routes(board, 'a', ['b', 'c']), routes(board, 'a', ['c', 'b', 'c']));
  assert.equal(routes(board, 'a', ['b']).spaces(at(board, 'c')), UNREACHABLE);
  assert.equal(routes(board, 'a', ['c']).spaces(at(board, 'c')), 2);
  assert.equal(routes(board, 'd', ['c']).spaces(at(board, 'a')), UNREACHABLE);
  assert.equal(free.spaces(at(board, 'd')), 3);
});
