/** The ways from a space as a Stalker may go them (M4, M5), read from the drawn map. */
import type { Direction, SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';

export interface Exit {
  /** null: through an Entrance. */
  readonly direction: Direction | null;
  readonly to: SpaceId;
  readonly by: 'open' | 'door' | 'window';
}

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** In order N, E, S, W, Entrances; two ways to the same space on the same side are one, the widest. */
export function exitsOf(board: BoardPicture, space: SpaceId): readonly Exit[] {
  const exits: Exit[] = [];
  for (const direction of DIRECTIONS) {
    for (const square of board.spaces[space]?.squares ?? []) {
      const exit = across(board, square, direction);
      if (exit === null || exit.to === space) continue;
      const twin = exits.findIndex((one) => one.direction === direction && one.to === exit.to);
      if (twin < 0) exits.push(exit);
      else if (exit.by === 'open') exits[twin] = exit;
    }
  }
  for (const [one, other] of board.entrances) {
    const to = one === space ? other : other === space ? one : undefined;
    if (to !== undefined) exits.push({ direction: null, to, by: 'open' });
  }
  return exits;
}

function across(board: BoardPicture, square: number, direction: Direction): Exit | null {
  const by = board.edges[square * 4 + direction];
  const to = board.spaces[board.squares[beyond(board, square, direction)] ?? -1];
  if (to === undefined || to.water || by === undefined || by === 'wall' || by === 'impassable') return null;
  return { direction, to: to.id, by };
}

/** The square on the other side; -1 beyond the map. */
function beyond({ width, squares }: BoardPicture, square: number, direction: Direction): number {
  const x = square % width;
  switch (direction) {
    case 0:
      return square - width;
    case 1:
      return x + 1 < width ? square + 1 : -1;
    case 2:
      return square + width < squares.length ? square + width : -1;
    case 3:
      return x > 0 ? square - 1 : -1;
  }
}
