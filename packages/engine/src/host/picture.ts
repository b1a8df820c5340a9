/** The compiled map as plain data for drawing. */

import type { Board, SpaceId } from '../board/types.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import { spacesOnBoard } from '../mission/words/places.ts';
import type { Game } from '../model/game.ts';
import type { Mission } from '../model/mission.ts';
import { missionOf } from '../rules/basics/mission.ts';
import type { BoardPicture, SpacePicture } from './protocol.ts';

/** A board never changes, so neither does its picture, as long as one Mission is played on it. */
const drawn = new IdentityCache<Board, { readonly mission: Mission; readonly picture: BoardPicture }>();

export function boardPicture(game: Game): BoardPicture {
  const { board } = game;
  const mission = missionOf(game);
  const known = drawn.get(board);
  if (known?.mission === mission) return known.picture;
  const picture = pictureOf(game, mission);
  drawn.set(board, { mission, picture });
  return picture;
}

function pictureOf({ board, state }: Game, { places = [] }: Mission): BoardPicture {
  const { key, width, height, edges, spaces, squareSpace } = board;
  return {
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
    places: places.map(({ id, place }) => ({ id, spaces: spacesOnBoard(board, place) ?? [] })),
  };
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
