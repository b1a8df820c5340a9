/** C3: the steps of a Zone Exploration and the rules that carry them out. */

import { cleanup, mission } from './mission.ts';
import { contacts, deal } from './rules/contacts.ts';
import { gather } from './rules/group.ts';
import { muster } from './rules/muster.ts';
import { navigate, script } from './rules/navigate.ts';
import type { Act, Campaign } from './state/campaign.ts';
import type { CampaignStep, CampaignStepName } from './state/types.ts';

type Steps = {
  readonly [Name in CampaignStepName]: (campaign: Campaign, step: CampaignStep<Name>) => Act;
};

export const campaignSteps: Steps = { gather, navigate, script, contacts, deal, muster, mission, cleanup };
