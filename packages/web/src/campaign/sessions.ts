/** Campaigns opened in this tab: like games, one tab each. */
import type { CampaignPort, CampaignSave } from '@zonecrawl/engine/campaign';
import { startCampaignPort } from '../game/port.ts';
import { type CampaignRecord, campaignShelf, keepSavingCampaign, openCampaignOn } from '../saves/index.ts';
import { sessionsOf } from '../session/session.ts';

export const campaignSessions = sessionsOf<CampaignPort, CampaignRecord, CampaignSave>({
  shelf: campaignShelf,
  startPort: startCampaignPort,
  stands: async (port) => (await port.request({ ask: 'look' }).catch(() => null))?.ok === true,
  async load(port, save) {
    const opened = await openCampaignOn(port, save);
    return 'problems' in opened ? opened.problems : null;
  },
  keepSaving: keepSavingCampaign,
});
