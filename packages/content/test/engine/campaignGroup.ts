/** A small Campaign with the cards of the box, and a group that plays it. */
import {
  type CampaignParts,
  campaignBox as campaignBoxOf,
  Group as GroupOf,
  type Wish,
} from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';

export { played, tell } from '@zonecrawl/engine/testing';
export type { Wish };

export const campaignBox = (parts?: CampaignParts) => campaignBoxOf(box, parts);

export class Group extends GroupOf {
  constructor(withBox = campaignBox(), seed?: string) {
    super(withBox, seed);
  }
}
