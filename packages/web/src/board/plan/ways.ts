/** Where an arrow key leads from a space. */
import type { Point } from '../../base/point.ts';
import { type BoardGeometry, crossing, nearestToward } from './geometry.ts';
import type { BoardWay, Direction, SpaceId } from './types.ts';

export interface Arrow extends Point {
  readonly direction: Direction;
}

const SIDES: readonly Direction[] = ['north', 'east', 'south', 'west'];

/**
 * The space that a way leads to on one side; of several the one nearest to where somebody came in. Where none does, an
 * Entrance may lead there, or a further way of another side. Without any known way it is whatever lies nearest.
 */
export function wayToward(
  at: SpaceId,
  arrow: Arrow,
  geometry: BoardGeometry,
  ways: readonly BoardWay[],
  cameFrom: SpaceId | undefined,
): SpaceId | undefined {
  const { anchors } = geometry;
  const middle = anchors.get(at);
  if (middle === undefined) return undefined;
  const came = cameFrom === undefined ? undefined : crossing(geometry, at, cameFrom);
  const from = came ?? middle;
  const farOff = (space: SpaceId): number => {
    const there = crossing(geometry, at, space) ?? middle;
    return Math.hypot(there.x - from.x, there.y - from.y);
  };
  const onSide = (side: Direction | null): readonly SpaceId[] =>
    ways
      .filter(({ direction }) => direction === side)
      .map(({ to }) => to)
      .toSorted((a, b) => farOff(a) - farOff(b));
  const [nearest] = onSide(arrow.direction);
  if (nearest !== undefined) return nearest;
  const round = new Set([...onSide(null), ...SIDES.flatMap((side) => onSide(side).slice(1))]);
  const others = [...anchors].flatMap(([id, anchor]) =>
    ways.length === 0 || round.has(id) ? [{ ...(crossing(geometry, at, id) ?? anchor), id }] : [],
  );
  return nearestToward(from, arrow.x, arrow.y, others)?.id;
}
