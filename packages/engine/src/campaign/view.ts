/** What the group may know of its Campaign, field by field: what is not named here is hidden (DESIGN 9). */
import { backpackOf } from '../mission/team/shop.ts';
import { copyCampaign } from './copy.ts';
import type { Campaign } from './state/campaign.ts';
import type { CampaignFact, CampaignState } from './state/types.ts';

/** All but the seed, the scripts not read and what the stories remember. */
export interface CampaignView
  extends Pick<
    CampaignState,
    | 'group'
    | 'stash'
    | 'contacts'
    | 'locations'
    | 'achievements'
    | 'removed'
    | 'scars'
    | 'finished'
    | 'chronicle'
    | 'exploration'
  > {
  /** EQ3: cards each seat of the team may have in its Backpack. */
  readonly backpacks: readonly number[];
}

export function viewCampaign({ box, state }: Campaign): CampaignView {
  const {
    group,
    stash,
    contacts,
    locations,
    achievements,
    removed,
    finished,
    chronicle,
    exploration,
    scars,
  } = copyCampaign(state);
  const backpacks = exploration.team.map((seat) => backpackOf(box, seat));
  return {
    group,
    stash,
    contacts,
    locations,
    achievements,
    removed,
    ...(scars && { scars }),
    finished,
    chronicle,
    exploration,
    backpacks,
  };
}

/** C8: what a flag stands for is found out by living through it. */
export const openFacts = (facts: readonly CampaignFact[]): readonly CampaignFact[] =>
  facts.filter(({ fact }) => fact !== 'flag');
