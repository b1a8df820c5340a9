/** Turning, and stepping from square to square. */

import { DIRECTIONS, type Direction, NORTH } from './types.ts';

/** A direction after so many quarter turns clockwise. */
export const turned = (direction: Direction, turns: number): Direction =>
  DIRECTIONS[(direction + turns) & 3] ?? NORTH;

export const opposite = (direction: Direction): Direction => turned(direction, 2);

const STEP_X: readonly number[] = [0, 1, 0, -1];
const STEP_Y: readonly number[] = [-1, 0, 1, 0];

export const stepX = (direction: Direction): number => STEP_X[direction] ?? 0;
export const stepY = (direction: Direction): number => STEP_Y[direction] ?? 0;

/** The index of the square beside a square of a grid, or -1 beyond its end. */
export function besideOnGrid(width: number, height: number, square: number, direction: Direction): number {
  const x = (square % width) + stepX(direction);
  const y = Math.floor(square / width) + stepY(direction);
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}
