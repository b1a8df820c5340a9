/** Remembers compiled boards by what their plans say. */

import type { BoardPlan, Compiled, Placement } from './types.ts';

/** The one asked for longest ago goes first. */
const BOARDS_KEPT = 512;

/** Everything that makes two plans the same map. */
function planKey({ tiles, overlays, entrances }: BoardPlan): string {
  const place = ({ id, x, y, turn }: Placement): readonly unknown[] => [id, x, y, turn];
  return JSON.stringify([tiles.map(place), overlays.map(place), entrances]);
}

const samePlacements = (one: readonly Placement[], other: readonly Placement[]): boolean => {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    const a = one[index];
    const b = other[index];
    if (a === undefined || b === undefined) return false;
    if (a.x !== b.x || a.y !== b.y || a.turn !== b.turn || a.id !== b.id) return false;
  }
  return true;
};

const sameEntrances = (one: BoardPlan['entrances'], other: BoardPlan['entrances']): boolean =>
  one.length === other.length &&
  one.every(([a, b], index) => {
    const pair = other[index];
    if (pair === undefined) return false;
    const [c, d] = pair;
    return a[0] === c[0] && a[1] === c[1] && b[0] === d[0] && b[1] === d[1];
  });

const samePlan = (one: BoardPlan, other: BoardPlan): boolean =>
  samePlacements(one.tiles, other.tiles) &&
  samePlacements(one.overlays, other.overlays) &&
  sameEntrances(one.entrances, other.entrances);

const copyOf = ({ tiles, overlays, entrances }: BoardPlan): BoardPlan => ({
  tiles: tiles.map((tile) => ({ ...tile })),
  overlays: overlays.map((overlay) => ({ ...overlay })),
  entrances: entrances.map(([[ax, ay], [bx, by]]) => [
    [ax, ay],
    [bx, by],
  ]),
});

/** What a plan object said when it was last compiled: spares making its key, and notices if it was changed since. */
interface Remembered {
  readonly plan: BoardPlan;
  readonly compiled: Compiled;
}

export class Shelf {
  private readonly byKey = new Map<string, Compiled>();
  private readonly byPlan = new WeakMap<BoardPlan, Remembered>();

  get(plan: BoardPlan, compile: (key: string) => Compiled): Compiled {
    const remembered = this.byPlan.get(plan);
    if (remembered !== undefined && samePlan(remembered.plan, plan)) return remembered.compiled;
    const key = planKey(plan);
    const compiled = this.byKey.get(key) ?? compile(key);
    this.byKey.delete(key);
    this.byKey.set(key, compiled);
    for (const oldest of this.byKey.keys()) {
      if (this.byKey.size <= BOARDS_KEPT) break;
      this.byKey.delete(oldest);
    }
    this.byPlan.set(plan, { plan: copyOf(plan), compiled });
    return compiled;
  }
}
