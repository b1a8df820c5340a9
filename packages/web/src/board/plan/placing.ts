/** Shapes placed and turned by arithmetic, as path data: many of them can be one shape for the browser. */

import type { Point } from '../../base/point.ts';

/** Somewhere on the map, turned clockwise by some degrees. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** A point of the shape as path data, where it comes to lie. */
  readonly at: (x: number, y: number) => string;
}

/** As many digits as can be seen. */
export const short = (value: number): number => Math.round(value * 100) / 100;

/** A point turned clockwise around the origin. */
export function turned(x: number, y: number, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

export function placing(x: number, y: number, turn = 0): Placing {
  return {
    x,
    y,
    turn,
    at: (px, py) => {
      const by = turned(px, py, turn);
      return `${short(x + by.x)} ${short(y + by.y)}`;
    },
  };
}

/** Placed and turned within what is placed itself. */
export function within(on: Placing, x: number, y: number, turn = 0): Placing {
  const by = turned(x, y, on.turn);
  return placing(on.x + by.x, on.y + by.y, on.turn + turn);
}

export const polygon = ({ at }: Placing, corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => at(x, y)).join('L')}Z`;

/** A box around the place, its corners rounded by a radius. */
export function roundedBox({ at }: Placing, width: number, height: number, radius: number): string {
  const [right, low] = [width / 2, height / 2];
  const arc = `A${radius} ${radius} 0 0 1 `;
  return (
    `M${at(-right + radius, -low)}L${at(right - radius, -low)}${arc}${at(right, -low + radius)}` +
    `L${at(right, low - radius)}${arc}${at(right - radius, low)}` +
    `L${at(-right + radius, low)}${arc}${at(-right, low - radius)}` +
    `L${at(-right, -low + radius)}${arc}${at(-right + radius, -low)}Z`
  );
}
