/** The printed overlays: symbols on squares around the center, as drawn here with the triangle's tip to the north. */
import type { AnomalyPattern } from '@zonecrawl/engine/model';

type Square = AnomalyPattern['squares'][number];
type Around = readonly [dx: number, dy: number, ...petals: Square['petals']];

/** The center holds all four symbols, often twice (AN2). */
const once: Square = { dx: 0, dy: 0, petals: [1, 2, 3, 4] };
const twice: Square = { dx: 0, dy: 0, petals: [1, 2, 3, 4, 1, 2, 3, 4] };

const pattern = (
  number: number,
  type: AnomalyPattern['type'],
  center: Square,
  ...around: readonly Around[]
): AnomalyPattern => ({
  number,
  type,
  squares: [center, ...around.map(([dx, dy, ...petals]) => ({ dx, dy, petals }))],
});

export const patterns: readonly AnomalyPattern[] = [
  // Pools that run out along the ground.
  pattern(1, 'chemical', twice, [0, -1, 4, 2], [1, 0, 3], [0, 1, 4, 1], [-1, 0, 3]),
  pattern(4, 'chemical', once, [0, -1, 4], [1, -1, 3, 1], [1, 0, 4, 2], [1, 1, 3]),
  pattern(12, 'chemical', twice, [-1, 0, 4, 3], [-2, 0, 2], [1, 0, 4], [2, 0, 3, 1]),
  // Vents: hot at the mouth, dying down outward.
  pattern(2, 'fire', twice, [0, -1, 4, 3], [0, -2, 2], [0, 1, 4]),
  pattern(9, 'fire', once, [-1, 0, 4], [1, 0, 4], [0, 1, 3, 2], [-1, 1, 1], [1, 1, 1]),
  pattern(10, 'fire', twice, [1, 0, 4, 2], [0, 1, 3]),
  // Wells with a ring around them.
  pattern(3, 'gravitational', twice, [0, -1, 4], [1, 0, 3, 2], [0, 1, 4], [-1, 0, 3, 1]),
  pattern(
    5,
    'gravitational',
    once,
    [-1, -1, 2],
    [0, -1, 4],
    [1, -1, 2],
    [-1, 0, 3, 4],
    [1, 0, 3, 1],
    [0, 1, 4],
  ),
  pattern(8, 'gravitational', twice, [-1, -1, 4], [1, -1, 4], [1, 1, 3, 2], [-1, 1, 3, 1]),
  // Arcs that jump from one square to another.
  pattern(6, 'electric', once, [0, -1, 4, 2], [0, -2, 3], [0, 1, 4, 1], [0, 2, 3]),
  pattern(7, 'electric', twice, [-1, 0, 4], [-1, -1, 3, 2], [1, 0, 4], [1, 1, 3, 1]),
  pattern(11, 'electric', once, [1, 0, 4, 3], [2, 0, 4], [2, 1, 2], [-1, 0, 3], [0, -1, 4, 1]),
  // Irregular.
  pattern(98, 'special', twice, [0, -1, 4, 1], [1, -1, 3], [1, 0, 2], [0, 1, 4, 1], [-1, 1, 3], [-1, 0, 2]),
];
