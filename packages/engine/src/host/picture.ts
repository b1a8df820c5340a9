/** The compiled map as plain data for drawing. */

import type { Board, SpaceId } from '../board/types.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import type { Game } from '../model/game.ts';
import type { BoardPicture, SpacePicture } from './protocol.ts';

/** A board never changes, so neither does its picture. */
const drawn = new IdentityCache<Board, BoardPicture>();

export function boardPicture({ board, state }: Game): BoardPicture {
  let picture = drawn.get(board);
  if (picture === undefined) {
    const { key, width, height, edges, spaces, squareSpace } = board;
    picture = {
      key,
      width,
      height,
      squares: Array.from(squareSpace),
      spaces: spaces.map((space): SpacePicture => {
        const room = space.room === null ? undefined : board.rooms[space.room];
        return { ...space, building: room?.building ?? null };
      }),
      edges,
      entrances: entrancesOf(board, state.map.entrances),
    };
    drawn.set(board, picture);
  }
  return picture;
}

/** LT2: squares of the plan as spaces. */
function entrancesOf(
  { squareSpace, spaces, width }: Board,
  entrances: Game['state']['map']['entrances'],
): readonly (readonly [SpaceId, SpaceId])[] {
  const spaceAt = ([x, y]: readonly [number, number]): SpaceId | undefined =>
    spaces[squareSpace[y * width + x] ?? -1]?.id;
  const pairs: (readonly [SpaceId, SpaceId])[] = [];
  for (const [one, other] of entrances) {
    const here = spaceAt(one);
    const there = spaceAt(other);
    if (here !== undefined && there !== undefined) pairs.push([here, there]);
  }
  return pairs;
}
