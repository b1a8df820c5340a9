/** Lays a plan out on one grid: which square belongs to which space, and what each side brings to an edge. */

import { type Problem, problemAt } from '../base/problems.ts';
import { turned } from './directions.ts';
import { layOverlay } from './overlays.ts';
import { type Laid, lay, placed, turnedHeight, turnedWidth } from './pieces.ts';
import {
  type BoardPlan,
  DIRECTIONS,
  type DrawingSource,
  type EdgeKind,
  type SpaceProperties,
  type TileDrawing,
} from './types.ts';

/** A space while the map is being laid; overlays still change it. */
export interface SpaceDraft {
  readonly index: number;
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
  /** If there are any, the rest is not to be used. */
  readonly problems: readonly Problem[];
}

/** The layout while pieces are still being laid. */
export interface Ground extends Layout {
  readonly spaces: SpaceDraft[];
  readonly sides: EdgeKind[];
  readonly problems: Problem[];
}

/** Far more than all tiles of the box; limits untrusted plans. */
const MOST_SPACES = 1000;

export function layOut(plan: BoardPlan, source: DrawingSource): Layout {
  const problems: Problem[] = [];
  const tiles = lay('tile', plan.tiles, (id) => source.tile(id), problems);
  const overlays = lay('overlay', plan.overlays, (id) => source.overlay(id), problems);
  if (plan.tiles.length === 0) problems.push(problemAt('plan', 'plan.noTiles'));
  const width = tiles.reduce((most, tile) => Math.max(most, tile.placement.x + turnedWidth(tile)), 0);
  const height = tiles.reduce((most, tile) => Math.max(most, tile.placement.y + turnedHeight(tile)), 0);
  const ground: Ground = {
    width,
    height,
    spaces: [],
    squareSpace: new Int16Array(width * height).fill(-1),
    sides: new Array<EdgeKind>(width * height * 4).fill('wall'),
    blocked: new Uint8Array(width * height),
    problems,
  };
  for (const tile of tiles) layTile(ground, tile);
  for (const overlay of overlays) layOverlay(ground, overlay);
  checkNames(ground);
  return ground;
}

function layTile(ground: Ground, tile: Laid<TileDrawing>): void {
  const { width, spaces, squareSpace, sides } = ground;
  const { drawing, placement, piece } = tile;
  const squareOf = (drawn: number): number => {
    const [x, y] = placed(tile, drawn);
    return y * width + x;
  };
  const overlap = drawing.names.findIndex(
    (name, drawn) => name !== '' && squareSpace[squareOf(drawn)] !== -1,
  );
  if (overlap >= 0) {
    const [x, y] = placed(tile, overlap);
    ground.problems.push(problemAt(`tile.${placement.id}`, 'plan.overlap', { x, y }));
    return;
  }
  const own = new Map<string, SpaceDraft>();
  for (const [drawn, name] of drawing.names.entries()) {
    if (name === '') continue;
    let space = own.get(name);
    if (space === undefined) {
      // A tile without id is a board drawn in one piece: its spaces go by their bare names.
      const full = placement.id === '' ? name : `${placement.id}:${name}`;
      space = { index: spaces.length, name: full, squares: [], properties: piece.spaces?.[name] ?? {} };
      own.set(name, space);
      spaces.push(space);
    }
    const square = squareOf(drawn);
    squareSpace[square] = space.index;
    space.squares.push(square);
    for (const direction of DIRECTIONS) {
      const side = drawing.edges[drawn * 4 + direction] ?? 'open';
      sides[square * 4 + turned(direction, placement.turn)] = side;
    }
  }
  for (const space of own.values()) space.squares.sort((one, other) => one - other);
}

function checkNames({ spaces, problems }: Ground): void {
  const names = new Set<string>();
  for (const { name } of spaces) {
    if (names.has(name)) {
      problems.push(problemAt(`space.${name}`, 'plan.twice'));
    }
    names.add(name);
  }
  if (spaces.length > MOST_SPACES) {
    problems.push(problemAt('plan', 'plan.tooManySpaces', { spaces: spaces.length, most: MOST_SPACES }));
  }
}
