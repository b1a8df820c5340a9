import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { enemyFigures } from './types.ts';

test('every Enemy of the box has a figure for its standee', () => {
  const figures: readonly string[] = enemyFigures;
  const without = Object.values(box.enemies).filter(({ standee }) => !figures.includes(standee));
  assert.deepEqual(without, []);
});
