import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { at, boardOf, lay, routeTexts } from '../../test/board/boards.ts';
import { models } from '../../test/board/models.ts';
import {
  drawModel,
  facingsOf,
  type Model,
  rangesFrom,
  routesTo,
  sightFrom,
  stepsOf,
} from '../../test/board/oracle.ts';
import {
  type Board,
  compileDrawing,
  DIRECTIONS,
  type Direction,
  directionTo,
  opposite,
  type TileDrawing,
  turned,
  UNREACHABLE,
  type Walker,
} from './index.ts';

const WALKERS: readonly Walker[] = ['stalker', 'human', 'psionic', 'beast', 'companion'];
const walkers = fc.constantFrom(...WALKERS);
const picks = fc.array(fc.nat({ max: 15 }), { maxLength: 4 });

const spaceNames = (model: Model): readonly string[] => [...new Set(model.names)];
const named = (model: Model, indices: readonly number[]): readonly string[] =>
  indices.map((index) => model.names[index % model.names.length] ?? '');
const tileOf = (model: Model, id: string): TileDrawing => ({
  id,
  drawing: drawModel(model),
  spaces: Object.fromEntries(model.water.map((name) => [name, { water: true }])),
});

function compile(model: Model): Board {
  const square = (index: number) => [index % model.width, Math.floor(index / model.width)] as const;
  const entrances = model.entrances.map(([one, other]) => [square(one), square(other)] as const);
  return boardOf(compileDrawing(tileOf(model, 'random'), entrances));
}

test('D1 Range agrees with counting edges one by one, on random boards', () => {
  fc.assert(
    fc.property(models, walkers, (model, walker) => {
      const board = compile(model);
      const steps = stepsOf(model);
      for (const from of spaceNames(model)) {
        const ranges = rangesFrom(steps, walker, from);
        for (const to of spaceNames(model)) {
          const range = board.range(walker, at(board, from), at(board, to));
          assert.equal(range, ranges.get(to) ?? UNREACHABLE, `${from} to ${to}`);
          assert.equal(board.adjacent(walker, at(board, from)).includes(at(board, to)), range === 1);
        }
      }
    }),
    { numRuns: 600 },
  );
});

test('D6 D7 T1 sight agrees with walking every line, on random boards with random tokens', () => {
  fc.assert(
    fc.property(models, walkers, picks, (model, walker, tokens) => {
      const board = compile(model);
      const steps = stepsOf(model);
      const hidden = named(model, tokens);
      const sight = board.sight(hidden.map((name) => at(board, name)));
      for (const from of spaceNames(model)) {
        const lines = DIRECTIONS.map((direction) => sightFrom(steps, walker, from, direction, hidden));
        for (const to of spaceNames(model)) {
          const edges = lines.map((line) => line.get(to) ?? UNREACHABLE);
          const pair = [walker, at(board, from), at(board, to)] as const;
          assert.deepEqual(
            DIRECTIONS.map((direction) => sight.edges(...pair, direction)),
            edges,
            `${from} to ${to}`,
          );
          assert.equal(sight.distance(...pair), Math.min(...edges));
          const limits = [2, 0, 1, Number.POSITIVE_INFINITY];
          const within = edges.some((edge, way) => edge !== UNREACHABLE && edge <= (limits[way] ?? 0));
          assert.equal(sight.within(...pair, limits), within);
        }
      }
    }),
    { numRuns: 600 },
  );
});

test('D10 without limits sight is mutual, with as many edges in the opposite direction', () => {
  fc.assert(
    fc.property(models, walkers, picks, (model, walker, tokens) => {
      const board = compile(model);
      const sight = board.sight(named(model, tokens).map((name) => at(board, name)));
      for (const { id: one } of board.spaces) {
        for (const { id: other } of board.spaces) {
          for (const way of DIRECTIONS) {
            assert.equal(
              sight.edges(walker, one, other, way),
              sight.edges(walker, other, one, opposite(way)),
            );
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('D3 D12 LT3 routes agree with walking every route, on random boards with random spaces barred', () => {
  fc.assert(
    fc.property(
      models,
      walkers,
      picks,
      fc.nat({ max: 15 }),
      fc.nat({ max: 5 }),
      (model, walker, bars, start, cut) => {
        const board = compile(model);
        const steps = stepsOf(model);
        const barred = named(model, bars);
        const [from = ''] = named(model, [start]);
        const table = board.routes(
          walker,
          at(board, from),
          barred.map((name) => at(board, name)),
        );
        for (const to of spaceNames(model)) {
          const best = routesTo(steps, walker, model.water, barred, from, to);
          const goal = at(board, to);
          assert.equal(table.spaces(goal), best?.spaces ?? UNREACHABLE, `spaces from ${from} to ${to}`);
          assert.equal(table.corners(goal), best?.corners ?? UNREACHABLE, `corners from ${from} to ${to}`);
          const all = best?.routes ?? [];
          if (all.length > 64) continue;
          assert.deepEqual([...routeTexts(board, table, to)].sort(), all);
          const short = all.map((route) => route.split(' ').slice(0, cut).join(' '));
          assert.deepEqual([...routeTexts(board, table, to, cut)].sort(), [...new Set(short)].sort());
        }
      },
    ),
    { numRuns: 600 },
  );
});

test('F1 the directions to face agree with the clause read word by word, on random boards', () => {
  fc.assert(
    fc.property(models, walkers, picks, (model, walker, tokens) => {
      const board = compile(model);
      const hidden = named(model, tokens);
      const sight = board.sight(hidden.map((name) => at(board, name)));
      for (const from of spaceNames(model)) {
        for (const to of spaceNames(model)) {
          const directions = directionTo(board, walker, sight, at(board, from), at(board, to));
          assert.deepEqual(directions, facingsOf(model, walker, hidden, from, to), `${from} to ${to}`);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('M1 a turned tile is the same map, turned', () => {
  fc.assert(
    fc.property(
      models,
      walkers,
      fc.constantFrom<Direction>(1, 2, 3),
      fc.nat({ max: 3 }),
      (model, walker, turn, x) => {
        const upright = lay({ tiles: [[tileOf(model, '1'), 0, 0]] });
        const around = lay({ tiles: [[tileOf(model, '1'), x, 2, turn]] });
        for (const { id: from } of upright.spaces) {
          const ways = upright
            .crossings(walker, from)
            .map(({ to, direction }) => `${to} ${turned(direction ?? 0, turn)}`);
          const turnedWays = around.crossings(walker, from).map(({ to, direction }) => `${to} ${direction}`);
          assert.deepEqual(turnedWays.sort(), ways.sort());
          for (const { id: to } of upright.spaces) {
            for (const way of DIRECTIONS) {
              const edges = around.sight([]).edges(walker, from, to, turned(way, turn));
              assert.equal(edges, upright.sight([]).edges(walker, from, to, way));
            }
            const corners = around.routes(walker, from, []).corners(to);
            assert.equal(corners, upright.routes(walker, from, []).corners(to));
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});
