/** Where the names of pins are written: under the pin, else over it, and nowhere where a figure would lie on them. */
import type { Point } from '../../base/point.ts';
import type { Mark } from './layout.ts';
import { type Box, NEAR, overlap } from './names.ts';
import type { BoardToken, PieceId } from './types.ts';

export interface PinName {
  /** The foot of its letters, seen from the pin. */
  readonly y: number;
  readonly side: PinSide;
  /** What it covers, near. */
  readonly box: Box;
}

/** So close to an edge a name is written toward the middle of the map, where it is not cut off. */
const EDGE = 60;
export type PinSide = 'first' | 'last' | 'middle';
const sideOf = (x: number, width: number): PinSide =>
  x < EDGE ? 'first' : x > width - EDGE ? 'last' : 'middle';

/** Half of what a figure takes with all that is around it, and of a pin. */
export const FIGURE = 35;
const PIN = 14;

export const around = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** Letters of a name, from line to line, and from its foot to its middle. */
const LETTER = 6.4;
const LINE = 14;
const MIDDLE = 4.5;
/** From a pin to the foot of a name under it, and over it. */
const BELOW = 24;
const ABOVE = -20;

/** The names that are written; whoever looks at another pin is told its name. */
export function pinNames(
  tokens: readonly Mark<BoardToken>[],
  places: ReadonlyMap<PieceId, Point>,
  width: number,
): ReadonlyMap<string, PinName> {
  const figures = [...places.values()].map((at) => around(at, FIGURE));
  const pins = tokens.flatMap(({ item, at }) => (item.kind === 'pin' ? [{ ...item, at }] : []));
  const taken: Box[] = [];
  const names = new Map<string, PinName>();
  for (const { id, text, line, at } of pins) {
    const side = sideOf(at.x, width);
    // Not over the other pins either: nobody could tell whose name it is.
    const others = pins.filter((other) => other.id !== id).map((other) => around(other.at, PIN));
    const isFree = (box: Box) =>
      [...taken, ...figures, ...others].every((other) => overlap(box, other) === 0);
    const name = [BELOW + LINE * line, ABOVE]
      .map((y) => ({ y, side, box: boxOf(text, at, y, side) }))
      .find(({ box }) => isFree(box));
    if (name === undefined) continue;
    names.set(id, name);
    taken.push(name.box);
  }
  return names;
}

function boxOf(text: string, { x, y }: Point, foot: number, side: PinSide): Box {
  const wide = text.length * LETTER * NEAR;
  const left = side === 'first' ? x - PIN * NEAR : side === 'last' ? x + PIN * NEAR - wide : x - wide / 2;
  const middle = y + (foot - MIDDLE) * NEAR;
  const half = (LINE * NEAR) / 2;
  return { left, right: left + wide, top: middle - half, bottom: middle + half };
}
