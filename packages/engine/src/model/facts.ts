/**
 * Everything that happens is a fact: typed, language-neutral, with the clauses that caused it and, where something was
 * chosen by rule, the alternatives that lost. The log, the animation, the "why?" panel and the tests read facts.
 */
import type { Direction, SpaceId } from '../board/types.ts';
import type { CardId, Clause, EnemyId, EntityId, OverlayId, OwnedId, StalkerId } from './ids.ts';
import type { AttentionLevel, Magazine, Outcome, Petals, Phase } from './state.ts';

export type Status = 'focus' | 'pinDown' | 'exposed';
export type DieKind = 'stalker' | 'equipment' | 'anomaly';
export interface RolledDie {
  readonly kind: DieKind;
  readonly face: number;
}

/** Why this one and not another: what was compared, and how each candidate measured. */
/** What may be compared; each is a question with a text `because.<question>`. */
export const comparisons = [
  'ally',
  'attention',
  'closestExit',
  'closestGoal',
  'closestTarget',
  'closestUnknown',
  'coverOutOfSight',
  'coverWithoutColour',
  'highAttention',
  'landing',
  'leadStalker',
  'loot',
  'lowAttention',
  'nearest',
  'order',
  'outOfSight',
  'room',
  'roomWithoutColour',
  'route',
  'stalker',
  'unknown',
] as const;
export type Compared = (typeof comparisons)[number];

export interface Because {
  /** What was looked for. */
  readonly question: Compared;
  readonly chosen: Alternative;
  readonly lost: readonly Alternative[];
}
export interface Alternative {
  readonly entity?: EntityId;
  readonly space?: SpaceId;
  readonly spaces?: number;
  readonly corners?: number;
  readonly range?: number;
  /** D5: a Human Enemy would have to go through an uncovered symbol. */
  readonly risky?: boolean;
}
/** A part of a sum and where it comes from: cover, Exposed, a card ... */
export interface Modifier {
  readonly reason: string;
  readonly by: number;
}

type FactBody =
  // The round
  | { readonly fact: 'missionBegan'; readonly mission: string }
  | { readonly fact: 'roundBegan'; readonly round: number }
  | { readonly fact: 'phaseBegan'; readonly phase: Phase }
  | { readonly fact: 'eventDrawn'; readonly card: CardId }
  | { readonly fact: 'eventsAdded'; readonly cards: number }
  | { readonly fact: 'turnBegan'; readonly stalker: StalkerId; readonly token: 0 | 1 }
  | { readonly fact: 'passed'; readonly stalker: StalkerId }
  | { readonly fact: 'turnEnded'; readonly stalker: StalkerId }
  | {
      readonly fact: 'actionBegan';
      readonly stalker: StalkerId;
      readonly action: string;
      readonly card: CardId | null;
      /** Which copy of the card, where somebody has it. */
      readonly source: OwnedId | null;
      readonly free: boolean;
    }
  | {
      readonly fact: 'turnTokenSlid';
      readonly stalker: StalkerId;
      readonly token: 0 | 1;
      readonly slid: number;
    }
  | {
      readonly fact: 'markerPlaced';
      readonly stalker: StalkerId;
      readonly token: 0 | 1;
      readonly markers: number;
    }
  | {
      readonly fact: 'markerRemoved';
      readonly stalker: StalkerId;
      readonly token: 0 | 1;
      readonly markers: number;
    }
  | { readonly fact: 'turnTokensReset' }
  | {
      readonly fact: 'leadPassed';
      readonly from: StalkerId;
      readonly to: StalkerId;
      readonly flipped: boolean;
    }
  | { readonly fact: 'leadTurnedBack'; readonly holder: StalkerId }
  | { readonly fact: 'missionEnded'; readonly outcome: Outcome }
  // Entities
  | {
      readonly fact: 'moved';
      readonly entity: EntityId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly how: 'step' | 'push' | 'place' | 'flee';
      readonly direction: Direction | null;
      readonly because?: Because;
    }
  | { readonly fact: 'turned'; readonly enemy: EnemyId; readonly from: Direction; readonly to: Direction }
  | {
      readonly fact: 'placed';
      readonly entity: EntityId;
      readonly card: CardId;
      readonly space: SpaceId;
      readonly facing: Direction | null;
      readonly meant?: SpaceId;
    }
  | { readonly fact: 'leftMap'; readonly entity: EntityId; readonly space: SpaceId }
  | {
      readonly fact: 'movementEnded';
      readonly entity: EntityId;
      readonly space: SpaceId;
      readonly reason: string;
    }
  | {
      readonly fact: 'hpLost';
      readonly entity: EntityId;
      readonly amount: number;
      readonly hp: number;
      readonly source: string;
    }
  | { readonly fact: 'healed'; readonly stalker: StalkerId; readonly amount: number; readonly hp: number }
  | { readonly fact: 'statusGained'; readonly entity: EntityId; readonly status: Status }
  | { readonly fact: 'statusLost'; readonly entity: EntityId; readonly status: Status }
  | { readonly fact: 'criticalInjury'; readonly stalker: StalkerId; readonly token: 0 | 1 }
  | { readonly fact: 'criticalInjuriesHealed'; readonly stalker: StalkerId }
  | { readonly fact: 'died'; readonly entity: EntityId; readonly card: CardId; readonly space: SpaceId }
  | { readonly fact: 'componentRanOut'; readonly component: string }
  // Attention, radiation
  | {
      readonly fact: 'attentionPlaced';
      readonly stalker: StalkerId;
      readonly level: AttentionLevel;
      readonly space: SpaceId;
      readonly seenBy?: EnemyId;
    }
  | {
      readonly fact: 'attentionMoved';
      readonly stalker: StalkerId;
      readonly level: AttentionLevel;
      readonly from: SpaceId;
      readonly to: SpaceId;
    }
  | { readonly fact: 'attentionReduced'; readonly stalker: StalkerId; readonly to: AttentionLevel | null }
  | {
      readonly fact: 'dosageRaised';
      readonly stalker: StalkerId;
      readonly by: number;
      readonly dosage: number;
      readonly source: string;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly fact: 'dosageReduced'; readonly stalker: StalkerId; readonly dosage: number }
  // Dice and attacks
  | {
      readonly fact: 'diceRolled';
      readonly who: EntityId | null;
      readonly purpose: string;
      readonly dice: readonly RolledDie[];
    }
  | {
      readonly fact: 'diceRerolled';
      readonly who: EntityId;
      readonly source: string;
      readonly dice: readonly RolledDie[];
      readonly rerolled: readonly number[];
    }
  | {
      readonly fact: 'stalkerAttacked';
      readonly stalker: StalkerId;
      readonly target: EntityId;
      readonly attack: string;
      readonly card: CardId | null;
      readonly range: number;
      readonly accurate: boolean;
    }
  | {
      readonly fact: 'spaceAttacked';
      readonly stalker: StalkerId;
      readonly space: SpaceId;
      readonly attack: string;
      readonly card: CardId | null;
      readonly range: number;
    }
  | {
      readonly fact: 'masksSpent';
      readonly stalker: StalkerId;
      readonly effect: string;
      readonly masks: number;
      readonly target: EnemyId | null;
    }
  | {
      readonly fact: 'attackResolved';
      readonly target: EntityId;
      readonly part: string;
      readonly successes: number;
      readonly modifiers: readonly Modifier[];
      readonly threshold: number | null;
    }
  | {
      readonly fact: 'woundDrawn';
      readonly enemy: EnemyId;
      readonly card: CardId;
      readonly wound: 'light' | 'heavy';
      readonly outcome: string;
    }
  | { readonly fact: 'woundsReshuffled' }
  | {
      readonly fact: 'enemyAttacked';
      readonly enemy: EnemyId;
      readonly target: EntityId;
      readonly attack: string;
      readonly damage: number;
      readonly modifiers: readonly Modifier[];
      readonly reaction: boolean;
      readonly because?: Because;
    }
  | {
      readonly fact: 'enemyHeldFire';
      readonly enemy: EnemyId;
      readonly reason: 'noTarget' | 'outOfRange' | 'notSeen' | 'lostTarget';
    }
  | {
      readonly fact: 'defended';
      readonly stalker: StalkerId;
      readonly incoming: readonly Modifier[];
      readonly successes: number;
      readonly modifiers: readonly Modifier[];
      readonly damage: number;
    }
  | {
      readonly fact: 'abilityUsed';
      readonly entity: EntityId;
      readonly card: CardId;
      readonly ability: string;
    }
  | { readonly fact: 'reactionSkipped'; readonly enemy: EnemyId; readonly reason: 'pinDown' | 'notSeen' }
  // Activation
  | {
      readonly fact: 'activationDrawn';
      readonly card: CardId;
      readonly level: AttentionLevel;
      readonly part: 'low' | 'none' | 'high' | 'any';
      readonly reason: string;
    }
  | {
      readonly fact: 'activationStep';
      readonly card: CardId;
      readonly step: number;
      readonly enemies: readonly EnemyId[];
      readonly bottom: boolean;
      /** Who acts first and why; then those who act later, then those left out. */
      readonly because?: Because;
    }
  /** All its steps are done. */
  | { readonly fact: 'activationEnded'; readonly card: CardId }
  | {
      readonly fact: 'enemyStayed';
      readonly enemy: EnemyId;
      readonly reason:
        | 'seesTarget'
        | 'atGoal'
        | 'noGoal'
        | 'noRoute'
        | 'noRoom'
        | 'pinDown'
        | 'enclosed'
        | 'noSpecial';
    }
  | {
      readonly fact: 'enemyChoseGoal';
      readonly enemy: EnemyId;
      readonly goal: SpaceId;
      readonly because: Because;
    }
  | { readonly fact: 'interrupted'; readonly enemy: EnemyId; readonly target: EntityId }
  | { readonly fact: 'lookedAround'; readonly enemy: EnemyId; readonly found: EntityId | null }
  | { readonly fact: 'specialPerformed'; readonly enemy: EnemyId; readonly special: string }
  | {
      readonly fact: 'controlDrawn';
      readonly stalker: StalkerId;
      readonly card: CardId;
    }
  | {
      readonly fact: 'controlResolved';
      readonly stalker: StalkerId;
      readonly card: CardId;
      readonly choice: string;
    }
  // Tokens and cards
  | {
      readonly fact: 'boltPlaced';
      readonly overlay: OverlayId;
      readonly symbol: number;
      readonly space: SpaceId;
    }
  | {
      readonly fact: 'tokensDiscarded';
      readonly bolts: number;
      readonly noVisibility: number;
      readonly pins: number;
    }
  | { readonly fact: 'noVisibilityPlaced'; readonly space: SpaceId }
  | { readonly fact: 'unknownTurnedUp'; readonly space: SpaceId; readonly token: string }
  | { readonly fact: 'unknownPlaced'; readonly space: SpaceId }
  /** `up`: with its face up, for all to see. */
  | { readonly fact: 'lootDropped'; readonly space: SpaceId; readonly up?: true }
  | {
      readonly fact: 'lootTurnedUp';
      readonly stalker: StalkerId;
      readonly space: SpaceId;
      readonly token: string;
    }
  | { readonly fact: 'tokenPlaced'; readonly token: string; readonly space: SpaceId }
  | { readonly fact: 'tokenRemoved'; readonly token: string; readonly space: SpaceId }
  | { readonly fact: 'bolts'; readonly stalker: StalkerId; readonly by: number; readonly bolts: number }
  | {
      readonly fact: 'magazines';
      readonly stalker: StalkerId;
      readonly magazine: Magazine;
      readonly by: number;
      readonly magazines: number;
    }
  | { readonly fact: 'findings'; readonly stalker: StalkerId; readonly finding: string; readonly by: 1 | -1 }
  | { readonly fact: 'coupons'; readonly by: number; readonly coupons: number }
  | {
      readonly fact: 'ammoSpent';
      readonly stalker: StalkerId;
      readonly owned: OwnedId;
      readonly by: number;
      readonly ammo: number;
    }
  | {
      readonly fact: 'reloaded';
      readonly stalker: StalkerId;
      readonly owned: OwnedId;
      readonly card: CardId;
      readonly ammo: number;
    }
  | {
      readonly fact: 'cardGained';
      readonly stalker: StalkerId;
      readonly owned: OwnedId;
      readonly card: CardId;
    }
  | {
      readonly fact: 'cardDiscarded';
      readonly stalker: StalkerId;
      readonly owned: OwnedId;
      readonly card: CardId;
    }
  | {
      readonly fact: 'cardEquipped';
      readonly stalker: StalkerId;
      readonly owned: OwnedId;
      readonly card: CardId;
    }
  | {
      readonly fact: 'cardStowed';
      readonly stalker: StalkerId;
      readonly owned: OwnedId;
      readonly card: CardId;
    }
  | { readonly fact: 'cardGiven'; readonly from: StalkerId; readonly to: StalkerId; readonly card: CardId }
  // Anomalies
  | {
      readonly fact: 'anomalyRolled';
      readonly entity: EntityId;
      readonly overlay: OverlayId;
      readonly card: CardId;
      readonly rolled: Petals;
      readonly uncovered: readonly Petals[];
      readonly activates: boolean;
    }
  | {
      readonly fact: 'anomalyHit';
      readonly overlay: OverlayId;
      readonly card: CardId;
      readonly entity: EntityId;
    }
  | {
      readonly fact: 'symbolCovered';
      readonly entity: EntityId;
      readonly overlay: OverlayId;
      readonly symbol: number;
      readonly petals: Petals;
    }
  | { readonly fact: 'anomalyMoved'; readonly card: CardId; readonly from: OverlayId; readonly to: OverlayId }
  | { readonly fact: 'artifactFound'; readonly overlay: OverlayId; readonly space: SpaceId }
  | { readonly fact: 'artifactTaken'; readonly stalker: StalkerId; readonly space: SpaceId }
  // Mission
  | { readonly fact: 'environmentPlaced'; readonly card: CardId; readonly face: 'a' | 'b' }
  | { readonly fact: 'environmentFlipped'; readonly card: CardId; readonly face: 'a' | 'b' }
  | { readonly fact: 'environmentDiscarded'; readonly card: CardId; readonly forGood: boolean }
  | { readonly fact: 'mapChanged' }
  | {
      readonly fact: 'choiceMade';
      readonly stalker: StalkerId;
      readonly card: CardId;
      readonly choice: string;
    }
  | { readonly fact: 'counterChanged'; readonly counter: string; readonly value: number }
  | { readonly fact: 'triggered'; readonly trigger: string; readonly card: CardId | null }
  /** ZS5: on the account of this card; null: the scenario's own. */
  | { readonly fact: 'pointsScored'; readonly card: CardId | null; readonly points: number }
  | { readonly fact: 'fateRolled'; readonly petals: Petals }
  | { readonly fact: 'textShown'; readonly text: string; readonly card: CardId | null };

export type Fact = FactBody & { readonly clauses: readonly Clause[] };
export type FactName = Fact['fact'];

/** Facts that always reveal something hidden. */
const REVEALING: ReadonlySet<FactName> = new Set<FactName>([
  'eventDrawn',
  'diceRolled',
  'diceRerolled',
  'woundDrawn',
  'activationDrawn',
  'controlDrawn',
  'unknownTurnedUp',
  'lootTurnedUp',
  'anomalyRolled',
  'artifactTaken',
  'environmentFlipped',
  'cardGained',
]);

/** Whether a fact reveals something that was hidden: undo past it is a table rule (DESIGN 11). */
export const reveals = (fact: Fact): boolean =>
  REVEALING.has(fact.fact) || (fact.fact === 'lootDropped' && fact.up === true);
