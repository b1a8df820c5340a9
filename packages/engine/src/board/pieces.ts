/** Reads the pieces a plan is made of, and says where a square of a turned piece comes to lie. */

import { type Problem, problemAt } from '../base/problems.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import { type Drawing, type DrawingKind, type ParsedDrawing, parseDrawing } from './drawing.ts';
import { DIRECTIONS, type OverlayDrawing, type Placement, type TileDrawing } from './types.ts';

/** Far more than all tiles of the box; limits untrusted plans. */
const MOST_SQUARES_A_SIDE = 256;

const parsed: Readonly<Record<DrawingKind, IdentityCache<TileDrawing | OverlayDrawing, ParsedDrawing>>> = {
  tile: new IdentityCache(),
  overlay: new IdentityCache(),
};

/** Drawings are values: each is read once, however many plans use it. */
const read = (piece: TileDrawing | OverlayDrawing, kind: DrawingKind): ParsedDrawing =>
  parsed[kind].of(piece, () =>
    withKnownSpaces(piece, kind, parseDrawing(`${kind}.${piece.id}`, piece.drawing, kind)),
  );

function withKnownSpaces(
  piece: TileDrawing | OverlayDrawing,
  kind: DrawingKind,
  result: ParsedDrawing,
): ParsedDrawing {
  if (!result.ok) return result;
  const problems: Problem[] = [];
  for (const [name, properties] of Object.entries(piece.spaces ?? {})) {
    const where = `${kind}.${piece.id}.spaces.${name}`;
    if (!result.drawing.names.includes(name)) {
      problems.push(problemAt(where, 'drawing.noSuchSpace'));
    }
    for (const figure of [properties.cover, properties.radiation]) {
      if (figure === undefined || (Number.isInteger(figure) && figure >= 0)) continue;
      problems.push(problemAt(where, 'drawing.figure', { figure }));
    }
  }
  return problems.length > 0 ? { ok: false, problems } : result;
}

/** A piece with its drawing and where it goes. */
export interface Laid<Piece> {
  readonly piece: Piece;
  readonly placement: Placement;
  readonly drawing: Drawing;
}

/** Finds and reads the pieces of a plan; those with problems are left out and reported. */
export function lay<Piece extends TileDrawing | OverlayDrawing>(
  kind: DrawingKind,
  placements: readonly Placement[],
  find: (id: string) => Piece | undefined,
  problems: Problem[],
): readonly Laid<Piece>[] {
  const laid: Laid<Piece>[] = [];
  for (const placement of placements) {
    const where = `${kind}.${placement.id}`;
    const piece = find(placement.id);
    if (piece === undefined) {
      problems.push(problemAt(where, 'plan.noPiece', { piece: kind }));
      continue;
    }
    const { x, y } = placement;
    if (!(isOnGrid(x) && isOnGrid(y) && DIRECTIONS.includes(placement.turn))) {
      const { turn } = placement;
      problems.push(problemAt(where, 'plan.place', { most: MOST_SQUARES_A_SIDE - 1, x, y, turn }));
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

export const turnedWidth = ({ drawing, placement }: Laid<unknown>): number =>
  placement.turn % 2 === 0 ? drawing.width : drawing.height;
export const turnedHeight = ({ drawing, placement }: Laid<unknown>): number =>
  placement.turn % 2 === 0 ? drawing.height : drawing.width;

/** Where a square of a drawing comes to lie on the grid. */
export function placed(
  { drawing, placement }: Laid<unknown>,
  square: number,
): readonly [x: number, y: number] {
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
