/** A Campaign served through one port. Pure: no clock, no chance, no storage. */

import { sameOption } from '../host/taking.ts';
import type { Box } from '../model/box.ts';
import {
  beginCampaignHistory,
  type CampaignHistory,
  campaignHistoryOf,
  giveInput,
  redoInputs,
  undoInputs,
} from './history.ts';
import type {
  CampaignFailed,
  CampaignPort,
  CampaignReplies,
  CampaignReply,
  CampaignRequest,
  CampaignUpdate,
} from './protocol.ts';
import { whyNot } from './rules/refusals.ts';
import { loadCampaign, saveCampaign } from './save.ts';
import type { CampaignFact } from './state/types.ts';
import { openFacts, viewCampaign } from './view.ts';

/** The port of a Campaign with one client: a page's own worker, a test. */
export function createCampaign(box: Box): CampaignPort {
  const open = new OpenCampaign(box);
  return {
    request: async (request) => open.handle(request),
    subscribe: (listener) => open.subscribe(listener),
    close: () => open.close(),
  };
}

const NO_CAMPAIGN: CampaignFailed = {
  ok: false,
  problems: [{ where: '(top)', what: 'no Campaign has begun' }],
};

class OpenCampaign {
  private readonly box: Box;
  private readonly listeners = new Set<(update: CampaignUpdate) => void>();
  private history: CampaignHistory | null = null;

  constructor(box: Box) {
    this.box = box;
  }

  subscribe(listener: (update: CampaignUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
    this.history = null;
  }

  /** Each request has its reply under its own name. */
  handle<R extends CampaignRequest>(request: R): CampaignReply<R>;
  handle(request: CampaignRequest): CampaignReplies[CampaignRequest['ask']] {
    switch (request.ask) {
      case 'begin':
        return this.begin(request.seed);
      case 'load':
        return this.load(request.save);
      case 'look':
        return { ok: this.tell('looked', []) };
      case 'answer':
        return this.answer(request);
      case 'undo':
        return {
          ok: this.history !== null && undoInputs(this.history, request.inputs) && this.tell('undone', []),
        };
      case 'redo':
        return {
          ok: this.history !== null && redoInputs(this.history, request.inputs) && this.tell('redone'),
        };
      case 'save':
        return this.history ? saveCampaign(this.history.play) : NO_CAMPAIGN;
      case 'whyNot':
        return this.whyNot(request.option);
    }
  }

  private begin(seed: string): CampaignReplies['begin'] {
    if (!this.box.campaign)
      return { ok: false, problems: [{ where: 'box', what: 'the box has no Zone Map' }] };
    this.history = beginCampaignHistory(this.box, seed);
    this.tell('began');
    return { ok: true };
  }

  /** Nothing of the old one is touched unless the new one stands. */
  private load(save: unknown): CampaignReplies['load'] {
    const loaded = loadCampaign(this.box, save);
    if (!loaded.ok) return loaded;
    this.history = campaignHistoryOf(loaded.play);
    this.tell('loaded', []);
    return { ok: true };
  }

  private answer({ at, input }: Extract<CampaignRequest, { ask: 'answer' }>): CampaignReplies['answer'] {
    if (!this.history) return { ok: false, refusal: { refused: 'noCampaign' } };
    const taken = giveInput(this.history, input, at);
    if (!taken.ok) return taken;
    this.tell('answered');
    return { ok: true };
  }

  private whyNot(option: Extract<CampaignRequest, { ask: 'whyNot' }>['option']): CampaignReplies['whyNot'] {
    if (!this.history) return null;
    const { campaign, decision } = this.history.play;
    if (decision.options.some((one) => sameOption(one, option))) return null;
    return whyNot(campaign, decision, option);
  }

  private tell(cause: CampaignUpdate['cause'], facts?: readonly CampaignFact[]): boolean {
    if (!this.history) return false;
    const { play, waypoints, undone } = this.history;
    const update: CampaignUpdate = {
      at: play.inputs.length,
      view: viewCampaign(play.campaign),
      decision: play.decision,
      facts: openFacts(facts ?? play.campaign.facts),
      undo: { free: waypoints.length, redo: undone.length },
      cause,
    };
    for (const listener of this.listeners) listener(update);
    return true;
  }
}
