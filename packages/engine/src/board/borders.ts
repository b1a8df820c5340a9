/** All that joins two spaces, from both sides: what the tables of a board are made from. */

import { opposite, stepX, stepY } from './directions.ts';
import type { Layout } from './layout.ts';
import { DIRECTIONS, type EdgeKind } from './types.ts';

/** Ways out of a space: the four directions, and Entrances, which lie in none (LT3). */
export const WAYS = 5;
export const ENTRANCE = 4;

/** One square edge between two spaces, or an Entrance (LT2). */
export interface Border {
  readonly from: number;
  readonly way: number;
  readonly to: number;
  /** What either side brings (M6). An Entrance is open for everybody. */
  readonly mine: EdgeKind;
  readonly theirs: EdgeKind;
}

/** In order of space, way and goal. Two spaces may share several edges (M7); all are listed. */
export function findBorders(
  layout: Layout,
  entrances: readonly (readonly [number, number])[],
): readonly Border[] {
  const { width, height, squareSpace, sides } = layout;
  const borders: Border[] = [];
  for (const { index: from, squares } of layout.spaces) {
    const own: Border[] = [];
    for (const square of squares) {
      const column = square % width;
      const row = (square - column) / width;
      for (const way of DIRECTIONS) {
        const x = column + stepX(way);
        const y = row + stepY(way);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const beside = y * width + x;
        const to = squareSpace[beside] ?? -1;
        if (to < 0 || to === from) continue;
        const mine = sides[square * 4 + way] ?? 'wall';
        const theirs = sides[beside * 4 + opposite(way)] ?? 'wall';
        own.push({ from, way, to, mine, theirs });
      }
    }
    for (const [one, other] of entrances) {
      const to = one === from ? other : other === from ? one : -1;
      if (to >= 0) own.push({ from, way: ENTRANCE, to, mine: 'open', theirs: 'open' });
    }
    own.sort((one, other) => one.way - other.way || one.to - other.to);
    for (const border of own) borders.push(border);
  }
  return borders;
}
