/** What every part of a Campaign's screens may need. */
import type { CampaignDecision, CampaignView } from '@zonecrawl/engine/campaign';
import type { Box } from '@zonecrawl/engine/model';
import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { CampaignRecord } from '../../saves/index.ts';
import type { Campaign } from './store.ts';

export interface CampaignTools {
  readonly campaign: Campaign;
  readonly record: CampaignRecord;
  /** Writes down about the Campaign what is no part of it. */
  readonly note: (change: Partial<CampaignRecord>) => void;
  readonly box: Box;
  readonly view: CampaignView;
  readonly decision: CampaignDecision;
}

export const CampaignContext = createContext<CampaignTools | null>(null);

export function useCampaign(): CampaignTools {
  const tools = useContext(CampaignContext);
  if (tools === null) throw new Error('This part belongs to a Campaign.');
  return tools;
}

/** Keys that work while nothing lies over the page and nobody is typing. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  // What a key does follows what is shown at once, not after the next effect.
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select'))
        return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
