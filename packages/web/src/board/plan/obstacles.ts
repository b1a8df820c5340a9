/** What lies on the map over the names of places: figures, tokens, symbols, pins with their own names. */
import type { Point } from '../../base/point.ts';
import type { Marks } from './layout.ts';
import { type Box, FAR, NEAR, pinName, silentPins } from './names.ts';
import type { PieceId } from './types.ts';

/** By how far letters have grown. */
export interface Obstacles {
  readonly near: readonly Box[];
  readonly far: readonly Box[];
}

/** Half of what they take, in board units; a figure with all that is around it. */
const FIGURE = 35;
const TOKEN = 14;
const SYMBOL = 12;

const around = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

export function obstaclesOf(places: ReadonlyMap<PieceId, Point>, { tokens, symbols }: Marks): Obstacles {
  const pins = tokens.flatMap(({ item, at }) => (item.kind === 'pin' ? [{ ...item, at }] : []));
  const silent = silentPins(pins);
  const all = (grown: number): readonly Box[] => [
    ...[...places.values()].map((at) => around(at, FIGURE)),
    ...symbols.map(({ at }) => around(at, SYMBOL)),
    ...tokens.map(({ item, at }) => around(at, item.kind === 'pin' ? TOKEN * grown : TOKEN)),
  ];
  return {
    // From far a pin does not tell its name.
    near: [...all(NEAR), ...pins.filter(({ id }) => !silent.has(id)).map(pinName)],
    far: all(FAR),
  };
}
