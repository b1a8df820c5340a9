import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IdentityCache } from './identityCache.ts';
import { LastTwo } from './lastTwo.ts';
import { LruCache } from './lruCache.ts';

test('a cache by identity works out each object once, and tells equal ones apart', () => {
  const cache = new IdentityCache<object, { readonly number: number }>();
  let made = 0;
  const make = () => ({ number: ++made });
  const one = { name: 'same' };
  const other = { name: 'same' };
  assert.equal(cache.of(one, make).number, 1);
  assert.equal(cache.of(other, make).number, 2);
  assert.equal(cache.of(one, make).number, 1);
  assert.equal(cache.get({}), undefined);
});

test('the last two are at hand, and a third puts the older one out', () => {
  const cache = new LastTwo<{ readonly name: string }>();
  for (const name of ['a', 'b', 'c']) assert.equal(cache.keep({ name }).name, name);
  assert.equal(cache.latest?.name, 'c');
  assert.equal(cache.before?.name, 'b');
});

test('least recently used: a full cache forgets what was asked for longest ago', () => {
  const cache = new LruCache<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) assert.equal(ask(key), key);
  assert.deepEqual(made, ['a', 'b', 'c', 'b']);
});
