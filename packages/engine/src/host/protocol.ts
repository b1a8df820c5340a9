/**
 * The one port between a game and its clients: inputs go in; decisions, facts and the seat's view come out. A Web
 * Worker or a server can serve it; clients need not know which. Every message is plain JSON.
 */
import type { Direction, EdgeKind, SpaceId } from '../board/types.ts';
import type { GameTypes } from '../game/mode.ts';
import type { GameRecord, GameSave, Refusal } from '../game/play.ts';
import type { MissionResult } from '../game/result.ts';
import type { Failed } from '../kernel/files.ts';
import type { Cause, Done, HostRefusal } from '../kernel/host.ts';
import type { Lineage } from '../kernel/journal.ts';
import type { Notice } from '../kernel/notice.ts';
import type { KeepingReplies, KeepingRequest } from '../kernel/ownerRequests.ts';
import type { OwnedPort, SeatPort } from '../kernel/port.ts';
import type { InputFacts, UndoState } from '../kernel/session.ts';
import type { Answer, Decision, DecisionKind, Option } from '../model/decision.ts';
import type { Fact, FactName } from '../model/facts.ts';
import type { ActionRef } from '../model/game.ts';
import type { GameSetup } from '../model/gameSetup.ts';
import type { CardId, EnemyId, EntityId, StalkerId } from '../model/ids.ts';
import type { Reason } from '../model/reasons.ts';
import type { AttentionLevel } from '../model/state.ts';
import type {
  AttackOdds,
  BlastOdds,
  CrossingOdds,
  DefenseOdds,
  ReactionOdds,
  RerollOdds,
} from '../odds/types.ts';
import type { TokenIndex } from '../rules/stalker/turnTokens.ts';
import type { View } from '../view/index.ts';

/** How a game begins: a Mission of the box with a team and a seed, or a position file (docs/positions.md). */
export type StartDraft = GameSetup | { readonly position: unknown };

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
  /** What the Mission's texts call by name; the name is the text `place.<mission>.<id>`. */
  readonly places: readonly { readonly id: string; readonly spaces: readonly SpaceId[] }[];
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

/** Sent after every change, and on `look`. */
export interface Update {
  /** Number of inputs so far. */
  readonly at: number;
  /** The journal's next number: changes carry it, so that one meant for another moment is refused as stale. */
  readonly number: number;
  readonly view: View;
  /** null: the Mission is over. A client without its seat may see it but not answer. */
  readonly decision: Decision | null;
  /** The Action in which it is asked; null between Actions. */
  readonly acting: ActionRef | null;
  /** Whether this client may answer it. */
  readonly yours: boolean;
  /** The log: drop what came after input `keep`, then append `told`. On an answer the new facts are to be shown. */
  readonly keep: number;
  readonly told: readonly InputFacts<Fact>[];
  readonly cause: Cause;
  readonly undo: UndoState<FactName | 'draw'>;
  /** An undo that some have voted for and others not yet; null: none. */
  readonly vote: Vote | null;
  /** What opening the game brought to light; null: nothing. */
  readonly notice: Notice | null;
  /** Whether it follows from its start: only then may it ever be ranked. */
  readonly lineage: Lineage;
  /** Present when this client does not have it yet. */
  readonly board?: BoardPicture;
}

/** Going back past what was revealed needs the vote of everybody who plays. */
export interface Vote {
  readonly inputs: number;
  /** Clients who play and agree, and how many there are. */
  readonly agreed: number;
  readonly of: number;
  /** Whether this client has agreed. */
  readonly yours: boolean;
}

/** What the owner of a game may ask: the page it runs in, the server it runs on. Never a seat. */
export type OwnRequest =
  | { readonly ask: 'begin'; readonly game: string; readonly setup: StartDraft }
  /** The running game as a record; refused where it does not follow from its start. */
  | { readonly ask: 'record' }
  /** C9: what a kept game of a Mission brings home; null: it is not over. */
  | { readonly ask: 'result'; readonly game: string }
  /** How a Mission would lie on the table. Nobody plays it, and nothing of it is kept. */
  | { readonly ask: 'preview'; readonly setup: StartDraft }
  /** A new game from a moment of this one. */
  | { readonly ask: 'fork'; readonly at: number };

export type OwnerRequest = OwnRequest | KeepingRequest;

export interface OwnerReplies extends KeepingReplies<GameTypes> {
  readonly begin: Done;
  readonly record: GameRecord | Failed;
  readonly result: { readonly ok: true; readonly result: MissionResult | null } | Failed;
  readonly preview: Preview | Failed;
  readonly fork: GameSave | Failed;
}

/** What a seat may ask. Each has its reply under the same name in `Replies`. */
export type Request =
  /** An Update with everything in it. */
  | { readonly ask: 'look' }
  | { readonly ask: 'answer'; readonly number: number; readonly answer: Answer }
  /**
   * Several answers in a row, each by the option it is: an attack tapped as a whole (Action, target, Body Part). What
   * the rules settled by themselves, because there was no choice, is skipped; it ends where something is not offered.
   */
  | { readonly ask: 'answers'; readonly number: number; readonly options: readonly Option[] }
  /**
   * A movement tapped as a whole: the Action (unless it is under way), its steps, and the stop at the end. `token`: it
   * is the first Action of a Turn and begins that with this Turn token.
   */
  | ({
      readonly ask: 'walk';
      readonly number: number;
      readonly path: readonly SpaceId[];
      readonly token?: TokenIndex;
    } & ActionRef)
  /** Beyond what is free this is a vote: it happens when all players have requested the same. */
  | { readonly ask: 'undo'; readonly number: number; readonly inputs: number }
  | { readonly ask: 'redo'; readonly number: number; readonly inputs: number }
  /** What a Stalker could do first if its Turn began with this Turn token. */
  | { readonly ask: 'turn'; readonly stalker: StalkerId; readonly token: TokenIndex }
  /** Actions that are not possible now, and why; with a token: if its Turn began with that. */
  | { readonly ask: 'whyNot'; readonly stalker: StalkerId; readonly token?: TokenIndex }
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
  /**
   * Where it is asked about dice: what keeping gives, and rolling these again, or those that are worth most. `source`:
   * with which of several; `space`: where a Blast went, as its fact tells.
   */
  | {
      readonly ask: 'rerollOdds';
      readonly source?: string;
      readonly dice?: readonly number[];
      readonly space?: SpaceId;
    }
  /** Every space something may be thrown at, with whom it would hit there. */
  | ({ readonly ask: 'blastOdds' } & ActionRef)
  /** A Stalker's sight and Range from any space. */
  | { readonly ask: 'sight'; readonly from: SpaceId }
  | { readonly ask: 'enemySight'; readonly enemy: EnemyId }
  | { readonly ask: 'danger' }
  /** The state after so many inputs. */
  | { readonly ask: 'moment'; readonly at: number };

export type RequestRefusal =
  | Refusal
  | HostRefusal
  | { readonly refused: 'notPossible' }
  /** Another player is asked. */
  | { readonly refused: 'notYourSeat'; readonly who: StalkerId }
  /** An option of `answers` or a step of `walk` that the open decision does not offer. */
  | { readonly refused: 'notOffered'; readonly kind: DecisionKind };

export type UndoReply =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refused:
        | HostRefusal['refused']
        | 'nothingToUndo'
        | 'nothingToRedo'
        | 'revealed'
        /** Others have not voted for it yet. */
        | 'needsVotes'
        /** A spectator changes nothing. */
        | 'notYourSeat';
      /** What was revealed since. */
      readonly fact?: FactName | 'draw';
    };

export interface Refused extends ActionRef {
  readonly card: CardId | null;
  readonly refusal: Reason;
}

/** The consequences of walking a path, as far as a player may know them beforehand. */
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

export interface ReachableSpace {
  readonly space: SpaceId;
  /** The best of the shortest paths: unseen rather than seen, then less radiation, then less risk. */
  readonly path: readonly SpaceId[];
  readonly seen: boolean;
  readonly dose: number;
  /** The chance that an Anomaly activates. */
  readonly risk: number;
}

export interface Replies {
  readonly look: { readonly ok: boolean };
  readonly answer: { readonly ok: true } | { readonly ok: false; readonly refusal: RequestRefusal };
  /** `taken`: inputs given; what was taken stays taken. */
  readonly answers: { readonly ok: boolean; readonly taken: number; readonly refusal?: RequestRefusal };
  readonly walk: { readonly ok: boolean; readonly taken: number; readonly refusal?: RequestRefusal };
  readonly undo: UndoReply;
  readonly redo: UndoReply;
  /** The decision it would be asked; null: not all is known before the Turn has begun. */
  readonly turn: Decision | null;
  readonly whyNot: readonly Refused[];
  readonly attackOdds: readonly AttackOdds[];
  readonly path: PathPreview | null;
  /** Spaces a movement Action could end on now. */
  readonly reach: readonly ReachableSpace[];
  readonly reactions: ReactionOdds | null;
  readonly defenseOdds: DefenseOdds | null;
  readonly rerollOdds: RerollOdds | null;
  readonly blastOdds: readonly BlastOdds[];
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
  readonly moment: PastView | Failed;
}

export interface Preview {
  readonly view: View;
  readonly board: BoardPicture;
}

export interface PastView {
  readonly at: number;
  readonly view: View;
  readonly decision: Decision | null;
  /** The facts of the last of these inputs. */
  readonly facts: readonly Fact[];
  readonly board: BoardPicture;
}

export type Reply<R extends Request> = Replies[R['ask']];
export type OwnerReply<R extends OwnerRequest> = OwnerReplies[R['ask']];

/** What a client of a game holds. */
export type GameSeatPort = SeatPort<Request, Replies, Update>;

/** What the page holds whose own game it is. */
export type GamePort = OwnedPort<Request, Replies, OwnerRequest, OwnerReplies, Update>;
