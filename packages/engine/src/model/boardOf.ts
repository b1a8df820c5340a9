/** The compiled board of a plan. Plans are never changed, only replaced, so their identity is enough to find it again. */

import { ProblemError } from '../base/errors.ts';
import { compileBoard } from '../board/index.ts';
import type { Board, BoardPlan, DrawingSource } from '../board/types.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import type { Box } from './box.ts';

const boards = new IdentityCache<BoardPlan, Board>();

export function boardOf(box: Box, plan: BoardPlan): Board {
  const known = boards.get(plan);
  if (known) return known;
  const compiled = compileBoard(plan, sourceOf(box, plan));
  if (!compiled.ok) {
    throw new ProblemError(compiled.problems);
  }
  boards.set(plan, compiled.board);
  return compiled.board;
}

/** The box's drawings, and before them those the plan brings along. */
function sourceOf(box: Box, plan: BoardPlan): DrawingSource {
  const { drawn } = plan;
  if (!drawn) return box.drawings;
  return {
    tile: (id) => drawn.tiles.find((tile) => tile.id === id) ?? box.drawings.tile(id),
    overlay: (id) => drawn.overlays.find((overlay) => overlay.id === id) ?? box.drawings.overlay(id),
  };
}
