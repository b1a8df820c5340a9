/** What every part of a Campaign's screens may need. */
import type { CampaignDecision, CampaignView } from '@zonecrawl/engine/campaign';
import type { Box } from '@zonecrawl/engine/model';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CampaignRecord } from '../../saves/index.ts';
import type { Campaign } from './store.ts';

export interface CampaignTools {
  readonly campaign: Campaign;
  readonly record: CampaignRecord;
  /** Stores metadata of the Campaign. */
  readonly note: (change: Partial<CampaignRecord>) => void;
  readonly box: Box;
  readonly view: CampaignView;
  readonly decision: CampaignDecision;
  /** What must be said as long as it is so. */
  readonly warning: ComponentChildren;
}

export const CampaignContext = createContext<CampaignTools | null>(null);

export function useCampaign(): CampaignTools {
  const tools = useContext(CampaignContext);
  if (tools === null) throw new Error('This part belongs to a Campaign.');
  return tools;
}
