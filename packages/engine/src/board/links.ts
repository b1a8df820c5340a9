/** Who is next to whom: for each space and direction the spaces beyond, as flat integer tables. */

import { besideOnGrid, opposite } from './directions.ts';
import { letsMove, letsSee } from './edges.ts';
import { spaceId } from './ids.ts';
import type { Layout } from './layout.ts';
import type { Crossing, EdgeKind, Walker } from './types.ts';
import { DIRECTIONS } from './types.ts';

/** Ways out of a space: four directions, and Entrances, which lie in none (LT3). */
export const WAYS = 5;
export const ENTRANCE = 4;

export interface Links {
  readonly spaces: number;
  /** Where the links of `space * WAYS + way` begin in `to`; they end where the next ones begin. */
  readonly start: Uint32Array;
  readonly to: Uint16Array;
}

/** The ways somebody may move; each link is also kept as the Crossing that rules hand around. */
export interface MoveLinks extends Links {
  /** The way of each link. */
  readonly way: Uint8Array;
  readonly crossings: readonly Crossing[];
  readonly from: readonly (readonly Crossing[])[];
}

type Entrances = readonly (readonly [number, number])[];
type Passes = (mine: EdgeKind, theirs: EdgeKind, to: number) => boolean;

/** M7: one edge that allows it is enough. */
function collect(
  layout: Layout,
  entrances: Entrances,
  passes: Passes,
  enters: (to: number) => boolean,
): Links {
  const { width, height, squareSpace, sides, spaces } = layout;
  const beyond: number[][] = Array.from({ length: spaces.length * WAYS }, () => []);
  const link = (space: number, way: number, to: number): void => {
    const list = beyond[space * WAYS + way];
    if (list !== undefined && !list.includes(to)) list.push(to);
  };
  for (const [square, space] of squareSpace.entries()) {
    if (space < 0) continue;
    for (const direction of DIRECTIONS) {
      const beside = besideOnGrid(width, height, square, direction);
      const to = beside < 0 ? -1 : (squareSpace[beside] ?? -1);
      if (to < 0 || to === space || !enters(to)) continue;
      const mine = sides[square * 4 + direction] ?? 'wall';
      const theirs = sides[beside * 4 + opposite(direction)] ?? 'wall';
      if (passes(mine, theirs, to)) link(space, direction, to);
    }
  }
  for (const [one, other] of entrances) {
    if (enters(other)) link(one, ENTRANCE, other);
    if (enters(one)) link(other, ENTRANCE, one);
  }

  const start = new Uint32Array(beyond.length + 1);
  const to: number[] = [];
  for (const [index, list] of beyond.entries()) {
    start[index] = to.length;
    to.push(...list.sort((one, other) => one - other));
  }
  start[beyond.length] = to.length;
  return { spaces: spaces.length, start, to: Uint16Array.from(to) };
}

/** Where sight and Range pass (M3, M4), water included (M8). Sight never uses the Entrances among them (LT2). */
export const sightLinks = (layout: Layout, entrances: Entrances, walker: Walker): Links =>
  collect(
    layout,
    entrances,
    (mine, theirs) => letsSee(walker, mine, theirs),
    () => true,
  );

/** Where somebody may move; never into water (M8). */
export function moveLinks(layout: Layout, entrances: Entrances, walker: Walker): MoveLinks {
  const links = collect(
    layout,
    entrances,
    (mine, theirs) => letsMove(walker, mine, theirs),
    (to) => layout.spaces[to]?.properties.water !== true,
  );
  const way = new Uint8Array(links.to.length);
  const crossings: Crossing[] = [];
  const from: Crossing[][] = Array.from({ length: links.spaces }, () => []);
  for (let space = 0; space < links.spaces; space++) {
    for (let out = 0; out < WAYS; out++) {
      const end = links.start[space * WAYS + out + 1] ?? 0;
      for (let index = links.start[space * WAYS + out] ?? 0; index < end; index++) {
        const crossing: Crossing = { to: spaceId(links.to[index] ?? 0), direction: DIRECTIONS[out] ?? null };
        way[index] = out;
        crossings[index] = crossing;
        from[space]?.push(crossing);
      }
    }
  }
  return { ...links, way, crossings, from };
}
