import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, STREAMS, type Stream, seedRandom, shuffle, takeRandom } from '../src/base/random.ts';

const draws = (seed: string, stream: Stream, count: number, sides = 6): number[] => {
  const random = seedRandom(seed);
  return Array.from({ length: count }, () => draw(random, stream, sides));
};

test('the same seed draws the same numbers, on every machine', () => {
  assert.deepEqual(draws('fixture', 'dice', 8), draws('fixture', 'dice', 8));
  assert.deepEqual(draws('fixture', 'dice', 12), [2, 0, 1, 4, 1, 2, 2, 1, 1, 4, 4, 5]);
  assert.notDeepEqual(draws('fixture', 'dice', 20), draws('fixture2', 'dice', 20));
});

test('drawing from one stream does not change another', () => {
  const random = seedRandom('split');
  for (let i = 0; i < 100; i++) draw(random, 'loot', 31);
  const after = Array.from({ length: 20 }, () => draw(random, 'dice', 6));
  assert.deepEqual(after, draws('split', 'dice', 20));
});

test('streams of one seed differ', () => {
  const seen = new Set(STREAMS.map((stream) => draws('streams', stream, 20).join()));
  assert.equal(seen.size, STREAMS.length);
});

test('going back to an earlier count repeats the draws that follow', () => {
  const random = seedRandom('undo');
  for (let i = 0; i < 7; i++) draw(random, 'dice', 6);
  const count = random.counts.dice;
  const first = Array.from({ length: 10 }, () => draw(random, 'dice', 6));
  random.counts.dice = count;
  const again = Array.from({ length: 10 }, () => draw(random, 'dice', 6));
  assert.deepEqual(again, first);
});

/** Chi squared: far below these limits unless the draws are biased (one in a million). */
test('every side comes up equally often', () => {
  for (const [sides, limit] of [
    [2, 24],
    [6, 40],
    [10, 48],
    [31, 85],
  ] as const) {
    for (const stream of STREAMS) {
      const counts = new Array<number>(sides).fill(0);
      const rolls = 6000 * sides;
      for (const side of draws(`fair ${sides}`, stream, rolls, sides)) counts[side] = (counts[side] ?? 0) + 1;
      const expected = rolls / sides;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      assert.ok(chi < limit, `${sides} sides of ${stream}: chi squared ${chi}`);
    }
  }
});

test('a draw tells nothing about the next one', () => {
  const rolls = draws('pairs', 'dice', 72_001);
  const pairs = new Array<number>(36).fill(0);
  for (let i = 1; i < rolls.length; i++) {
    const pair = (rolls[i - 1] ?? 0) * 6 + (rolls[i] ?? 0);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  const chi = pairs.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  assert.ok(chi < 95, `chi squared ${chi}`);
});

test('a shuffled deck holds the same cards, and each card comes on top equally often', () => {
  const top = new Array<number>(5).fill(0);
  for (let game = 0; game < 5000; game++) {
    const deck = shuffle(seedRandom(`deck ${game}`), 'events', [0, 1, 2, 3, 4]);
    assert.deepEqual([...deck].sort(), [0, 1, 2, 3, 4]);
    const card = deck.at(-1) ?? 0;
    top[card] = (top[card] ?? 0) + 1;
  }
  const chi = top.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  assert.ok(chi < 35, `chi squared ${chi}`);
});

test('taking at random leaves the rest, and nothing can be taken from an empty list', () => {
  const list = ['a', 'b', 'c'];
  const taken = takeRandom(seedRandom('bag'), 'loot', list);
  assert.deepEqual([...list, taken].sort(), ['a', 'b', 'c']);
  assert.equal(takeRandom(seedRandom('bag'), 'loot', []), undefined);
});
