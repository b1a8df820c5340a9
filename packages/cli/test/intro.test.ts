import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { simulate } from '../src/sim/simulate.ts';

for (const stalkers of [1, 2, 3, 4]) {
  test(`a careful player gets ${stalkers} Stalkers through the introduction`, () => {
    const games = 6;
    const { wins, violations } = simulate(box, {
      missions: ['intro'],
      sizes: [stalkers],
      bot: 'careful',
      games,
      seed: 1,
      checkEvery: 0,
    });
    assert.deepEqual({ wins, violations }, { wins: games, violations: 0 });
  });
}
