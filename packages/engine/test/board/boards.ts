/** Boards for tests, drawn as text. */

import assert from 'node:assert/strict';
import {
  type Board,
  type BoardPlan,
  type Compiled,
  type Crossing,
  compileBoard,
  compileDrawing,
  type Direction,
  drawingSource,
  type OverlayDrawing,
  type Placement,
  type RouteTable,
  type SpaceId,
  type SpaceProperties,
  spaceAt,
  type TileDrawing,
} from '../../src/board/index.ts';
import { said } from '../../testing/problems.ts';

export function boardOf(compiled: Compiled): Board {
  assert.ok(compiled.ok, compiled.ok ? '' : problemsOf(compiled).join('\n'));
  return compiled.board;
}

export const problemsOf = (compiled: Compiled): readonly string[] =>
  compiled.ok ? [] : compiled.problems.map(said);

export const draw = (
  drawing: string,
  spaces: Readonly<Record<string, SpaceProperties>> = {},
  entrances: BoardPlan['entrances'] = [],
): Board => boardOf(compileDrawing({ id: 'test', drawing, spaces }, entrances));

/** Tiles and overlays by where they lie: `[drawing, x, y, turn]`, with the id as key. */
export interface Pieces {
  readonly tiles: readonly (readonly [TileDrawing, number, number, Direction?])[];
  readonly overlays?: readonly (readonly [OverlayDrawing, number, number, Direction?])[];
  readonly entrances?: BoardPlan['entrances'];
}

export function compilePieces({ tiles, overlays = [], entrances = [] }: Pieces): Compiled {
  const place = ([piece, x, y, turn = 0]: readonly [
    { id: string },
    number,
    number,
    Direction?,
  ]): Placement => ({
    id: piece.id,
    x,
    y,
    turn,
  });
  const plan: BoardPlan = { tiles: tiles.map(place), overlays: overlays.map(place), entrances };
  const source = drawingSource(
    tiles.map(([tile]) => tile),
    overlays.map(([overlay]) => overlay),
  );
  return compileBoard(plan, source);
}

export const lay = (pieces: Pieces): Board => boardOf(compilePieces(pieces));

export function at(board: Board, name: string): SpaceId {
  const space = spaceAt(board, name);
  assert.ok(space !== undefined, `no space ${name} on this board`);
  return space;
}

export const spaceOf = (board: Board, name: string): Board['spaces'][number] => {
  const space = board.spaces[at(board, name)];
  assert.ok(space !== undefined);
  return space;
};

export const nameOf = (board: Board, space: SpaceId): string => board.spaces[space]?.name ?? '?';

/** A crossing as people say it: "bE", or "b*" through an Entrance. */
export const crossingText = (board: Board, { to, direction }: Crossing): string =>
  nameOf(board, to) + (direction === null ? '*' : 'NESW'.charAt(direction));

/** The tied routes to a space, each written like "bE cE". */
export const routeTexts = (
  board: Board,
  routes: RouteTable,
  to: string,
  steps = Number.POSITIVE_INFINITY,
): readonly string[] =>
  routes.tied(at(board, to), steps).map((route) => route.map((step) => crossingText(board, step)).join(' '));

export const crossingTexts = (
  board: Board,
  walker: Parameters<Board['crossings']>[0],
  from: string,
): readonly string[] => board.crossings(walker, at(board, from)).map((step) => crossingText(board, step));

/** Names of the spaces for which something holds, in the board's order. */
export const namesWhere = (board: Board, holds: (space: SpaceId) => boolean): string =>
  board.spaces
    .filter(({ id }) => holds(id))
    .map(({ name }) => name)
    .join(' ');
