/** Random teams and equipment, so that every card of the box is used. The same seed gives the same team. */

import { draw, quickSeed, type RandomState, seedRandom, shuffle } from '@zonecrawl/engine/base';
import type { ArmorCard, AttachmentCard, Box, Deck, Loadout, WeaponCard } from '@zonecrawl/engine/model';

/** What is left in the box while a team is being equipped. */
class Stock {
  readonly random: RandomState;
  private readonly taken = new Map<string, number>();

  constructor(seed: string) {
    this.random = seedRandom(quickSeed(seed));
  }

  below(sides: number): number {
    return draw(this.random, 'setup', sides);
  }

  take<C extends { readonly id: string; readonly copies: number; readonly unique?: true }>(
    deck: Deck<C>,
    fits: (card: C) => boolean = () => true,
  ): C | null {
    const there = Object.values(deck).filter(
      (card) => !card.unique && (this.taken.get(card.id) ?? 0) < card.copies && fits(card),
    );
    const card = there.length === 0 ? null : (there[this.below(there.length)] ?? null);
    if (card) this.taken.set(card.id, (this.taken.get(card.id) ?? 0) + 1);
    return card;
  }

  takeSome<C extends { readonly id: string; readonly copies: number }>(
    deck: Deck<C>,
    most: number,
  ): string[] {
    const ids: string[] = [];
    for (let left = this.below(most + 1); left > 0; left--) {
      const card = this.take(deck);
      if (card) ids.push(card.id);
    }
    return ids;
  }
}

export function randomTeam(box: Box, stalkers: number, seed: string): readonly Loadout[] {
  const stock = new Stock(seed);
  const who = shuffle(stock.random, 'setup', Object.keys(box.stalkers)).slice(0, stalkers);
  return who.map((stalker) => equip(box, stock, stalker));
}

function equip(box: Box, stock: Stock, stalker: string): Loadout {
  const weapon = stock.below(20) === 0 ? null : stock.take(box.weapons);
  const armor = stock.below(20) === 0 ? null : stock.take(box.armors);
  const spare = stock.below(3) === 0 ? stock.take(box.weapons) : null;
  const magazine = weapon && weapon.ammo !== 'special' ? { [weapon.ammo]: stock.below(3) } : {};
  const armorAttachment = armor && stock.below(2) === 0 ? armorAttachmentFor(box, stock, armor) : null;
  return {
    stalker,
    ...(weapon && { weapon: weapon.id, weaponAttachments: weaponAttachments(box, stock, weapon) }),
    ...(armor && { armor: armor.id }),
    ...(armorAttachment && { armorAttachment: armorAttachment.id }),
    artifacts: stock.takeSome(box.artifacts, 3),
    backpack: [...stock.takeSome(box.items, 4), ...(spare ? [spare.id] : [])],
    magazines: magazine,
  };
}

/** EQ1: at most one per slot, of a kind it takes, and for this ammo. */
function weaponAttachments(box: Box, stock: Stock, weapon: WeaponCard): string[] {
  return weapon.slots.flatMap((kinds) => {
    if (stock.below(2) === 0) return [];
    const fits = ({ slot, fits: ammo }: AttachmentCard): boolean =>
      slot !== 'armor' && kinds.includes(slot) && (ammo === undefined || ammo.includes(weapon.ammo));
    const card = stock.take(box.attachments, fits);
    return card ? [card.id] : [];
  });
}

const armorAttachmentFor = (box: Box, stock: Stock, _armor: ArmorCard): AttachmentCard | null =>
  stock.take(box.attachments, ({ slot }) => slot === 'armor');
