/**
 * The messages of a room's socket. The client speaks first (`hello`); everything with an `id` is answered by a `reply`
 * with the same id, after all updates it brought. docs/online.md tells the rest.
 */
import { z } from 'zod';
import type { CampaignRequest, CampaignUpdate } from '../campaign/protocol.ts';
import { campaignRequestSchema } from '../campaign/requests.ts';
import type { Request, Update } from '../host/protocol.ts';
import { requestSchema } from '../host/requests.ts';
import type { Difference } from './difference.ts';
import {
  type Line,
  type PlayerId,
  type RoomAction,
  type RoomView,
  roomActionSchema,
  type Shown,
  shownSchema,
} from './room.ts';

/** What a client has seen of a game, so that a reconnect brings the rest alone. */
export interface Seen {
  readonly game: string;
  /** The journal's next number, and the inputs, of its last update. */
  readonly number: number;
  readonly at: number;
}

/** Chosen by the client, never twice: a repeated request is answered again and not carried out again. */
const requestId = z.string().regex(/^[\w-]{8,40}$/, 'an id has 8 to 40 letters, digits, - and _');
const count = z.int().min(0).max(10_000_000);

export type ClientMessage =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      /** Of a player; without one it watches. */
      readonly secret?: string;
      readonly seen?: Seen;
      /** The last line of chat it has. */
      readonly line?: number;
    }
  /** A change (`answer`, `answers`, `walk`, `undo`, `redo`) or a question, as at any port of a game. */
  | { readonly type: 'game'; readonly id: string; readonly game: string; readonly request: Request }
  | {
      readonly type: 'campaign';
      readonly id: string;
      readonly game: string;
      readonly request: CampaignRequest;
    }
  | { readonly type: 'room'; readonly id: string; readonly action: RoomAction }
  /** Advice of the bots for the open decision: whoever holds its seat may ask. */
  | { readonly type: 'advice'; readonly id: string; readonly ask: 'hint' | 'best' }
  | { readonly type: 'show'; readonly shown: Shown }
  /** Everything once more: an update did not fit, or its hash differs. */
  | { readonly type: 'resync' };

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int().min(0).max(1_000_000),
    secret: z.string().max(64).exactOptional(),
    seen: z.strictObject({ game: z.string().max(100), number: count, at: count }).exactOptional(),
    line: count.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('game'),
    id: requestId,
    game: z.string().max(100),
    request: requestSchema,
  }),
  z.strictObject({
    type: z.literal('campaign'),
    id: requestId,
    game: z.string().max(100),
    request: campaignRequestSchema,
  }),
  z.strictObject({ type: z.literal('room'), id: requestId, action: roomActionSchema }),
  z.strictObject({ type: z.literal('advice'), id: requestId, ask: z.enum(['hint', 'best']) }),
  z.strictObject({ type: z.literal('show'), shown: shownSchema }),
  z.strictObject({ type: z.literal('resync') }),
]) satisfies z.ZodType<ClientMessage>;

/**
 * An update of a Mission without what the client knows by itself: its seats (and so whether a decision is its own), and
 * the vote, which is part of the room. The same bytes go to all who may see the same.
 */
export type SharedUpdate = Omit<Update, 'view' | 'vote' | 'yours' | 'board'>;

/** The view and the board, whole or as what has changed since the update before. */
export type Parts =
  | { readonly whole: { readonly view: unknown; readonly board: unknown } }
  /** `from`: the number of the update it is to be applied to. */
  | { readonly from: number; readonly changed: Difference | null };

/** An update of a Campaign without what is sent as a difference. */
export type SharedCampaignUpdate = Omit<CampaignUpdate, 'view' | 'decision'>;

export type CampaignParts =
  | { readonly whole: Pick<CampaignUpdate, 'view' | 'decision'> }
  /** `from`: the number of the update it is to be applied to. */
  | { readonly from: number; readonly changed: Difference | null };

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      /** null: this socket watches. */
      readonly you: PlayerId | null;
      readonly room: RoomView;
      readonly lines: readonly Line[];
    }
  | { readonly type: 'room'; readonly room: RoomView }
  | { readonly type: 'presence'; readonly here: readonly PlayerId[]; readonly watching: number }
  | { readonly type: 'line'; readonly line: Line }
  | { readonly type: 'shown'; readonly player: PlayerId; readonly shown: Shown }
  | {
      readonly type: 'game';
      readonly game: string;
      readonly update: SharedUpdate;
      readonly parts: Parts;
    }
  /** Nothing has changed since what the client has seen. */
  | { readonly type: 'same'; readonly game: string; readonly number: number }
  | {
      readonly type: 'campaign';
      readonly game: string;
      readonly update: SharedCampaignUpdate;
      readonly parts: CampaignParts;
    }
  /** An answer to a request. `hash`: of what this client sees now; one that differs asks for a `resync`. */
  | {
      readonly type: 'reply';
      readonly id: string;
      readonly reply: unknown;
      readonly hash?: string;
    }
  /** What was asked could not be done. Nothing has changed. */
  | { readonly type: 'refused'; readonly id: string | null; readonly refused: RoomRefusal }
  /** This socket no longer plays and watches from now on: the player has moved to another page or device. */
  | { readonly type: 'moved' };

export type RoomRefusal =
  /** The message is none; where and what. */
  | 'malformed'
  | 'tooMany'
  /** A spectator changes nothing. */
  | 'watching'
  | 'notYours'
  | 'hostOnly'
  | 'taken'
  | 'muted'
  | 'notNow'
  | 'noSuchPlayer'
  | 'noSuchGame'
  /** Somebody has to hold every Stalker, or a bot. */
  | 'emptySeats'
  /** Others have not voted for it yet. */
  | 'needsVotes'
  /** They are here. */
  | 'present'
  /** It could not be kept, and has not happened: try again. */
  | 'notKept'
  | 'failed';
