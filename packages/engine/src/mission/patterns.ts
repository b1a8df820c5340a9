/** AN1: a printed overlay's symbols laid around a center square, its tip to the map's top. */
import { spaceOfSquare, squareAt } from '../board/index.ts';
import type { Board } from '../board/types.ts';
import type { Box } from '../cards/box.ts';
import { RuleError } from '../kernel/rule.ts';
import type { AnomalyOverlayState } from '../kernel/state.ts';

type Symbols = AnomalyOverlayState['symbols'];

export function symbolsOfPattern(box: Box, board: Board, pattern: number, x: number, y: number): Symbols {
  const printed = box.patterns.find(({ number }) => number === pattern);
  if (!printed) throw new RuleError(`there is no Anomaly overlay ${pattern}`);
  const symbols: Symbols[number][] = [];
  for (const { dx, dy, petals } of printed.squares) {
    const square = squareAt(board, x + dx, y + dy);
    const space = square === undefined ? undefined : spaceOfSquare(board, square);
    // A symbol beyond the map, or on water nobody enters, is out of play.
    if (space === undefined || board.spaces[space]?.water) continue;
    for (const each of petals) symbols.push({ space, petals: each });
  }
  return symbols;
}
