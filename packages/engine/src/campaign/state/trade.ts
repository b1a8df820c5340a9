/** C5, C6: what things cost at a Trader's, and what it pays for them. */

import { type Box, EQUIPMENT_DECKS, equipmentDeckOf } from '../../model/box.ts';
import type { ContactCard, Rate, Wares } from '../../model/contacts.ts';
import type { CardId } from '../../model/ids.ts';

export function isAmong(box: Box, wares: Wares, card: CardId): boolean {
  const deck = equipmentDeckOf(box, card);
  if (deck === undefined || !wares.decks.includes(deck)) return false;
  if (wares.cards && !wares.cards.includes(card)) return false;
  const tier = (box.weapons[card] ?? box.armors[card] ?? box.attachments[card])?.tier ?? 1;
  if (tier > (wares.upToTier ?? 3)) return false;
  return suitsItem(box, wares, card) && suitsAttachment(box, wares, card);
}

function suitsItem(box: Box, { types }: Wares, card: CardId): boolean {
  const item = box.items[card];
  return !item || !types || item.types.some((type) => types.includes(type));
}

function suitsAttachment(box: Box, { slot, kind, notKind }: Wares, card: CardId): boolean {
  const attachment = box.attachments[card];
  if (!attachment) return true;
  if (slot !== undefined && (attachment.slot === 'armor' ? 'armor' : 'weapon') !== slot) return false;
  if (kind !== undefined && attachment.kind !== kind) return false;
  return notKind === undefined || attachment.kind !== notKind;
}

const worthOf = (box: Box, card: CardId): number | null => {
  const deck = equipmentDeckOf(box, card);
  return deck === undefined ? null : (box[deck][card]?.value ?? null);
};

/** EQ10: a card without a value is neither bought nor sold. */
function at(box: Box, rates: readonly Rate[], card: CardId): number | null {
  const value = worthOf(box, card);
  const rate = rates.find(({ wares }) => isAmong(box, wares, card));
  if (value === null || !rate) return null;
  const price = Math.floor((value * rate.times) / rate.over);
  return price - (price % (rate.roundTo ?? 1));
}

/** What the team pays this Contact for a card; null: it is not on sale here. */
export const priceOf = (box: Box, contact: ContactCard, card: CardId): number | null =>
  contact.kind === 'trader' ? at(box, contact.terms.sells, card) : null;

/** What this Contact pays the team for a card; null: it does not want it. */
export const sellPrice = (box: Box, contact: ContactCard, card: CardId): number | null =>
  contact.kind === 'trader' ? at(box, contact.terms.buys, card) : null;

/** A Magazine's price for the team, and what it brings; null: no trade. */
export const magazinePrice = (contact: ContactCard): number | null =>
  contact.kind === 'trader' ? (contact.terms.magazine.sells ?? null) : null;
export const magazineSellPrice = (contact: ContactCard): number | null =>
  contact.kind === 'trader' ? (contact.terms.magazine.buys ?? null) : null;

/** The cards of which one may be taken for nothing before any trade. */
export function giftsOf(box: Box, contact: ContactCard): readonly CardId[] {
  const gift = contact.kind === 'trader' ? contact.terms.gift : undefined;
  if (!gift) return [];
  return gift.wares.decks
    .flatMap((deck) => Object.keys(box[deck]))
    .filter((card) => isAmong(box, gift.wares, card) && (worthOf(box, card) ?? Infinity) <= gift.upTo);
}

/** Everything on sale here, with its price. */
export const onSale = (
  box: Box,
  contact: ContactCard,
): readonly { readonly card: CardId; readonly price: number }[] =>
  EQUIPMENT_DECKS.flatMap((deck) => Object.keys(box[deck])).flatMap((card) => {
    const price = priceOf(box, contact, card);
    return price === null ? [] : [{ card, price }];
  });
