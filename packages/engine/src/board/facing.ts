/** Which way to turn to face a space (F1). */

import { turned } from './directions.ts';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  type SightTable,
  type SpaceId,
  UNREACHABLE,
  type Walker,
} from './types.ts';

/**
 * The directions in which `from` faces `to`, in order north, east, south, west; more than one is a tie for the Lead
 * Stalker. None: keep the facing (the same space, through an Entrance, or no way at all). `seer` is who looks from
 * there, if anybody: what shuts one's own view need not shut theirs.
 */
export function directionTo(
  board: Board,
  walker: Walker,
  sight: SightTable,
  from: SpaceId,
  to: SpaceId,
  seer: Walker | null = null,
): readonly Direction[] {
  if (from === to) return [];
  const shared = sharedEdges(board, walker, from, to);
  if (shared.length > 0) {
    const crossings = board.crossings(walker, from);
    const crossed = shared.filter((direction) =>
      crossings.some((crossing) => crossing.to === to && crossing.direction === direction),
    );
    return crossed.length > 0 ? crossed : shared;
  }
  if (board.range(walker, from, to) === 1) return []; // next to it through an Entrance only
  const fewest = sight.distance(walker, from, to);
  if (fewest !== UNREACHABLE) {
    return DIRECTIONS.filter((direction) => sight.edges(walker, from, to, direction) === fewest);
  }
  const seen = seer === null ? [] : directionsSeenFrom(seer, sight, from, to);
  return seen.length > 0 ? seen : firstOfRangePaths(board, walker, from, to);
}

/** From which directions the other one sees it, fewest edges first. */
function directionsSeenFrom(
  seer: Walker,
  sight: SightTable,
  from: SpaceId,
  to: SpaceId,
): readonly Direction[] {
  const fewest = sight.distance(seer, to, from);
  if (fewest === UNREACHABLE) return [];
  return DIRECTIONS.filter((direction) => sight.edges(seer, to, from, turned(direction, 2)) === fewest);
}

/** Edges between two spaces that are no walls for this walker (M3); No Visibility does not matter for these. */
function sharedEdges(board: Board, walker: Walker, from: SpaceId, to: SpaceId): readonly Direction[] {
  const clear = board.sight([]);
  return DIRECTIONS.filter((direction) => clear.edges(walker, from, to, direction) === 1);
}

function firstOfRangePaths(board: Board, walker: Walker, from: SpaceId, to: SpaceId): readonly Direction[] {
  const range = board.range(walker, from, to);
  if (range === UNREACHABLE) return [];
  const steps = board.adjacent(walker, from).filter((step) => board.range(walker, step, to) === range - 1);
  const shared = steps.flatMap((step) => sharedEdges(board, walker, from, step));
  return DIRECTIONS.filter((direction) => shared.includes(direction));
}
