/** The port to a Campaign of one's own, served by a worker of this page. */
import type {
  CampaignPort,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
} from '@zonecrawl/engine/campaign';
import { connect } from '../game/connect.ts';

export function startCampaignPort(): CampaignPort {
  return connect<CampaignRequest, CampaignReplies, CampaignUpdate>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    (save) => ({ ask: 'load', save }),
  );
}
