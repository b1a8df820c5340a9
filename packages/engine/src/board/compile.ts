/** Turns a plan into a Board, once per plan: the same contents give the same Board. */

import { makeBoard } from './board.ts';
import type { Layout } from './layout.ts';
import { layOut } from './layout.ts';
import type {
  BoardPlan,
  BoardProblem,
  Compiled,
  DrawingSource,
  OverlayDrawing,
  Placement,
  TileDrawing,
} from './types.ts';

/** Boards remembered per source; the one asked for longest ago goes first. */
const BOARDS_KEPT = 128;

const NO_ENTRANCES: BoardPlan['entrances'] = [];

/** Everything that makes two plans the same map. */
function planKey({ tiles, overlays, entrances }: BoardPlan): string {
  const place = ({ id, x, y, turn }: Placement): readonly [string, number, number, number] => [
    id,
    x,
    y,
    turn,
  ];
  return JSON.stringify([tiles.map(place), overlays.map(place), entrances]);
}

function entranceSpaces(
  plan: BoardPlan,
  layout: Layout,
  problems: BoardProblem[],
): readonly (readonly [number, number])[] {
  const spaceAt = ([x, y]: readonly [number, number]): number => {
    const inside = x >= 0 && y >= 0 && x < layout.width && y < layout.height;
    const space = inside ? (layout.squareSpace[y * layout.width + x] ?? -1) : -1;
    if (space < 0) problems.push({ where: `entrance at ${x}, ${y}`, what: 'there is no map on this square' });
    return space;
  };
  return plan.entrances.map(([one, other]) => {
    const pair = [spaceAt(one), spaceAt(other)] as const;
    if (pair[0] >= 0 && pair[0] === pair[1]) {
      const what = 'both ends lie on one space; an Entrance joins two (LT2)';
      problems.push({ where: `entrance at ${one.join(', ')}`, what });
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

const samePlacements = (one: readonly Placement[], other: readonly Placement[]): boolean => {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    const a = one[index];
    const b = other[index];
    if (a === undefined || b === undefined) return false;
    if (a.x !== b.x || a.y !== b.y || a.turn !== b.turn || a.id !== b.id) return false;
  }
  return true;
};

const sameEntrances = (one: BoardPlan['entrances'], other: BoardPlan['entrances']): boolean =>
  one.length === other.length &&
  one.every(([a, b], index) => {
    const pair = other[index];
    if (pair === undefined) return false;
    const [c, d] = pair;
    return a[0] === c[0] && a[1] === c[1] && b[0] === d[0] && b[1] === d[1];
  });

const samePlan = (one: BoardPlan, other: BoardPlan): boolean =>
  samePlacements(one.tiles, other.tiles) &&
  samePlacements(one.overlays, other.overlays) &&
  sameEntrances(one.entrances, other.entrances);

const copyOf = ({ tiles, overlays, entrances }: BoardPlan): BoardPlan => ({
  tiles: tiles.map((tile) => ({ ...tile })),
  overlays: overlays.map((overlay) => ({ ...overlay })),
  entrances: entrances.map(([[ax, ay], [bx, by]]) => [
    [ax, ay],
    [bx, by],
  ]),
});

/** What a plan object said when it was last compiled: spares making its key, and notices if it was changed since. */
interface Remembered {
  readonly plan: BoardPlan;
  readonly compiled: Compiled;
}

class Shelf {
  private readonly byKey = new Map<string, Compiled>();
  private readonly byPlan = new WeakMap<BoardPlan, Remembered>();

  get(plan: BoardPlan, source: DrawingSource): Compiled {
    const remembered = this.byPlan.get(plan);
    if (remembered !== undefined && samePlan(remembered.plan, plan)) return remembered.compiled;
    const key = planKey(plan);
    const compiled = this.byKey.get(key) ?? compile(key, plan, source);
    this.byKey.delete(key);
    this.byKey.set(key, compiled);
    for (const oldest of this.byKey.keys()) {
      if (this.byKey.size <= BOARDS_KEPT) break;
      this.byKey.delete(oldest);
    }
    this.byPlan.set(plan, { plan: copyOf(plan), compiled });
    return compiled;
  }
}

const shelves = new WeakMap<DrawingSource, Shelf>();

/** Compiles a plan. A source is a value: it must give the same drawings for the same ids as long as it lives. */
export function compileBoard(plan: BoardPlan, source: DrawingSource): Compiled {
  let shelf = shelves.get(source);
  if (shelf === undefined) {
    shelf = new Shelf();
    shelves.set(source, shelf);
  }
  return shelf.get(plan, source);
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
