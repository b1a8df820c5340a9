/**
 * The one port between a game and whoever shows it: inputs go in; decisions, facts and the seat's view come out. Today a
 * worker in the page serves it, later a server; nothing above the port can tell. Every message is plain JSON.
 */
import type { Direction, EdgeKind, SpaceId } from '../board/types.ts';
import type { Refusal } from '../kernel/play.ts';
import type { GameSave } from '../kernel/save.ts';
import type { Reason } from '../model/abilities.ts';
import type { Answer, Decision, DecisionKind, Option } from '../model/decision.ts';
import type { Fact, FactName } from '../model/facts.ts';
import type { GameSetup } from '../model/gameSetup.ts';
import type { CardId, EnemyId, EntityId, OwnedId, StalkerId } from '../model/ids.ts';
import type { AttentionLevel } from '../model/state.ts';
import type { AttackOdds, CrossingOdds, DefenseOdds, ReactionOdds } from '../odds/types.ts';
import type { View } from '../view/index.ts';

/** How a game begins: a Mission of the box with a team and a seed, or a position file (docs/positions.md). */
export type Beginning = GameSetup | { readonly position: unknown };

/** The compiled map for drawing: sent when a game begins and whenever the map changes. */
export interface BoardPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Space of each square, -1 where there is no map. */
  readonly squares: readonly number[];
  readonly spaces: readonly SpacePicture[];
  /** `square * 4 + direction`. */
  readonly edges: readonly EdgeKind[];
  readonly entrances: readonly (readonly [SpaceId, SpaceId])[];
}

export interface SpacePicture {
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
}

/** How far back one may go, in inputs (DESIGN 11). */
export interface UndoState {
  /** Without asking anybody. */
  readonly free: number;
  /** With the consent of all, or by the table's rule. */
  readonly most: number;
  /** Back to the last time an Action or a Turn was chosen: what a person means by "undo"; 0 if there is none. */
  readonly action: number;
  /** What stands in the way of going back further than `free`; null: the beginning. */
  readonly stop: FactName | null;
  /** Inputs that can be given again. */
  readonly redo: number;
}

/** What one input brought; input 0 is the set-up, before anybody was asked. */
export interface Told {
  readonly input: number;
  readonly facts: readonly Fact[];
}

/** Sent after every change, and on `look`. */
export interface Update {
  /** Number of inputs so far: answers carry it, so that a stale one is refused. */
  readonly at: number;
  readonly view: View;
  /** null: the Mission is over. Whoever does not hold its seat may look at it but not answer. */
  readonly decision: Decision | null;
  /** Whether this client may answer it. */
  readonly yours: boolean;
  /** The log: drop what came after input `keep`, then append `told`. On an answer the new facts are to be shown. */
  readonly keep: number;
  readonly told: readonly Told[];
  readonly cause: 'began' | 'loaded' | 'answered' | 'undone' | 'redone' | 'looked';
  readonly undo: UndoState;
  /** Present when this client does not have it yet. */
  readonly board?: BoardPicture;
}

/** Which Action of which card, as an option of kind 'action' names it. */
export interface ActionRef {
  readonly stalker: StalkerId;
  readonly action: string;
  readonly source: OwnedId | null;
}

/** What may be asked. Each has its reply under the same name in `Replies`. */
export type Request =
  | { readonly ask: 'begin'; readonly setup: Beginning }
  | { readonly ask: 'load'; readonly save: unknown }
  /** An Update with everything in it. */
  | { readonly ask: 'look' }
  | { readonly ask: 'answer'; readonly at: number; readonly answer: Answer }
  /**
   * Several answers in a row, each by the option it is: an attack tapped as a whole (Action, target, Body Part). What
   * the rules settled by themselves, because there was no choice, is skipped; it ends where something is not offered.
   */
  | { readonly ask: 'answers'; readonly at: number; readonly options: readonly Option[] }
  /** A movement tapped as a whole: the Action (unless it is under way), its steps, and the stop at the end. */
  | ({ readonly ask: 'walk'; readonly at: number; readonly path: readonly SpaceId[] } & ActionRef)
  | { readonly ask: 'undo'; readonly inputs: number; readonly consent: boolean }
  | { readonly ask: 'redo'; readonly inputs: number }
  | { readonly ask: 'save' }
  /** Actions that are not possible now, and why. */
  | { readonly ask: 'whyNot'; readonly stalker: StalkerId }
  /** Without a target: all that could be aimed at. `ammo`: for attacks that spend as much as one likes. */
  | ({ readonly ask: 'attackOdds'; readonly target?: EnemyId; readonly ammo?: number } & ActionRef)
  /** `path` begins with the next space: after the one the Stalker is on. */
  | ({ readonly ask: 'path'; readonly path: readonly SpaceId[] } & ActionRef)
  /** `after`: where the movement goes first, as in `path`; every way told then begins with it. */
  | ({ readonly ask: 'reach'; readonly after?: readonly SpaceId[] } & ActionRef)
  /** Who would react if the Turn ended now, or there. */
  | { readonly ask: 'reactions'; readonly stalker: StalkerId; readonly at?: SpaceId }
  | {
      readonly ask: 'defenseOdds';
      readonly stalker: StalkerId;
      readonly damage: number;
      readonly attacker?: EnemyId;
    }
  /** A Stalker's sight and Range from any space. */
  | { readonly ask: 'sight'; readonly from: SpaceId }
  | { readonly ask: 'enemySight'; readonly enemy: EnemyId }
  | { readonly ask: 'danger' }
  /** The table as it was after so many inputs. */
  | { readonly ask: 'moment'; readonly at: number }
  /** A new game from a moment of this one. */
  | { readonly ask: 'fork'; readonly at: number };

export type AnswerRefusal =
  | Refusal
  | { readonly refused: 'noGame' }
  /** Another player is asked. */
  | { readonly refused: 'notYourSeat'; readonly who: StalkerId }
  /** An option of `answers` or a step of `walk` that the open decision does not offer. */
  | { readonly refused: 'notOffered'; readonly kind: DecisionKind };

export type UndoReply =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refused: 'noGame' | 'nothingToUndo' | 'nothingToRedo' | 'revealed' | 'needsConsent';
      /** What was revealed since. */
      readonly fact?: FactName;
    };

export interface Refused extends ActionRef {
  readonly card: CardId | null;
  readonly refusal: Reason;
}

/** What walking a path would bring, as far as anybody may know beforehand. */
export interface PathPreview {
  /** The spaces it would really be on, the one it stands on first: an Enemy may end the movement early (MV2). */
  readonly path: readonly SpaceId[];
  /** Why it cannot go or end there; the rest is as far as it goes. */
  readonly refusal: Reason | null;
  /** RD1: raised by so much, to so much; `over`: above 16, four dice of damage at once (RD2). */
  readonly dose: { readonly by: number; readonly to: number; readonly over: boolean };
  readonly crossing: CrossingOdds;
  /** Where the Attention token will lie, and whether that is a change; null: on the PDA. */
  readonly attention: { readonly level: AttentionLevel; readonly space: SpaceId } | null;
  readonly attentionChanges: boolean;
  /** For each space of `path` the Enemies that see the Stalker there. */
  readonly seen: readonly { readonly space: SpaceId; readonly by: readonly EnemyId[] }[];
  /** Enemies that turn after it on the way (MV5), as they look in the end. */
  readonly turns: readonly { readonly enemy: EnemyId; readonly facing: Direction }[];
  /** The space is full: these could be pushed (MV4). */
  readonly pushes: readonly EntityId[];
  /** If the Turn ended there. */
  readonly reactions: ReactionOdds;
}

export interface Reached {
  readonly space: SpaceId;
  /** One sensible shortest way: unseen rather than seen, then less radiation, then less risk. */
  readonly path: readonly SpaceId[];
  readonly seen: boolean;
  readonly dose: number;
  /** The chance that an Anomaly activates. */
  readonly risk: number;
}

export interface Replies {
  readonly begin: { readonly ok: true } | Failed;
  readonly load: { readonly ok: true } | Failed;
  readonly look: { readonly ok: boolean };
  readonly answer: { readonly ok: true } | { readonly ok: false; readonly refusal: AnswerRefusal };
  /** `taken`: inputs given; what was taken stays taken. */
  readonly answers: { readonly ok: boolean; readonly taken: number; readonly refusal?: AnswerRefusal };
  readonly walk: { readonly ok: boolean; readonly taken: number; readonly refusal?: AnswerRefusal };
  readonly undo: UndoReply;
  readonly redo: UndoReply;
  readonly save: GameSave | Failed;
  readonly whyNot: readonly Refused[];
  readonly attackOdds: readonly AttackOdds[];
  readonly path: PathPreview | null;
  /** Spaces a movement Action could end on now. */
  readonly reach: readonly Reached[];
  readonly reactions: ReactionOdds | null;
  readonly defenseOdds: DefenseOdds | null;
  /** `range` null: out of reach of any measure. */
  readonly sight: readonly {
    readonly space: SpaceId;
    readonly range: number | null;
    readonly seen: boolean;
  }[];
  readonly enemySight: readonly {
    readonly space: SpaceId;
    readonly edges: number;
    readonly side: 'front' | 'left' | 'right' | 'back' | 'own';
  }[];
  readonly danger: readonly { readonly space: SpaceId; readonly seenBy: readonly EnemyId[] }[];
  readonly moment: Moment | Failed;
  readonly fork: GameSave | Failed;
}

export interface Moment {
  readonly at: number;
  readonly view: View;
  readonly decision: Decision | null;
  /** What the last of these inputs brought. */
  readonly facts: readonly Fact[];
  readonly board: BoardPicture;
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
