import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { begin, growth, inside, pan, resized, reveal, wholeMap, zoom } from './viewport.ts';

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
    for (const [dx, dy] of [
      [99999, -99999],
      [-99999, 99999],
    ] as const) {
      const view = pan(wholeMap(board, frame), dx, dy, board, frame);
      const middle = { x: frame.width / 2 - view.x, y: frame.height / 2 - view.y };
      assert.ok(middle.x >= 0 && middle.x <= board.width * view.scale);
      assert.ok(middle.y >= 0 && middle.y <= board.height * view.scale);
    }
  });

  it('stays where it is when the points to show are in sight', () => {
    const view = wholeMap(board, frame);
    assert.equal(reveal(view, [[{ x: 750, y: 500 }]], board, frame), view);
  });

  it('shows as many points as fit, the first before the others, and moves no further than that', () => {
    const phone = { width: 360, height: 300 };
    const close = { x: 0, y: 0, scale: 0.5 };
    const [first, near, far] = [
      { x: 900, y: 300 },
      { x: 1000, y: 300 },
      { x: 100, y: 300 },
    ] as const;
    const view = reveal(close, [[first], [near], [far]], board, phone);
    const onScreen = ({ x }: { readonly x: number }) => x * view.scale + view.x;
    assert.equal(onScreen(near), 360 - 25 - 8, 'the last that fits is just in sight');
    assert.ok(onScreen(first) >= 25 && onScreen(far) < 0);
    assert.equal(reveal(close, [[first]], board, phone, { centre: true }).x, 180 - 450, 'centred on request');
  });

  it('shows a place as a whole where it fits, without room to spare, and none for the sake of one that does not', () => {
    const sideways = { width: 400, height: 251 };
    const view = { x: 0, y: -200, scale: 0.5 };
    const [low, high] = [
      { x: 300, y: 800 },
      [
        { x: 300, y: 400 },
        { x: 300, y: 500 },
      ],
    ] as const;
    const { y } = reveal(view, [[low], high], board, sideways);
    assert.ok(
      high[0].y * 0.5 + y >= 25 && low.y * 0.5 + y <= 251 - 25,
      `all five squares are in sight: ${y}`,
    );
    // One that is too far to the side would only push the other out.
    const aside = { x: 1400, y: 900 };
    assert.deepEqual(
      reveal(view, [[low], [aside], high], board, sideways),
      reveal(view, [[low], high], board, sideways),
    );
  });

  it('shows points above what covers the frame from below', () => {
    const phone = { width: 360, height: 300 };
    const low = { x: 300, y: 540 };
    const view = { x: 0, y: 0, scale: 0.5 };
    assert.equal(reveal(view, [[low]], board, phone).y, 300 - 33 - 270, 'in sight as it is');
    assert.equal(reveal(view, [[low]], board, phone, { foot: 60 }).y, 300 - 60 - 33 - 270);
  });

  it('centres on what is at the edge of the map without showing what lies beside the map', () => {
    const phone = { width: 360, height: 300 };
    const close = { x: -100, y: -100, scale: 0.5 };
    for (const corner of [
      { x: 50, y: 50 },
      { x: 1450, y: 950 },
    ]) {
      const { x, y, scale } = reveal(close, [[corner]], board, phone, { centre: true });
      assert.ok(x <= 18 && y <= 18, 'no gap before the map');
      assert.ok(x + board.width * scale >= 360 - 18 && y + board.height * scale >= 300 - 18, 'nor after it');
      const [left, top] = [corner.x * scale + x, corner.y * scale + y];
      assert.ok(left > 0 && left < 360 && top > 0 && top < 300, 'it is in sight');
    }
    const whole = wholeMap(board, frame);
    assert.deepEqual(
      reveal(whole, [[{ x: 50, y: 50 }]], board, frame, { centre: true }),
      whole,
      'a map that fits stays',
    );
  });

  it('keeps what was in the middle there when its frame changes', () => {
    const before = zoom(wholeMap(board, frame), 3, { x: 300, y: 200 }, board, frame);
    const smaller = { width: 360, height: 300 };
    const after = resized(before, board, frame, smaller);
    const middle = (view: typeof before, size: typeof frame) => (size.width / 2 - view.x) / view.scale;
    assert.ok(Math.abs(middle(before, frame) - middle(after, smaller)) < 1e-9);
  });

  it('draws letters larger the farther the map is, up to a limit, and never smaller', () => {
    assert.equal(growth(1), 1);
    assert.ok(growth(0.44) * 0.44 >= 0.7);
    assert.equal(growth(0.05), growth(0.1));
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

describe('a note on the map', () => {
  const frame = { width: 300, height: 400 };
  const view = { x: -100, y: 0, scale: 1 };
  const note = (x: number, y: number) => ({ foot: { x, y }, wide: 80, high: 22 });

  it('stays where it is in the middle of the frame', () => {
    assert.deepEqual(inside(note(250, 200), view, frame), { x: 0, y: 0 });
  });

  it('is moved so far that no edge of the frame cuts it off', () => {
    const grown = growth(view.scale);
    for (const [x, y] of [
      [105, 10],
      [395, 200],
    ] as const) {
      const by = inside(note(x, y), view, frame);
      const left = view.x + x + by.x - 40 * grown;
      assert.ok(left >= 0 && left + 80 * grown <= frame.width, `${x}: ${left}`);
      assert.ok(view.y + y + by.y - 22 * grown >= 0);
    }
  });

  it('goes out of sight with what it is about', () => {
    assert.deepEqual(inside(note(50, 200), view, frame), { x: 0, y: 0 });
  });
});
