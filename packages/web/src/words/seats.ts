/** How the seats of a team are distinguished: by a ring colour and a letter. */
import type { StalkerId } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import type { RingColour } from '../board/index.ts';
import { cardName } from './names.ts';

export const rings: readonly RingColour[] = ['gray', 'blue', 'green', 'purple'];
export const ringOf = (id: StalkerId): RingColour => rings[id] ?? 'gray';

/** A letter for each seat: of its name, and no two the same. */
export function letters(view: View): readonly string[] {
  const taken: string[] = [];
  for (const { card } of view.stalkers) {
    const free = [...cardName(card).toUpperCase()].find(
      (letter) => /\p{L}/u.test(letter) && !taken.includes(letter),
    );
    taken.push(free ?? String(taken.length + 1));
  }
  return taken;
}
