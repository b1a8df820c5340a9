/** How the seats of a team are distinguished: by a ring colour and a letter. */
import { IdentityCache } from '@zonecrawl/engine/cache';
import type { StalkerId } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import type { RingColour } from '../board/index.ts';
import { messagesNow } from '../text/index.ts';
import { cardName } from './names.ts';

export const rings: readonly RingColour[] = ['gray', 'blue', 'green', 'purple'];
export const ringOf = (id: StalkerId): RingColour => rings[id] ?? 'gray';

/** By the texts, and by the view: all that shows a Stalker asks for them. */
const known = new IdentityCache<object, IdentityCache<View, readonly string[]>>();

/** A letter for each seat: of its name, and no two the same. */
export const letters = (view: View): readonly string[] =>
  known.of(messagesNow(), () => new IdentityCache()).of(view, () => lettersOf(view));

function lettersOf(view: View): readonly string[] {
  const taken: string[] = [];
  for (const { card } of view.stalkers) {
    const free = [...cardName(card).toUpperCase()].find(
      (letter) => /\p{L}/u.test(letter) && !taken.includes(letter),
    );
    taken.push(free ?? String(taken.length + 1));
  }
  return taken;
}
