/** What may lie in a slot of a loadout, and the loadout with it. */
import type { Box, CardId, Loadout, Magazine } from '@zonecrawl/engine/model';
import { terms } from './draft.ts';

/** A place in a loadout that the player fills. */
export type Slot = 'weapon' | 'weaponAttachment' | 'armor' | 'armorAttachment' | 'backpack';

interface Ware {
  readonly id: CardId;
  readonly value: number | null;
}

const byValue = <W extends Ware>(wares: readonly W[]): readonly CardId[] =>
  wares
    .filter(({ value }) => value !== null)
    .sort((one, other) => (one.value ?? 0) - (other.value ?? 0) || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);

/** Everything on sale for a slot, the cheapest first. */
export function waresFor(there: Box, slot: Slot): readonly CardId[] {
  const onSale = <W extends Ware & { readonly tier: number }>(deck: Readonly<Record<string, W>>) =>
    Object.values(deck).filter(({ tier }) => tier <= terms.value.tier);
  switch (slot) {
    case 'weapon':
      return byValue(onSale(there.weapons));
    case 'armor':
      return byValue(onSale(there.armors));
    case 'weaponAttachment':
      return byValue(onSale(there.attachments).filter((card) => card.slot !== 'armor'));
    case 'armorAttachment':
      return byValue(onSale(there.attachments).filter((card) => card.slot === 'armor'));
    case 'backpack':
      return byValue(Object.values(there.items));
  }
}

/** The loadout with this card in that slot; what no longer fits on a new Weapon is given back. */
export function withWare(loadout: Loadout, slot: Slot, card: CardId): Loadout {
  switch (slot) {
    case 'weapon': {
      const { weaponAttachments: _attachments, ...rest } = loadout;
      return { ...rest, weapon: card };
    }
    case 'armor':
      return { ...loadout, armor: card };
    case 'weaponAttachment':
      return { ...loadout, weaponAttachments: [...(loadout.weaponAttachments ?? []), card] };
    case 'armorAttachment':
      return { ...loadout, armorAttachment: card };
    case 'backpack':
      return { ...loadout, backpack: [...(loadout.backpack ?? []), card] };
  }
}

const less = (all: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = all.lastIndexOf(card);
  return at < 0 ? all : all.toSpliced(at, 1);
};

/** The loadout without one copy of the card. Armor can be replaced but not removed. */
export function withoutWare(loadout: Loadout, slot: Slot, card: CardId): Loadout {
  switch (slot) {
    case 'weapon': {
      const { weapon: _weapon, weaponAttachments: _attachments, ...unarmed } = loadout;
      return unarmed;
    }
    case 'weaponAttachment':
      return { ...loadout, weaponAttachments: less(loadout.weaponAttachments ?? [], card) };
    case 'armor':
      return loadout;
    case 'armorAttachment': {
      const { armorAttachment: _attachment, ...bare } = loadout;
      return bare;
    }
    case 'backpack':
      return { ...loadout, backpack: less(loadout.backpack ?? [], card) };
  }
}

export const withMagazines = (loadout: Loadout, kind: Magazine, count: number): Loadout => ({
  ...loadout,
  magazines: { ...loadout.magazines, [kind]: Math.max(0, count) },
});
