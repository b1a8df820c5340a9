/** A Campaign served through one port or several. Pure: clock and storage come in through parameters. */
import { failed } from '../kernel/files.ts';
import type { Cause, Host, Listener } from '../kernel/host.ts';
import type { JournalOptions } from '../kernel/keeper.ts';
import { HostOfOwner } from '../kernel/ownedHost.ts';
import { type Client, type Malformed, parseRequest, portTo } from '../kernel/port.ts';
import type { Box } from '../model/box.ts';
import { bringHome, campaignUpdate, missionSetup, whyNotOffered } from './hosting.ts';
import { type CampaignTypes, campaignMode } from './mode.ts';
import type {
  CampaignOwnerReplies,
  CampaignOwnRequest,
  CampaignPort,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
} from './protocol.ts';
import { campaignOwnerRequestSchema, campaignRequestSchema } from './requests.ts';

export interface CampaignHostOptions {
  /** Where and how inputs are kept; without it a Campaign lives as long as its host. */
  readonly journal?: JournalOptions;
}

/** A Campaign with one client that is its owner too: a page's own worker, a test. */
export const createCampaign = (box: Box, options: CampaignHostOptions = {}): CampaignPort =>
  portTo(new CampaignHost(box, options));

type OwnerReply = CampaignOwnerReplies[CampaignOwnRequest['ask']];

export class CampaignHost extends HostOfOwner<CampaignTypes, CampaignOwnRequest, OwnerReply, CampaignUpdate> {
  constructor(box: Box, { journal }: CampaignHostOptions = {}) {
    // What was read cannot be unread, and a Mission is not played twice.
    super({ mode: campaignMode(box), undo: 'off', journal, schema: campaignOwnerRequestSchema });
  }

  join(send: (update: CampaignUpdate) => void): Client {
    return new CampaignSeat(this.host, send);
  }

  protected carryOut(request: CampaignOwnRequest): Promise<OwnerReply> | OwnerReply {
    const { host } = this;
    switch (request.ask) {
      case 'begin':
        return host.begin(request.game, { seed: request.seed });
      case 'setup':
        return this.setup();
      case 'home':
        return bringHome(host, { game: request.game, result: request.result });
    }
  }

  private setup(): CampaignOwnerReplies['setup'] {
    const setup = missionSetup(this.host);
    return setup ? { ok: true, setup } : failed('decision', 'campaign.noMission');
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
        return whyNotOffered(host, request.option);
    }
  }

  update(cause: Cause): void {
    const update = campaignUpdate(this.host, cause);
    if (update) this.send(update);
  }
}
