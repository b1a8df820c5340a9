import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTrail } from './trail.ts';

describe('walking over the map by arrow keys', () => {
  it('comes back by the opposite arrows, whatever lies nearer', () => {
    const trail = createTrail();
    assert.equal(
      trail.next('a', 'east', () => 'hall'),
      'hall',
    );
    assert.equal(
      trail.next('hall', 'east', () => 'c'),
      'c',
    );
    assert.equal(
      trail.next('c', 'west', () => 'hall'),
      'hall',
    );
    assert.equal(
      trail.next('hall', 'west', () => 'x'),
      'a',
    );
    assert.equal(
      trail.next('a', 'west', () => undefined),
      undefined,
      'there is no further back',
    );
  });

  it('stays where no way leads', () => {
    const trail = createTrail();
    assert.equal(
      trail.next('a', 'north', () => undefined),
      undefined,
    );
    assert.equal(
      trail.next('a', 'south', () => 'b'),
      'b',
    );
    assert.equal(
      trail.next('b', 'south', () => undefined),
      undefined,
    );
    assert.equal(
      trail.next('b', 'north', () => 'x'),
      'a',
    );
  });

  it('goes forth again to where it came back from, although another way is nearer', () => {
    const trail = createTrail();
    assert.equal(
      trail.next('hall', 'south', () => 'c'),
      'c',
    );
    assert.equal(
      trail.next('c', 'north', () => 'x'),
      'hall',
    );
    assert.equal(
      trail.next('hall', 'south', () => 'b'),
      'c',
    );
    assert.equal(
      trail.next('c', 'north', () => 'x'),
      'hall',
    );
  });

  it('forgets the way where somebody got elsewhere without arrows', () => {
    const trail = createTrail();
    trail.next('a', 'east', () => 'b');
    assert.equal(
      trail.next('z', 'west', () => 'y'),
      'y',
    );
  });
});
