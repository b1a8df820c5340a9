import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Point } from '../../base/point.ts';
import { overlap } from './names.ts';
import { around, FIGURE, pinNames } from './pinNames.ts';

const WIDTH = 1000;
const pin = (id: string, at: Point, line = 0) => ({
  item: {
    kind: 'pin',
    pin: 'action',
    id,
    space: id,
    text: 'Search the crates',
    open: true,
    line,
    count: 1,
    isNext: false,
  } as const,
  at,
});
const at = (x: number, y: number): Point => ({ x, y });
const standing = (...places: readonly Point[]) => new Map(places.map((place, index) => [`${index}`, place]));

describe('the name of a pin', () => {
  it('is written under it', () => {
    const name = pinNames([pin('crates', at(500, 300))], standing(), WIDTH).get('crates');
    assert.ok(name && name.y > 0);
  });

  it('is written over it where a figure stands below, and lies under no figure', () => {
    const figure = at(530, 340);
    const name = pinNames([pin('crates', at(500, 300))], standing(figure), WIDTH).get('crates');
    assert.ok(name && name.y < 0);
    assert.equal(overlap(name.box, around(figure, FIGURE)), 0);
  });

  it('is left out where figures stand below and above', () => {
    const names = pinNames([pin('crates', at(500, 300))], standing(at(530, 340), at(470, 262)), WIDTH);
    assert.equal(names.size, 0);
  });

  it('lies over neither another name nor another pin', () => {
    const pins = [pin('one', at(500, 300)), pin('other', at(540, 300)), pin('below', at(500, 335))];
    const names = pinNames(pins, standing(), WIDTH);
    const boxes = [...names].map(([id, { box }]) => ({ id, box }));
    for (const { id, box } of boxes) {
      const others = [
        ...boxes.filter((other) => other.id !== id).map((other) => other.box),
        ...pins.filter(({ item }) => item.id !== id).map((other) => around(other.at, 14)),
      ];
      assert.ok(
        others.every((other) => overlap(box, other) === 0),
        id,
      );
    }
    assert.ok(boxes.length > 0);
  });

  it('stays on the map', () => {
    for (const x of [20, WIDTH - 20]) {
      const name = pinNames([pin('crates', at(x, 300))], standing(), WIDTH).get('crates');
      assert.ok(name && name.box.left > -10 && name.box.right < WIDTH + 10);
    }
  });
});
