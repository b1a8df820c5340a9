import type { Point } from '../../base/point.ts';
import { middle } from './geometry.ts';
import {
  type BoardAnomaly,
  type BoardPicture,
  type BoardPiece,
  type BoardSpace,
  type BoardToken,
  type PieceId,
  type SpaceId,
  type SymbolId,
  symbolId,
} from './types.ts';

/** One place per square, so that pieces never overlap; a chosen slot wins, the others fill what is free. */
export function piecePlaces(
  picture: BoardPicture,
  spaces: ReadonlyMap<SpaceId, BoardSpace>,
  pieces: readonly BoardPiece[],
): ReadonlyMap<PieceId, Point> {
  const places = new Map<PieceId, Point>();
  const bySpace = Map.groupBy(pieces, (piece) => piece.space);
  for (const [id, group] of bySpace) {
    const squares = spaces.get(id)?.squares ?? [];
    const free = new Set(squares.keys());
    const settled = group.filter((piece) => piece.slot !== undefined && free.delete(piece.slot));
    for (const piece of settled) settle(places, picture, piece.id, squares[piece.slot ?? 0]);
    const rest = group.filter((piece) => !places.has(piece.id));
    const waiting = [...free];
    for (const [index, piece] of rest.entries()) {
      const slot = waiting[index];
      // Over capacity there is no free square; the last one is used.
      settle(places, picture, piece.id, squares[slot ?? squares.length - 1]);
    }
  }
  return places;
}

function settle(
  places: Map<PieceId, Point>,
  picture: BoardPicture,
  id: PieceId,
  square: number | undefined,
): void {
  if (square !== undefined) places.set(id, middle(picture, square));
}

/** Twelve positions around the rim of a square, clear of the piece in its middle; corners are used first. */
const rim: readonly Point[] = [
  { x: 38, y: -38 },
  { x: 38, y: 38 },
  { x: -38, y: 38 },
  { x: -13, y: 38 },
  { x: 13, y: 38 },
  { x: 38, y: -13 },
  { x: 38, y: 13 },
  { x: -38, y: 13 },
  { x: 13, y: -38 },
  { x: -13, y: -38 },
  { x: -38, y: -13 },
  { x: -38, y: -38 },
];
const symbolOrder = [3, 4, 2, 1, 9, 8, 0, 11, 7, 6, 5, 10] as const;

/** So far apart one token does not lie over another. */
const CLEAR = 28;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface Mark<T> {
  readonly item: T;
  readonly at: Point;
}

export interface SymbolMark {
  readonly id: SymbolId;
  readonly anomaly: BoardAnomaly;
  readonly petals: 1 | 2 | 3 | 4;
  readonly covered: boolean;
}

export interface Marks {
  readonly tokens: readonly Mark<BoardToken>[];
  readonly symbols: readonly Mark<SymbolMark>[];
}

/** Gives every token and Anomaly symbol a place on the rim of its square. */
export function markPlaces(
  picture: BoardPicture,
  spaces: ReadonlyMap<SpaceId, BoardSpace>,
  tokens: readonly BoardToken[],
  anomalies: readonly BoardAnomaly[],
): Marks {
  const taken = new Map<number, Set<number>>();
  for (const space of picture.spaces) {
    const first = space.squares[0];
    // The upper corners belong to the figures printed on the space.
    const figures = [space.cover ?? 0, space.radiation ?? 0].filter((figure) => figure > 0).length;
    const printed = figures === 0 ? [] : figures === 1 ? [11, 9] : [11, 9, 8, 0];
    if (first !== undefined) taken.set(first, new Set(printed));
  }
  const laid: Point[] = [];
  const take = (square: number, order: readonly number[]): Point => {
    const used = taken.get(square) ?? new Set<number>();
    const at = middle(picture, square);
    const on = (index: number): Point => {
      const offset = rim[index] ?? { x: 0, y: 0 };
      return { x: at.x + offset.x, y: at.y + offset.y };
    };
    const free = order.filter((index) => !used.has(index));
    // Rims of neighbours lie close together.
    const isClear = (index: number) => laid.every((other) => apart(on(index), other) >= CLEAR);
    const place = free.find(isClear) ?? free[0] ?? order[0] ?? 0;
    taken.set(square, used.add(place));
    return on(place);
  };
  const symbols = anomalies.flatMap((anomaly) =>
    anomaly.symbols.map((symbol, index) => ({
      item: {
        id: symbolId(anomaly.id, index),
        anomaly,
        petals: symbol.petals,
        covered: symbol.covered,
      },
      at: take(symbol.square, symbolOrder),
    })),
  );
  const order = [...rim.keys()];
  const covering = new Map(symbols.map(({ item, at }) => [item.id, at]));
  const placed = tokens.map((item) => {
    const under = item.symbol === undefined ? undefined : covering.get(item.symbol);
    if (under !== undefined) return { item, at: under };
    const squares = spaces.get(item.space)?.squares ?? [];
    const roomiest = squares.toSorted((a, b) => (taken.get(a)?.size ?? 0) - (taken.get(b)?.size ?? 0))[0];
    const at = take(item.square ?? roomiest ?? 0, order);
    laid.push(at);
    return { item, at };
  });
  return { tokens: placed, symbols };
}
