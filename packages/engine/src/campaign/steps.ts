/** C3: the steps of a Zone Exploration and the rules that carry them out. */
import type { Act, Campaign } from './campaign.ts';
import { contacts, deal } from './contacts.ts';
import { gather } from './group.ts';
import { cleanup, mission } from './mission.ts';
import { muster } from './muster.ts';
import { navigate, script } from './navigate.ts';
import type { CampaignStep } from './types.ts';

type Steps = {
  readonly [K in CampaignStep['step']]: (
    campaign: Campaign,
    step: Extract<CampaignStep, { readonly step: K }>,
  ) => Act;
};

export const steps: Steps = { gather, navigate, script, contacts, deal, muster, mission, cleanup };
