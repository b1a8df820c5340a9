/** EQ1, EQ9: Equipment cards, the decks they come from and the slots they fit. */
import { draw } from '../../base/random.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Box } from '../../model/box.ts';
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
import { RuleError } from '../../model/rule.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';

export type EquipmentDeck = 'weapons' | 'armors' | 'attachments' | 'artifacts' | 'items';
export type EquipmentCard = WeaponCard | ArmorCard | AttachmentCard | ArtifactCard | ItemCard;

/** EQ1: slots of the PDA. */
export const ARTIFACT_SLOTS = 3;

/** Which deck each Equipment card of a box belongs to. */
const decksOf = new IdentityCache<Box, ReadonlyMap<CardId, EquipmentDeck>>();

function sortedIn(box: Box): ReadonlyMap<CardId, EquipmentDeck> {
  const decks = new Map<CardId, EquipmentDeck>();
  for (const deck of ['attachments', 'artifacts', 'armors', 'weapons', 'items'] as const) {
    for (const card of Object.keys(box[deck])) decks.set(card, deck);
  }
  decksOf.set(box, decks);
  return decks;
}

export function deckOf({ box }: Game, card: CardId): EquipmentDeck {
  const deck = (decksOf.get(box) ?? sortedIn(box)).get(card);
  if (deck === undefined) throw new RuleError(`no Equipment card ${card}`);
  return deck;
}

export function equipmentCard(game: Game, card: CardId): EquipmentCard {
  const found = game.box[deckOf(game, card)][card];
  if (!found) throw new RuleError(`no Equipment card ${card}`);
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

/** EQ1: whether these kinds of Attachments can all sit in the Weapon's slots, one in each. */
export function slotsTake(slots: WeaponCard['slots'], kinds: readonly WeaponSlot[]): boolean {
  const [kind, ...others] = kinds;
  if (kind === undefined) return true;
  return slots.some((slot, i) => slot.includes(kind) && slotsTake(slots.toSpliced(i, 1), others));
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
  if (fitting.length === 0) return null;
  const at = fitting[draw(game.state.random, 'loot', fitting.length)] ?? 0;
  const [taken] = cards.splice(at, 1);
  return taken ?? null;
}
