import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placing, polygon, roundedBox, within } from './placing.ts';

describe('a shape that is placed', () => {
  it('lies where a transform would put it', () => {
    assert.equal(placing(100, 50).at(3, 4), '103 54');
    assert.equal(placing(100, 50, 90).at(3, 4), '96 53');
  });

  it('is turned with what it lies within', () => {
    const on = placing(100, 50, 90);
    assert.equal(within(on, 10, 0).at(3, 4), '96 63');
    assert.equal(within(on, 10, 0, 90).at(3, 4), '97 56');
  });

  it('is path data', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
    ] as const;
    assert.equal(polygon(placing(1, 1), square), 'M1 1L3 1L3 3Z');
    assert.equal(
      roundedBox(placing(0, 0), 4, 2, 1),
      'M-1 -1L1 -1A1 1 0 0 1 2 0L2 0A1 1 0 0 1 1 1L-1 1A1 1 0 0 1 -2 0L-2 0A1 1 0 0 1 -1 -1Z',
    );
  });
});
