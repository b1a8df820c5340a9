/** Lines of sight between all pairs of spaces (D6 to D10), with some spaces under No Visibility (T1). */

import { WAYS } from './borders.ts';
import { sightClass } from './edges.ts';
import type { Links } from './links.ts';
import { type Direction, type SightTable, type SpaceId, UNREACHABLE, type Walker } from './types.ts';

/** Four directions, then the nearest of them. */
const CELLS = 5;
const NEAREST = 4;

/** The sight table of one class of walkers; rows are created lazily. */
class View {
  /**
   * By the space looked from. A row holds for each space the edges crossed to reach it north, east, south and west,
   * and the fewest of the four.
   */
  private readonly rows: (Uint8Array | undefined)[];
  private readonly links: Links;
  private readonly hidden: Uint8Array;
  private readonly queue: Uint16Array;

  constructor(links: Links, hidden: Uint8Array) {
    this.links = links;
    this.hidden = hidden;
    this.rows = new Array<Uint8Array | undefined>(links.spaces).fill(undefined);
    this.queue = new Uint16Array(links.spaces);
  }

  from(space: number): Uint8Array {
    return this.rows[space] ?? this.lookAround(space);
  }

  private lookAround(from: number): Uint8Array {
    const row = new Uint8Array(this.links.spaces * CELLS).fill(UNREACHABLE);
    // D7: the own space, also under No Visibility (T1).
    row.fill(0, from * CELLS, (from + 1) * CELLS);
    if (this.hidden[from] === 0) {
      for (let direction = 0; direction < NEAREST; direction++) this.look(row, from, direction);
    }
    this.rows[from] = row;
    return row;
  }

  /** D6: layer by layer; from a space once reached all of its edges facing this direction are used. */
  private look(row: Uint8Array, from: number, direction: number): void {
    const { hidden, queue } = this;
    const { start, to } = this.links;
    queue[0] = from;
    let filled = 1;
    for (let head = 0; head < filled; head++) {
      const space = queue[head] ?? 0;
      const next = (row[space * CELLS + direction] ?? 0) + 1;
      if (next >= UNREACHABLE) break;
      const first = space * WAYS + direction;
      const end = start[first + 1] ?? 0;
      for (let link = start[first] ?? 0; link < end; link++) {
        const beyond = to[link] ?? 0;
        const cells = beyond * CELLS;
        if (hidden[beyond] !== 0 || row[cells + direction] !== UNREACHABLE) continue;
        row[cells + direction] = next;
        if (next < (row[cells + NEAREST] ?? 0)) row[cells + NEAREST] = next;
        queue[filled++] = beyond;
      }
    }
  }
}

export class Sight implements SightTable {
  private readonly links: readonly [Links, Links];
  private readonly hidden: Uint8Array;
  private throughWindows: View | undefined;
  private notThroughWindows: View | undefined;

  constructor(links: readonly [Links, Links], noVisibility: readonly SpaceId[]) {
    this.links = links;
    this.hidden = new Uint8Array(links[0].spaces);
    for (const space of noVisibility) this.hidden[space] = 1;
  }

  /** The row of `from`. */
  private look(walker: Walker, from: SpaceId): Uint8Array {
    if (sightClass(walker) === 0) {
      this.throughWindows ??= new View(this.links[0], this.hidden);
      return this.throughWindows.from(from);
    }
    this.notThroughWindows ??= new View(this.links[1], this.hidden);
    return this.notThroughWindows.from(from);
  }

  edges(walker: Walker, from: SpaceId, to: SpaceId, direction: Direction): number {
    return this.look(walker, from)[to * CELLS + direction] ?? UNREACHABLE;
  }

  distance(walker: Walker, from: SpaceId, to: SpaceId): number {
    return this.look(walker, from)[to * CELLS + NEAREST] ?? UNREACHABLE;
  }

  within(walker: Walker, from: SpaceId, to: SpaceId, limits: readonly number[]): boolean {
    if (from === to) return true; // D7
    const row = this.look(walker, from);
    const cells = to * CELLS;
    if (row[cells + NEAREST] === UNREACHABLE) return false;
    for (let direction = 0; direction < NEAREST; direction++) {
      const crossed = row[cells + direction] ?? UNREACHABLE;
      // A limit may be "without limit", so an unreached space must not pass by a high limit.
      if (crossed !== UNREACHABLE && crossed <= (limits[direction] ?? 0)) return true;
    }
    return false;
  }
}
