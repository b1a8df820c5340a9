/** A real Campaign on a real port, led by the options it offers, for tests. */
import { box } from '@zonecrawl/content';
import { type CampaignOption, type CampaignPort, createCampaign } from '@zonecrawl/engine/campaign';
import { type Campaign, createCampaignStore, DONE, indexOf } from '../src/campaign/state/store.ts';

export interface Led {
  readonly port: CampaignPort;
  readonly campaign: Campaign;
  /** Gives an answer that must be taken. */
  readonly take: (option: CampaignOption) => Promise<void>;
  readonly offers: (option: CampaignOption) => boolean;
}

export async function begin(seed = 'test'): Promise<Led> {
  const port = createCampaign(box);
  const campaign = createCampaignStore(port);
  const begun = await port.own({ ask: 'begin', game: 'test', seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  return {
    port,
    campaign,
    take: async (option) => {
      if (await campaign.answer(option)) return;
      const why = campaign.problem.value?.key ?? 'not offered';
      throw new Error(`${JSON.stringify(option)} was not taken: ${why}`);
    },
    offers: (option) => indexOf(campaign.decision.value?.options ?? [], option) >= 0,
  };
}

/** A group of three over the Zone Map. */
export async function onTheMap(seed?: string): Promise<Led> {
  const led = await begin(seed);
  for (const stalker of ['borsuk', 'milady', 'velet']) await led.take({ is: 'join', stalker });
  await led.take(DONE);
  return led;
}

/** The same with A1 chosen, among the Contacts. */
export async function amongContacts(seed?: string): Promise<Led> {
  const led = await onTheMap(seed);
  await led.take({ is: 'visit', location: 'a1' });
  await led.take(DONE);
  return led;
}
