/** What in a Campaign's state of the right shape cannot be: names the box does not have, and broken invariants. */
import { type Problem, problemAt } from '../base/problems.ts';
import type { Box } from '../model/box.ts';
import { campaignViolations } from './invariants.ts';
import { missingIn } from './missing.ts';
import { bookOf } from './state/campaign.ts';
import type { CampaignState } from './state/types.ts';

export function problemsOfCampaign(box: Box, state: CampaignState): readonly Problem[] {
  const lost = missingIn(box, state);
  if (lost.length > 0) return lost;
  const campaign = { box, book: bookOf(box), state, facts: [] };
  return campaignViolations(campaign).map((invariant) => problemAt('(state)', 'state.broken', { invariant }));
}
