/** What is in the player's hand while gear is shared out: a card being dragged, looked at, or a slot to be filled. */
import { signal } from '@preact/signals';
import type { Slot } from '@zonecrawl/engine/campaign';
import type { Point } from './drag.ts';
import type { Held, Holder } from './slots.ts';

/** Dragged over the page. */
export const dragged = signal<Held | null>(null);
/** Where the hand is with it. */
export const draggedTo = signal<Point>({ x: 0, y: 0 });

/** What the sheet is open for. */
export type Asked =
  | { readonly ask: 'where'; readonly held: Held }
  | { readonly ask: 'what'; readonly seat: number; readonly slot: Slot };

export const asked = signal<Asked | null>(null);

export function emptyHand(): void {
  dragged.value = null;
  asked.value = null;
}

/** Where a card can be put down: what an element that takes cards must say of itself. */
export const takesCards = (to: Holder, slot?: Slot) => ({
  'data-holder': to === null ? STASH : String(to),
  'data-slot': slot,
});

const STASH = 'stash';

/** The place under the hand; null: there is none, or the card lies there already. */
export function placeAt({ x, y }: Point, card: Node | null): { to: Holder; slot: string | undefined } | null {
  const there = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-holder]') ?? null;
  if (there === null || there.contains(card)) return null;
  const { holder, slot } = there.dataset;
  return { to: holder === STASH ? null : Number(holder), slot };
}
