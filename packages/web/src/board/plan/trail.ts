/** Walking over the map by arrow keys: the opposite arrow goes back the way one came, and forth again. */
import type { Direction, SpaceId } from './types.ts';

export interface Trail {
  /** Where an arrow leads; `onward`: if that is not the way back, depending on where one came from. undefined: nowhere. */
  next(
    at: SpaceId,
    direction: Direction,
    onward: (cameFrom: SpaceId | undefined) => SpaceId | undefined,
  ): SpaceId | undefined;
}

interface TrailStep {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly direction: Direction;
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

export function createTrail(): Trail {
  let gone: readonly TrailStep[] = [];
  /** Steps that were gone back, the last of them last. */
  let ahead: readonly TrailStep[] = [];
  return {
    next(at, direction, onward) {
      const last = gone.at(-1);
      if (last?.to === at && last.direction === OPPOSITE[direction]) {
        gone = gone.slice(0, -1);
        ahead = [...ahead, last];
        return last.from;
      }
      const forth = ahead.at(-1);
      if (forth?.from === at && forth.direction === direction) {
        ahead = ahead.slice(0, -1);
        gone = [...gone, forth];
        return forth.to;
      }
      const to = onward(last?.to === at ? last.from : undefined);
      if (to === undefined) return undefined;
      ahead = [];
      // Whoever got here otherwise has no way back.
      gone = [...(last?.to === at ? gone : []), { from: at, to, direction }];
      return to;
    },
  };
}
