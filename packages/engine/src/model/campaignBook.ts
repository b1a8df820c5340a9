/** C4, C8: what content brings to a Campaign: the Zone Map, its scripts, the stories. Data only, checked by a schema. */

import type { EquipmentDeck } from './box.ts';
import type { Effect, Gift } from './effects.ts';
import type { Tier } from './equipment.ts';
import type { CardId } from './ids.ts';
import type { Compare } from './words.ts';

export type LocationId = string;

/** A sticker on the Zone Map. Its name is `location.<id>.name`. */
export type Location = {
  readonly id: LocationId;
  /** On the picture of the map, 1000 wide and 640 high. */
  readonly x: number;
  readonly y: number;
} & (
  | { readonly kind: 'mission'; readonly mission: string }
  /** The number by which players know the script, and what it does. */
  | { readonly kind: 'contact' | 'stash'; readonly script: number; readonly deeds: readonly Deed[] }
  /** The last walk: it needs no visit, and tells how everything ended. */
  | { readonly kind: 'finale'; readonly script: number; readonly deeds: readonly Deed[] }
);

/** C8. Its name is `story.<id>.name`. */
export interface Story {
  readonly id: string;
  /** In order; the Story is over when the last one is won, or lost beyond another try. */
  readonly missions: readonly string[];
}

/** C8: a Mission's place in a Story. The book orders them; a Mission does not know its number. */
export interface Chapter {
  readonly story: string;
  /** From 1. */
  readonly number: number;
}

export function chapterOf(book: CampaignBook | undefined, mission: string): Chapter | undefined {
  for (const { id, missions } of book?.stories ?? []) {
    const at = missions.indexOf(mission);
    if (at >= 0) return { story: id, number: at + 1 };
  }
  return undefined;
}

/** C9: what a death leaves on a Stalker: done to it whenever a Mission begins. Its texts are `scar.<id>.name`, `.text` and `.told`. */
export interface Scar {
  readonly id: string;
  /** The one who bears it is the actor. */
  readonly begin: readonly Effect[];
}

export interface CampaignBook {
  /** C2. */
  readonly start: {
    readonly coupons: number;
    /** For each Stalker. */
    readonly armor: CardId;
    readonly contacts: readonly CardId[];
    readonly locations: readonly LocationId[];
  };
  readonly locations: Readonly<Record<LocationId, Location>>;
  readonly stories: readonly Story[];
  readonly achievements: readonly string[];
  /** C9: drawn at random; nobody gets the same one twice. */
  readonly scars?: readonly Scar[];
  /** Carried out after the epilogue of every Mission. */
  readonly always?: readonly Deed[];
}

/** What a script or an epilogue makes happen between Missions: a closed list. */
export type Deed =
  /** A page to read; it goes into the chronicle. */
  | { readonly deed: 'tell'; readonly text: string }
  | {
      readonly deed: 'if';
      readonly when: Claim;
      readonly deeds: readonly Deed[];
      readonly otherwise?: readonly Deed[];
    }
  | { readonly deed: 'ask'; readonly choices: readonly ScriptChoice[] }
  /** One of several, at random. */
  | { readonly deed: 'random'; readonly of: readonly (readonly Deed[])[] }
  | { readonly deed: 'coupons'; readonly by: number }
  /** Into the Stash. Bolts, findings and ammo are nothing there. */
  | { readonly deed: 'gain'; readonly gift: Gift }
  /** Out of the Stash, back to its deck; skipped if it is not there. */
  | { readonly deed: 'lose'; readonly card: CardId }
  /** Out of the Campaign for good. */
  | { readonly deed: 'removeCard'; readonly card: CardId }
  | { readonly deed: 'contact'; readonly contact: CardId; readonly gain: boolean }
  | { readonly deed: 'location'; readonly location: LocationId; readonly is: 'open' | 'crossed' }
  | { readonly deed: 'flag'; readonly flag: string; readonly set?: number; readonly add?: number }
  | { readonly deed: 'achievement'; readonly achievement: string };

export interface ScriptChoice {
  /** Its text is `<text prefix of the script>.choice.<id>`. */
  readonly id: string;
  readonly when?: Claim;
  /** In coupons; cannot be chosen without them. */
  readonly price?: number;
  readonly deeds: readonly Deed[];
}

export type Claim =
  | { readonly claim: 'flag'; readonly flag: string; readonly is: Compare; readonly value: number }
  /** Of the Mission just played: how its own counters stood at its end. Only in epilogues. */
  | { readonly claim: 'counter'; readonly counter: string; readonly is: Compare; readonly value: number }
  | { readonly claim: 'coupons'; readonly atLeast: number }
  | { readonly claim: 'card'; readonly card: CardId }
  | { readonly claim: 'contact'; readonly contact: CardId }
  | { readonly claim: 'location'; readonly location: LocationId; readonly is: 'open' | 'crossed' | 'unknown' }
  | { readonly claim: 'won'; readonly mission: string }
  | { readonly claim: 'group'; readonly atLeast: number }
  | { readonly claim: 'contacts'; readonly atLeast: number }
  /** So many Missions in a row were won, the last one included. */
  | { readonly claim: 'streak'; readonly atLeast: number }
  /** The last Mission took no more Rounds than that. */
  | { readonly claim: 'rounds'; readonly atMost: number }
  /** So many Stalkers have died on Missions. */
  | { readonly claim: 'deaths'; readonly atLeast: number }
  /** The group owns so many cards, of this deck or Tier only if one is named. */
  | {
      readonly claim: 'collection';
      readonly atLeast: number;
      readonly deck?: EquipmentDeck;
      readonly tier?: Tier;
    }
  | { readonly claim: 'all' | 'any'; readonly of: readonly Claim[] }
  | { readonly claim: 'not'; readonly that: Claim };
