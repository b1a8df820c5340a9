import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { begin, pan, reveal, wholeMap, zoom } from './viewport.ts';

const board = { width: 1500, height: 1000 };
const frame = { width: 768, height: 500 };

describe('the view of the board', () => {
  it('fits the whole map, centred', () => {
    const view = wholeMap(board, frame);
    assert.ok(board.height * view.scale <= frame.height);
    assert.equal(view.x * 2 + board.width * view.scale, frame.width);
  });

  it('keeps the point under the fingers where it is while zooming', () => {
    const before = wholeMap(board, frame);
    const at = { x: 300, y: 200 };
    const after = zoom(before, 1.5, at, board, frame);
    assert.ok(Math.abs((at.x - before.x) / before.scale - (at.x - after.x) / after.scale) < 1e-9);
  });

  it('never loses the map from sight', () => {
    const view = pan(wholeMap(board, frame), 99999, -99999, board, frame);
    assert.ok(view.x < frame.width && view.y + board.height * view.scale > 0);
  });

  it('stays where it is when the point to show is in sight', () => {
    const view = wholeMap(board, frame);
    assert.equal(reveal(view, { x: 750, y: 500 }, board, frame), view);
  });

  it('begins close to home on a phone, and with the whole map on a desk', () => {
    assert.ok(
      begin(board, { width: 360, height: 600 }, { x: 750, y: 500 }).scale >
        wholeMap(board, { width: 360, height: 600 }).scale,
    );
    assert.deepEqual(
      begin(board, { width: 1440, height: 900 }, { x: 0, y: 0 }),
      wholeMap(board, { width: 1440, height: 900 }),
    );
  });
});
