/**
 * The port between a Campaign and whoever shows it, of the same kind as the port of a game (host/protocol.ts): inputs
 * go in; decisions, facts and the state come out. Everything a group has is open to all its seats, except what lies in
 * the decks, the scripts not read and the seed.
 */
import type { Reason } from '../model/abilities.ts';
import type { CampaignSave } from './save.ts';
import type {
  CampaignDecision,
  CampaignFact,
  CampaignInput,
  CampaignOption,
  CampaignState,
} from './state/types.ts';

/** What the group may know. */
export interface CampaignView extends Omit<CampaignState, 'random' | 'agenda' | 'format' | 'box' | 'flags'> {
  /** EQ3: cards each seat of the team may have in its Backpack. */
  readonly backpacks: readonly number[];
}

export interface CampaignUpdate {
  /** Number of inputs so far: answers carry it, so that a stale one is refused. */
  readonly at: number;
  readonly view: CampaignView;
  readonly decision: CampaignDecision;
  /** What the last input brought; empty after an undo. */
  readonly facts: readonly CampaignFact[];
  readonly undo: { readonly free: number; readonly redo: number };
  readonly cause: 'began' | 'loaded' | 'answered' | 'undone' | 'redone' | 'looked';
}

export type CampaignRequest =
  | { readonly ask: 'begin'; readonly seed: string }
  | { readonly ask: 'load'; readonly save: unknown }
  | { readonly ask: 'look' }
  | { readonly ask: 'answer'; readonly at: number; readonly input: CampaignInput }
  | { readonly ask: 'undo'; readonly inputs: number }
  | { readonly ask: 'redo'; readonly inputs: number }
  | { readonly ask: 'save' }
  /** Why something is not offered: a purchase, a slot, a visit; null: it is, or nobody can say. */
  | { readonly ask: 'whyNot'; readonly option: CampaignOption };

export interface CampaignReplies {
  readonly begin: { readonly ok: true } | CampaignFailed;
  readonly load: { readonly ok: true } | CampaignFailed;
  readonly look: { readonly ok: boolean };
  readonly answer: { readonly ok: true } | { readonly ok: false; readonly refusal: CampaignRefusal };
  readonly undo: { readonly ok: boolean };
  readonly redo: { readonly ok: boolean };
  readonly save: CampaignSave | CampaignFailed;
  readonly whyNot: Reason | null;
}

export type CampaignRefusal =
  | { readonly refused: 'stale'; readonly at: number; readonly now: number }
  | { readonly refused: 'noSuchOption'; readonly options: number }
  /** The answers do not lead to the end of that Mission; the input at which they fail. */
  | { readonly refused: 'notPlayed'; readonly at: number; readonly why: string }
  | { readonly refused: 'noCampaign' }
  | { readonly refused: 'ruleFailed'; readonly error: string };

export interface CampaignFailed {
  readonly ok: false;
  readonly problems: readonly { readonly where: string; readonly what: string }[];
}

export type CampaignReply<R extends CampaignRequest> = CampaignReplies[R['ask']];

export interface CampaignPort {
  request<R extends CampaignRequest>(request: R): Promise<CampaignReply<R>>;
  subscribe(listener: (update: CampaignUpdate) => void): () => void;
  close(): void;
}
