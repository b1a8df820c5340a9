/** Shortest routes from one space to all others: fewest spaces, then fewest corners (D3). */

import { ENTRANCE, WAYS } from './borders.ts';
import type { MoveLinks } from './links.ts';
import { type Crossing, type RouteTable, type SpaceId, UNREACHABLE } from './types.ts';

/** The maximum number of tied routes that are offered. */
const MOST_TIED = 64;

/** What is kept of each space: fewest spaces, fewest corners, ways by which it is entered, whether it is barred. */
const KEPT = 4;
const CORNERS = 1;
const ENTERED = 2;
const BARRED = 3;
const ALL_WAYS = (1 << WAYS) - 1;

/**
 * A route's state is a space and the way by which it was entered. ENTRANCE stands for "in no direction": through an
 * Entrance, or not set off yet. Neither makes a corner with what follows (D3, LT3), and what was crossed before an
 * Entrance is forgotten behind it.
 */
const cornerBetween = (entered: number, leaves: number): number =>
  entered === leaves || entered === ENTRANCE || leaves === ENTRANCE ? 0 : 1;

/** Tables allocated at once: many small byte arrays would cost more than their contents. */
const MADE_AT_ONCE = 32;

/** What the routes of one board share: room for their tables, and what each borrows while it searches. */
export class Workshop {
  readonly queue: Uint16Array;
  readonly ahead: Uint8Array;
  /** Where the next search writes, and from which cell on. */
  tables: Uint8Array = new Uint8Array(0);
  base = 0;
  private readonly size: number;

  constructor(spaces: number) {
    this.size = spaces * KEPT;
    this.queue = new Uint16Array(spaces);
    this.ahead = new Uint8Array(spaces * WAYS);
  }

  /** Allocates the table of one search. */
  makeRoom(): void {
    this.base += this.size;
    if (this.base < this.tables.length) return;
    this.tables = new Uint8Array(this.size * MADE_AT_ONCE);
    this.base = 0;
  }
}

export class Routes implements RouteTable {
  readonly from: SpaceId;
  private readonly links: MoveLinks;
  private readonly workshop: Workshop;
  /**
   * Four numbers for each space: the fewest spaces to it; the fewest corners among these routes; the ways by which it
   * is entered with so few corners, as bits; and 1 if no route leads through it. Entering it otherwise and going
   * straight on is never better than entering it by one of these and turning, so nothing else need be kept.
   */
  private readonly found: Uint8Array;
  /** The cell of the first space. */
  private readonly base: number;
  private answers: Map<number, readonly (readonly Crossing[])[]> | undefined;

  constructor(links: MoveLinks, from: SpaceId, barred: readonly SpaceId[], workshop: Workshop) {
    this.from = from;
    this.links = links;
    this.workshop = workshop;
    workshop.makeRoom();
    this.found = workshop.tables;
    this.base = workshop.base;
    this.answers = undefined;
    const { found, base } = this;
    const end = base + workshop.queue.length * KEPT;
    for (let cell = base; cell < end; cell += KEPT) found[cell] = UNREACHABLE;
    for (const space of barred) found[base + space * KEPT + BARRED] = 1;
    this.search(workshop.queue);
  }

  spaces(to: SpaceId): number {
    return this.found[this.base + to * KEPT] ?? UNREACHABLE;
  }

  corners(to: SpaceId): number {
    const cell = this.base + to * KEPT;
    return this.found[cell] === UNREACHABLE ? UNREACHABLE : (this.found[cell + CORNERS] ?? UNREACHABLE);
  }

  /** Breadth first: shortest routes grow by a layer a step, so corners are settled before a space is left. */
  private search(queue: Uint16Array): void {
    const { found, base, from } = this;
    const { start, to, way } = this.links;
    found[base + from * KEPT] = 0;
    found[base + from * KEPT + CORNERS] = 0;
    found[base + from * KEPT + ENTERED] = 1 << ENTRANCE;
    queue[0] = from;
    let filled = 1;
    for (let head = 0; head < filled; head++) {
      const space = queue[head] ?? 0;
      const left = base + space * KEPT;
      // A barred space is only ever a goal; the one where the route starts does not count.
      if (head > 0 && found[left + BARRED] === 1) continue;
      const next = (found[left] ?? 0) + 1;
      if (next >= UNREACHABLE) break;
      const corners = found[left + CORNERS] ?? 0;
      const entered = found[left + ENTERED] ?? 0;
      // Bits of the ways that can be left by without a corner.
      const straight = (entered & (1 << ENTRANCE)) !== 0 ? ALL_WAYS : entered | (1 << ENTRANCE);
      const end = start[(space + 1) * WAYS] ?? 0;
      for (let link = start[space * WAYS] ?? 0; link < end; link++) {
        const cell = base + (to[link] ?? 0) * KEPT;
        const known = found[cell] ?? 0;
        if (known < next) continue;
        const bit = 1 << (way[link] ?? 0);
        const here = (straight & bit) !== 0 ? corners : corners + 1;
        const best = found[cell + CORNERS] ?? 0;
        if (known > next) {
          found[cell] = next;
          found[cell + CORNERS] = here;
          found[cell + ENTERED] = bit;
          queue[filled++] = to[link] ?? 0;
        } else if (here < best) {
          found[cell + CORNERS] = here;
          found[cell + ENTERED] = bit;
        } else if (here === best) {
          found[cell + ENTERED] = (found[cell + ENTERED] ?? 0) | bit;
        }
      }
    }
  }

  tied(to: SpaceId, steps: number): readonly (readonly Crossing[])[] {
    const spaces = this.spaces(to);
    if (spaces === UNREACHABLE) return [];
    const length = Math.max(0, Math.min(steps, spaces));
    const question = to * (UNREACHABLE + 1) + length;
    this.answers ??= new Map();
    const known = this.answers.get(question);
    if (known !== undefined) return known;
    const answer = new TiedRoutes(this.links, this.found, this.base, this.workshop.ahead, this.from, to).cut(
      length,
    );
    this.answers.set(question, answer);
    return answer;
  }
}

/** Of corners ahead: not looked at yet, and nothing ahead leads to the goal. Both more than any route has. */
const UNKNOWN = 255;
const DEAD_END = 254;

/** All routes to one goal with fewest spaces and, among these, fewest corners. */
class TiedRoutes {
  private readonly links: MoveLinks;
  private readonly found: Uint8Array;
  private readonly base: number;
  private readonly from: number;
  private readonly goal: number;
  /** Corners still to come from a state to the goal, once known; only borrowed. */
  private readonly ahead: Uint8Array;
  private readonly routes: (readonly Crossing[])[] = [];
  private readonly trail: Crossing[] = [];

  constructor(
    links: MoveLinks,
    found: Uint8Array,
    base: number,
    ahead: Uint8Array,
    from: number,
    goal: number,
  ) {
    this.links = links;
    this.found = found;
    this.base = base;
    this.from = from;
    this.goal = goal;
    this.ahead = ahead.fill(UNKNOWN);
  }

  cut(length: number): readonly (readonly Crossing[])[] {
    this.walk(this.from, ENTRANCE, this.cornersAhead(this.from, ENTRANCE), length);
    return this.routes;
  }

  /** Routes that agree up to the cut are walked once, so none is found twice. */
  private walk(space: number, entered: number, corners: number, length: number): void {
    if (this.routes.length >= MOST_TIED) return;
    if (this.trail.length === length) {
      this.routes.push([...this.trail]);
      return;
    }
    const { start, to, way, crossings } = this.links;
    const end = start[(space + 1) * WAYS] ?? 0;
    for (let link = start[space * WAYS] ?? 0; link < end; link++) {
      const crossing = crossings[link];
      const leaves = way[link] ?? 0;
      const beyond = to[link] ?? 0;
      const left = corners - cornerBetween(entered, leaves);
      if (crossing === undefined || !this.isNext(space, beyond)) continue;
      if (this.cornersAhead(beyond, leaves) !== left) continue;
      this.trail.push(crossing);
      this.walk(beyond, leaves, left, length);
      this.trail.pop();
    }
  }

  private isNext(space: number, beyond: number): boolean {
    const { found, base, goal } = this;
    const spaces = found[base + beyond * KEPT] ?? UNREACHABLE;
    if (spaces !== (found[base + space * KEPT] ?? 0) + 1) return false;
    if (beyond === goal) return true;
    return found[base + beyond * KEPT + BARRED] !== 1 && spaces < (found[base + goal * KEPT] ?? 0);
  }

  private cornersAhead(space: number, entered: number): number {
    if (space === this.goal) return 0;
    const state = space * WAYS + entered;
    const known = this.ahead[state] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const { start, to, way } = this.links;
    let fewest = DEAD_END;
    const end = start[(space + 1) * WAYS] ?? 0;
    for (let link = start[space * WAYS] ?? 0; link < end; link++) {
      const beyond = to[link] ?? 0;
      if (!this.isNext(space, beyond)) continue;
      const leaves = way[link] ?? 0;
      const ahead = this.cornersAhead(beyond, leaves);
      if (ahead !== DEAD_END) fewest = Math.min(fewest, cornerBetween(entered, leaves) + ahead);
    }
    this.ahead[state] = fewest;
    return fewest;
  }
}
