/** What every part of a Campaign's screens may need. */
import type { CampaignDecision, CampaignView } from '@zonecrawl/engine/campaign';
import type { Box } from '@zonecrawl/engine/model';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SavedCampaign } from '../../saves/index.ts';
import type { Campaign } from './store.ts';

export interface CampaignTools {
  readonly campaign: Campaign;
  readonly record: Pick<SavedCampaign, 'id' | 'name' | 'players'>;
  /** Stores who plays which Stalker; null: that is decided elsewhere. */
  readonly note: ((change: Pick<SavedCampaign, 'players'>) => void) | null;
  readonly ways: Ways;
  readonly box: Box;
  readonly view: CampaignView;
  readonly decision: CampaignDecision;
  /** What must be said as long as it is so. */
  readonly warning: ComponentChildren;
  /** Whose gear this page arranges without asking the others, by seat; undefined: everybody's. */
  readonly seats?: readonly number[] | undefined;
}

/** Where one can go from a Campaign's pages. */
export interface Ways {
  leave(): void;
  /** The story so far, and back from it. */
  toStory(): void;
  toNow(): void;
}

export const CampaignContext = createContext<CampaignTools | null>(null);

export function useCampaign(): CampaignTools {
  const tools = useContext(CampaignContext);
  if (tools === null) throw new Error('This part belongs to a Campaign.');
  return tools;
}
