/** EQ4, A10: what a Stalker has on and with it, and which of it works. Nothing here asks anybody. */

import { LastTwo } from '../../cache/lastTwo.ts';
import type { Abilities, StalkerAttack } from '../../model/abilities.ts';
import type { Box } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Sourced } from '../../model/script.ts';
import type { Magazine, OwnedCard, StalkerState } from '../../model/state.ts';
import { weaponCardOf } from './equipment.ts';

/** A card's abilities and the copy that carries them; `owned` is null for the Stalker card itself. */
export interface AbilitySource {
  readonly card: CardId;
  readonly owned: OwnedCard | null;
  readonly abilities: Abilities;
}

/** The working equipment of a Stalker and its effects: cached until a card comes or goes. */
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
  /** The rest, created lazily: with the Items in the Backpack, ... */
  hooks: readonly AbilitySource[] | null;
  figures: Figures | null;
  /** ... the Actions all this grants (action/actions.ts), ... */
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
  readonly startOfTurn: number;
  readonly acted: number;
  readonly endOfTurn: number;
  /** And of the Items in its Backpack as well. */
  readonly backpack: number;
  readonly maximumRange: number;
  readonly accurateRange: number;
  readonly ignoresNoVisibility: number;
  readonly attacked: number;
  readonly beforeDefense: number;
  readonly afterDefenseRoll: number;
  readonly afterDefense: number;
  readonly enemyAttacks: number;
  readonly comradeAttacked: number;
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
    startOfTurn: 0,
    acted: 0,
    endOfTurn: 0,
    backpack: 0,
    maximumRange: 0,
    accurateRange: 0,
    ignoresNoVisibility: 0,
    attacked: 0,
    beforeDefense: 0,
    afterDefenseRoll: 0,
    afterDefense: 0,
    enemyAttacks: 0,
    comradeAttacked: 0,
  };
  for (const { abilities } of working) {
    figures.movement += abilities.movement ?? 0;
    figures.carefulMovement += abilities.carefulMovement ?? 0;
    figures.exposureDice += abilities.exposureDice ?? 0;
    if (abilities.slipsBy) figures.slipsBy++;
    if (abilities.quiet) figures.quiet++;
    if (abilities.freeReload) figures.freeReload++;
    if (abilities.startOfTurn) figures.startOfTurn++;
    if (abilities.acted) figures.acted++;
    if (abilities.endOfTurn) figures.endOfTurn++;
  }
  for (const { abilities } of hooks) {
    figures.backpack += abilities.backpack ?? 0;
    figures.maximumRange += abilities.maximumRange ?? 0;
    figures.accurateRange += abilities.accurateRange ?? 0;
    if (abilities.ignoresNoVisibility) figures.ignoresNoVisibility++;
    if (abilities.attacked) figures.attacked++;
    if (abilities.beforeDefense) figures.beforeDefense++;
    if (abilities.afterDefenseRoll) figures.afterDefenseRoll++;
    if (abilities.afterDefense) figures.afterDefense++;
    if (abilities.enemyAttacks) figures.enemyAttacks++;
    if (abilities.comradeAttacked) figures.comradeAttacked++;
  }
  return figures;
}

export function figuresOf(game: Game, stalker: StalkerState): Figures {
  const outfit = outfitOf(game, stalker);
  outfit.figures ??= addUp(outfit.working, hooksOf(outfit));
  return outfit.figures;
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

/** EQ3: cards the Backpack holds. */
const BACKPACK = 6;
export const backpackLimit = (game: Game, stalker: StalkerState): number =>
  BACKPACK + figuresOf(game, stalker).backpack;

/** Cards that take part in an attack: a Weapon and its Attachments only in attacks made with it. */
export function attackSources(game: Game, attack: StalkerAttack): readonly AbilitySource[] {
  const { stalker } = attack;
  const sources = hookSources(game, stalker);
  if (attack.weapon) return sources;
  return sources.filter(
    ({ owned }) => !owned || (owned !== stalker.weapon && !stalker.weaponAttachments.includes(owned)),
  );
}
