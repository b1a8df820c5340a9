/** Starts or imports Campaigns. Each is stored before it is shown. */

import { startCampaignPort, startWorkerPort } from '../game/port.ts';
import {
  campaigns,
  firstCampaignUpdate,
  type ImportedCampaign,
  importCampaign,
  keepCampaignRecord,
  keptCampaign,
  newId,
  type SavedCampaign,
} from '../saves/index.ts';
import { planStoredCampaign } from '../setup/online.ts';
import { newSeed, tidySeed } from '../setup/seed.ts';
import { notify } from '../shell/notices.ts';
import { go } from '../shell/route.ts';
import { problemLines, t } from '../text/index.ts';
import { campaignSessions } from './sessions.ts';

/** A name no other Campaign has. */
function freeName(): string {
  const taken = new Set(campaigns.value?.map(({ name }) => name));
  let number = 1;
  while (taken.has(t('camp.name', { number }))) number += 1;
  return t('camp.name', { number });
}

/** With the seed of a link, or a new one. */
export async function beginCampaign(wanted = ''): Promise<void> {
  const seed = tidySeed(wanted) || newSeed();
  const port = startCampaignPort();
  const id = newId();
  try {
    const first = firstCampaignUpdate(port);
    const reply = await port.own({ ask: 'begin', game: id, seed });
    if (!reply.ok) throw new Error(problemLines(reply.problems));
    const stored = await keepCampaignRecord(await first, { id, name: freeName() });
    campaignSessions.handOver({ port, ...stored });
    go({ screen: 'campaign', id });
  } catch (error) {
    port.close();
    console.warn('beginning', error);
    notify(t('camp.failed', { what: error instanceof Error ? error.message : String(error) }), {
      tone: 'danger',
    });
  }
}

export const campaignPorts = { campaign: startCampaignPort, game: startWorkerPort };

export const takeCampaignIn = (text: string): Promise<ImportedCampaign> =>
  importCampaign(text, campaignPorts, freeName);

/** A stored Campaign goes on online, and stays here as it is; false: nothing of it could be read. */
export async function takeCampaignOnline(record: SavedCampaign): Promise<boolean> {
  const save = await keptCampaign(record, campaignPorts);
  if (save === undefined) return false;
  planStoredCampaign(save, record.name);
  return true;
}
