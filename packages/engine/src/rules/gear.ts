/** EQ: what a Stalker's cards are, which of them work, and the decks they come from. Nothing here asks anybody. */

import { draw } from '../base/random.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import { LastTwo } from '../cache/lastTwo.ts';
import type { Abilities } from '../model/abilities.ts';
import type { Box } from '../model/box.ts';
import type {
  ArmorCard,
  ArtifactCard,
  AttachmentCard,
  ItemCard,
  WeaponCard,
  WeaponSlot,
} from '../model/equipment.ts';
import { type Game, tell } from '../model/game.ts';
import { type CardId, type OwnedId, ownedId } from '../model/ids.ts';
import { RuleError } from '../model/rule.ts';
import type { Magazine, OwnedCard, StalkerState } from '../model/state.ts';
import type { Sourced } from './actions/sourced.ts';

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

/** A card's abilities and the copy that carries them; `owned` is null for the Stalker card itself. */
export interface AbilitySource {
  readonly card: CardId;
  readonly owned: OwnedCard | null;
  readonly abilities: Abilities;
}

/** What a Stalker has on and with it, and what that lets it do: worked out anew only when a card comes or goes. */
interface Outfit {
  readonly box: Box;
  /** The Stalker's own. */
  readonly card: CardId;
  readonly weapon: OwnedCard | null;
  readonly armor: OwnedCard | null;
  readonly armorAttachment: OwnedCard | null;
  readonly weaponAttachments: readonly OwnedCard[];
  readonly artifacts: readonly OwnedCard[];
  readonly backpack: readonly OwnedCard[];
  readonly working: readonly AbilitySource[];
  /** The rest once somebody has asked for it: with the Items in the Backpack, ... */
  hooks: readonly AbilitySource[] | null;
  figures: Figures | null;
  /** ... the Actions all this grants (actions/index.ts), ... */
  actions: readonly Sourced[] | null;
  /** ... its Weapons, equipped or in the Backpack. */
  weapons: readonly Carried[] | null;
}

/** A Weapon, how much ammo it holds and what that comes from; null: special ammo has no Magazine. */
export interface Carried {
  readonly owned: OwnedCard;
  readonly capacity: number;
  readonly magazine: Magazine | null;
}

/** Figures of a Stalker's cards, added up; of rules that one card is enough for, how many cards have them. */
interface Figures {
  /** Of what works for it now. */
  readonly movement: number;
  readonly carefulMovement: number;
  readonly exposureDice: number;
  readonly slipsBy: number;
  readonly quiet: number;
  readonly freeReload: number;
  /** And of the Items in its Backpack as well. */
  readonly backpack: number;
  readonly maximumRange: number;
  readonly accurateRange: number;
  readonly ignoresNoVisibility: number;
}
/** By seat. A Stalker that is imagined elsewhere has the same things on. */
const outfits: LastTwo<Outfit>[] = [];

function newSeat(seat: number): LastTwo<Outfit> {
  const fresh = new LastTwo<Outfit>();
  outfits[seat] = fresh;
  return fresh;
}

const wears = (outfit: Outfit, box: Box, stalker: StalkerState): boolean =>
  outfit.backpack === stalker.backpack &&
  outfit.weapon === stalker.weapon &&
  outfit.armor === stalker.armor &&
  outfit.armorAttachment === stalker.armorAttachment &&
  outfit.weaponAttachments === stalker.weaponAttachments &&
  outfit.artifacts === stalker.artifacts &&
  outfit.card === stalker.card &&
  outfit.box === box;

export function outfitOf({ box }: Game, stalker: StalkerState): Outfit {
  const seat = outfits[stalker.id] ?? newSeat(stalker.id);
  const { latest, before } = seat;
  if (latest !== null && wears(latest, box, stalker)) return latest;
  return seat.keep(before !== null && wears(before, box, stalker) ? before : dressed(box, stalker));
}

function dressed(box: Box, stalker: StalkerState): Outfit {
  const { card, weapon, armor, armorAttachment, weaponAttachments, artifacts, backpack } = stalker;
  const working: AbilitySource[] = [];
  const own = box.stalkers[card];
  if (own) working.push({ card, owned: null, abilities: own.abilities });
  if (weapon) add(working, weapon, box.weapons[weapon.card]?.abilities);
  for (const owned of weaponAttachments) add(working, owned, box.attachments[owned.card]?.abilities);
  if (armor) add(working, armor, box.armors[armor.card]?.abilities);
  if (armorAttachment) add(working, armorAttachment, box.attachments[armorAttachment.card]?.abilities);
  for (const owned of artifacts) add(working, owned, box.artifacts[owned.card]?.abilities);
  return {
    box,
    card,
    weapon,
    armor,
    armorAttachment,
    weaponAttachments,
    artifacts,
    backpack,
    working,
    hooks: null,
    figures: null,
    actions: null,
    weapons: null,
  };
}

/** What works for a Stalker now: its own card and equipped gear; nothing in the Backpack (EQ4). */
export const abilitySources = (game: Game, stalker: StalkerState): readonly AbilitySource[] =>
  outfitOf(game, stalker).working;

/** EQ4, A10: all that may have an additional rule: as above, and the Items in the Backpack. */
export const hookSources = (game: Game, stalker: StalkerState): readonly AbilitySource[] =>
  hooksOf(outfitOf(game, stalker));

function hooksOf(outfit: Outfit): readonly AbilitySource[] {
  if (outfit.hooks !== null) return outfit.hooks;
  const { box, working, backpack } = outfit;
  const hooks = working.slice();
  for (const owned of backpack) add(hooks, owned, box.items[owned.card]?.abilities);
  outfit.hooks = hooks;
  return hooks;
}

function add(sources: AbilitySource[], owned: OwnedCard, abilities: Abilities | undefined): void {
  if (abilities) sources.push({ card: owned.card, owned, abilities });
}

function addUp(working: readonly AbilitySource[], hooks: readonly AbilitySource[]): Figures {
  const figures = {
    movement: 0,
    carefulMovement: 0,
    exposureDice: 0,
    slipsBy: 0,
    quiet: 0,
    freeReload: 0,
    backpack: 0,
    maximumRange: 0,
    accurateRange: 0,
    ignoresNoVisibility: 0,
  };
  for (const { abilities } of working) {
    figures.movement += abilities.movement ?? 0;
    figures.carefulMovement += abilities.carefulMovement ?? 0;
    figures.exposureDice += abilities.exposureDice ?? 0;
    if (abilities.slipsBy) figures.slipsBy++;
    if (abilities.quiet) figures.quiet++;
    if (abilities.freeReload) figures.freeReload++;
  }
  for (const { abilities } of hooks) {
    figures.backpack += abilities.backpack ?? 0;
    figures.maximumRange += abilities.maximumRange ?? 0;
    figures.accurateRange += abilities.accurateRange ?? 0;
    if (abilities.ignoresNoVisibility) figures.ignoresNoVisibility++;
  }
  return figures;
}

export function figuresOf(game: Game, stalker: StalkerState): Figures {
  const outfit = outfitOf(game, stalker);
  outfit.figures ??= addUp(outfit.working, hooksOf(outfit));
  return outfit.figures;
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

/** How much ammo a Weapon holds; Attachments count for the one they are installed on (EQ12). */
export function ammoCapacity(game: Game, stalker: StalkerState, owned: OwnedCard): number {
  let capacity = weaponCardOf(game, owned).capacity;
  if (stalker.weapon?.id !== owned.id) return capacity;
  for (const attachment of stalker.weaponAttachments) {
    capacity += game.box.attachments[attachment.card]?.abilities?.capacity ?? 0;
  }
  return capacity;
}

/** Equipped or in the Backpack. */
export function weaponsCarried(game: Game, stalker: StalkerState): readonly Carried[] {
  const outfit = outfitOf(game, stalker);
  if (outfit.weapons !== null) return outfit.weapons;
  const weapons: Carried[] = [];
  const { weapon, backpack } = stalker;
  for (const owned of weapon ? [weapon, ...backpack] : backpack) {
    const card = game.box.weapons[owned.card];
    if (!card) continue;
    const magazine = card.ammo === 'special' ? null : card.ammo;
    weapons.push({ owned, capacity: ammoCapacity(game, stalker, owned), magazine });
  }
  outfit.weapons = weapons;
  return weapons;
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

/** EQ3: cards the Backpack holds. */
const BACKPACK = 6;
export const backpackLimit = (game: Game, stalker: StalkerState): number =>
  BACKPACK + figuresOf(game, stalker).backpack;

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

/** A card that has left its deck gets an owner; a Weapon is fully loaded (EQ5). */
export function newOwned(game: Game, card: CardId): OwnedCard {
  return { id: ownedId(game.state.nextOwned++), card, ammo: game.box.weapons[card]?.capacity ?? 0 };
}

/** A Stalker's card by its id, wherever it lies. */
export function ownedBy(stalker: StalkerState, id: OwnedId): OwnedCard | null {
  const { weapon, armor, armorAttachment } = stalker;
  for (const owned of [weapon, armor, armorAttachment]) if (owned?.id === id) return owned;
  for (const cards of [stalker.backpack, stalker.weaponAttachments, stalker.artifacts]) {
    for (const owned of cards) if (owned.id === id) return owned;
  }
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
