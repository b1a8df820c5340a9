/** Campaigns opened in this tab: like games, one tab each. */
import type { CampaignPort } from '@zonecrawl/engine/campaign';
import { startCampaignPort } from '../game/port.ts';
import { campaignStore, recordCampaign, type SavedCampaign } from '../saves/index.ts';
import { sessionsOf } from '../session/session.ts';

export const campaignSessions = sessionsOf<CampaignPort, SavedCampaign>({
  saveStore: campaignStore,
  startPort: startCampaignPort,
  record: recordCampaign,
});
