/** Turns a plan or a single drawing into a Board. */

import { type Problem, problemAt } from '../base/problems.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import { LruCache } from '../cache/lruCache.ts';
import { makeBoard } from './board.ts';
import { type Layout, layOut } from './layout.ts';
import type { BoardPlan, Compiled, DrawingSource, OverlayDrawing, Placement, TileDrawing } from './types.ts';

const NO_ENTRANCES: BoardPlan['entrances'] = [];

function entranceSpaces(
  plan: BoardPlan,
  layout: Layout,
  problems: Problem[],
): readonly (readonly [number, number])[] {
  const spaceAt = ([x, y]: readonly [number, number]): number => {
    const inside = x >= 0 && y >= 0 && x < layout.width && y < layout.height;
    const space = inside ? (layout.squareSpace[y * layout.width + x] ?? -1) : -1;
    if (space < 0) problems.push(problemAt(`entrance.${x},${y}`, 'plan.entranceOffMap'));
    return space;
  };
  return plan.entrances.map(([one, other]) => {
    const pair = [spaceAt(one), spaceAt(other)] as const;
    if (pair[0] >= 0 && pair[0] === pair[1]) {
      problems.push(problemAt(`entrance.${one.join()}`, 'plan.entranceOnOneSpace'));
    }
    return pair;
  });
}

function compile(key: string, plan: BoardPlan, source: DrawingSource): Compiled {
  const layout = layOut(plan, source);
  const problems = [...layout.problems];
  if (problems.length > 0) return { ok: false, problems };
  const entrances = entranceSpaces(plan, layout, problems);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, board: makeBoard(key, layout, entrances) };
}

const BOARDS_KEPT = 512;

/** Compiled boards by what their plans say. */
const compiled = new IdentityCache<DrawingSource, LruCache<Compiled>>();

/** Everything that makes two plans the same map; no id, whatever is in it, can make two read alike. */
function planKey({ tiles, overlays, entrances }: BoardPlan): string {
  const place = ({ id, x, y, turn }: Placement): readonly unknown[] => [id, x, y, turn];
  return JSON.stringify([tiles.map(place), overlays.map(place), entrances]);
}

/**
 * Compiles a plan, once: the same contents give the same Board. A source is a value: as long as it lives it must give
 * the same drawings for the same ids.
 */
export function compileBoard(plan: BoardPlan, source: DrawingSource): Compiled {
  const boards = compiled.of(source, () => new LruCache(BOARDS_KEPT));
  const key = planKey(plan);
  return boards.get(key, () => compile(key, plan, source));
}

/** A source of just these drawings. */
export function drawingSource(
  tiles: readonly TileDrawing[],
  overlays: readonly OverlayDrawing[] = [],
): DrawingSource {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const overlayById = new Map(overlays.map((overlay) => [overlay.id, overlay]));
  return { tile: (id) => byId.get(id), overlay: (id) => overlayById.get(id) };
}

/** The plan of a board drawn in one piece. Its tile has no id, so its spaces go by their bare names. */
export const singleDrawingPlan = (entrances: BoardPlan['entrances'] = NO_ENTRANCES): BoardPlan => ({
  tiles: [{ id: '', x: 0, y: 0, turn: 0 }],
  overlays: [],
  entrances,
});

/** A board drawn in one piece: spaces are named as in the drawing. */
export function compileDrawing(
  tile: TileDrawing,
  entrances: BoardPlan['entrances'] = NO_ENTRANCES,
): Compiled {
  return compile(JSON.stringify([tile, entrances]), singleDrawingPlan(entrances), {
    tile: () => tile,
    overlay: () => undefined,
  });
}
