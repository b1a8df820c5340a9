/** What a card of a Mission can make happen: a closed list. Each has one small function in mission/effects. */
import type { Direction } from '../board/types.ts';
import type { Colour } from './enemies.ts';
import type { Status } from './facts.ts';
import type { CardId } from './ids.ts';
import type { AttentionLevel, Magazine, Petals, Team } from './state.ts';
import type { Amount, Condition, Enemies, Place, Stalkers } from './words.ts';

/** Where a card lies on the grid. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly turn: Direction;
}

export type Effect =
  // Reading and branching
  | { readonly do: 'show'; readonly text: string }
  | {
      readonly do: 'if';
      readonly when: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | { readonly do: 'ask'; readonly who: Stalkers; readonly choices: readonly Choice[] }
  /** One of several, at random (set-up stream: it was laid face down before the game). */
  | { readonly do: 'random'; readonly of: readonly (readonly Effect[])[] }
  /** An Anomaly die; sides without effects do nothing. */
  | { readonly do: 'roll'; readonly on: Readonly<Partial<Record<'1' | '2' | '3' | '4', readonly Effect[]>>> }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly Effect[] }
  /** The same for each of these Stalkers, who is the actor meanwhile. */
  | { readonly do: 'each'; readonly who: Stalkers; readonly effects: readonly Effect[] }
  | { readonly do: 'counter'; readonly counter: string; readonly set?: Amount; readonly add?: number }
  /** ZS5: added to the score, or taken from it, on the account of the card that says so; a scenario says `why`. */
  | { readonly do: 'points'; readonly points: number; readonly why?: string }
  /** R13: one of the Mission's endings. */
  | { readonly do: 'end'; readonly ending: string }
  // Events
  | { readonly do: 'addRandomEvents'; readonly count: Amount }
  /** R12: replaces the active Event at once. */
  | { readonly do: 'bringEvent'; readonly event: CardId }
  /** Puts a Mission Event on top of the deck. */
  | { readonly do: 'addEvent'; readonly event: CardId }
  // Environment cards (MI3)
  | { readonly do: 'placeCard'; readonly card: CardId; readonly face?: 'a' | 'b'; readonly at?: Lying }
  | { readonly do: 'flipCard'; readonly card: CardId }
  | { readonly do: 'discardCard'; readonly card: CardId }
  | { readonly do: 'removeCard'; readonly card: CardId }
  /** Finds one of these in the mission box at random and lays it out (a Note is resolved). */
  | {
      readonly do: 'findCard';
      readonly of: readonly CardId[];
      readonly face?: 'a' | 'b';
      readonly at?: Lying;
    }
  // Tokens on the map
  | { readonly do: 'placeToken'; readonly token: string; readonly place: Place }
  | { readonly do: 'removeToken'; readonly token: string; readonly place?: Place }
  | { readonly do: 'placeLoot'; readonly place: Place; readonly count: Amount; readonly up?: boolean }
  | { readonly do: 'removeLoot'; readonly place: Place }
  | { readonly do: 'resolveLoot'; readonly who: Stalkers; readonly count: Amount }
  | { readonly do: 'placeUnknown'; readonly place: Place; readonly count: Amount; readonly token?: string }
  | { readonly do: 'removeUnknown'; readonly place: Place }
  /** T5, T6; 'in' takes the top one of each stack there. */
  | {
      readonly do: 'resolveUnknown';
      readonly which: 'all' | 'eachStack' | 'closestToLead' | { readonly in: Place };
    }
  | { readonly do: 'placeNoVisibility'; readonly place: Place }
  /** An Anomaly with its overlay, the center on this square (AN1). */
  | {
      readonly do: 'placeAnomaly';
      readonly anomaly: CardId;
      readonly pattern: number;
      readonly x: number;
      readonly y: number;
      readonly artifact: boolean;
    }
  | { readonly do: 'removeAnomaly'; readonly anomaly: CardId }
  /** Every Anomaly, or this one, activates with this symbol, set off by the actor, or by itself if `unprovoked`. */
  | {
      readonly do: 'activateAnomaly';
      readonly anomaly?: CardId;
      readonly petals: Petals;
      readonly unprovoked?: true;
    }
  // Enemies
  | {
      readonly do: 'newKind';
      readonly enemy: CardId;
      readonly colours: readonly Colour[];
      readonly team: Team;
      readonly pool: Amount;
    }
  | {
      readonly do: 'spawn';
      readonly enemy: CardId;
      readonly count: Amount;
      readonly place: Place;
      readonly facing: Direction;
    }
  | { readonly do: 'removeEnemies'; readonly enemies: Enemies }
  /** An Activation card for these Enemies only; without `level` as EA1 says. */
  | { readonly do: 'activate'; readonly enemies: Enemies; readonly level?: AttentionLevel }
  | {
      readonly do: 'moveEnemies';
      readonly enemies: Enemies;
      readonly toward: 'cover' | 'closestStalker' | 'leadStalker' | 'closestAttention' | Place;
      readonly upTo: Amount | 'movement';
      readonly uninterrupted?: boolean;
    }
  | { readonly do: 'goForward'; readonly enemies: Enemies; readonly upTo: Amount | 'movement' }
  | { readonly do: 'lookAround'; readonly enemies: Enemies }
  | { readonly do: 'faceEnemies'; readonly enemies: Enemies; readonly facing: Direction }
  | { readonly do: 'enemiesAttack'; readonly enemies: Enemies; readonly damage?: number }
  | { readonly do: 'enemiesSpecial'; readonly enemies: Enemies }
  | {
      readonly do: 'enemyStatus';
      readonly enemies: Enemies;
      readonly status: 'pinDown' | 'exposed';
      readonly gain: boolean;
    }
  | { readonly do: 'woundEnemies'; readonly enemies: Enemies; readonly wound: 'light' | 'heavy' | 'loseHp' }
  // Stalkers
  | { readonly do: 'give'; readonly who: Stalkers; readonly gift: Gift }
  | { readonly do: 'take'; readonly who: Stalkers; readonly what: Taking }
  | { readonly do: 'heal'; readonly who: Stalkers; readonly amount: Amount }
  | { readonly do: 'loseHp'; readonly who: Stalkers; readonly amount: Amount }
  | { readonly do: 'suffer'; readonly who: Stalkers; readonly damage: Amount }
  /** Raises dosage, or lowers it with `lower`; RD5: says whether Armor helps. */
  | {
      readonly do: 'dosage';
      readonly who: Stalkers;
      readonly amount: Amount;
      readonly armorHelps: boolean;
      readonly lower?: boolean;
    }
  | { readonly do: 'status'; readonly who: Stalkers; readonly status: Status; readonly gain: boolean }
  | { readonly do: 'attention'; readonly who: Stalkers; readonly set: AttentionLevel | 'reduce' }
  /** Slides a Turn token of theirs as a Standard Action would (R8, RD1). */
  | { readonly do: 'slide'; readonly who: Stalkers }
  /** Universal markers on one Turn token of theirs (R8). */
  | { readonly do: 'marker'; readonly who: Stalkers; readonly count: number }
  | {
      readonly do: 'moveStalkers';
      readonly who: Stalkers;
      readonly upTo: number;
      readonly attention: 'normal' | 'none' | 'ifSeenAtEnd';
    }
  /** R2: each of them may carry out one of these Actions, without sliding. */
  | { readonly do: 'grantAction'; readonly who: Stalkers; readonly actions: readonly string[] }
  | { readonly do: 'placeStalkers'; readonly who: Stalkers; readonly place: Place }
  /** MI8. */
  | { readonly do: 'leave'; readonly who: Stalkers }
  | { readonly do: 'nextStandardFree'; readonly who: Stalkers }
  // Companions
  | { readonly do: 'companionJoins'; readonly companion: CardId; readonly place: Place }
  | {
      readonly do: 'companionMoves';
      readonly companion: CardId;
      readonly toward: Place;
      readonly upTo: Amount;
    }
  | { readonly do: 'companionLeaves'; readonly companion: CardId };

export type EffectName = Effect['do'];

/** One of the choices of a Note or Event (MI5). */
export interface Choice {
  /** Its text is `<card>.choice.<id>`. */
  readonly id: string;
  readonly when?: Condition;
  readonly cost?: Cost;
  readonly do: readonly Effect[];
}

/** Everything that is named must be paid. */
export interface Cost {
  /** MI5: slides the current Turn token; only in one's own Turn. */
  readonly standard?: true;
  /** Slides one of the payer's Turn tokens, at any time. */
  readonly slide?: true;
  readonly focus?: true;
  readonly bolts?: number;
  /** So many Magazines of any type, or of the named one. */
  readonly magazines?: number;
  readonly magazine?: Magazine;
  readonly finding?: string;
  readonly hp?: number;
  readonly coupons?: number;
}

export type Gift =
  | { readonly gift: 'card'; readonly card: CardId }
  /** A random card (EQ9). */
  | {
      readonly gift: 'draw';
      readonly deck: 'weapons' | 'armors' | 'attachments' | 'artifacts' | 'items';
      readonly tier?: 1 | 2 | 3;
      readonly type?: string;
    }
  | { readonly gift: 'bolts'; readonly count: Amount }
  | { readonly gift: 'magazine'; readonly magazine: Magazine | 'choice'; readonly count: Amount }
  | { readonly gift: 'finding'; readonly finding: string }
  | { readonly gift: 'coupons'; readonly coupons: Amount }
  | { readonly gift: 'ammo' }
  /** ZS2: a random one of the unique pieces that nobody has and no deck holds. */
  | { readonly gift: 'unique' };

/** One who has none skips that part (EQ11). */
export type Taking =
  | { readonly take: 'bolts'; readonly count: Amount }
  | { readonly take: 'magazine'; readonly count: Amount }
  | { readonly take: 'finding'; readonly finding: string }
  | { readonly take: 'card'; readonly card: CardId };
