/**
 * The port between a Campaign and its clients, of the same kind as the port of a game (host/protocol.ts): inputs
 * go in; decisions, facts and the state come out. Everything a group has is open to all its seats, except what lies in
 * the decks, the scripts not read and the seed.
 */

import type { MissionResult } from '../game/result.ts';
import type { Failed } from '../kernel/files.ts';
import type { Revealed } from '../kernel/history.ts';
import type { Cause, Done, HostRefusal } from '../kernel/host.ts';
import type { Lineage } from '../kernel/journal.ts';
import type { RefusalOf } from '../kernel/mode.ts';
import type { Notice } from '../kernel/notice.ts';
import type { KeepingReplies, KeepingRequest } from '../kernel/ownerRequests.ts';
import type { OwnedPort } from '../kernel/port.ts';
import type { UndoState } from '../kernel/session.ts';
import type { GameSetup } from '../model/gameSetup.ts';
import type { Reason } from '../model/reasons.ts';
import type { CampaignTypes } from './mode.ts';
import type { CampaignDecision, CampaignFact, CampaignOption } from './state/types.ts';
import type { CampaignView } from './view.ts';

export interface CampaignUpdate {
  /** Number of inputs so far. */
  readonly at: number;
  /** The journal's next number: changes carry it, so that one meant for another moment is refused as stale. */
  readonly number: number;
  readonly view: CampaignView;
  readonly decision: CampaignDecision;
  /** What the last change brought; empty after an undo. */
  readonly facts: readonly CampaignFact[];
  readonly undo: UndoState<Revealed<CampaignTypes>>;
  readonly cause: Cause;
  readonly notice: Notice | null;
  readonly lineage: Lineage;
}

/** What the owner of a Campaign may ask: the page or server it runs on. */
export type CampaignOwnRequest =
  | { readonly ask: 'begin'; readonly game: string; readonly seed: string }
  /** C7: how the game of the Mission under way begins; it holds the seed. */
  | { readonly ask: 'setup' }
  /** C9: a Mission comes home. Once is enough: a game that is home already changes nothing. */
  | { readonly ask: 'home'; readonly game: string; readonly result: MissionResult };

export type CampaignOwnerRequest = CampaignOwnRequest | KeepingRequest;

export interface CampaignOwnerReplies extends KeepingReplies<CampaignTypes> {
  readonly begin: Done;
  readonly setup: { readonly ok: true; readonly setup: GameSetup } | Failed;
  readonly home: { readonly ok: true } | { readonly ok: false; readonly refusal: CampaignRefusal };
}

export type CampaignRequest =
  | { readonly ask: 'look' }
  | { readonly ask: 'answer'; readonly number: number; readonly option: number }
  | { readonly ask: 'undo'; readonly number: number; readonly inputs: number }
  | { readonly ask: 'redo'; readonly number: number; readonly inputs: number }
  /** Why something is not offered: a purchase, a slot, a visit; null: it is, or nobody can say. */
  | { readonly ask: 'whyNot'; readonly option: CampaignOption };

export interface CampaignReplies {
  readonly look: { readonly ok: boolean };
  readonly answer: { readonly ok: true } | { readonly ok: false; readonly refusal: CampaignRefusal };
  readonly undo: { readonly ok: boolean };
  readonly redo: { readonly ok: boolean };
  readonly whyNot: Reason | null;
}

export type CampaignRefusal = RefusalOf<CampaignTypes> | HostRefusal | { readonly refused: 'notPossible' };

export type CampaignPort = OwnedPort<
  CampaignRequest,
  CampaignReplies,
  CampaignOwnerRequest,
  CampaignOwnerReplies,
  CampaignUpdate
>;
