/** M10: Cover. */
import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';

/** What is printed on the space, or what a token lying there gives if that is more. */
export function coverOf(game: Game, space: SpaceId): number {
  let cover = game.board.spaces[space]?.cover ?? 0;
  for (const { token, space: at } of game.state.mission.tokens) {
    if (at === space) cover = Math.max(cover, game.box.components.tokens?.[token]?.cover ?? 0);
  }
  return cover;
}

/** What an attack from there loses against somebody on this space: nothing inside one Room, or from nowhere. */
export function coverAgainst(game: Game, space: SpaceId, from: SpaceId | null): number {
  if (from === null || from === space) return 0;
  const room = game.board.spaces[space]?.room ?? null;
  const inSameRoom = room !== null && room === game.board.spaces[from]?.room;
  return inSameRoom ? 0 : coverOf(game, space);
}
