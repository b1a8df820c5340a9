/** A Campaign as a file: the state at the start of the running step, the inputs since, and every input before. */
import type { CampaignInput, CampaignState } from './types.ts';

export interface CampaignSave {
  readonly zonecrawl: 'campaign';
  readonly format: 1;
  /** Rules and content it was last played with. */
  readonly box: string;
  readonly seed: string;
  readonly checkpoint: CampaignState;
  readonly answers: readonly CampaignInput[];
  readonly inputs: readonly CampaignInput[];
  /** Of all the rest, so that a damaged file is noticed. */
  readonly hash: string;
}
