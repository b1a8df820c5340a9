/** EQ5, EQ12, R15: cards come onto a PDA, lie there and go. */

import { type Game, tell } from '../../model/game.ts';
import { type CardId, type OwnedId, ownedId } from '../../model/ids.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { deckOf } from './equipment.ts';
import { ammoCapacity } from './outfit.ts';

/** A card that has left its deck gets an owner; a Weapon is fully loaded (EQ5). */
export function newOwned(game: Game, card: CardId): OwnedCard {
  return { id: ownedId(game.state.nextOwned++), card, ammo: game.box.weapons[card]?.capacity ?? 0 };
}

/** A Stalker's card by its id, wherever it lies. */
export function ownedBy(stalker: StalkerState, id: OwnedId): OwnedCard | null {
  const { weapon, armor, armorAttachment, backpack, weaponAttachments, artifacts } = stalker;
  if (weapon?.id === id) return weapon;
  if (armor?.id === id) return armor;
  if (armorAttachment?.id === id) return armorAttachment;
  return among(backpack, id) ?? among(weaponAttachments, id) ?? among(artifacts, id);
}

function among(cards: readonly OwnedCard[], id: OwnedId): OwnedCard | null {
  for (const owned of cards) if (owned.id === id) return owned;
  return null;
}

/** Back into its deck (R15). Attachments of a Weapon or Armor that goes stay as cards of their own (EQ12). */
export function discardOwned(game: Game, stalker: StalkerState, id: OwnedId): void {
  const owned = ownedBy(stalker, id);
  if (!owned) return;
  takeFromPda(game, stalker, owned);
  game.state.decks[deckOf(game, owned.card)].push(owned.card);
  tell(game, { fact: 'cardDiscarded', stalker: stalker.id, owned: id, card: owned.card, clauses: ['R15'] });
}

/** Takes a card out of wherever it lies on the PDA. */
export function takeFromPda(game: Game, stalker: StalkerState, owned: OwnedCard): void {
  if (stalker.weapon?.id === owned.id) {
    stalker.weapon = null;
    const { weaponAttachments } = stalker;
    stalker.weaponAttachments = [];
    stowAttachments(game, stalker, weaponAttachments);
  } else if (stalker.armor?.id === owned.id) {
    stalker.armor = null;
    const { armorAttachment } = stalker;
    stalker.armorAttachment = null;
    if (armorAttachment) stowAttachments(game, stalker, [armorAttachment]);
  } else if (stalker.armorAttachment?.id === owned.id) {
    stalker.armorAttachment = null;
  } else {
    stalker.backpack = without(stalker.backpack, owned);
    stalker.artifacts = without(stalker.artifacts, owned);
    const { weaponAttachments } = stalker;
    stalker.weaponAttachments = without(weaponAttachments, owned);
    if (stalker.weaponAttachments !== weaponAttachments) keepAmmoWithinCapacity(game, stalker);
  }
}

/** EQ12: into the Backpack, each as a card of its own. */
function stowAttachments(game: Game, stalker: StalkerState, attachments: readonly OwnedCard[]): void {
  for (const owned of attachments) putInBackpack(game, stalker, owned);
}

export function putInBackpack(game: Game, stalker: StalkerState, owned: OwnedCard): void {
  const capacity = game.box.weapons[owned.card]?.capacity;
  if (capacity !== undefined && owned.ammo > capacity) owned.ammo = capacity;
  stalker.backpack = [...stalker.backpack, owned];
  tell(game, {
    fact: 'cardStowed',
    stalker: stalker.id,
    owned: owned.id,
    card: owned.card,
    clauses: ['EQ5', 'EQ12'],
  });
}

/** Ammo that an Attachment made room for goes with it. */
export function keepAmmoWithinCapacity(game: Game, stalker: StalkerState): void {
  const { weapon } = stalker;
  if (weapon) weapon.ammo = Math.min(weapon.ammo, ammoCapacity(game, stalker, weapon));
}

/** The same list if it is not on it. */
const without = (cards: readonly OwnedCard[], owned: OwnedCard): readonly OwnedCard[] =>
  cards.includes(owned) ? cards.filter((card) => card !== owned) : cards;
