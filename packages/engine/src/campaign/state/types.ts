/**
 * C: the Campaign as data. Like a Mission it is its seed and its inputs: rules yield decisions that list every legal
 * option, and each change of the state is told as a fact. A played Mission is one input: what it brought home.
 */

import type { RandomState } from '../../base/random.ts';
import type { LocationId } from '../../model/campaignBook.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import type { CardId, Clause } from '../../model/ids.ts';
import type { Magazine } from '../../model/state.ts';

/** C1. Plain JSON. */
export interface CampaignState {
  random: RandomState;
  agenda: CampaignStep[];
  /** Cards of the Stalkers of this group, in the order they joined. */
  group: CardId[];
  stash: Stash;
  contacts: CardId[];
  /** The Zone Map: what has appeared on it. */
  locations: Record<LocationId, 'open' | 'crossed'>;
  /** The story flags. */
  flags: Record<string, number>;
  achievements: string[];
  /** Cards out of this Campaign for good. */
  removed: CardId[];
  /** C9: the scars of those who died, by Stalker; absent: nobody has. */
  scars?: Record<CardId, string[]>;
  /** Every Mission played to its end, the latest last. */
  finished: Finished[];
  /** The story so far: what the group has read, in order. */
  chronicle: ChroniclePage[];
  exploration: Exploration;
}

export interface Stash {
  coupons: number;
  /** Every card the group owns and nobody carries, sorted. */
  cards: CardId[];
  magazines: Record<Magazine, number>;
}

/** C3: one Zone Exploration, from one Mission to the next. */
export interface Exploration {
  /** 1 for the first. */
  number: number;
  /** C4: chosen, and not exchanged until it has been played. */
  mission: LocationId | null;
  /** C4: New Contact or Stash locations that may still be visited. */
  visits: number;
  /** C5: Contacts used so far. One whose wares were only looked at was not used. */
  used: CardId[];
  companion: CardId | null;
  contract: CardId | null;
  /** Services that wait for the Mission to begin. */
  services: { contact: CardId; service: string }[];
  /** C7: who goes, with what; what nobody carries lies in the Stash. */
  team: Loadout[];
  lostTerritories: boolean;
}

export interface Finished {
  readonly mission: string;
  readonly won: boolean;
  readonly ending: string;
  readonly team: readonly CardId[];
  readonly rounds: number;
  /** Who died there; absent: nobody. */
  readonly dead?: readonly CardId[];
}

/** A page of the chronicle: the key of a text the group was shown, and where it was. */
export interface ChroniclePage {
  readonly exploration: number;
  readonly where: { readonly mission: string } | { readonly location: LocationId };
  readonly text: string;
}

/** What each step says besides its name. */
interface StepFields {
  /** C2: who is in the group. */
  readonly gather: unknown;
  /** C4. */
  readonly navigate: unknown;
  readonly script: { readonly location: LocationId };
  /** C5, C6. */
  readonly contacts: unknown;
  readonly deal: { readonly contact: CardId };
  /** C7. */
  readonly muster: unknown;
  readonly mission: unknown;
  /** C9: with the counters of the Mission just played, of which its epilogue speaks. */
  readonly cleanup: { readonly counters: Readonly<Record<string, number>> };
}

export type CampaignStepName = keyof StepFields;

/** C3: a step of an Exploration, as the agenda holds it: of this name, or of any. */
export type CampaignStep<Name extends CampaignStepName = CampaignStepName> = {
  [N in Name]: { readonly step: N } & StepFields[N];
}[Name];

export type CampaignDecisionKind =
  | 'gather'
  | 'navigate'
  | 'choice'
  | 'contacts'
  | 'gift'
  | 'deal'
  | 'service'
  | 'card'
  | 'magazine'
  | 'muster'
  /** Answered with what the Mission brings home. */
  | 'mission';

/** Where a card of the team may be: EQ1, EQ3. */
export type Slot = 'weapon' | 'weaponAttachment' | 'armor' | 'armorAttachment' | 'artifact' | 'backpack';

export type CampaignOption =
  /** Go on with the next step; leave the Contact; depart. */
  | { readonly is: 'done' }
  /** C1: a Stalker joins the group, or (before its first Mission only) is sent home. */
  | { readonly is: 'join'; readonly stalker: CardId }
  | { readonly is: 'dismiss'; readonly stalker: CardId }
  | { readonly is: 'visit'; readonly location: LocationId }
  | { readonly is: 'contact'; readonly contact: CardId }
  | { readonly is: 'buy'; readonly card: CardId; readonly price: number }
  | { readonly is: 'sell'; readonly card: CardId; readonly price: number }
  | { readonly is: 'buyMagazine'; readonly magazine: Magazine; readonly price: number }
  | { readonly is: 'sellMagazine'; readonly magazine: Magazine; readonly price: number }
  | { readonly is: 'service'; readonly service: string; readonly price: number }
  /** C5: hire this Companion, take on this Contract. */
  | { readonly is: 'hire'; readonly price: number }
  | { readonly is: 'sign'; readonly reward: number }
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'magazine'; readonly magazine: Magazine }
  | { readonly is: 'choice'; readonly choice: string; readonly price: number }
  /** C7: who goes, clockwise in this order; seats are indices of `exploration.team`. */
  | { readonly is: 'enlist'; readonly stalker: CardId }
  | { readonly is: 'stayHome'; readonly seat: number }
  /**
   * From the Stash (`from` null) or a seat, to a seat's slot or the Stash (`to` null). `replaces`: it goes to the
   * Stash.
   */
  | {
      readonly is: 'move';
      readonly card: CardId;
      readonly from: number | null;
      readonly to: number | null;
      readonly slot: Slot | null;
      readonly replaces: CardId | null;
    }
  | {
      readonly is: 'moveMagazine';
      readonly magazine: Magazine;
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly is: 'lostTerritories'; readonly on: boolean };

export interface CampaignDecision {
  readonly kind: CampaignDecisionKind;
  readonly clauses: readonly Clause[];
  readonly about: { readonly location?: LocationId; readonly contact?: CardId; readonly mission?: string };
  /** Empty for 'mission'. */
  readonly options: readonly CampaignOption[];
}

/** Everything that happens, with the clause behind it. */
export type CampaignFact = { readonly clauses: readonly Clause[] } & (
  | { readonly fact: 'began'; readonly coupons: number }
  | { readonly fact: 'joined' | 'dismissed'; readonly stalker: CardId }
  | { readonly fact: 'stepBegan'; readonly step: CampaignStep['step'] }
  | { readonly fact: 'missionChosen'; readonly location: LocationId }
  | { readonly fact: 'visited'; readonly location: LocationId }
  | { readonly fact: 'appeared' | 'crossedOut'; readonly location: LocationId }
  | { readonly fact: 'told'; readonly text: string }
  | { readonly fact: 'chosen'; readonly choice: string }
  | { readonly fact: 'coupons'; readonly by: number; readonly coupons: number }
  | { readonly fact: 'gained' | 'lost' | 'removedCard'; readonly card: CardId }
  | {
      readonly fact: 'magazines';
      readonly magazine: Magazine;
      readonly by: number;
      readonly magazines: number;
    }
  | {
      readonly fact: 'bought' | 'sold';
      readonly card: CardId;
      readonly price: number;
      readonly contact: CardId;
    }
  | { readonly fact: 'contactGained' | 'contactLost' | 'contactUsed'; readonly contact: CardId }
  | {
      readonly fact: 'serviceTaken';
      readonly contact: CardId;
      readonly service: string;
      readonly price: number;
    }
  | { readonly fact: 'hired' | 'signed'; readonly contact: CardId }
  | { readonly fact: 'flag'; readonly flag: string; readonly value: number }
  | { readonly fact: 'achieved'; readonly achievement: string }
  | { readonly fact: 'scarred'; readonly stalker: CardId; readonly scar: string }
  | { readonly fact: 'mustered'; readonly team: readonly Loadout[] }
  | { readonly fact: 'departed'; readonly mission: string; readonly team: readonly CardId[] }
  | ({ readonly fact: 'returned' } & Finished)
  | { readonly fact: 'storyEnded'; readonly story: string }
);
