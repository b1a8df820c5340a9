/** The small words of the mission vocabulary: amounts, places, who is meant, and conditions. Data only. */

import type { Colour, EnemyType } from './enemies.ts';
import type { CardId } from './ids.ts';

/** A number, perhaps scaled by N, the Stalkers who set out (G4): never below 0. */
export type Amount =
  | number
  | {
      readonly n: number;
      readonly minus?: 'stalkers';
      readonly plus?: 'stalkers';
      readonly times?: 'stalkers';
    }
  /** For 1, 2, 3 and 4 Stalkers. */
  | { readonly for: readonly [number, number, number, number] }
  | { readonly counter: string };

/** Where: a set of spaces. */
export type Place =
  /** A space by its name on the board: '4:R'. */
  | { readonly at: 'space'; readonly space: string }
  /** Every space that bears this mark. */
  | { readonly at: 'mark'; readonly mark: string }
  /** The Room, or the building, that this space belongs to (M9). */
  | { readonly at: 'room'; readonly of: string }
  | { readonly at: 'building'; readonly of: string }
  | { readonly at: 'tile'; readonly tile: string }
  /** What the map of this Mission calls by this name: its entry in `places`. */
  | { readonly at: 'named'; readonly place: string }
  /** Every space in a Room, or every other one (M9); no water. */
  | { readonly at: 'indoor' }
  | { readonly at: 'outdoor' }
  /** Spaces with a symbol of an active Anomaly (AN1). */
  | { readonly at: 'anomalies' }
  /** Spaces with Unknown tokens (T5). */
  | { readonly at: 'unknown' }
  /** The spaces under the named squares of an environment card on the map. */
  | { readonly at: 'card'; readonly card: CardId }
  /** Spaces with a token of the Mission's own on them. */
  | { readonly at: 'token'; readonly token: string }
  /** Spaces adjacent to a place (as Stalkers treat edges), without the place itself. */
  | { readonly at: 'beside'; readonly place: Place }
  | { readonly at: 'either'; readonly of: readonly Place[] }
  /** Where the one who caused this stands, or the space it is about. */
  | { readonly at: 'here' }
  | { readonly at: 'stalkers'; readonly who: Stalkers }
  | { readonly at: 'companion'; readonly companion: CardId }
  | { readonly at: 'anywhere' };

/** Which Stalkers: those on the map only. */
export type Stalkers =
  /** The Lead Stalker. */
  | 'lead'
  /** Who caused this: who entered, acts, chose; the Lead where nobody did. */
  | 'actor'
  /** Clockwise from the Lead. */
  | 'all'
  /** All but the actor. */
  | 'others'
  /** One the Lead Stalker picks. */
  | 'chosen'
  | { readonly in: Place; readonly not?: boolean }
  /** On a space with, or without, Cover. */
  | { readonly cover: boolean };

/** Which Enemies; what is left out does not matter. */
export interface Enemies {
  readonly kind?: CardId;
  readonly colour?: Colour;
  readonly type?: EnemyType;
  readonly in?: Place;
  /** On a space with, or without, Cover. */
  readonly cover?: boolean;
  /** Only those that see a Stalker, or that see none. */
  readonly seesStalker?: boolean;
  /** Only this many of them, those closest to the Lead Stalker first (D5). */
  readonly closest?: Amount;
}

export type EntityWord = 'stalker' | 'enemy' | 'companion' | 'entity';
export type Compare = 'atLeast' | 'atMost' | 'exactly';

export type Condition =
  | { readonly if: 'counter'; readonly counter: string; readonly is: Compare; readonly value: Amount }
  /** N (G4). */
  | { readonly if: 'team'; readonly is: Compare; readonly value: number }
  | { readonly if: 'round'; readonly is: Compare; readonly value: Amount }
  /** So many of them stand there. */
  | {
      readonly if: 'standing';
      readonly who: EntityWord;
      readonly card?: CardId;
      readonly place: Place;
      readonly is: Compare;
      readonly value: Amount;
    }
  | { readonly if: 'enemies'; readonly enemies: Enemies; readonly is: Compare; readonly value: Amount }
  | { readonly if: 'actorIn'; readonly place: Place }
  /** Somebody (or the actor) has this finding in the Pockets. */
  | { readonly if: 'finding'; readonly finding: string; readonly who: 'actor' | 'anybody' }
  /** Somebody (or the actor) has this card, equipped or in the Backpack. */
  | { readonly if: 'card'; readonly card: CardId; readonly who: 'actor' | 'anybody' }
  /** The environment card is in play, with this face if one is named. */
  | { readonly if: 'face'; readonly card: CardId; readonly face?: 'a' | 'b' }
  | { readonly if: 'unknown'; readonly place: Place }
  | { readonly if: 'loot'; readonly place: Place }
  | { readonly if: 'token'; readonly token: string; readonly place?: Place }
  | { readonly if: 'companion'; readonly companion: CardId; readonly is: 'onMap' | 'gone' }
  /** Every Stalker has left the map by an exit (MI8). */
  | { readonly if: 'everybodyLeft' }
  | { readonly if: 'attention'; readonly level: 'high' | 'low' | 'any' }
  | { readonly if: 'seen'; readonly who: Stalkers }
  | { readonly if: 'all'; readonly of: readonly Condition[] }
  | { readonly if: 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly that: Condition };
