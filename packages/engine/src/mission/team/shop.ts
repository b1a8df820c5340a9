/** C2, C7: equipping a team from a budget before its first Mission. What may be bought, what it costs, why not. */

import type { Box } from '../../model/box.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import type { CardId } from '../../model/ids.ts';
import type { Mission } from '../../model/mission.ts';
import type { Reason } from '../../model/reasons.ts';
import type { Magazine } from '../../model/state.ts';
import { ARTIFACT_SLOTS, slotsTake } from '../../rules/gear/equipment.ts';
import { MAGAZINE_PRICE, TEAM_COUPONS } from './loadout.ts';

export interface ShopTerms {
  /** For the whole team. */
  readonly coupons: number;
  /** The price of a Magazine. */
  readonly magazine: number;
  /** The best tier on sale; Items have none and are all on sale. */
  readonly tier: 1 | 2 | 3;
}

/** C2: the coupons of a new Campaign, at the prices of the first Trader. */
export const FIRST_SHOP: ShopTerms = { coupons: TEAM_COUPONS, magazine: 500, tier: 1 };

/** ZS1: the team's budget by its size, Magazines at their own price. */
export const survivalShop = (
  { coupons, tier }: NonNullable<Mission['budget']>,
  stalkers: number,
): ShopTerms => ({ coupons: coupons[stalkers - 1] ?? coupons[0], magazine: MAGAZINE_PRICE, tier });

/** EQ3, before what cards add to it. */
const BACKPACK = 6;
const MAGAZINES: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];

/** C2: the Armor everybody has for nothing. */
export function startingArmor(box: Box): CardId | undefined {
  const armors = Object.values(box.armors).filter(({ value }) => value !== null);
  armors.sort((one, other) => (one.value ?? 0) - (other.value ?? 0) || (one.id < other.id ? -1 : 1));
  return armors[0]?.id;
}

const attachmentsOf = ({ weaponAttachments = [], armorAttachment }: Loadout): readonly CardId[] =>
  armorAttachment === undefined ? weaponAttachments : [...weaponAttachments, armorAttachment];

/** Every card of a loadout but the Stalker's own. */
export function cardsOf(loadout: Loadout): readonly CardId[] {
  const { weapon, armor, artifacts = [], backpack = [] } = loadout;
  const worn = [weapon, armor].filter((card) => card !== undefined);
  return [...worn, ...attachmentsOf(loadout), ...artifacts, ...backpack];
}

const equipmentOf = (
  box: Box,
  card: CardId,
):
  | {
      readonly value: number | null;
      readonly copies: number;
      readonly tier?: number;
      readonly unique?: true;
    }
  | undefined =>
  box.weapons[card] ?? box.armors[card] ?? box.attachments[card] ?? box.artifacts[card] ?? box.items[card];

/** C6: everything at its value; the Armor of C2 is free for its Stalker. */
export function teamCost(box: Box, terms: ShopTerms, team: readonly Loadout[]): number {
  const free = startingArmor(box);
  let cost = 0;
  for (const loadout of team) {
    for (const card of cardsOf(loadout)) cost += equipmentOf(box, card)?.value ?? 0;
    if (free !== undefined && loadout.armor === free) cost -= box.armors[free]?.value ?? 0;
    for (const kind of MAGAZINES) cost += terms.magazine * (loadout.magazines?.[kind] ?? 0);
  }
  return cost;
}

/** EQ3: cards this Backpack holds. */
export function backpackOf(box: Box, loadout: Loadout): number {
  const { stalker, weapon = '', armor = '', artifacts = [], backpack = [] } = loadout;
  let limit = BACKPACK + (box.stalkers[stalker]?.abilities.backpack ?? 0);
  limit += box.armors[armor]?.abilities?.backpack ?? 0;
  limit += box.weapons[weapon]?.abilities?.backpack ?? 0;
  for (const card of artifacts) limit += box.artifacts[card]?.abilities?.backpack ?? 0;
  for (const card of attachmentsOf(loadout)) limit += box.attachments[card]?.abilities?.backpack ?? 0;
  for (const card of backpack) limit += box.items[card]?.abilities?.backpack ?? 0;
  return limit;
}

/** Why this team cannot set out like that; null if it can. */
export function teamRefusal(box: Box, terms: ShopTerms, team: readonly Loadout[]): Reason | null {
  return (
    first(team, (loadout) => seatRefusal(box, terms, loadout)) ??
    soldOut(box, team) ??
    tooDear(box, terms, team)
  );
}

function seatRefusal(box: Box, terms: ShopTerms, loadout: Loadout): Reason | null {
  const tooGood = cardsOf(loadout).find((card) => {
    const { tier = 1, unique = false } = equipmentOf(box, card) ?? {};
    return unique || tier > terms.tier;
  });
  if (tooGood !== undefined) return { reason: 'tierNotSold', clause: 'EQ9', figures: { tier: terms.tier } };
  return kitRefusal(box, loadout);
}

/** Why a Stalker cannot carry it all like that; null if it can. */
export function kitRefusal(box: Box, loadout: Loadout): Reason | null {
  const { backpack = [] } = loadout;
  const most = backpackOf(box, loadout);
  if (backpack.length > most) return { reason: 'backpackFull', clause: 'EQ3', figures: { most } };
  return slotRefusal(box, loadout);
}

/** EQ1: up to two Attachments that match the Weapon's slots, one on the Armor. */
function slotRefusal(box: Box, loadout: Loadout): Reason | null {
  const { weapon = '', weaponAttachments = [], armor, armorAttachment, artifacts = [] } = loadout;
  if (artifacts.length > ARTIFACT_SLOTS) return { reason: 'noSlot', clause: 'EQ1' };
  const held = box.weapons[weapon];
  const kinds = weaponAttachments.map((card) => box.attachments[card]);
  const slots = kinds.flatMap((card) => (card && card.slot !== 'armor' ? [card.slot] : []));
  const fit =
    slots.length === weaponAttachments.length &&
    kinds.every((card) => !card?.fits || (held && card.fits.includes(held.ammo))) &&
    slotsTake(held?.slots ?? [], slots);
  if (!fit) return { reason: 'noSlot', clause: 'EQ1' };
  if (armorAttachment === undefined) return null;
  const fits = armor !== undefined && box.attachments[armorAttachment]?.slot === 'armor';
  return fits ? null : { reason: 'noSlot', clause: 'EQ1' };
}

/** G5: no more of a card than the box has. */
function soldOut(box: Box, team: readonly Loadout[]): Reason | null {
  const wanted = new Map<CardId, number>();
  for (const card of team.flatMap(cardsOf)) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  for (const [card, count] of wanted) {
    const copies = equipmentOf(box, card)?.copies ?? 0;
    if (count > copies) return { reason: 'soldOut', clause: 'G5', figures: { copies } };
  }
  for (const kind of MAGAZINES) {
    const count = team.reduce((sum, { magazines }) => sum + (magazines?.[kind] ?? 0), 0);
    const copies = box.components.magazines[kind];
    if (count > copies) return { reason: 'soldOut', clause: 'G5', figures: { copies } };
  }
  return null;
}

function tooDear(box: Box, terms: ShopTerms, team: readonly Loadout[]): Reason | null {
  const missing = teamCost(box, terms, team) - terms.coupons;
  return missing > 0 ? { reason: 'noCoupons', clause: 'C2', figures: { missing } } : null;
}

function first<T>(all: readonly T[], refusal: (one: T) => Reason | null): Reason | null {
  for (const one of all) {
    const found = refusal(one);
    if (found !== null) return found;
  }
  return null;
}
