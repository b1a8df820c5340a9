/** Campaigns opened in this tab: like games, one tab each. */
import type { CampaignPort } from '@zonecrawl/engine/campaign';
import { startCampaignPort } from '../game/port.ts';
import { type CampaignRecord, campaignShelf, recordCampaign } from '../saves/index.ts';
import { sessionsOf } from '../session/session.ts';

export const campaignSessions = sessionsOf<CampaignPort, CampaignRecord>({
  shelf: campaignShelf,
  startPort: startCampaignPort,
  record: recordCampaign,
});
