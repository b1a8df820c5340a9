/** Stalkers and what they carry (EQ). */

import type { Abilities, AttackLine } from './abilities.ts';
import type { CardId } from './ids.ts';
import type { Ammo } from './state.ts';

export type Tier = 1 | 2 | 3;

interface Card {
  readonly id: CardId;
  /** Numbers that its hooks count with and its text says (`{heal}`). */
  readonly figures?: Readonly<Record<string, number>>;
  /** Copies of this card in the box. */
  readonly copies: number;
}

/** Worth in coupons; null is the dash: neither sold nor discarded (EQ10). */
interface Equipment extends Card {
  readonly value: number | null;
  /** ZS2: a piece of loot of its own; in no deck and in no shop, only cards of Zone Survival give it. */
  readonly unique?: true;
  readonly abilities?: Abilities;
}

export interface StalkerCard extends Card {
  readonly hp: number;
  /** Stalker dice of a Weapon attack at this Range (AK4). */
  shooting(range: number): number;
  readonly abilities: Abilities;
}

/** Where an Attachment sits; a Weapon's slots may each take several kinds. */
export type WeaponSlot = 'optic' | 'barrel' | 'underbarrel';

export interface WeaponCard extends Equipment {
  readonly tier: Tier;
  /** Accurate Range, from and to. */
  readonly accurate: readonly [number, number];
  readonly maximum: number;
  readonly ammo: Ammo;
  readonly capacity: number;
  /** Up to two slots, each with the kinds it takes (EQ1). */
  readonly slots: readonly (readonly WeaponSlot[])[];
  readonly attacks: readonly AttackLine[];
}

export interface ArmorCard extends Equipment {
  readonly tier: Tier;
  /** Equipment dice rolled in Defense. */
  readonly defense: number;
  /** Taken off radiation from the map (RD1): printed as -2, written as 2. */
  readonly mapRadiation: number;
  readonly container: 'basic' | 'improved' | 'advanced';
}

export interface AttachmentCard extends Equipment {
  readonly tier: 1 | 2;
  readonly slot: WeaponSlot | 'armor';
  readonly kind?: 'detector' | 'container' | 'plate' | 'pouch' | 'scope' | 'silencer' | 'launcher' | 'other';
  /** Only for Weapons with one of these ammo types, if given. */
  readonly fits?: readonly Ammo[];
}

export type AnomalyType = 'chemical' | 'fire' | 'gravitational' | 'electric' | 'special' | 'spatial';

export interface ArtifactCard extends Equipment {
  readonly type: AnomalyType;
  readonly baseRadiation: number;
}

export type ItemType = 'food' | 'medicine' | 'grenade' | 'blast' | 'tool';

export interface ItemCard extends Equipment {
  readonly types: readonly ItemType[];
}
