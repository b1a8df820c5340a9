import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Box, distance, standBeside } from './place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const frame = box(0, 0, 1000, 600);
const size = { width: 300, height: 200 };
const nothing = { frame, clear: [], spare: [] };

const covers = (one: Box, other: Box): boolean => distance(one, other) === 0;

describe('a panel beside what it is about', () => {
  it('stands next to it, inside the frame', () => {
    for (const subject of [box(10, 10, 50, 50), box(940, 540, 50, 50), box(480, 280, 50, 50)]) {
      const stood = standBeside(size, subject, nothing);
      assert.ok(stood);
      assert.ok(stood.left >= 0 && stood.top >= 0 && stood.left <= 700 && stood.top <= 400);
      assert.ok(!covers(stood, subject));
      assert.ok(distance(stood, subject) < 20);
    }
  });

  it('goes farther away rather than cover what is needed', () => {
    const subject = box(480, 280, 50, 50);
    const clear = [box(540, 0, 200, 600), box(200, 0, 270, 600)];
    const stood = standBeside({ width: 180, height: 200 }, subject, { ...nothing, clear });
    assert.ok(stood);
    for (const one of clear) assert.ok(!covers(stood, one));
  });

  it('covers what can be spared only to save a long way', () => {
    const subject = box(480, 280, 50, 50);
    const right = box(560, 250, 60, 60);
    const stood = standBeside(size, subject, { ...nothing, spare: [right] });
    assert.ok(stood && !covers(stood, right));
    const everywhere = standBeside(size, subject, { ...nothing, spare: [frame] });
    assert.ok(everywhere && distance(everywhere, subject) < 20);
  });

  it('says so where there is no room', () => {
    assert.equal(standBeside(size, box(350, 150, 300, 300), nothing)?.left, 660);
    assert.equal(standBeside(size, box(250, 150, 500, 300), nothing), null);
    assert.equal(standBeside({ width: 1200, height: 10 }, box(0, 0, 50, 50), nothing), null);
  });

  it('stays on its side while the map is moved, as long as it can', () => {
    const before = { x: -310, y: 0 };
    assert.equal(standBeside(size, box(480, 100, 50, 50), { ...nothing, before })?.left, 170);
    const pushed = standBeside(size, box(100, 100, 50, 50), { ...nothing, before });
    assert.ok(pushed && pushed.left >= 0);
  });
});
