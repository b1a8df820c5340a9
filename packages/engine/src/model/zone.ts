/** Anomalies, tokens and Companions (AN, T, CO). */

import type { Abilities, CardAction } from './abilities.ts';
import type { Colour } from './enemies.ts';
import type { AnomalyType } from './equipment.ts';
import type { Game } from './game.ts';
import type { CardId } from './ids.ts';
import type { Rule } from './rule.ts';
import type {
  AnomalyOverlayState,
  CompanionState,
  EnemyState,
  Magazine,
  Petals,
  StalkerState,
} from './state.ts';

export interface AnomalyCard {
  readonly id: CardId;
  /** Numbers that its hooks count with and its text says (`{heal}`). */
  readonly figures?: Readonly<Record<string, number>>;
  readonly copies: number;
  /** MI3: comes with a Mission's own cards; none of the Anomaly deck, and never picked at random. */
  readonly mission?: true;
  readonly type: AnomalyType;
  readonly standee: string;
  readonly holdsArtifact: boolean;
  /** Who is hit: the triggering Entity and everybody on the rolled symbol, or on all spaces of the Anomaly. */
  readonly hits: 'rolledSymbol' | 'allSpaces' | 'triggering';
  stalker(game: Game, stalker: StalkerState, overlay: AnomalyOverlayState): Rule;
  enemy(game: Game, enemy: EnemyState, overlay: AnomalyOverlayState): Rule;
  /** Goes to the next empty overlay clockwise at the End of Round. */
  readonly moving?: boolean;
  /** After everybody was hit. */
  after?(game: Game, overlay: AnomalyOverlayState, rolled: Petals): Rule;
}

/** The printed pattern: symbols on squares around the center, in grid steps. */
export interface AnomalyPattern {
  readonly number: number;
  readonly type: AnomalyType;
  readonly squares: readonly {
    readonly dx: number;
    readonly dy: number;
    readonly petals: readonly Petals[];
  }[];
}

/** What a face-up Loot token gives. */
export type LootGift =
  | { readonly gift: 'bolts'; readonly count: number }
  | { readonly gift: 'magazine'; readonly magazine: Magazine; readonly count: number }
  | { readonly gift: 'magazineOfChoice' }
  | { readonly gift: 'item'; readonly type?: string }
  | { readonly gift: 'artifact' }
  | { readonly gift: 'weapon'; readonly tier?: 1 | 2 | 3 }
  | { readonly gift: 'armor'; readonly tier?: 1 | 2 | 3 }
  | { readonly gift: 'attachment'; readonly tier?: 1 | 2 }
  | { readonly gift: 'coupons'; readonly coupons: number }
  | { readonly gift: 'focus' }
  | { readonly gift: 'nothing' };

export interface LootTokenFace {
  readonly id: string;
  readonly copies: number;
  readonly gifts: readonly LootGift[];
}

/** X, or a colour, how many Enemies and an arrow (T5). */
export interface UnknownTokenFace {
  readonly id: string;
  readonly copies: number;
  readonly shows: null | { readonly colour: Colour; readonly enemies: 1 | 2; readonly facing: 0 | 1 | 2 | 3 };
}

/** A Companion's b-side (CO1). */
export interface CompanionCard {
  readonly id: CardId;
  /** Numbers that its hooks count with and its text says (`{heal}`). */
  readonly figures?: Readonly<Record<string, number>>;
  /** What its standee looks like. */
  readonly figure: 'human' | 'dog';
  /** Enemies may target it, notice it and be interrupted by it. */
  readonly targetable: boolean;
  /** What a Stalker on its space, or its owner, may have it do. */
  readonly actions: readonly CardAction[];
  readonly abilities?: Abilities;
  /** In its own part of the Players Phase, or at the End of Round. */
  endOfRound?(game: Game, companion: CompanionState): Rule;
  /** Attacked, or hit by an Anomaly. */
  endangered(game: Game, companion: CompanionState, source: string): Rule;
  /** Walks by itself after a Stalker's Turn, if its card says so. */
  afterTurn?(game: Game, companion: CompanionState, stalker: StalkerState): Rule;
}
