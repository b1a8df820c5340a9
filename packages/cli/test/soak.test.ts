import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soak } from './zone.ts';

test('a soak counts every game of every batch, also of those that run beside each other', () => {
  const { code, out, err } = soak('--games', '9', '--batch', '2', '--jobs', '3', '--json');
  assert.equal(code, 0, err);
  const { games, wins, losses, violations } = JSON.parse(out);
  assert.deepEqual({ games, ended: wins + losses, violations }, { games: 9, ended: 9, violations: 0 });
  assert.equal(err.match(/of 9 games/g)?.length, 5);
});
