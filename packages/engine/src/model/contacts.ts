/** C5: Contacts. Their terms are data; Companions and Contracts have a b-side for the Mission. */

import type { EquipmentDeck } from './box.ts';
import type { Effect, Gift } from './effects.ts';
import type { ItemType, Tier } from './equipment.ts';
import type { CardId } from './ids.ts';
import type { EnvironmentCard } from './mission.ts';

/** Which Equipment is meant; what is left out does not matter. */
export interface Wares {
  readonly decks: readonly EquipmentDeck[];
  /** The best Tier; cards without one are of every Tier. */
  readonly upToTier?: Tier;
  /** Items of one of these types. */
  readonly types?: readonly ItemType[];
  /** Attachments for Armor, or for Weapons. */
  readonly slot?: 'armor' | 'weapon';
  /** Attachments of this kind only, or of every other kind. */
  readonly kind?: string;
  readonly notKind?: string;
  /** These very cards. */
  readonly cards?: readonly CardId[];
}

/** C6: a price as a part of the card's value: value × times ÷ over, rounded down. */
export interface Rate {
  readonly wares: Wares;
  readonly times: number;
  readonly over: number;
  /** Rounded down to a multiple of this. */
  readonly roundTo?: number;
}

/** From the Trader's side of the counter: what it buys from the team, and what it sells to it. The first rate that fits counts. */
export interface TraderTerms {
  readonly buys: readonly Rate[];
  readonly sells: readonly Rate[];
  /** What a Magazine costs here, and what is paid for one. */
  readonly magazine: { readonly buys?: number; readonly sells?: number };
  /** Before any trade one card of these, of at most this value, for nothing. */
  readonly gift?: { readonly wares: Wares; readonly upTo: number };
}

/** A Loner's service. */
export interface Service {
  readonly id: string;
  /** In coupons; 0: for nothing. */
  readonly price: number;
  readonly does: ServiceEffect;
}

export type ServiceEffect =
  /** C4: so many more New Contact or Stash locations may be visited. */
  | { readonly service: 'locations'; readonly more: number }
  /** Into the Stash. */
  | { readonly service: 'gifts'; readonly gifts: readonly Gift[] }
  /** Carried out when the next Mission begins. */
  | { readonly service: 'mission'; readonly begin: readonly Effect[] };

interface Contact {
  readonly id: CardId;
  readonly copies: number;
  /** Printed: C01, C02 ... */
  readonly number: string;
}

export type ContactCard =
  | (Contact & { readonly kind: 'trader'; readonly terms: TraderTerms })
  /** One of the services each time it is used. */
  | (Contact & { readonly kind: 'loner'; readonly services: readonly Service[] })
  /** Joins the Mission for this many coupons; the b-side is its Companion card. */
  | (Contact & { readonly kind: 'companion'; readonly price: number; readonly companion: CardId })
  /** An extra objective: the b-side pays as soon as it is met. */
  | (Contact & { readonly kind: 'contract'; readonly reward: number; readonly note: EnvironmentCard });
