import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seedRandom } from '@zonecrawl/engine/base';
import { parseAddress } from '../shell/route.ts';
import { newSeed, tidySeed } from './seed.ts';

it('a new seed has 128 bits, and keeps them in a field and in a link', () => {
  const seed = newSeed();
  assert.match(seed, /^z2:[0-9a-f]{32}$/);
  assert.equal(seedRandom(seed).seed, seed);
  assert.equal(seedRandom(tidySeed(seed)).seed, seed);
  assert.deepEqual(parseAddress(`#/new/a1/${seed}`).route, { screen: 'new', mission: 'a1', seed });
  assert.notEqual(newSeed(), seed);
});

it('what is typed is a seed in capitals, and never one for the generator of old', () => {
  assert.equal(tidySeed(' zone-7 ж'), 'ZONE-7');
  assert.equal(tidySeed('z1:abc'), 'Z1:ABC');
  assert.match(seedRandom(tidySeed('z1:abc')).seed, /^z2:/);
});
