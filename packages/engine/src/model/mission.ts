/** A Mission and its cards as data (MI): set-up, decks, triggers and endings. No code, so a stranger's file is safe. */
import type { BoardPlan, Direction, OverlayDrawing, Placement } from '../board/types.ts';
import type { Deed } from './campaignBook.ts';
import type { Effect, Lying } from './effects.ts';
import type { Colour } from './enemies.ts';
import type { AnomalyType } from './equipment.ts';
import type { CardId } from './ids.ts';
import type { Petals, Team } from './state.ts';
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
  | { readonly on: 'counter'; readonly counter: string; readonly is: Compare; readonly value: Amount }
  /** ZS4: the Fate roll at the end of a Round shows one of these symbols. */
  | { readonly on: 'fate'; readonly petals: readonly Petals[] }
  /** The Mission has ended, perhaps only if it was won, or only if not. Only points may follow (ZS5). */
  | { readonly on: 'ends'; readonly won?: boolean };

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
  /** ZS2: Setup cards that share one are not drawn together. ZS3: of cards tagged `weather` one lies out at a time. */
  readonly tags?: readonly string[];
}

/** A Mission Event or Random Event (R2 to R4). */
export interface EventCard {
  readonly id: CardId;
  readonly copies: number;
  /** ZS3: what kind of Event it is. */
  readonly tags?: readonly EventTag[];
  readonly instant: readonly Effect[];
  /** The marked End of Round part; the rest of Z5 is the same on all. */
  readonly endOfRound: readonly Effect[];
  /** While it is the active Event. */
  readonly triggers?: readonly Trigger[];
  readonly actions?: readonly EnvironmentAction[];
}

/** ZS3. */
export type EventTag = 'instant' | 'oneRound' | 'long' | 'weather' | 'improvedEnemies' | 'aceInTheHole';

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
  /** ZS2: what is drawn at random from what the map offers. */
  readonly recipe?: RecipeSetup;
  /** The top one first; of a list of several one at random. `random`: from the Random Events. */
  readonly events: readonly (CardId | { readonly oneOf: readonly CardId[] } | { readonly random: Amount })[];
}

export type UnknownSet = readonly string[] | number;

/** A space for an Enemy, and where it looks. */
export interface Post {
  readonly space: string;
  readonly facing: Direction;
}

/** A kind of Enemy of a recipe: so many on posts drawn at random. */
export type RecipeEnemies = Omit<EnemySetup, 'standing'> & { readonly posts: Amount };

/** So many Anomalies on sites drawn at random. */
export type RecipeAnomalies = Pick<AnomalySetup, 'card' | 'artifact'> & { readonly count: Amount };

/** ZS2: drawn at set-up, nothing twice. Where the map offers too little, the rest stays away (G2). */
export interface RecipeSetup {
  /** What the map offers. */
  readonly posts: readonly Post[];
  readonly sites: readonly { readonly x: number; readonly y: number }[];
  readonly lootSpaces: readonly string[];
  /** For the Setup cards, one each: a token with the card's name lies there. */
  readonly cardSpaces: readonly string[];
  /** What is drawn from it. */
  readonly enemies: readonly RecipeEnemies[];
  readonly anomalies: readonly RecipeAnomalies[];
  readonly loot: { readonly stacks: Amount; readonly tokens: number };
  /** Setup cards, no two with a common tag. */
  readonly cards: { readonly count: number; readonly of: readonly CardId[] };
}

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

/** A step on the way to the objective, for whoever wonders what to do next. Its text is `aim.<mission>.<id>`. */
export interface Aim {
  readonly id: string;
  /** Reached as soon as this holds; the first one that is not reached is told. */
  readonly until: Condition;
  readonly place?: Place;
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

/** What a Mission is for: a chapter of a Campaign's Story (C8), a first walk, practice, or Zone Survival (ZS). */
export type MissionKind = 'story' | 'introduction' | 'training' | 'survival';

/** One figure for each number of Stalkers. */
export type ByTeam<T> = readonly [T, T, T, T];

/** A Mission that has passed validation: only that can be played. */
export interface Mission {
  readonly id: string;
  readonly kind: MissionKind;
  readonly setup: MissionSetup;
  readonly places?: readonly NamedPlace[];
  /** In the order in which they are told. */
  readonly aims?: readonly Aim[];
  readonly environment: readonly EnvironmentCard[];
  readonly overlays: readonly OverlayDrawing[];
  readonly events: readonly EventCard[];
  /** ZS3: what Random Events are drawn from in this Mission, in place of those of the box. */
  readonly randomEvents?: readonly EventCard[];
  /** ZS4: a Fate roll ends each Round. */
  readonly fate?: true;
  /** ZS1: what the team may spend, and the best tier on sale. */
  readonly budget?: { readonly coupons: ByTeam<number>; readonly tier: 1 | 2 | 3 };
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
