/** Walking distances of spaces from a place for Stalkers, computed once per board and place. */

import type { Board, SpaceId } from '@zonecrawl/engine/board';
import { IdentityCache } from '@zonecrawl/engine/cache';
import type { Game } from '@zonecrawl/engine/model';

/** Unreachable. */
export const UNREACHED = 60;

const known = new IdentityCache<Board, Map<string, Uint8Array>>();

/** Steps from a space to the nearest of these. */
export function distanceTo(game: Game, spaces: readonly SpaceId[]): (from: SpaceId) => number {
  const field = fieldOf(game.board, spaces);
  return (from) => field[from] ?? UNREACHED;
}

function fieldOf(board: Board, spaces: readonly SpaceId[]): Uint8Array {
  const fields = known.of(board, () => new Map());
  const key = spaces.join();
  let field = fields.get(key);
  if (field === undefined) {
    field = flood(board, spaces);
    if (fields.size > MOST_KEPT) fields.clear();
    fields.set(key, field);
  }
  return field;
}

const MOST_KEPT = 500;

/** Edges are symmetric for Stalkers, so a search outward from the place gives the distances to it. */
function flood(board: Board, spaces: readonly SpaceId[]): Uint8Array {
  const field = new Uint8Array(board.spaces.length).fill(UNREACHED);
  let edge: SpaceId[] = [...spaces];
  for (const space of spaces) field[space] = 0;
  for (let steps = 1; edge.length > 0 && steps < UNREACHED; steps++) {
    const next: SpaceId[] = [];
    for (const space of edge) {
      for (const { to } of board.crossings('stalker', space)) {
        if ((field[to] ?? 0) <= steps) continue;
        field[to] = steps;
        next.push(to);
      }
    }
    edge = next;
  }
  return field;
}
