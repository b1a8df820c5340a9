/** Who is next to whom: for each space and way the spaces beyond, as flat integer tables. */

import { type Border, WAYS } from './borders.ts';
import { letsMove, letsSee, type WalkerClass } from './edges.ts';
import { spaceId } from './ids.ts';
import { type Crossing, DIRECTIONS } from './types.ts';

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

/** M7: of several borders between two spaces in one direction a single one that passes is enough. */
function tabulate(spaces: number, borders: readonly Border[], passes: (border: Border) => boolean): Links {
  const start = new Uint32Array(spaces * WAYS + 1);
  const to = new Uint16Array(borders.length);
  let count = 0;
  let next = 0;
  let last: Border | undefined;
  for (const border of borders) {
    if (!passes(border)) continue;
    const row = border.from * WAYS + border.way;
    if (last !== undefined && last.to === border.to && row === next - 1) continue;
    while (next <= row) start[next++] = count;
    to[count++] = border.to;
    last = border;
  }
  while (next < start.length) start[next++] = count;
  return { spaces, start, to: to.subarray(0, count) };
}

/** Where sight and Range pass (M3, M4), water included (M8). Sight never uses the Entrances among them (LT2). */
export const sightLinks = (spaces: number, borders: readonly Border[], lookers: WalkerClass): Links =>
  tabulate(spaces, borders, ({ mine, theirs }) => letsSee(lookers, mine, theirs));

/** Where somebody may move; never into water (M8). */
export function moveLinks(
  spaces: number,
  borders: readonly Border[],
  movers: WalkerClass,
  isWater: (space: number) => boolean,
): MoveLinks {
  const links = tabulate(
    spaces,
    borders,
    ({ mine, theirs, to }) => letsMove(movers, mine, theirs) && !isWater(to),
  );
  const way = new Uint8Array(links.to.length);
  const crossings: Crossing[] = [];
  const from: Crossing[][] = [];
  for (let space = 0; space < spaces; space++) {
    const own: Crossing[] = [];
    for (let out = 0; out < WAYS; out++) {
      const end = links.start[space * WAYS + out + 1] ?? 0;
      for (let link = links.start[space * WAYS + out] ?? 0; link < end; link++) {
        way[link] = out;
        own.push({ to: spaceId(links.to[link] ?? 0), direction: DIRECTIONS[out] ?? null });
      }
    }
    from.push(own);
    crossings.push(...own);
  }
  return { ...links, way, crossings, from };
}
