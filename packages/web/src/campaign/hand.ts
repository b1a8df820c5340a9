/** What is in the player's hand while gear is shared out: a card being dragged, looked at, or a slot to be filled. */
import { signal } from '@preact/signals';
import type { Slot } from '@zonecrawl/engine/campaign';
import type { Held } from './kit.ts';

/** Dragged over the page. */
export const dragged = signal<Held | null>(null);

/** What the sheet is open for. */
export type Asked =
  | { readonly ask: 'where'; readonly held: Held }
  | { readonly ask: 'what'; readonly seat: number; readonly slot: Slot };

export const asked = signal<Asked | null>(null);

export function emptyHand(): void {
  dragged.value = null;
  asked.value = null;
}
