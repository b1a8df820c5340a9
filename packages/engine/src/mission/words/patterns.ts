/** AN1: a printed overlay's symbols laid around a center square. */

import { RuleError } from '../../base/errors.ts';
import { spaceOfSquare, squareAt } from '../../board/index.ts';
import type { Board, Direction } from '../../board/types.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Box } from '../../model/box.ts';
import type { AnomalyOverlayState } from '../../model/state.ts';
import type { AnomalyPattern } from '../../model/zone.ts';

type Symbols = AnomalyOverlayState['symbols'];

interface Laid {
  readonly printed: AnomalyPattern;
  readonly symbols: Symbols;
}

/** What was laid before on each board: symbols never change, so all games may share them. */
const laid = new IdentityCache<Board, Map<string, Laid>>();

/** A printed overlay with its center on a square, turned clockwise by quarter turns. */
export interface LaidPattern {
  readonly pattern: number;
  readonly x: number;
  readonly y: number;
  readonly turn?: Direction;
}

export function symbolsOfPattern(box: Box, board: Board, { pattern, x, y, turn = 0 }: LaidPattern): Symbols {
  const printed = box.patterns.find(({ number }) => number === pattern);
  if (!printed) throw new RuleError(`there is no Anomaly overlay ${pattern}`);
  let known = laid.get(board);
  if (known === undefined) {
    known = new Map();
    laid.set(board, known);
  }
  const key = `${pattern}/${x}/${y}/${turn}`;
  const before = known.get(key);
  if (before?.printed === printed) return before.symbols;
  const symbols = layPattern(printed, board, { x, y, turn });
  known.set(key, { printed, symbols });
  return symbols;
}

function layPattern(
  printed: AnomalyPattern,
  board: Board,
  { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: Direction },
): Symbols {
  const symbols: Symbols[number][] = [];
  for (const { petals, ...printedAt } of printed.squares) {
    let { dx, dy } = printedAt;
    for (let i = 0; i < turn; i++) [dx, dy] = [-dy, dx];
    const square = squareAt(board, x + dx, y + dy);
    const space = square === undefined ? undefined : spaceOfSquare(board, square);
    // A symbol beyond the map, or on water nobody enters, is out of play.
    if (space === undefined || board.spaces[space]?.water) continue;
    for (const each of petals) symbols.push({ space, petals: each });
  }
  return symbols;
}
