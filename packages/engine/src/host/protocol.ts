/**
 * The one port between a game and whoever shows it: inputs go in; decisions, facts and the seat's view come out. Today a
 * worker in the page serves it, later a server; nothing above the port can tell. Every message is plain JSON.
 */
import type { EdgeKind, SpaceId } from '../board/types.ts';
import type { Reason } from '../cards/abilities.ts';
import type { Answer, Decision } from '../kernel/decision.ts';
import type { Fact } from '../kernel/facts.ts';
import type { EnemyId, OwnedId, StalkerId } from '../kernel/ids.ts';
import type { Refusal } from '../kernel/play.ts';
import type { GameSave } from '../kernel/save.ts';
import type { AnomalyRisk, AttackOdds, DefenseOdds } from '../odds/types.ts';
import type { GameSetup } from '../mission/setup.ts';
import type { View } from '../view/index.ts';

/** The compiled map for drawing: sent when a game begins and whenever the map changes. */
export interface BoardPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Space of each square, -1 where there is no map. */
  readonly squares: readonly number[];
  readonly spaces: readonly {
    readonly id: SpaceId;
    readonly name: string;
    readonly squares: readonly number[];
    readonly capacity: number;
    readonly cover: number;
    readonly radiation: number;
    readonly water: boolean;
    readonly room: number | null;
    readonly building: number | null;
    readonly terrain: string;
    readonly marks: readonly string[];
  }[];
  /** `square * 4 + direction`. */
  readonly edges: readonly EdgeKind[];
  readonly entrances: readonly (readonly [SpaceId, SpaceId])[];
}

/** How far back one may go: freely, and at all (DESIGN 11). */
export interface UndoState {
  readonly free: number;
  readonly possible: number;
  readonly redo: number;
}

/** Sent after every change, and on joining. */
export interface Update {
  /** Number of inputs so far: answers carry it, so that a stale one is refused. */
  readonly at: number;
  readonly view: View;
  /** null: the Mission is over. */
  readonly decision: Decision | null;
  /** What has happened since the last update; empty after an undo. */
  readonly facts: readonly Fact[];
  /** Why this update came: the log is rebuilt on anything but an answer. */
  readonly cause: 'began' | 'loaded' | 'answered' | 'undone' | 'redone' | 'joined';
  readonly undo: UndoState;
  readonly board?: BoardPicture;
}

/** What may be asked. Each has its reply under the same name in `Replies`. */
export type Request =
  | { readonly ask: 'begin'; readonly setup: GameSetup }
  | { readonly ask: 'load'; readonly save: unknown }
  | { readonly ask: 'answer'; readonly at: number; readonly answer: Answer }
  /** Several answers in a row, as long as each is legal: a path tapped as a whole. */
  | { readonly ask: 'answers'; readonly at: number; readonly answers: readonly Answer[] }
  | { readonly ask: 'undo'; readonly inputs: number; readonly past: boolean }
  | { readonly ask: 'redo'; readonly inputs: number }
  | { readonly ask: 'save' }
  | { readonly ask: 'whyNot'; readonly stalker: StalkerId }
  | { readonly ask: 'attackOdds'; readonly stalker: StalkerId; readonly owned: OwnedId | null; readonly attack: string; readonly target: EnemyId }
  | { readonly ask: 'path'; readonly stalker: StalkerId; readonly path: readonly SpaceId[]; readonly action: string }
  | { readonly ask: 'reach'; readonly stalker: StalkerId; readonly action: string }
  | { readonly ask: 'sight'; readonly from: SpaceId }
  | { readonly ask: 'enemySight'; readonly enemy: EnemyId }
  | { readonly ask: 'danger' }
  | { readonly ask: 'defenseOdds'; readonly stalker: StalkerId; readonly damage: number }
  /** The table as it was after so many inputs, with everything told until then. */
  | { readonly ask: 'moment'; readonly at: number }
  /** A new game from a moment of this one. */
  | { readonly ask: 'fork'; readonly at: number };

export interface Refused {
  readonly action: string;
  readonly owned: OwnedId | null;
  readonly card: string | null;
  readonly refusal: Reason;
}

/** What walking a path would bring, as far as anybody may know beforehand. */
export interface PathPreview {
  readonly path: readonly SpaceId[];
  readonly dose: number;
  readonly anomalies: readonly AnomalyRisk[];
  /** Where the Attention token will lie; null: it stays as it is. */
  readonly attention: { readonly level: 'low' | 'high'; readonly space: SpaceId } | null;
  /** Enemies that see the Stalker somewhere on the path, and at its end. */
  readonly seenBy: readonly EnemyId[];
  readonly reactions: readonly Reaction[];
}

export interface Reaction {
  readonly enemy: EnemyId;
  readonly damage: number;
  /** Expected HP lost after Defense. */
  readonly expected: number;
}

export interface Replies {
  readonly begin: { readonly ok: true } | Failed;
  readonly load: { readonly ok: true } | Failed;
  readonly answer: { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };
  readonly answers: { readonly ok: boolean; readonly taken: number; readonly refusal?: Refusal };
  readonly undo: { readonly ok: boolean; readonly why?: string };
  readonly redo: { readonly ok: boolean; readonly why?: string };
  readonly save: GameSave;
  readonly whyNot: readonly Refused[];
  readonly attackOdds: AttackOdds | null;
  readonly path: PathPreview;
  /** Spaces a movement Action could end on now, each with one shortest path. */
  readonly reach: readonly { readonly space: SpaceId; readonly path: readonly SpaceId[] }[];
  readonly sight: readonly { readonly space: SpaceId; readonly range: number; readonly seen: boolean }[];
  readonly enemySight: readonly { readonly space: SpaceId; readonly edges: number; readonly side: 'front' | 'left' | 'right' | 'back' | 'own' }[];
  readonly danger: readonly { readonly space: SpaceId; readonly seenBy: readonly EnemyId[] }[];
  readonly defenseOdds: DefenseOdds;
  readonly moment: { readonly view: View; readonly facts: readonly Fact[]; readonly board: BoardPicture } | Failed;
  readonly fork: GameSave | Failed;
}

export interface Failed {
  readonly ok: false;
  readonly problems: readonly { readonly where: string; readonly what: string }[];
}

export type Reply<R extends Request> = Replies[R['ask']];

/** What the client holds. */
export interface GamePort {
  request<R extends Request>(request: R): Promise<Reply<R>>;
  subscribe(listener: (update: Update) => void): () => void;
  close(): void;
}
