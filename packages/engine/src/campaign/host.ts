/** A Campaign served through one port or several. Pure: clock and storage come in through parameters. */
import { sameJson } from '../base/json.ts';
import { failed } from '../kernel/files.ts';
import type { Cause, Host, Listener } from '../kernel/host.ts';
import type { JournalOptions } from '../kernel/keeper.ts';
import { HostOfOwner } from '../kernel/ownedHost.ts';
import { type Client, type Malformed, parseRequest, portTo } from '../kernel/port.ts';
import { undoState } from '../kernel/session.ts';
import type { Box } from '../model/box.ts';
import type { Homecoming } from './inputs.ts';
import { setupOf } from './mission.ts';
import { type CampaignTypes, campaignMode } from './mode.ts';
import type {
  CampaignOwnerReplies,
  CampaignOwnerRequest,
  CampaignPort,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
} from './protocol.ts';
import { campaignOwnerRequestSchema, campaignRequestSchema } from './requests.ts';
import { optionRefusal } from './rules/refusals.ts';
import { campaignDecisionView, openFacts, viewCampaign } from './view.ts';

export interface CampaignHostOptions {
  /** Where and how inputs are kept; without it a Campaign lives as long as its host. */
  readonly journal?: JournalOptions;
}

/** A Campaign with one client that is its owner too: a page's own worker, a test. */
export const createCampaign = (box: Box, options: CampaignHostOptions = {}): CampaignPort =>
  portTo(new CampaignHost(box, options));

type OwnerReply = CampaignOwnerReplies[CampaignOwnerRequest['ask']];

export class CampaignHost extends HostOfOwner<
  CampaignTypes,
  CampaignOwnerRequest,
  OwnerReply,
  CampaignUpdate
> {
  constructor(box: Box, { journal }: CampaignHostOptions = {}) {
    // What was read cannot be unread, and a Mission is not played twice.
    super({ mode: campaignMode(box), undo: 'off', journal, schema: campaignOwnerRequestSchema });
  }

  join(send: (update: CampaignUpdate) => void): Client {
    return new CampaignSeat(this.host, send);
  }

  protected carryOut(request: CampaignOwnerRequest): Promise<OwnerReply> | OwnerReply {
    const { host } = this;
    switch (request.ask) {
      case 'begin':
        return host.begin(request.game, { seed: request.seed });
      case 'open':
        return host.open(request.game);
      case 'load':
        return host.take(request.game, request.save);
      case 'save':
        return host.save();
      case 'read':
        return host.read(request.game);
      case 'setup':
        return this.setup();
      case 'home':
        return this.home({ game: request.game, result: request.result });
      case 'retry':
        host.retry();
        return { ok: true };
    }
  }

  private setup(): CampaignOwnerReplies['setup'] {
    const play = this.host.session?.history.play;
    if (play?.decision?.kind !== 'mission') return failed('decision', 'campaign.noMission');
    return { ok: true, setup: setupOf(play.game) };
  }

  private async home(homecoming: Homecoming): Promise<CampaignOwnerReplies['home']> {
    const { session } = this.host;
    if (!session) return { ok: false, refusal: { refused: 'noGame' } };
    const isHome = session.history.play.inputs.some(
      (input) => typeof input === 'object' && input.game === homecoming.game,
    );
    return isHome ? { ok: true } : this.host.answer(session.next, homecoming);
  }
}

class CampaignSeat implements Client, Listener {
  private readonly host: Host<CampaignTypes>;
  private readonly send: (update: CampaignUpdate) => void;
  readonly leave: () => void;

  constructor(host: Host<CampaignTypes>, send: (update: CampaignUpdate) => void) {
    this.host = host;
    this.send = send;
    this.leave = host.join(this);
  }

  async request(request: unknown): Promise<CampaignReplies[CampaignRequest['ask']] | Malformed> {
    const parsed = parseRequest(campaignRequestSchema, request);
    return parsed.ok ? this.host.inTurn(() => this.carryOut(parsed.request)) : parsed.reply;
  }

  private carryOut(
    request: CampaignRequest,
  ): Promise<CampaignReplies[CampaignRequest['ask']]> | CampaignReplies[CampaignRequest['ask']] {
    const { host } = this;
    switch (request.ask) {
      case 'look':
        this.update('looked');
        return { ok: host.session !== null };
      case 'answer':
        return host.answer(request.number, request.option);
      case 'undo':
        return host.undo(request.number, request.inputs, false).then(({ ok }) => ({ ok }));
      case 'redo':
        return host.redo(request.number, request.inputs).then(({ ok }) => ({ ok }));
      case 'whyNot':
        return this.whyNot(request.option);
    }
  }

  private whyNot(
    option: Extract<CampaignRequest, { readonly ask: 'whyNot' }>['option'],
  ): CampaignReplies['whyNot'] {
    const play = this.host.session?.history.play;
    if (!play?.decision || play.decision.options.some((one) => sameJson(one, option))) return null;
    return optionRefusal(play.game, play.decision, option);
  }

  update(cause: Cause): void {
    const { session, rule, notice } = this.host;
    const { game, decision, inputs } = session?.history.play ?? {};
    if (!session || !game || !decision || !inputs) return;
    const isNews = cause === 'began' || cause === 'answered' || cause === 'redone';
    this.send({
      at: inputs.length,
      number: session.next,
      view: viewCampaign(game),
      decision: campaignDecisionView(decision),
      facts: isNews ? openFacts(game.facts) : [],
      undo: undoState(session, rule, NO_KINDS),
      cause,
      notice,
      lineage: session.lineage,
    });
  }
}

/** In a Campaign an undo takes back one input at a time. */
const NO_KINDS: ReadonlySet<string> = new Set();
