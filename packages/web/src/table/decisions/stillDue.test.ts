import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stillDue } from './stillDue.ts';

describe('R7 what is due before the Turn ends', () => {
  const token = (markers: number) => ({ markers });

  it('is all that is left without markers', () => {
    assert.equal(stillDue(2, { token: 0, markersUsed: 0 }, [token(0), token(3)]), 2);
  });

  it('R8 counts no marker: with three of them and one slot one Action is due', () => {
    assert.equal(stillDue(4, { token: 1, markersUsed: 0 }, [token(0), token(3)]), 1);
  });

  it('R8 counts an Action that took a marker as one of the two', () => {
    assert.equal(stillDue(4, { token: 0, markersUsed: 1 }, [token(2), token(0)]), 1);
  });

  it('is all of it before a Turn has begun', () => {
    assert.equal(stillDue(2, null, undefined), 2);
  });
});
