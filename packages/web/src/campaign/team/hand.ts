/** The UI state of the loadout: the dragged card, or what the sheet is open for. */
import { signal } from '@preact/signals';
import type { Slot } from '@zonecrawl/engine/campaign';
import type { CardId } from '@zonecrawl/engine/model';
import type { Point } from '../../base/point.ts';
import type { Held, Holder } from './slots.ts';

/** The card being dragged. */
export const dragged = signal<Held | null>(null);
/** Its position on the page. */
export const draggedTo = signal<Point>({ x: 0, y: 0 });

/** What the sheet is open for. */
export type OpenSheet =
  | { readonly ask: 'where'; readonly held: Held }
  | { readonly ask: 'what'; readonly seat: number; readonly slot: Slot };

export const asked = signal<OpenSheet | null>(null);

export function emptyHand(): void {
  dragged.value = null;
  asked.value = null;
}

/** Attributes of a drop target. */
export const takesCards = (to: Holder, slot?: Slot) => ({
  'data-holder': to === null ? STASH : String(to),
  'data-slot': slot,
});

const STASH = 'stash';

/** The key of a card where it lies now. */
export function keyAt(to: Holder, slot: Slot | null, card: CardId): HTMLElement | null {
  const holder = `[data-holder="${to === null ? STASH : to}"]${to === null || slot === null ? '' : `[data-slot="${slot}"]`}`;
  return document.querySelector<HTMLElement>(`${holder} .camp-card-key[data-card="${CSS.escape(card)}"]`);
}

/** The drop target at a point; null: there is none, or it holds the card already. */
export function placeAt({ x, y }: Point, card: Node | null): { to: Holder; slot: string | undefined } | null {
  const there = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-holder]') ?? null;
  if (there === null || there.contains(card)) return null;
  const { holder, slot } = there.dataset;
  return { to: holder === STASH ? null : Number(holder), slot };
}
