import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crossing, geometryOf, nearestToward, outline } from './geometry.ts';
import type { BoardPicture } from './types.ts';

/** Three squares in a row, a door between the first two, the last two one space. */
const picture: BoardPicture = {
  width: 3,
  height: 1,
  squares: ['a', 'b', 'b'],
  spaces: [
    { id: 'a', name: 'a', squares: [0], terrain: 'grass' },
    { id: 'b', name: 'b', squares: [1, 2], terrain: 'grass' },
  ],
  vertical: ['wall', 'door', 'open', 'wall'],
  horizontal: ['wall', 'wall', 'wall', 'wall', 'wall', 'wall'],
};

describe('the geometry of the board', () => {
  it('draws a space of several squares as one outline', () => {
    assert.equal(
      outline(picture, [1, 2], 0, 0),
      'M300 0Q300 0 300 0L300 100Q300 100 300 100L100 100Q100 100 100 100L100 0Q100 0 100 0Z',
    );
  });

  it('draws squares that touch by a corner only as two outlines', () => {
    const grid: BoardPicture = { ...picture, width: 2, height: 2, squares: ['a', 'b', 'b', 'a'] };
    assert.equal(outline(grid, [0, 3], 0, 0).match(/Z/g)?.length, 2);
  });

  it('draws the hole in a ring of squares as an outline of its own', () => {
    const grid: BoardPicture = {
      ...picture,
      width: 3,
      height: 3,
      squares: Array.from({ length: 9 }, () => 'a'),
    };
    assert.equal(outline(grid, [0, 1, 2, 3, 5, 6, 7, 8], 0, 0).match(/Z/g)?.length, 2);
  });

  it('leads a path through the door', () => {
    assert.deepEqual(crossing(geometryOf(picture), 'a', 'b'), { x: 100, y: 50 });
  });

  it('finds what lies in a direction, the straight way first', () => {
    const items = [
      { id: 'straight', x: 300, y: 0 },
      { id: 'aside', x: 200, y: 150 },
      { id: 'behind', x: -100, y: 0 },
    ];
    assert.equal(nearestToward({ x: 0, y: 0 }, 1, 0, items)?.id, 'straight');
    assert.equal(nearestToward({ x: 0, y: 0 }, 0, -1, items), undefined);
  });
});
