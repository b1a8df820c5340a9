/** M10: Cover. */
import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';

/** What an attack from there loses against somebody on this space: nothing inside one Room, or from nowhere. */
export function coverAgainst(game: Game, space: SpaceId, from: SpaceId | null): number {
  if (from === null || from === space) return 0;
  const here = game.board.spaces[space];
  if (!here) return 0;
  const inSameRoom = here.room !== null && here.room === game.board.spaces[from]?.room;
  return inSameRoom ? 0 : here.cover;
}
