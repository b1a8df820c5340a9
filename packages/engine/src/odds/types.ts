/** Exact distributions, never samples. Chances are from 0 to 1. */

import type { SpaceId } from '../board/types.ts';
import type { BodyPart } from '../model/abilities.ts';
import type { Modifier } from '../model/facts.ts';
import type { CardId, EnemyId, EntityId, OverlayId } from '../model/ids.ts';
import type { Reason } from '../model/reasons.ts';
import type { Petals } from '../model/state.ts';

/** Chance of each number, index by index. */
export type Distribution = readonly number[];

export interface PartOdds {
  readonly part: BodyPart;
  /** Successes after cover and everything but those masks may buy, before the table. */
  readonly successes: Distribution;
  /** The chance to reach each threshold of the table as the highest; of this part's, if masks may buy another. */
  readonly thresholds: readonly { readonly at: number; readonly chance: number }[];
  readonly miss: number;
  /** Through the Wound deck as it stands, statuses and masks included. */
  readonly kill: number;
  readonly pinDown: number;
  readonly exposed: number;
  readonly expectedHpLost: number;
}

export interface AttackOdds {
  readonly target: EnemyId;
  /** The line of the Weapon, or the Knife. */
  readonly attack: string;
  readonly ammo: number;
  readonly range: number;
  readonly accurate: boolean;
  readonly dice: { readonly stalker: number; readonly equipment: number };
  /** What is added to the successes and taken off them, cover included. */
  readonly modifiers: readonly Modifier[];
  readonly expectedMasks: number;
  /**
   * Each part that may be picked, without and with a Focus used well; null where there is no Focus to use. "Well" is:
   * kill if possible, then as many HP as possible, then to leave it pinned or Exposed. All successes on this target.
   */
  readonly parts: readonly {
    readonly part: BodyPart;
    readonly plain: PartOdds;
    readonly focus: PartOdds | null;
  }[];
  /** Cards with an additional rule that may still change the roll (A10), which these odds leave out. */
  readonly besides: readonly CardId[];
  /** Why the attack cannot be made now; the odds are told all the same. */
  readonly refusal: Reason | null;
}

export interface AnomalyRisk {
  readonly overlay: OverlayId;
  readonly card: string;
  readonly petals: readonly Petals[];
  /** Rerolls of cards included (they cost nothing). */
  readonly chance: number;
  /** With a Focus to reroll as well; null where there is none. */
  readonly withFocus: number | null;
}

/** A movement over several spaces. */
export interface CrossingOdds {
  readonly anomalies: readonly AnomalyRisk[];
  /** That at least one activates. */
  readonly chance: number;
  /** With one Focus for all of them; null where there is none. */
  readonly withFocus: number | null;
}

export interface DefenseOdds {
  readonly damage: number;
  readonly dice: number;
  readonly bonus: number;
  /** HP to be lost; there may be fewer left. */
  readonly plain: Distribution;
  readonly focus: Distribution | null;
  readonly expected: number;
  readonly expectedWithFocus: number | null;
  /** That it brings a Critical Injury (S5), without and with the Focus. */
  readonly injury: number;
  readonly injuryWithFocus: number | null;
  /** Cards with an additional rule that may still change it (A10), which these odds leave out. */
  readonly besides: readonly CardId[];
}

/** One Enemy reacting to a Stalker's Turn (RX). */
export interface EnemyReaction {
  readonly enemy: EnemyId;
  /** What it will do: strike, discard its Pin Down instead, or nothing, for the target will be out of its Range (EK3). */
  readonly does: 'attacks' | 'discardsPinDown' | 'outOfRange';
  /** Where it strikes from, a Charge included. */
  readonly from: SpaceId;
  /** Before the Defense roll: cover, Exposed and all; by its chance where a die decides. */
  readonly damage: readonly { readonly damage: number; readonly chance: number }[];
  readonly modifiers: readonly Modifier[];
  /** HP lost. */
  readonly plain: Distribution;
  readonly expected: number;
  /** If the Focus were used on this one; null where there is none. */
  readonly expectedWithFocus: number | null;
}

/** All who would react, in their order. */
export interface ReactionOdds {
  readonly reactions: readonly EnemyReaction[];
  /** HP lost in all, without a Focus. */
  readonly total: Distribution;
  readonly expected: number;
  /** With the Focus used on the one where it helps most; null where there is none. */
  readonly expectedWithFocus: number | null;
  /** That they bring at least one Critical Injury; that they kill (S6). Without a Focus. */
  readonly injury: number;
  readonly death: number;
}

/** Dice that lie on the table, and which of them are rolled again: those asked about, or those that are worth most. */
export type RerollOdds = {
  readonly dice: readonly number[];
  /** Rolling these again is worth more than keeping all of them. */
  readonly better: boolean;
} & (
  | {
      readonly of: 'attack';
      readonly part: BodyPart;
      readonly kept: PartOdds;
      /** null: it is still asked what to roll them again with. */
      readonly again: PartOdds | null;
    }
  | {
      readonly of: 'defense';
      /** HP lost. */
      readonly kept: number;
      readonly again: Distribution | null;
    }
  | {
      /** One roll for all of them, on the Torso (AK10). */
      readonly of: 'blast';
      readonly enemies: readonly {
        readonly target: EnemyId;
        /** What is added to the dice and taken off them against this one. */
        readonly modifiers: readonly Modifier[];
        readonly kept: PartOdds;
        readonly again: PartOdds | null;
      }[];
      /** Stalkers with the HP they lose on average; null for a Companion, whose card says what happens. */
      readonly friends: readonly {
        readonly entity: EntityId;
        readonly kept: number | null;
        readonly again: number | null;
      }[];
    }
);

/** Something thrown at a space (AK10). */
export interface BlastOdds {
  readonly space: SpaceId;
  readonly range: number;
  /** 0: it does not attack anybody. */
  readonly dice: number;
  /** One roll for all of them, on the Torso. */
  readonly enemies: readonly AttackOdds[];
  /** Stalkers with the HP they lose on average; null for a Companion, whose card says what happens. */
  readonly friends: readonly { readonly entity: EntityId; readonly expected: number | null }[];
}
