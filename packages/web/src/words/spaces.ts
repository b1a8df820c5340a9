/** Where things are, in words: the map reference of a space, and directions. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import { type Name, wordsOf } from '../text/index.ts';

/** The map reference of a space: column letter and row number of its first square. Nothing else names spaces. */
export function spaceName({ width, spaces }: BoardPicture, id: SpaceId): string {
  const square = spaces[id]?.squares[0];
  if (square === undefined) return '?';
  const x = square % width;
  const letter = String.fromCharCode(65 + (x % 26));
  const column = x < 26 ? letter : `${String.fromCharCode(64 + Math.floor(x / 26))}${letter}`;
  return `${column}${Math.floor(square / width) + 1}`;
}

export const DIRECTION_NAMES = ['north', 'east', 'south', 'west'] as const;
export const directionIn = (direction: 0 | 1 | 2 | 3): Name => ({
  name: `table.direction.${DIRECTION_NAMES[direction]}`,
});
export const directionName = (direction: 0 | 1 | 2 | 3): string => wordsOf(directionIn(direction));
