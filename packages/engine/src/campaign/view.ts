/** What the group may know of its Campaign: all but the seed, the scripts not read and what the stories remember. */
import { backpackOf } from '../mission/team/shop.ts';
import { copyCampaign } from './copy.ts';
import type { CampaignView } from './protocol.ts';
import type { Campaign } from './state/campaign.ts';
import type { CampaignFact } from './state/types.ts';

export function viewCampaign({ box, state }: Campaign): CampaignView {
  const copy = copyCampaign(state);
  const { random: _random, agenda: _agenda, format: _format, box: _box, flags: _flags, ...known } = copy;
  return { ...known, backpacks: state.exploration.team.map((seat) => backpackOf(box, seat)) };
}

/** C8: what a flag stands for is found out by living through it. */
export const openFacts = (facts: readonly CampaignFact[]): readonly CampaignFact[] =>
  facts.filter(({ fact }) => fact !== 'flag');
