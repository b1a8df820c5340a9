import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SetCache } from './setCache.ts';

test('a value is found by its number and its set, in any order and however often a member is named', () => {
  const cache = new SetCache<string>(10, 1);
  assert.equal(cache.find(1, [2, 3]), undefined);
  cache.keep(1, [2, 3], 'kept');
  assert.equal(cache.find(1, [2, 3]), 'kept');
  assert.equal(cache.find(1, [3, 2, 3]), 'kept');
});

test('another number, a smaller, a larger and a different set find nothing', () => {
  const cache = new SetCache<string>(10, 1);
  cache.find(1, [2, 3]);
  cache.keep(1, [2, 3], 'kept');
  assert.equal(cache.find(0, [2, 3]), undefined);
  assert.equal(cache.find(1, [2]), undefined);
  assert.equal(cache.find(1, [2, 3, 4]), undefined);
  assert.equal(cache.find(1, [2, 4]), undefined);
  assert.equal(cache.find(1, []), undefined);
});

test('the newest value keeps a slot', () => {
  const cache = new SetCache<string>(10, 1);
  for (const set of [[1], [2]]) {
    cache.find(0, set);
    cache.keep(0, set, set.join());
  }
  assert.equal(cache.find(0, [1]), undefined);
  assert.equal(cache.find(0, [2]), '2');
});
