/** C2: how a Campaign begins. */
import { z } from 'zod';

import { seedRandom } from '../base/random.ts';
import type { Box } from '../model/box.ts';
import { newExploration } from './mission.ts';
import { bookOf } from './state/campaign.ts';
import type { CampaignState } from './state/types.ts';

/** With its inputs this is the whole Campaign (DESIGN 4). */
export interface CampaignStart {
  readonly seed: string;
}

export const campaignStartSchema: z.ZodType<CampaignStart> = z.strictObject({ seed: z.string().max(200) });

export function newCampaign(box: Box, seed: string): CampaignState {
  const { start } = bookOf(box);
  return {
    random: seedRandom(seed),
    agenda: [{ step: 'gather' }],
    group: [],
    stash: { coupons: start.coupons, cards: [], magazines: { pistol: 0, rifle: 0, shotgun: 0 } },
    contacts: [...start.contacts],
    locations: Object.fromEntries(start.locations.map((location) => [location, 'open' as const])),
    flags: {},
    achievements: [],
    removed: [],
    finished: [],
    chronicle: [],
    exploration: newExploration(1),
  };
}
