/** Random maps for property tests, small enough for the slow way. */

import fc from 'fast-check';
import type { EdgeKind } from '../../src/board/index.ts';
import type { Model } from './oracle.ts';

const KINDS: readonly EdgeKind[] = ['open', 'open', 'open', 'impassable', 'wall', 'door', 'window'];

/** Squares joined by chance into spaces: neighbours that agree to merge share a name. */
function nameSquares(
  width: number,
  height: number,
  mergeEast: readonly boolean[],
  mergeSouth: readonly boolean[],
) {
  const names = Array.from({ length: width * height }, (_, square) => String.fromCharCode(97 + square));
  const join = (one: number, other: number): void => {
    const [kept, gone] = [names[one], names[other]];
    for (const [square, name] of names.entries()) if (name === gone) names[square] = kept ?? '';
  };
  for (let square = 0; square < width * height; square++) {
    if ((square + 1) % width !== 0 && mergeEast[square] === true) join(square, square + 1);
    if (square + width < width * height && mergeSouth[square] === true) join(square, square + width);
  }
  return names;
}

const merge = fc.integer({ min: 0, max: 9 }).map((chance) => chance > 6);

export const models: fc.Arbitrary<Model> = fc
  .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 4 }) })
  .chain(({ width, height }) => {
    const squares = width * height;
    const each = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: squares, maxLength: squares });
    const square = fc.integer({ min: 0, max: squares - 1 });
    return fc
      .record({
        mergeEast: each(merge),
        mergeSouth: each(merge),
        east: each(fc.constantFrom(...KINDS)),
        south: each(fc.constantFrom(...KINDS)),
        wet: fc.array(square, { maxLength: 2 }),
        entrances: fc.array(fc.tuple(square, square), { maxLength: 1 }),
      })
      .map(({ mergeEast, mergeSouth, east, south, wet, entrances }) => {
        const names = nameSquares(width, height, mergeEast, mergeSouth);
        return {
          width,
          height,
          names,
          east,
          south,
          water: wet.map((index) => names[index] ?? ''),
          entrances: entrances.filter(([one, other]) => names[one] !== names[other]),
        };
      });
  });
