/** Lays tiles and overlays on one grid: which square belongs to which space, and what each side brings to an edge. */

import { besideOnGrid, opposite, turned } from './directions.ts';
import type { Drawing, DrawingKind, ParsedDrawing } from './drawing.ts';
import { parseDrawing } from './drawing.ts';
import type {
  BoardPlan,
  BoardProblem,
  DrawingSource,
  EdgeKind,
  OverlayDrawing,
  Placement,
  SpaceProperties,
  TileDrawing,
} from './types.ts';
import { DIRECTIONS } from './types.ts';

/** A space while the map is being laid; overlays still change it. */
export interface SpaceDraft {
  readonly name: string;
  readonly squares: number[];
  properties: SpaceProperties;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** In the order of the plan's tiles, then of the drawing as drawn: appending a tile renumbers nothing. */
  readonly spaces: readonly SpaceDraft[];
  /** Index into `spaces` by square, or -1. */
  readonly squareSpace: Int16Array;
  /** What each square brings to its four edges, `square * 4 + direction`. */
  readonly sides: readonly EdgeKind[];
  /** 1 where an overlay leaves no place to stand. */
  readonly blocked: Uint8Array;
  readonly problems: readonly BoardProblem[];
}

/** Far more than all tiles of the box; keep a stranger's plan from growing without bound. */
const MOST_SQUARES_A_SIDE = 256;
const MOST_SPACES = 1000;

const parsed: Readonly<Record<DrawingKind, WeakMap<TileDrawing | OverlayDrawing, ParsedDrawing>>> = {
  tile: new WeakMap(),
  overlay: new WeakMap(),
};

/** Drawings are values: each is read once, however many plans use it. */
function read(piece: TileDrawing | OverlayDrawing, kind: DrawingKind): ParsedDrawing {
  const known = parsed[kind].get(piece);
  if (known !== undefined) return known;
  const fresh = withKnownSpaces(piece, kind, parseDrawing(`${kind} ${piece.id}`, piece.drawing, kind));
  parsed[kind].set(piece, fresh);
  return fresh;
}

function withKnownSpaces(
  piece: TileDrawing | OverlayDrawing,
  kind: DrawingKind,
  result: ParsedDrawing,
): ParsedDrawing {
  if (!result.ok) return result;
  const problems: BoardProblem[] = [];
  for (const [name, properties] of Object.entries(piece.spaces ?? {})) {
    const where = `${kind} ${piece.id}, space "${name}"`;
    if (!result.drawing.names.includes(name)) {
      problems.push({ where, what: 'has properties, but no square of the drawing bears this name' });
    }
    for (const figure of [properties.cover, properties.radiation]) {
      if (figure === undefined || (Number.isInteger(figure) && figure >= 0)) continue;
      problems.push({ where, what: `cover and radiation are whole numbers from 0 up, not ${figure}` });
    }
  }
  return problems.length > 0 ? { ok: false, problems } : result;
}

interface Laid<Piece> {
  readonly piece: Piece;
  readonly placement: Placement;
  readonly drawing: Drawing;
}

function lay<Piece extends TileDrawing | OverlayDrawing>(
  kind: DrawingKind,
  placements: readonly Placement[],
  find: (id: string) => Piece | undefined,
  problems: BoardProblem[],
): readonly Laid<Piece>[] {
  const laid: Laid<Piece>[] = [];
  for (const placement of placements) {
    const where = `${kind} ${placement.id}`;
    const piece = find(placement.id);
    if (piece === undefined) {
      problems.push({ where, what: `there is no ${kind} with this id` });
      continue;
    }
    const { x, y } = placement;
    if (!(isOnGrid(x) && isOnGrid(y) && DIRECTIONS.includes(placement.turn))) {
      const what = `x and y are whole numbers from 0 to ${MOST_SQUARES_A_SIDE - 1}, turn is 0, 1, 2 or 3; not ${x}, ${y}, ${placement.turn}`;
      problems.push({ where, what });
      continue;
    }
    const result = read(piece, kind);
    if (result.ok) laid.push({ piece, placement, drawing: result.drawing });
    else problems.push(...result.problems);
  }
  return laid;
}

const isOnGrid = (place: number): boolean =>
  Number.isInteger(place) && place >= 0 && place < MOST_SQUARES_A_SIDE;

const turnedWidth = ({ drawing, placement }: Laid<unknown>): number =>
  placement.turn % 2 === 0 ? drawing.width : drawing.height;
const turnedHeight = ({ drawing, placement }: Laid<unknown>): number =>
  placement.turn % 2 === 0 ? drawing.height : drawing.width;

/** Where a square of a drawing comes to lie on the grid. */
function placed({ drawing, placement }: Laid<unknown>, square: number): readonly [x: number, y: number] {
  const x = square % drawing.width;
  const y = Math.floor(square / drawing.width);
  switch (placement.turn) {
    case 0:
      return [placement.x + x, placement.y + y];
    case 1:
      return [placement.x + drawing.height - 1 - y, placement.y + x];
    case 2:
      return [placement.x + drawing.width - 1 - x, placement.y + drawing.height - 1 - y];
    case 3:
      return [placement.x + y, placement.y + drawing.width - 1 - x];
  }
}

/** Lays out a whole plan. When there are problems the rest of the layout is not to be used. */
export function layOut(plan: BoardPlan, source: DrawingSource): Layout {
  const problems: BoardProblem[] = [];
  const tiles = lay('tile', plan.tiles, (id) => source.tile(id), problems);
  const overlays = lay('overlay', plan.overlays, (id) => source.overlay(id), problems);
  const width = Math.max(0, ...tiles.map((tile) => tile.placement.x + turnedWidth(tile)));
  const height = Math.max(0, ...tiles.map((tile) => tile.placement.y + turnedHeight(tile)));
  if (plan.tiles.length === 0) problems.push({ where: 'plan', what: 'a map needs at least one tile' });

  const spaces: SpaceDraft[] = [];
  const squareSpace = new Int16Array(width * height).fill(-1);
  const sides = new Array<EdgeKind>(width * height * 4).fill('wall');
  const blocked = new Uint8Array(width * height);
  const names = new Set<string>();

  for (const tile of tiles) {
    const own = new Map<string, number>();
    for (const [drawn, name] of tile.drawing.names.entries()) {
      if (name === '') continue;
      const [x, y] = placed(tile, drawn);
      const square = y * width + x;
      if ((squareSpace[square] ?? -1) >= 0) {
        const what = `lies on another tile at ${x}, ${y}; tiles must not overlap`;
        problems.push({ where: `tile ${tile.placement.id}`, what });
        continue;
      }
      let space = own.get(name);
      if (space === undefined) {
        space = spaces.length;
        own.set(name, space);
        spaces.push(draft(tile, name, names, problems));
      }
      squareSpace[square] = space;
      spaces[space]?.squares.push(square);
      for (const direction of DIRECTIONS) {
        const side = tile.drawing.edges[drawn * 4 + direction] ?? 'open';
        sides[square * 4 + turned(direction, tile.placement.turn)] = side;
      }
    }
  }
  for (const space of spaces) space.squares.sort((one, other) => one - other);
  if (spaces.length > MOST_SPACES) {
    problems.push({ where: 'plan', what: `${spaces.length} spaces; a map has at most ${MOST_SPACES}` });
  }
  const layout: Layout = { width, height, spaces, squareSpace, sides, blocked, problems };
  for (const overlay of overlays) layOverlay(layout, sides, overlay, problems);
  return layout;
}

/** A tile without id is a board drawn in one piece: its spaces go by their bare names. */
function draft(
  tile: Laid<TileDrawing>,
  name: string,
  names: Set<string>,
  problems: BoardProblem[],
): SpaceDraft {
  const { id } = tile.placement;
  const full = id === '' ? name : `${id}:${name}`;
  if (names.has(full)) {
    problems.push({ where: `tile ${id}`, what: `space "${full}" is there twice; lay each tile only once` });
  }
  names.add(full);
  const properties = tile.piece.spaces?.[name] ?? {};
  return { name: full, squares: [], properties };
}

/** M12: what an overlay draws replaces what was there; of two overlays the later one lies on top. */
function layOverlay(
  layout: Layout,
  sides: EdgeKind[],
  overlay: Laid<OverlayDrawing>,
  problems: BoardProblem[],
): void {
  const { width, height, squareSpace } = layout;
  const where = `overlay ${overlay.placement.id}`;
  const spaceOf = (square: number): number => (square < 0 ? -1 : (squareSpace[square] ?? -1));
  for (const [drawn, name] of overlay.drawing.names.entries()) {
    const [x, y] = placed(overlay, drawn);
    const square = x < width && y < height ? y * width + x : -1;
    const space = spaceOf(square);
    if (space < 0 && name !== '') {
      problems.push({ where, what: `its square "${name}" lies at ${x}, ${y}, where there is no map` });
    }
    if (square < 0) continue;
    for (const drawnDirection of DIRECTIONS) {
      const edge = overlay.drawing.edges[drawn * 4 + drawnDirection] ?? null;
      if (edge === null) continue;
      const direction = turned(drawnDirection, overlay.placement.turn);
      const beside = besideOnGrid(width, height, square, direction);
      if (space >= 0 && spaceOf(beside) === space) {
        const inside = layout.spaces[space]?.name ?? '';
        const what = `draws an edge inside space "${inside}" at ${x}, ${y}; edges lie between spaces only`;
        problems.push({ where, what });
      }
      if (space >= 0) sides[square * 4 + direction] = edge;
      if (spaceOf(beside) >= 0) sides[beside * 4 + opposite(direction)] = edge;
    }
    const changed = overlay.piece.spaces?.[name];
    const target = layout.spaces[space];
    if (name === '' || changed === undefined || target === undefined) continue;
    const { blocked, ...properties } = changed;
    if (blocked !== undefined) layout.blocked[square] = blocked ? 1 : 0;
    target.properties = { ...target.properties, ...properties };
  }
}
