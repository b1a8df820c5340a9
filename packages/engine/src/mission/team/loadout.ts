/** C7, C2: what Stalkers set out with. */

import type { Box, Deck } from '../../model/box.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import type { CardId } from '../../model/ids.ts';
import type { Decks } from '../../model/state.ts';

/** C2. */
export const TEAM_COUPONS = 5000;
/** ZS1. */
export const MAGAZINE_PRICE = 300;
const MOST_ITEMS = 3;

interface Priced {
  readonly id: CardId;
  readonly copies: number;
  readonly value: number | null;
}

/** The shop while a team is being equipped: each copy is sold once. */
class Shop {
  private readonly sold = new Map<CardId, number>();

  /** The most expensive (or cheapest) card that fits, at most at this price. */
  buy<C extends Priced>(
    deck: Deck<C>,
    most: number,
    fits: (card: C) => boolean,
    order: 'cheapest' | 'dearest',
  ): (C & { readonly value: number }) | undefined {
    const sign = order === 'cheapest' ? 1 : -1;
    const there = Object.values(deck)
      .filter(isPriced)
      .filter((card) => card.value <= most && (this.sold.get(card.id) ?? 0) < card.copies && fits(card))
      .sort((one, other) => sign * (one.value - other.value) || (one.id < other.id ? -1 : 1));
    const [card] = there;
    if (card) this.sold.set(card.id, (this.sold.get(card.id) ?? 0) + 1);
    return card;
  }
}

const isPriced = <C extends Priced>(card: C): card is C & { readonly value: number } => card.value !== null;

/**
 * A plain start for one-shot play: everybody has the cheapest Armor for free (C2) and an equal share of the coupons,
 * half of it at most for a Weapon, then a Magazine for it, then Items.
 */
export function plainLoadouts(
  box: Box,
  stalkers: readonly CardId[],
  coupons = TEAM_COUPONS,
): readonly Loadout[] {
  const shop = new Shop();
  const share = Math.floor(coupons / Math.max(1, stalkers.length));
  return stalkers.map((stalker) => {
    let left = share;
    const armor = shop.buy(box.armors, Number.POSITIVE_INFINITY, () => true, 'cheapest');
    const weapon =
      shop.buy(box.weapons, share / 2, ({ tier }) => tier === 1, 'dearest') ??
      shop.buy(box.weapons, share, () => true, 'cheapest');
    left -= weapon?.value ?? 0;
    const ammo = weapon?.ammo ?? 'special';
    const reload = ammo !== 'special' && left >= MAGAZINE_PRICE;
    if (reload) left -= MAGAZINE_PRICE;
    const backpack: CardId[] = [];
    while (backpack.length < MOST_ITEMS) {
      const item = shop.buy(box.items, left, ({ id }) => !backpack.includes(id), 'dearest');
      if (!item) break;
      left -= item.value;
      backpack.push(item.id);
    }
    return {
      stalker,
      ...(weapon ? { weapon: weapon.id } : {}),
      ...(armor ? { armor: armor.id } : {}),
      backpack,
      magazines: reload ? { [ammo]: 1 } : {},
    };
  });
}

/** Takes a card out of its deck; false if no copy is left (G2). */
export function takeFrom(
  decks: Decks,
  deck: 'weapons' | 'armors' | 'attachments' | 'artifacts' | 'items',
  card: CardId,
): boolean {
  const index = decks[deck].indexOf(card);
  if (index < 0) return false;
  decks[deck].splice(index, 1);
  return true;
}
