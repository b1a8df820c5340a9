/** Lines of sight between all pairs of spaces (D6 to D10), with some spaces under No Visibility (T1). */

import { sightClass } from './edges.ts';
import type { Links } from './links.ts';
import { WAYS } from './links.ts';
import type { Direction, SightTable, SpaceId, Walker } from './types.ts';
import { UNREACHABLE } from './types.ts';

/** What one class of walkers sees; the row of a space is filled when somebody first looks from there. */
class View {
  /** Edges crossed, `(from * spaces + to) * 4 + direction`. */
  readonly edges: Uint8Array;
  /** Fewest of the four, `from * spaces + to`. */
  readonly nearest: Uint8Array;
  private readonly links: Links;
  private readonly hidden: Uint8Array;
  private readonly looked: Uint8Array;
  private readonly queue: Uint16Array;

  constructor(links: Links, hidden: Uint8Array) {
    this.links = links;
    this.hidden = hidden;
    this.edges = new Uint8Array(links.spaces * links.spaces * 4);
    this.nearest = new Uint8Array(links.spaces * links.spaces);
    this.looked = new Uint8Array(links.spaces);
    this.queue = new Uint16Array(links.spaces);
  }

  ensure(from: number): void {
    if (this.looked[from] !== 0) return;
    this.looked[from] = 1;
    const { spaces } = this.links;
    const row = from * spaces;
    this.edges.fill(UNREACHABLE, row * 4, (row + spaces) * 4);
    this.nearest.fill(UNREACHABLE, row, row + spaces);
    // D7: the own space, also under No Visibility (T1).
    this.nearest[row + from] = 0;
    for (let direction = 0; direction < 4; direction++) {
      this.edges[(row + from) * 4 + direction] = 0;
      if (this.hidden[from] === 0) this.look(from, direction);
    }
  }

  /** D6: layer by layer; from a space once reached all of its edges facing this direction are used. */
  private look(from: number, direction: number): void {
    const { edges, nearest, hidden, queue } = this;
    const { spaces, start, to } = this.links;
    const row = from * spaces;
    queue[0] = from;
    let filled = 1;
    for (let head = 0; head < filled; head++) {
      const space = queue[head] ?? 0;
      const next = (edges[(row + space) * 4 + direction] ?? 0) + 1;
      if (next >= UNREACHABLE) break;
      const first = space * WAYS + direction;
      const end = start[first + 1] ?? 0;
      for (let link = start[first] ?? 0; link < end; link++) {
        const beyond = to[link] ?? 0;
        const cell = (row + beyond) * 4 + direction;
        if (hidden[beyond] !== 0 || edges[cell] !== UNREACHABLE) continue;
        edges[cell] = next;
        if (next < (nearest[row + beyond] ?? 0)) nearest[row + beyond] = next;
        queue[filled++] = beyond;
      }
    }
  }
}

export class Sight implements SightTable {
  private readonly spaces: number;
  private readonly links: readonly [Links, Links];
  private readonly hidden: Uint8Array;
  private throughWindows: View | undefined;
  private notThroughWindows: View | undefined;

  constructor(links: readonly [Links, Links], noVisibility: readonly SpaceId[]) {
    this.links = links;
    this.spaces = links[0].spaces;
    this.hidden = new Uint8Array(this.spaces);
    for (const space of noVisibility) this.hidden[space] = 1;
  }

  private view(walker: Walker, from: SpaceId): View {
    let view: View;
    if (sightClass(walker) === 0) {
      this.throughWindows ??= new View(this.links[0], this.hidden);
      view = this.throughWindows;
    } else {
      this.notThroughWindows ??= new View(this.links[1], this.hidden);
      view = this.notThroughWindows;
    }
    view.ensure(from);
    return view;
  }

  edges(walker: Walker, from: SpaceId, to: SpaceId, direction: Direction): number {
    return this.view(walker, from).edges[(from * this.spaces + to) * 4 + direction] ?? UNREACHABLE;
  }

  distance(walker: Walker, from: SpaceId, to: SpaceId): number {
    return this.view(walker, from).nearest[from * this.spaces + to] ?? UNREACHABLE;
  }

  within(walker: Walker, from: SpaceId, to: SpaceId, limits: readonly number[]): boolean {
    if (from === to) return true; // D7
    const view = this.view(walker, from);
    const pair = from * this.spaces + to;
    if (view.nearest[pair] === UNREACHABLE) return false;
    const { edges } = view;
    for (let direction = 0; direction < 4; direction++) {
      const crossed = edges[pair * 4 + direction] ?? UNREACHABLE;
      // A limit may be "without limit", so an unreached space must not pass by a high limit.
      if (crossed !== UNREACHABLE && crossed <= (limits[direction] ?? 0)) return true;
    }
    return false;
  }
}
