import type { Rate, Wares } from '@zonecrawl/engine/model';

export const ALL: Wares = { decks: ['weapons', 'armors', 'attachments', 'artifacts', 'items'] };
export const attachments = (slot: 'armor' | 'weapon', more: Partial<Wares> = {}): Wares => ({
  decks: ['attachments'],
  slot,
  ...more,
});
export const items = (...types: NonNullable<Wares['types']>): Wares =>
  types.length > 0 ? { decks: ['items'], types } : { decks: ['items'] };

/** C6: at the card's value, or a part or a multiple of it. */
export const atValue = (wares: Wares): Rate => ({ wares, times: 1, over: 1 });
export const atHalf = (wares: Wares): Rate => ({ wares, times: 1, over: 2 });
export const at = (times: number, over: number, wares: Wares): Rate => ({ wares, times, over });
