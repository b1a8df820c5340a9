/** What names of places shall not lie over: figures, tokens, symbols, pins with their own names, and what is printed. */
import type { Point } from '../../base/point.ts';
import { middle } from './geometry.ts';
import type { Marks } from './layout.ts';
import { type Box, FAR, NEAR } from './names.ts';
import { around, FIGURE, type PinName } from './pinNames.ts';
import type { BoardPicture, BoardSpace, PieceId } from './types.ts';
import type { Note } from './viewport.ts';

/** By how far letters have grown. */
export interface Obstacles {
  readonly near: readonly Box[];
  readonly far: readonly Box[];
}

/** Half of what they take, in board units. */
const TOKEN = 14;
const SYMBOL = 12;

/** Where the badges of a space begin, seen from the middle of its first square, how far apart, and their size. */
export const BADGE = { from: -47, apart: 60, width: 34, height: 19 };
/** Where the reference of a space ends, seen from the middle of its last square, and the size of its letters. */
export const LABEL = { end: 44, letter: 8, height: 13 };

/** Badges and references: their letters grow away from the corner they lie in. */
export function printsOn(picture: BoardPicture, space: BoardSpace, grown: number): readonly Box[] {
  const [first] = space.squares;
  const last = space.squares.at(-1);
  if (first === undefined || last === undefined) return [];
  const [at, end] = [middle(picture, first), middle(picture, last)];
  const badges = [space.cover ?? 0, space.radiation ?? 0].filter((figure) => figure > 0);
  const [right, bottom] = [end.x + LABEL.end, end.y + LABEL.end];
  return [
    ...badges.map((_, index): Box => {
      const [left, top] = [at.x + BADGE.from + index * BADGE.apart, at.y + BADGE.from];
      return { left, top, right: left + BADGE.width * grown, bottom: top + BADGE.height * grown };
    }),
    ...(space.label === undefined
      ? []
      : [
          {
            left: right - space.label.length * LABEL.letter * grown,
            top: bottom - LABEL.height * grown,
            right,
            bottom,
          },
        ]),
  ];
}

export function obstaclesOf(
  picture: BoardPicture,
  places: ReadonlyMap<PieceId, Point>,
  { tokens, symbols }: Marks,
  pins: ReadonlyMap<string, PinName>,
  notes: readonly Note[] = [],
): Obstacles {
  const all = (grown: number): readonly Box[] => [
    ...[...places.values()].map((at) => around(at, FIGURE)),
    ...symbols.map(({ at }) => around(at, SYMBOL)),
    ...picture.spaces.flatMap((space) => printsOn(picture, space, grown)),
    ...notes.map(({ foot: { x, y }, wide, high }): Box => {
      const half = (wide * grown) / 2;
      return { left: x - half, right: x + half, top: y - high * grown, bottom: y };
    }),
    ...tokens.map(({ item, at }) => around(at, item.kind === 'pin' ? TOKEN * grown : TOKEN)),
  ];
  return {
    // From far a pin does not tell its name.
    near: [...all(NEAR), ...[...pins.values()].map(({ box }) => box)],
    far: all(FAR),
  };
}
