/** Where an arrow key leads from a space. */
import type { Point } from '../../base/point.ts';
import { type BoardGeometry, crossing, nearestToward } from './geometry.ts';
import type { BoardWay, Direction, SpaceId } from './types.ts';

export interface Arrow extends Point {
  readonly direction: Direction;
}

/**
 * The space that a way leads to on one side; of several the one nearest to where somebody came in. Where none does, an
 * Entrance may lead there, or a way round the corner of a space of several squares. Without any known way it is whatever
 * lies nearest.
 */
export function wayToward(
  at: SpaceId,
  arrow: Arrow,
  geometry: BoardGeometry,
  ways: readonly BoardWay[],
  cameFrom: SpaceId | undefined,
): SpaceId | undefined {
  const { anchors, spaces } = geometry;
  const middle = anchors.get(at);
  if (middle === undefined) return undefined;
  const came = cameFrom === undefined ? undefined : crossing(geometry, at, cameFrom);
  const from = came ?? middle;
  const farOff = (space: SpaceId): number => {
    const there = crossing(geometry, at, space) ?? middle;
    return Math.hypot(there.x - from.x, there.y - from.y);
  };
  const there = ways.filter(({ direction }) => direction === arrow.direction).map(({ to }) => to);
  const [nearest] = there.toSorted((a, b) => farOff(a) - farOff(b));
  if (nearest !== undefined) return nearest;
  const isLarge = (spaces.get(at)?.squares.length ?? 0) > 1;
  const round = new Set(ways.filter(({ direction }) => direction === null || isLarge).map(({ to }) => to));
  const others = [...anchors].flatMap(([id, anchor]) =>
    ways.length === 0 || round.has(id) ? [{ ...(crossing(geometry, at, id) ?? anchor), id }] : [],
  );
  return nearestToward(from, arrow.x, arrow.y, others)?.id;
}
