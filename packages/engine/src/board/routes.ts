/** Shortest routes from one space to all others: fewest spaces, then fewest corners (D3). */

import type { MoveLinks } from './links.ts';
import { ENTRANCE, WAYS } from './links.ts';
import type { Crossing, RouteTable, SpaceId } from './types.ts';
import { UNREACHABLE } from './types.ts';

/** More tied routes than anybody would want to choose from. */
const MOST_TIED = 64;

/**
 * A route's state is a space and the way by which it was entered. ENTRANCE stands for "in no direction": through an
 * Entrance, or not set off yet. Neither makes a corner with what follows (D3, LT3), and what was crossed before an
 * Entrance is forgotten behind it.
 */
const cornerBetween = (entered: number, leaves: number): number =>
  entered === leaves || entered === ENTRANCE || leaves === ENTRANCE ? 0 : 1;

export class Routes implements RouteTable {
  readonly from: SpaceId;
  private readonly links: MoveLinks;
  /** 1 for spaces that no route leads through. */
  private readonly barred: Uint8Array;
  /** Fewest spaces to each space. */
  private readonly far: Uint8Array;
  /** Fewest corners among the routes with fewest spaces, `space * WAYS + way by which it is entered`. */
  private readonly bends: Uint8Array;
  private answers: Map<number, readonly (readonly Crossing[])[]> | undefined;

  /** `queue` is room for one number per space; it is free again afterwards. */
  constructor(links: MoveLinks, from: SpaceId, barred: Uint8Array, queue: Uint16Array) {
    this.from = from;
    this.links = links;
    this.barred = barred;
    this.far = new Uint8Array(links.spaces).fill(UNREACHABLE);
    this.bends = new Uint8Array(links.spaces * WAYS).fill(UNREACHABLE);
    this.answers = undefined;
    this.search(queue);
  }

  spaces(to: SpaceId): number {
    return this.far[to] ?? UNREACHABLE;
  }

  corners(to: SpaceId): number {
    return this.fewestBends(to);
  }

  private fewestBends(space: number): number {
    const { bends } = this;
    const first = space * WAYS;
    let fewest = UNREACHABLE;
    for (let state = first; state < first + WAYS; state++) {
      const here = bends[state] ?? UNREACHABLE;
      if (here < fewest) fewest = here;
    }
    return fewest;
  }

  /** Breadth first: shortest routes grow by a layer a step, so corners are settled before a space is left. */
  private search(queue: Uint16Array): void {
    const { far, bends, barred } = this;
    const { start, to, way } = this.links;
    far[this.from] = 0;
    bends[this.from * WAYS + ENTRANCE] = 0;
    queue[0] = this.from;
    let filled = 1;
    for (let head = 0; head < filled; head++) {
      const space = queue[head] ?? 0;
      // A barred space is only ever a goal; the one where the route starts does not count.
      if (head > 0 && barred[space] === 1) continue;
      const next = (far[space] ?? 0) + 1;
      if (next >= UNREACHABLE) break;
      const fewest = this.fewestBends(space);
      const straight = bends[space * WAYS + ENTRANCE] ?? UNREACHABLE;
      const turning = straight <= fewest ? fewest : fewest + 1;
      const end = start[(space + 1) * WAYS] ?? 0;
      for (let link = start[space * WAYS] ?? 0; link < end; link++) {
        const beyond = to[link] ?? 0;
        const known = far[beyond] ?? 0;
        if (known < next) continue;
        if (known === UNREACHABLE) {
          far[beyond] = next;
          queue[filled++] = beyond;
        }
        const leaves = way[link] ?? 0;
        const ahead = bends[space * WAYS + leaves] ?? UNREACHABLE;
        const here = leaves === ENTRANCE ? fewest : Math.min(ahead, turning);
        const state = beyond * WAYS + leaves;
        if (here < (bends[state] ?? 0)) bends[state] = here;
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
    const answer = new TiedRoutes(this.links, this.far, this.barred, this.from, to).cut(length);
    this.answers.set(question, answer);
    return answer;
  }
}

/** All routes to one goal with fewest spaces and, among these, fewest corners. */
class TiedRoutes {
  private readonly links: MoveLinks;
  private readonly far: Uint8Array;
  private readonly barred: Uint8Array;
  private readonly from: number;
  private readonly goal: number;
  /** Corners still to come from a state to the goal, once known. */
  private readonly ahead = new Map<number, number>();
  private readonly found: (readonly Crossing[])[] = [];
  private readonly trail: Crossing[] = [];

  constructor(links: MoveLinks, far: Uint8Array, barred: Uint8Array, from: number, goal: number) {
    this.links = links;
    this.far = far;
    this.barred = barred;
    this.from = from;
    this.goal = goal;
  }

  cut(length: number): readonly (readonly Crossing[])[] {
    this.walk(this.from, ENTRANCE, this.cornersAhead(this.from, ENTRANCE), length);
    return this.found;
  }

  /** Routes that agree up to the cut are walked once, so none is found twice. */
  private walk(space: number, entered: number, corners: number, length: number): void {
    if (this.found.length >= MOST_TIED) return;
    if (this.trail.length === length) {
      this.found.push([...this.trail]);
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
    if ((this.far[beyond] ?? 0) !== (this.far[space] ?? 0) + 1) return false;
    return beyond === this.goal || (this.barred[beyond] !== 1 && this.isNearer(beyond));
  }

  private isNearer(space: number): boolean {
    return (this.far[space] ?? 0) < (this.far[this.goal] ?? 0);
  }

  private cornersAhead(space: number, entered: number): number {
    if (space === this.goal) return 0;
    const state = space * WAYS + entered;
    const known = this.ahead.get(state);
    if (known !== undefined) return known;
    const { start, to, way } = this.links;
    let fewest = UNREACHABLE;
    const end = start[(space + 1) * WAYS] ?? 0;
    for (let link = start[space * WAYS] ?? 0; link < end; link++) {
      const beyond = to[link] ?? 0;
      if (!this.isNext(space, beyond)) continue;
      const leaves = way[link] ?? 0;
      const corners = cornerBetween(entered, leaves) + this.cornersAhead(beyond, leaves);
      if (corners < fewest) fewest = corners;
    }
    this.ahead.set(state, fewest);
    return fewest;
  }
}
