/** Finds places on a board by what people call them. */

import { IdentityCache } from '../cache/identityCache.ts';
import { spaceId, squareId } from './ids.ts';
import type { Board, SpaceId, SquareId } from './types.ts';

const namesOf = new IdentityCache<Board, ReadonlyMap<string, SpaceId>>();

/** The space of this name, if the board has it. */
export function spaceAt(board: Board, name: string): SpaceId | undefined {
  let names = namesOf.get(board);
  if (names === undefined) {
    names = new Map(board.spaces.map((space) => [space.name, space.id]));
    namesOf.set(board, names);
  }
  return names.get(name);
}

/** The square in this column and row, if there is map. */
export function squareAt(board: Board, x: number, y: number): SquareId | undefined {
  if (!(x >= 0 && y >= 0 && x < board.width && y < board.height)) return undefined;
  const square = y * board.width + x;
  return (board.squareSpace[square] ?? -1) < 0 ? undefined : squareId(square);
}

/** The space a square belongs to. */
export function spaceOfSquare(board: Board, square: SquareId): SpaceId | undefined {
  const space = board.squareSpace[square] ?? -1;
  return space < 0 ? undefined : spaceId(space);
}
