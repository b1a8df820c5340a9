/** A Mission and its cards as data (MI): set-up, decks, triggers and endings. No code, so a stranger's file is safe. */
import type { BoardPlan, Direction, OverlayDrawing, Placement } from '../board/types.ts';
import type { Deed } from './campaignBook.ts';
import type { Colour } from './colours.ts';
import type { Effect, Lying } from './effects.ts';
import type { AnomalyType } from './equipment.ts';
import type { CardId } from './ids.ts';
import type { Team } from './state.ts';
import type { Amount, Compare, Condition, EntityWord, Place } from './words.ts';

/** What a trigger waits for. */
export type Waiting =
  /** MI4, MV7, EM5: for Enemies and Companions only if it names them or says 'entity'. */
  | {
      readonly on: 'enters';
      readonly who: EntityWord;
      readonly place: Place;
      /** Only Enemies or Companions of this card. */
      readonly card?: CardId;
      /** MV7: at once in the middle of the movement, or when the Action ends. */
      readonly moment?: 'atOnce' | 'afterAction';
      /** The movement ends there. */
      readonly stops?: true;
    }
  /** A Stalker has carried out this Action ('any': every one), perhaps only a Standard one, perhaps only there. */
  | { readonly on: 'action'; readonly action: string; readonly standard?: true; readonly place?: Place }
  | { readonly on: 'flipped'; readonly card: CardId; readonly face?: 'a' | 'b' }
  | { readonly on: 'round'; readonly moment: 'begins' | 'ends' }
  | { readonly on: 'phase'; readonly phase: 'event' | 'players' | 'enemies' }
  | { readonly on: 'turnEnds' }
  | { readonly on: 'dies'; readonly who: EntityWord; readonly card?: CardId }
  | { readonly on: 'leaves'; readonly who: EntityWord; readonly card?: CardId }
  | { readonly on: 'counter'; readonly counter: string; readonly is: Compare; readonly value: Amount };

export interface Trigger {
  /** Unique on its card. */
  readonly id: string;
  readonly wait: Waiting;
  readonly when?: Condition;
  /** Fires only the first time. */
  readonly once?: true;
  readonly do: readonly Effect[];
}

/** MI4: an Action on stated spaces. Its text is `<card>.action.<id>`. */
export interface EnvironmentAction {
  readonly id: string;
  readonly cost: 'standard' | 'free';
  readonly place: Place;
  readonly oncePerTurn?: true;
  readonly when?: Condition;
  readonly do: readonly Effect[];
}

export interface EnvironmentFace {
  /** Drawn over the map; a face without a drawing is a Note (MI3). */
  readonly overlay?: string;
  /** Where this face lies if not where the other one lay. */
  readonly at?: Lying;
  /** Resolved when this face is turned up or laid out. */
  readonly resolve?: readonly Effect[];
  readonly actions?: readonly EnvironmentAction[];
  readonly triggers?: readonly Trigger[];
  /** After it was resolved: back to the mission box, or out of the Campaign. It stays if nothing is said. */
  readonly afterwards?: 'discard' | 'remove';
}

export interface EnvironmentCard {
  readonly id: CardId;
  readonly a: EnvironmentFace;
  readonly b?: EnvironmentFace;
}

/** A Mission Event or Random Event (R2 to R4). */
export interface EventCard {
  readonly id: CardId;
  readonly copies: number;
  readonly instant: readonly Effect[];
  /** The marked End of Round part; the rest of Z5 is the same on all. */
  readonly endOfRound: readonly Effect[];
  /** While it is the active Event. */
  readonly triggers?: readonly Trigger[];
  readonly actions?: readonly EnvironmentAction[];
}

/** A kind of Enemy at set-up (MI2). */
export interface EnemySetup {
  /** One of these, at random. */
  readonly card: CardId | { readonly oneOf: readonly CardId[] };
  readonly colours: readonly Colour[];
  readonly team: Team;
  /** Standees in the pool besides those on the map; never more than the box has (E5). */
  readonly pool: Amount;
  readonly standing: readonly {
    readonly space: string;
    readonly facing: Direction;
    readonly when?: Condition;
  }[];
}

export interface AnomalySetup {
  readonly card: CardId | { readonly type: AnomalyType } | { readonly oneOf: readonly CardId[] };
  /** The printed number of the overlay, or one of several at random; `any` one of the card's type. */
  readonly pattern: number | { readonly oneOf: readonly number[] } | 'any';
  /** The square of the center. */
  readonly x: number;
  readonly y: number;
  /** An Artifact token under the standee, if the Anomaly can hold one. */
  readonly artifact: boolean;
}

export interface MissionSetup {
  readonly tiles: readonly Placement[];
  readonly entrances?: BoardPlan['entrances'];
  /** Environment cards laid out; of a list of several one at random. */
  readonly cards: readonly {
    readonly card: CardId | { readonly oneOf: readonly CardId[] };
    readonly face?: 'a' | 'b';
    readonly at?: Lying;
  }[];
  /** Everybody starts on the first of these spaces with room. A space goes by its name, or by a square: '@3,0'. */
  readonly start: readonly string[];
  readonly enemies: readonly EnemySetup[];
  readonly anomalies: readonly AnomalySetup[];
  /** Overlays without a standee (AN1), for Anomalies that move. */
  readonly emptyOverlays?: readonly { readonly pattern: number; readonly x: number; readonly y: number }[];
  readonly loot: readonly { readonly space: string; readonly tokens: number }[];
  /** Shuffled over the spaces, one each (then again from the first); by number of Stalkers. */
  readonly unknown: {
    readonly spaces: readonly string[];
    /** Named tokens, or so many at random from the bag. */
    readonly tokens: readonly [UnknownSet, UnknownSet, UnknownSet, UnknownSet];
  };
  /** The top one first; of a list of several one at random. `random`: from the Random Events. */
  readonly events: readonly (CardId | { readonly oneOf: readonly CardId[] } | { readonly random: Amount })[];
}

export type UnknownSet = readonly string[] | number;

/** LT1: where a Lost Territory is entered, which tile is laid beside the map, and what it gets. */
export interface LostTerritorySetup {
  readonly id: CardId;
  readonly copies: number;
  /** Spaces of the map that fit. */
  readonly entrance: {
    readonly indoor?: boolean;
    /** In the building with the most squares. */
    readonly biggestBuilding?: true;
    /** So many squares. */
    readonly squares?: number;
  };
  /** A tile with a space marked 'entrance'; an overlay goes where it is marked 'overlay'. */
  readonly tile: string;
  /** L-cards laid out; of a list one at random. */
  readonly cards: readonly (CardId | { readonly oneOf: readonly CardId[] })[];
  readonly begin: readonly Effect[];
}

/** What a Mission's texts call a part of its map. Its name is `place.<mission>.<id>`. */
export interface NamedPlace {
  readonly id: string;
  /** Known before the game begins: spaces, a tile, a Room, a building, or several of these. */
  readonly place: Place;
}

/** How a Mission ends; its texts are `mission.<id>.ending.<ending>`. */
export interface Ending {
  readonly won: boolean;
  /** The Event card that is read (R13). */
  readonly event?: CardId;
  /** Coupons for the team. */
  readonly coupons?: number;
  /** The epilogue in a Campaign: what it changes between Missions (C4, C8). */
  readonly epilogue?: readonly Deed[];
}

/** What a Mission is for: a chapter of a Campaign's Story (C8), a first walk, or practice. */
export type MissionKind = 'story' | 'introduction' | 'training';

/** A Mission that has passed validation: only that can be played. */
export interface Mission {
  readonly id: string;
  readonly kind: MissionKind;
  readonly setup: MissionSetup;
  readonly places?: readonly NamedPlace[];
  readonly environment: readonly EnvironmentCard[];
  readonly overlays: readonly OverlayDrawing[];
  readonly events: readonly EventCard[];
  /** Carried out once, when everything is set up and the Lead Stalker is chosen. */
  readonly begin?: readonly Effect[];
  readonly triggers?: readonly Trigger[];
  readonly actions?: readonly EnvironmentAction[];
  /** Met as soon as this holds (R13). */
  readonly objective?: { readonly when: Condition; readonly ending: string };
  /** Where the objective must be reachable from the start. */
  readonly goals?: readonly Place[];
  /** MI7: the ending when a Stalker dies. */
  readonly death: string;
  /** R1: the ending when an Event Phase finds the deck empty. */
  readonly time: string;
  readonly endings: Readonly<Record<string, Ending>>;
}
