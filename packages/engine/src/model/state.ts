/**
 * The whole game as plain JSON: no class, closure, Map or Date. It can be saved, sent, hashed and forked at any time.
 * Only rules change it, and each change tells a fact.
 */

import type { RandomState } from '../base/random.ts';
import type { BoardPlan, Direction, SpaceId } from '../board/types.ts';
import type { Colour } from './enemies.ts';
import type { CardId, CompanionId, EnemyId, EntityId, OverlayId, OwnedId, StalkerId } from './ids.ts';
import type { Step } from './steps.ts';

export type Ammo = 'pistol' | 'rifle' | 'shotgun' | 'special';
export type Magazine = Exclude<Ammo, 'special'>;
/** Team tokens show 1 or 2; all unmarked Enemies together are the third team. */
export type Team = 1 | 2 | 3;
export type AttentionLevel = 'low' | 'high';
export type Phase = 'setup' | 'event' | 'players' | 'enemies' | 'over';
export type Petals = 1 | 2 | 3 | 4;

/** A card in somebody's hands, with the ammo lying on it if it is a Weapon. */
export interface OwnedCard {
  readonly id: OwnedId;
  readonly card: CardId;
  ammo: number;
}

/** One of the symbols of an Anomaly overlay (AN2). */
export interface SymbolRef {
  readonly overlay: OverlayId;
  /** Index into the overlay's symbols. */
  readonly symbol: number;
}

/** What Stalkers, Enemies and Companions have in common. */
export interface EntityState {
  readonly id: EntityId;
  /** null: off the map (MI8). */
  space: SpaceId | null;
  /** The symbols this Entity covers since its last move or placement (AN6), one per Anomaly on its space. */
  covers: SymbolRef[];
  /** Its place in the order in which those on its space came there, highest last (M13); absent: since set-up. */
  arrived?: number | undefined;
}

/** A Turn token (R7, R8) and what lies on and above it. */
export interface TurnTokenState {
  /** How many slots it has been slid this Round. */
  slid: number;
  markers: number;
  /** A Critical Injury lies above it (S5). */
  injured: boolean;
  /** The Injury above it was healed this Round: until the reset it still allows one Standard Action only (S5). */
  healed?: boolean | undefined;
  /** The Turn of this token has been carried out this Round. */
  used: boolean;
}

export interface StalkerState extends EntityState {
  readonly id: StalkerId;
  readonly card: CardId;
  hp: number;
  dosage: number;
  focus: boolean;
  pinDown: boolean;
  exposed: boolean;
  /** Where its Attention token lies; null: on the PDA (AT1). */
  attention: { level: AttentionLevel; space: SpaceId } | null;
  turns: [TurnTokenState, TurnTokenState];
  /** What it has. The lists are replaced, never changed: what the cards do together is kept as long as they stay. */
  weapon: OwnedCard | null;
  weaponAttachments: readonly OwnedCard[];
  armor: OwnedCard | null;
  armorAttachment: OwnedCard | null;
  artifacts: readonly OwnedCard[];
  backpack: readonly OwnedCard[];
  bolts: number;
  magazines: Record<Magazine, number>;
  /** Mission tokens and personal findings in the Pockets. */
  findings: string[];
  dead: boolean;
}

export interface EnemyState extends EntityState {
  readonly id: EnemyId;
  readonly card: CardId;
  facing: Direction;
  hp: number;
  pinDown: boolean;
  exposed: boolean;
}

export interface CompanionState extends EntityState {
  readonly id: CompanionId;
  readonly card: CardId;
  /** Card-specific counters ('bites', 'freed' ...). */
  counters: Record<string, number>;
}

/** A kind of Enemy in this Mission: its tokens and its pool (E2, E5). */
export interface EnemyKindState {
  readonly card: CardId;
  colours: Colour[];
  team: Team;
  /** Standees not on the map. */
  pool: number;
}

/** An Anomaly overlay on the map; without a standee it is inactive (AN1). */
export interface AnomalyOverlayState {
  readonly id: OverlayId;
  /** The printed number. */
  readonly overlay: number;
  readonly center: SpaceId;
  readonly symbols: readonly { readonly space: SpaceId; readonly petals: Petals }[];
  anomaly: { card: CardId; artifact: boolean } | null;
}

/** A stack of tokens on a space, the last one on top. */
export interface LootStack {
  readonly space: SpaceId;
  tokens: { token: string; up: boolean }[];
}
export interface UnknownStack {
  readonly space: SpaceId;
  tokens: string[];
}

/** An Artifact token that left its standee (T3). */
export interface ArtifactToken {
  space: SpaceId;
  /** The symbol it lies on; null when it lies on a non-Anomaly space. */
  on: SymbolRef | null;
}

/** Limited components still in the box (G2, G5). */
export interface Supply {
  focus: number;
  pinDown: number;
  exposed: number;
  criticalInjury: number;
  bolts: number;
  noVisibility: number;
  artifacts: number;
  magazines: Record<Magazine, number>;
}

/** Draw piles by card id, the last one is drawn next; discards beside them. Hidden from every seat. */
export interface Decks {
  /** Equipment: shuffled before each draw, so order means nothing (R15). */
  weapons: CardId[];
  armors: CardId[];
  attachments: CardId[];
  artifacts: CardId[];
  items: CardId[];
  wounds: CardId[];
  woundDiscard: CardId[];
  low: CardId[];
  lowDiscard: CardId[];
  high: CardId[];
  highDiscard: CardId[];
  control: CardId[];
  randomEvents: CardId[];
  randomEventDiscard: CardId[];
  /** The Event deck of the Mission. */
  events: CardId[];
  anomalies: CardId[];
  /** Loot and Unknown tokens still in the bag. */
  loot: string[];
  unknown: string[];
  lostTerritories: CardId[];
}

/** An environment card in play (MI3): an overlay on the map or a Note beside it. Replaced, never changed. */
export interface EnvironmentState {
  readonly card: CardId;
  readonly face: 'a' | 'b';
  /** Where it lies on the grid; null for a Note. */
  readonly at: { readonly x: number; readonly y: number; readonly turn: Direction } | null;
}

export interface MissionState {
  readonly id: string;
  /** Flags (0 or 1) and counters the Mission's cards keep. */
  counters: Record<string, number>;
  /** Replaced, never changed: what the cards lying out say is kept as long as they are the same. */
  environment: readonly EnvironmentState[];
  /** Environment cards still in the mission box, by id. */
  box: CardId[];
  /** Cards out of the Campaign for good. */
  removed: CardId[];
  /** Triggers that fire once and have fired. */
  fired: string[];
  /** Tokens of the Mission's own lying on the map ('trap', 'carcass', 'key' ...). */
  tokens: { token: string; space: SpaceId }[];
  /** The objective was met by an effect that is still being resolved: it could yet kill a Stalker (R13). */
  met: Outcome | null;
}

/** The Turn under way (R7). */
export interface TurnState {
  readonly stalker: StalkerId;
  readonly token: 0 | 1;
  /** Standard Actions carried out in this Turn that count against its due number. */
  done: number;
  /** Those of them that removed a marker instead of sliding the token (R8). */
  markersUsed: number;
  /** Spaces the Stalker was on during the current Action, for its dose (RD1). */
  visited: SpaceId[];
  /** Actions and additional rules used that are limited to once per Turn. */
  used: string[];
  /** "Perform the next Standard Action as Free" (A11), and "the next Weapon Attack as Free". */
  nextFree: 'none' | 'standard' | 'weaponAttack';
}

/** A movement under way. Replaced, never changed. */
export interface MovingState {
  readonly stalker: StalkerId;
  /** How many edges Enemies see it from until it has ended; -1 where AT2 waits for the end (MV8). */
  readonly sightCap: number;
}

export interface Outcome {
  readonly won: boolean;
  /** Which ending of the Mission it is: 'success', 'fatality', 'time' ... */
  readonly ending: string;
}

export interface Options {
  /** House rule of A8. */
  readonly meleeReaction: boolean;
  /** Lost Territories are in play (LT). */
  readonly lostTerritories: boolean;
}

export interface GameState {
  readonly options: Options;
  /** N: the Stalkers who set out (G4). */
  readonly stalkerCount: number;
  random: RandomState;
  agenda: Step[];
  phase: Phase;
  round: number;
  map: BoardPlan;
  lead: { holder: StalkerId; flipped: boolean };
  stalkers: StalkerState[];
  enemies: EnemyState[];
  companions: CompanionState[];
  kinds: EnemyKindState[];
  overlays: AnomalyOverlayState[];
  /** Bolts lying on symbols (T2). */
  bolts: SymbolRef[];
  noVisibility: SpaceId[];
  loot: LootStack[];
  unknown: UnknownStack[];
  artifacts: ArtifactToken[];
  supply: Supply;
  decks: Decks;
  /** The active Event (R2); null before the first. */
  event: CardId | null;
  /** Seats in the order they still have to decide about their next Turn (R5, R6). */
  order: { next: StalkerId; passed: StalkerId[] };
  turn: TurnState | null;
  /** The Stalker in the middle of a movement: it may be passing a full space (MV3). */
  moving?: MovingState | null | undefined;
  mission: MissionState;
  /** Counters cards keep for themselves, by `<owner>:<card>` (charges, once per Round ...). */
  memory: Record<string, number>;
  nextEntity: number;
  nextOwned: number;
  outcome: Outcome | null;
}
