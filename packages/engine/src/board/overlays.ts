/** Lays an overlay over the map (M12). */

import { problemAt } from '../base/problems.ts';
import { besideOnGrid, opposite, turned } from './directions.ts';
import type { Ground } from './layout.ts';
import { type Laid, placed } from './pieces.ts';
import { DIRECTIONS, type OverlayDrawing } from './types.ts';

/** What an overlay draws replaces what was there; of two overlays the later one lies on top. */
export function layOverlay(ground: Ground, overlay: Laid<OverlayDrawing>): void {
  const { width, height, squareSpace, sides, problems } = ground;
  const where = `overlay.${overlay.placement.id}`;
  const spaceOf = (square: number): number => (square < 0 ? -1 : (squareSpace[square] ?? -1));
  for (const [drawn, name] of overlay.drawing.names.entries()) {
    const [x, y] = placed(overlay, drawn);
    const square = x < width && y < height ? y * width + x : -1;
    const space = spaceOf(square);
    if (space < 0 && name !== '') {
      problems.push(problemAt(where, 'plan.offMap', { square: name, x, y }));
    }
    if (square < 0) continue;
    for (const drawnDirection of DIRECTIONS) {
      const edge = overlay.drawing.edges[drawn * 4 + drawnDirection] ?? null;
      if (edge === null) continue;
      const direction = turned(drawnDirection, overlay.placement.turn);
      const beside = besideOnGrid(width, height, square, direction);
      if (space >= 0 && spaceOf(beside) === space) {
        const inside = ground.spaces[space]?.name ?? '';
        problems.push(problemAt(where, 'plan.edgeInside', { space: inside, x, y }));
      }
      if (space >= 0) sides[square * 4 + direction] = edge;
      if (spaceOf(beside) >= 0) sides[beside * 4 + opposite(direction)] = edge;
    }
    const changed = overlay.piece.spaces?.[name];
    const target = ground.spaces[space];
    if (name === '' || changed === undefined || target === undefined) continue;
    const { blocked, ...properties } = changed;
    if (blocked !== undefined) ground.blocked[square] = blocked ? 1 : 0;
    target.properties = { ...target.properties, ...properties };
  }
}
