/** C5, C6: at a Trader's counter. */

import type { ContactCard } from '../../model/contacts.ts';
import type { CardId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import type { Magazine } from '../../model/state.ts';
import { type Act, type Campaign, pickOption, tell } from '../state/campaign.ts';
import {
  addToStash,
  changeCoupons,
  changeStashMagazines,
  copiesIn,
  leftInDeck,
  MAGAZINES,
  magazinesLeft,
  pull,
  stashCard,
} from '../state/holdings.ts';
import { giftsOf, magazinePrice, magazineSellPrice, onSale, priceOf, sellPrice } from '../state/trade.ts';
import type { CampaignOption } from '../state/types.ts';
import { priceRefusal, use } from './using.ts';

export type Trader = Extract<ContactCard, { readonly kind: 'trader' }>;
type Bargain = Extract<CampaignOption, { readonly is: 'buy' | 'sell' | 'buyMagazine' | 'sellMagazine' }>;

/** G5: every copy is with the group, or out of the Campaign. */
const soldOut = (copies: number): Reason => ({ reason: 'soldOut', clause: 'G5', figures: { copies } });

export function buyRefusal(campaign: Campaign, trader: Trader, card: CardId): Reason | null {
  const price = priceOf(campaign.box, trader, card);
  if (price === null) return { reason: 'notSoldHere', clause: 'C5' };
  if (leftInDeck(campaign, card) <= 0) return soldOut(copiesIn(campaign, card));
  return priceRefusal(campaign, price);
}

/** EQ10: a card without a value cannot be sold. */
export function sellRefusal({ box, state }: Campaign, trader: Trader, card: CardId): Reason | null {
  if (!state.stash.cards.includes(card)) return { reason: 'notInStash', clause: 'C6' };
  return sellPrice(box, trader, card) === null ? { reason: 'notBoughtHere', clause: 'C5' } : null;
}

export function buyMagazineRefusal(campaign: Campaign, trader: Trader, magazine: Magazine): Reason | null {
  const price = magazinePrice(trader);
  if (price === null) return { reason: 'notSoldHere', clause: 'C5' };
  return magazinesLeft(campaign, magazine) <= 0
    ? soldOut(campaign.box.components.magazines[magazine])
    : priceRefusal(campaign, price);
}

export function sellMagazineRefusal({ state }: Campaign, trader: Trader, magazine: Magazine): Reason | null {
  if (state.stash.magazines[magazine] <= 0) return { reason: 'notInStash', clause: 'C6' };
  return magazineSellPrice(trader) === null ? { reason: 'notBoughtHere', clause: 'C5' } : null;
}

/** Everything that can be bought and sold here and now. */
function bargains(campaign: Campaign, trader: Trader): readonly Bargain[] {
  const { box, state } = campaign;
  const buys: readonly Bargain[] = onSale(box, trader)
    .filter(({ card }) => buyRefusal(campaign, trader, card) === null)
    .map(({ card, price }) => ({ is: 'buy', card, price }));
  const sells: readonly Bargain[] = [...new Set(state.stash.cards)]
    .filter((card) => sellRefusal(campaign, trader, card) === null)
    .map((card) => ({ is: 'sell', card, price: sellPrice(box, trader, card) ?? 0 }));
  const magazines: readonly Bargain[] = MAGAZINES.flatMap((magazine): readonly Bargain[] => [
    ...(buyMagazineRefusal(campaign, trader, magazine) === null
      ? [{ is: 'buyMagazine' as const, magazine, price: magazinePrice(trader) ?? 0 }]
      : []),
    ...(sellMagazineRefusal(campaign, trader, magazine) === null
      ? [{ is: 'sellMagazine' as const, magazine, price: magazineSellPrice(trader) ?? 0 }]
      : []),
  ]);
  return [...buys, ...magazines, ...sells];
}

/** One trade after the other, until the player ends it; a gift comes before any trade. */
export function* trade(campaign: Campaign, trader: Trader): Act {
  const { state } = campaign;
  const gifts = state.exploration.used.includes(trader.id)
    ? []
    : giftsOf(campaign.box, trader).filter((card) => leftInDeck(campaign, card) > 0);
  if (gifts.length > 0) {
    const chosen = yield* pickOption({
      kind: 'gift',
      clauses: ['C5'],
      about: { contact: trader.id },
      options: [...gifts.map((card) => ({ is: 'card' as const, card })), { is: 'done' as const }],
    });
    if (chosen.is === 'done') return;
    use(campaign, trader.id);
    stashCard(campaign, chosen.card, 'C5');
  } else {
    const chosen = yield* pickOption({
      kind: 'deal',
      clauses: ['C5', 'C6'],
      about: { contact: trader.id },
      options: [...bargains(campaign, trader), { is: 'done' as const }],
    });
    if (chosen.is === 'done') return;
    use(campaign, trader.id);
    strike(campaign, trader, chosen);
  }
  state.agenda.push({ step: 'deal', contact: trader.id });
}

/** C6: bought things go to the Stash, sold ones back to their deck. */
function strike(campaign: Campaign, { id: contact }: Trader, bargain: Bargain): void {
  const { price } = bargain;
  switch (bargain.is) {
    case 'buy':
      addToStash(campaign, bargain.card);
      tell(campaign, { fact: 'bought', card: bargain.card, price, contact, clauses: ['C6'] });
      break;
    case 'sell':
      pull(campaign, bargain.card);
      tell(campaign, { fact: 'sold', card: bargain.card, price, contact, clauses: ['C6'] });
      break;
    case 'buyMagazine':
      changeStashMagazines(campaign, bargain.magazine, 1, 'C6');
      break;
    case 'sellMagazine':
      changeStashMagazines(campaign, bargain.magazine, -1, 'C6');
      break;
  }
  const pays = bargain.is === 'buy' || bargain.is === 'buyMagazine';
  changeCoupons(campaign, pays ? -price : price, 'C6');
}
