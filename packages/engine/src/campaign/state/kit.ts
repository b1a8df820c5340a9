/** EQ1, EQ3, EQ12: cards put into a Stalker's slots and taken out of them before a Mission. Nothing here changes anything. */

import { kitRefusal } from '../../mission/team/shop.ts';
import type { Box } from '../../model/box.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import type { CardId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import { ARTIFACT_SLOTS } from '../../rules/gear/equipment.ts';
import type { Slot } from './types.ts';

/** A seat after a change, and the cards that came off with it. */
export interface Changed {
  readonly seat: Loadout;
  readonly loose: readonly CardId[];
}

/** The slot a card works in; Items work from the Backpack (EQ4). */
export function slotOf(box: Box, card: CardId): Slot {
  if (Object.hasOwn(box.weapons, card)) return 'weapon';
  if (Object.hasOwn(box.armors, card)) return 'armor';
  if (Object.hasOwn(box.artifacts, card)) return 'artifact';
  const attachment = box.attachments[card];
  if (attachment) return attachment.slot === 'armor' ? 'armorAttachment' : 'weaponAttachment';
  return 'backpack';
}

/** What a seat has in a slot. */
export function cardsIn(seat: Loadout, slot: Slot): readonly CardId[] {
  const one = (card: CardId | undefined): readonly CardId[] => (card === undefined ? [] : [card]);
  switch (slot) {
    case 'weapon':
      return one(seat.weapon);
    case 'weaponAttachment':
      return seat.weaponAttachments ?? [];
    case 'armor':
      return one(seat.armor);
    case 'armorAttachment':
      return one(seat.armorAttachment);
    case 'artifact':
      return seat.artifacts ?? [];
    case 'backpack':
      return seat.backpack ?? [];
  }
}

function withCards(seat: Loadout, slot: Slot, cards: readonly CardId[]): Loadout {
  const [first] = cards;
  const { weapon: _weapon, ...unarmed } = seat;
  const { armor: _armor, ...unarmored } = seat;
  const { armorAttachment: _attachment, ...bare } = seat;
  switch (slot) {
    case 'weapon':
      return first === undefined ? unarmed : { ...unarmed, weapon: first };
    case 'weaponAttachment':
      return { ...seat, weaponAttachments: cards };
    case 'armor':
      return first === undefined ? unarmored : { ...unarmored, armor: first };
    case 'armorAttachment':
      return first === undefined ? bare : { ...bare, armorAttachment: first };
    case 'artifact':
      return { ...seat, artifacts: cards };
    case 'backpack':
      return { ...seat, backpack: cards };
  }
}

const without = (cards: readonly CardId[], card: CardId): readonly CardId[] =>
  cards.toSpliced(cards.indexOf(card), 1);

/** Where on its PDA a seat has the card; of two copies the one in the Backpack first, unless that is where it goes. */
export function whereIs(box: Box, seat: Loadout, card: CardId, goes: Slot | null): Slot | null {
  const slots: readonly Slot[] = ['backpack', slotOf(box, card)];
  return slots.find((slot) => slot !== goes && cardsIn(seat, slot).includes(card)) ?? null;
}

/** Takes a card out of a slot; EQ12: its Attachments come off. */
export function takeOut(box: Box, seat: Loadout, slot: Slot, card: CardId): Changed {
  const taken = withCards(seat, slot, without(cardsIn(seat, slot), card));
  return slot === 'weapon' || slot === 'armor' ? shedAttachments(box, taken) : { seat: taken, loose: [] };
}

/** Puts a card in, in place of another if that is named. Attachments that do not fit any more come off (EQ5). */
export function putIn(box: Box, seat: Loadout, slot: Slot, card: CardId, replaces: CardId | null): Changed {
  const kept = replaces === null ? cardsIn(seat, slot) : without(cardsIn(seat, slot), replaces);
  const put = withCards(seat, slot, [...kept, card]);
  const changed =
    slot === 'weapon' || slot === 'armor' ? shedAttachments(box, put) : { seat: put, loose: [] };
  return { seat: changed.seat, loose: replaces === null ? changed.loose : [...changed.loose, replaces] };
}

function shedAttachments(box: Box, seat: Loadout): Changed {
  let kept = seat;
  const loose: CardId[] = [];
  for (const slot of ['weaponAttachment', 'armorAttachment'] as const) {
    for (const card of cardsIn(seat, slot)) {
      if (slotsRefusal(box, kept) === null) break;
      kept = withCards(kept, slot, without(cardsIn(kept, slot), card));
      loose.push(card);
    }
  }
  return { seat: kept, loose };
}

/** Only what does not fit a slot; a Backpack that is too full is the player's business. */
function slotsRefusal(box: Box, seat: Loadout): Reason | null {
  return kitRefusal(box, { ...seat, backpack: [] });
}

/** What a card could take the place of in that slot; null: nothing, there is room. */
export function replaceable(box: Box, seat: Loadout, slot: Slot, card: CardId): readonly (CardId | null)[] {
  const there = cardsIn(seat, slot);
  switch (slot) {
    case 'backpack':
      return [null];
    case 'weapon':
    case 'armor':
    case 'armorAttachment':
      return [there[0] ?? null];
    case 'artifact':
      return there.length < ARTIFACT_SLOTS ? [null] : [...new Set(there)];
    case 'weaponAttachment': {
      const fits = (replaces: CardId | null): boolean =>
        slotsRefusal(box, putIn(box, seat, slot, card, replaces).seat) === null;
      return fits(null) ? [null] : [...new Set(there)].filter(fits);
    }
  }
}
