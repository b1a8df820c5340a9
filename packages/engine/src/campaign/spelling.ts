/** Campaigns as older versions spelled them, so that their records can still be compared. */
import { FIRST } from '../game/spelling.ts';
import type { CampaignState } from './state/types.ts';

/** The state as the version of this digest wrote it. */
export function spelledCampaign(state: CampaignState, digest: string): unknown {
  return digest === FIRST ? { ...state, format: 1, box: '1' } : state;
}
