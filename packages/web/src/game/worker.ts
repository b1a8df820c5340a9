/** The rules and the box in a worker, with one host that answers the page: of a game, of a Campaign, or of bots. */
import './strict.ts';
import { box } from '@zonecrawl/content';
import {
  type CampaignReplies,
  type CampaignRequest,
  type CampaignUpdate,
  createCampaign,
} from '@zonecrawl/engine/campaign';
import { createHost, type Replies, type Request, type Update } from '@zonecrawl/engine/host';
import { servePage } from './serve.ts';
import type { ThinkReplies, ThinkRequest } from './thinking.ts';

// All from one file, so that the rules are fetched and kept once; the name says which is wanted.
if (self.name === 'company') {
  // Bots come in only where somebody asks for them.
  const coming = import('./thinking.ts').then(({ thinkFor }) => thinkFor(box));
  servePage<ThinkRequest, ThinkReplies[ThinkRequest['ask']], never>({
    request: async (request) => (await coming).request(request),
    subscribe: () => undefined,
  });
} else if (self.name === 'campaign')
  servePage<CampaignRequest, CampaignReplies[CampaignRequest['ask']], CampaignUpdate>(createCampaign(box));
else servePage<Request, Replies[Request['ask']], Update>(createHost(box));
