/** Exact distributions, never samples. Chances are from 0 to 1. */
import type { BodyPart, Reason } from '../cards/abilities.ts';
import type { Modifier } from '../kernel/facts.ts';
import type { EnemyId, OverlayId } from '../kernel/ids.ts';
import type { Petals } from '../kernel/state.ts';

/** Chance of each number, index by index. */
export type Distribution = readonly number[];

export interface PartOdds {
  readonly part: BodyPart;
  /** Successes after cover and everything, before the table. */
  readonly successes: Distribution;
  /** The chance to reach each threshold of the table as the highest. */
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
  readonly range: number;
  readonly accurate: boolean;
  readonly dice: { readonly stalker: number; readonly equipment: number };
  readonly modifiers: readonly Modifier[];
  readonly expectedMasks: number;
  /** Without and with a Focus used well; null where there is no Focus to use. */
  readonly parts: readonly { readonly part: BodyPart; readonly plain: PartOdds; readonly focus: PartOdds | null }[];
  readonly refusal: Reason | null;
}

export interface AnomalyRisk {
  readonly overlay: OverlayId;
  readonly card: string;
  readonly petals: readonly Petals[];
  readonly chance: number;
  /** With a Focus to reroll. */
  readonly withFocus: number;
}

export interface DefenseOdds {
  readonly damage: number;
  readonly dice: number;
  readonly bonus: number;
  /** HP lost. */
  readonly plain: Distribution;
  readonly focus: Distribution | null;
  readonly expected: number;
  readonly expectedWithFocus: number | null;
}
