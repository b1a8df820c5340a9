/** Remembers compiled boards by what their plans say. */

import type { BoardPlan, Compiled, Placement } from './types.ts';

/** The one asked for longest ago goes first. */
const BOARDS_KEPT = 512;

/** Everything that makes two plans the same map; no id, whatever is in it, can make two read alike. */
function planKey({ tiles, overlays, entrances }: BoardPlan): string {
  const place = ({ id, x, y, turn }: Placement): readonly unknown[] => [id, x, y, turn];
  return JSON.stringify([tiles.map(place), overlays.map(place), entrances]);
}

export class Shelf {
  private readonly byKey = new Map<string, Compiled>();

  get(plan: BoardPlan, compile: (key: string) => Compiled): Compiled {
    const key = planKey(plan);
    const compiled = this.byKey.get(key) ?? compile(key);
    this.byKey.delete(key);
    this.byKey.set(key, compiled);
    for (const oldest of this.byKey.keys()) {
      if (this.byKey.size <= BOARDS_KEPT) break;
      this.byKey.delete(oldest);
    }
    return compiled;
  }
}
