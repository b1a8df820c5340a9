/** The Campaign in a worker: the rules, the box, and one host that answers the page. */
import '../game/strict.ts';
import { box } from '@zonecrawl/content';
import {
  type CampaignReplies,
  type CampaignRequest,
  type CampaignUpdate,
  createCampaign,
} from '@zonecrawl/engine/campaign';
import { servePage } from '../game/serve.ts';

servePage<CampaignRequest, CampaignReplies[CampaignRequest['ask']], CampaignUpdate>(createCampaign(box));
