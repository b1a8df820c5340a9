/** Range between all pairs of spaces (D1). */

import { WAYS } from './borders.ts';
import type { Links } from './links.ts';
import { UNREACHABLE } from './types.ts';

/** Least number of edges crossed, `from * spaces + to`; an Entrance counts as one (LT2). */
export function rangeTable(links: Links): Uint8Array {
  const { spaces, start, to } = links;
  const table = new Uint8Array(spaces * spaces).fill(UNREACHABLE);
  const queue = new Uint16Array(spaces);
  for (let from = 0; from < spaces; from++) {
    const row = from * spaces;
    table[row + from] = 0;
    queue[0] = from;
    let filled = 1;
    for (let head = 0; head < filled; head++) {
      const space = queue[head] ?? 0;
      const next = (table[row + space] ?? 0) + 1;
      if (next >= UNREACHABLE) break;
      const end = start[(space + 1) * WAYS] ?? 0;
      for (let link = start[space * WAYS] ?? 0; link < end; link++) {
        const beyond = to[link] ?? 0;
        if (table[row + beyond] !== UNREACHABLE) continue;
        table[row + beyond] = next;
        queue[filled++] = beyond;
      }
    }
  }
  return table;
}
