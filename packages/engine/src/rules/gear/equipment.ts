/** EQ1, EQ9: Equipment cards, the decks they come from and the slots they fit. */

import { ProblemError, RuleError } from '../../base/errors.ts';
import { unknownName } from '../../base/problems.ts';
import { draw } from '../../base/random.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import { type Box, EQUIPMENT_DECKS, type EquipmentDeck, equipmentDeckOf } from '../../model/box.ts';
import type {
  ArmorCard,
  ArtifactCard,
  AttachmentCard,
  ItemCard,
  WeaponCard,
  WeaponSlot,
} from '../../model/equipment.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { drawnFrom } from '../basics/decks.ts';

export type EquipmentCard = WeaponCard | ArmorCard | AttachmentCard | ArtifactCard | ItemCard;

/** EQ1: slots of the PDA. */
export const ARTIFACT_SLOTS = 3;

export function deckOf({ box }: Game, card: CardId): EquipmentDeck {
  const deck = equipmentDeckOf(box, card);
  if (deck === undefined) throw new ProblemError([unknownName('stalkers', 'equipment', card)]);
  return deck;
}

export function equipmentCard(game: Game, card: CardId): EquipmentCard {
  const found = game.box[deckOf(game, card)][card];
  if (!found) throw new ProblemError([unknownName('stalkers', 'equipment', card)]);
  return found;
}

/** The equipped Weapon's card. */
export function weaponCard(game: Game, stalker: StalkerState): WeaponCard | null {
  return stalker.weapon ? weaponCardOf(game, stalker.weapon) : null;
}
export function weaponCardOf(game: Game, owned: OwnedCard): WeaponCard {
  const card = game.box.weapons[owned.card];
  if (!card) throw new RuleError(`${owned.card} is no Weapon`);
  return card;
}
export function armorCard(game: Game, stalker: StalkerState): ArmorCard | null {
  return (stalker.armor && game.box.armors[stalker.armor.card]) ?? null;
}

/** EQ1: whether these kinds of Attachments, from `first` on, can all sit in the Weapon's slots but those in `taken` (bits). */
export function slotsTake(
  slots: WeaponCard['slots'],
  kinds: readonly WeaponSlot[],
  first = 0,
  taken = 0,
): boolean {
  const kind = kinds[first];
  if (kind === undefined) return true;
  let bit = 1;
  for (const slot of slots) {
    const isFree = (taken & bit) === 0 && slot.includes(kind);
    if (isFree && slotsTake(slots, kinds, first + 1, taken | bit)) return true;
    bit <<= 1;
  }
  return false;
}

/** Whether an Attachment could be installed on this Weapon beside those. */
export function fitsWeapon(
  game: Game,
  weapon: WeaponCard,
  attachment: AttachmentCard,
  beside: readonly OwnedCard[],
): boolean {
  if (attachment.slot === 'armor' || (attachment.fits && !attachment.fits.includes(weapon.ammo)))
    return false;
  const kinds: WeaponSlot[] = [attachment.slot];
  for (const owned of beside) {
    const slot = game.box.attachments[owned.card]?.slot;
    if (slot && slot !== 'armor') kinds.push(slot);
  }
  return slotsTake(weapon.slots, kinds);
}

/** R15, EQ9: takes a random card that fits out of its deck; null if there is none. */
export function drawEquipment(
  game: Game,
  deck: EquipmentDeck,
  fits: (card: CardId) => boolean,
): CardId | null {
  const cards = game.state.decks[deck];
  const fitting: number[] = [];
  for (const [i, card] of cards.entries()) if (fits(card)) fitting.push(i);
  const at = drawnFrom(game, deck, 'loot', fitting);
  if (at === undefined) return null;
  const [taken] = cards.splice(at, 1);
  return taken ?? null;
}

const uniquesOf = new IdentityCache<Box, readonly CardId[]>();

const findUniques = (box: Box): readonly CardId[] =>
  EQUIPMENT_DECKS.flatMap((deck) =>
    Object.values(box[deck]).flatMap((card) => (card.unique ? [card.id] : [])),
  ).sort();

/** ZS2: one of the unique pieces that nobody has and that no deck got back (R15); null if there is none. */
export function drawUnique({ box, state }: Game): CardId | null {
  const seen = new Set<CardId>(EQUIPMENT_DECKS.flatMap((deck) => state.decks[deck]));
  for (const stalker of state.stalkers) {
    const { weapon, armor, armorAttachment, weaponAttachments, artifacts, backpack } = stalker;
    for (const owned of [weapon, armor, armorAttachment, ...weaponAttachments, ...artifacts, ...backpack])
      if (owned) seen.add(owned.card);
  }
  const there = uniquesOf.of(box, findUniques).filter((card) => !seen.has(card));
  return there[draw(state.random, 'loot', Math.max(1, there.length))] ?? null;
}
