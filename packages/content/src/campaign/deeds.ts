/** Helpers for writing deeds. */

import type { CardId, Deed, Gift, LocationId } from '@zonecrawl/engine/model';

export const contact = (id: CardId): Deed => ({ deed: 'contact', contact: id, gain: true });
export const opens = (location: LocationId): Deed => ({ deed: 'location', location, is: 'open' });
export const flag = (name: string): Deed => ({ deed: 'flag', flag: name, set: 1 });
export const pays = (coupons: number): Deed => ({ deed: 'coupons', by: coupons });
export const gain = (gift: Gift): Deed => ({ deed: 'gain', gift });
export const achievement = (id: string): Deed => ({ deed: 'achievement', achievement: id });

export const item = (type?: string): Deed =>
  gain({ gift: 'draw', deck: 'items', ...(type === undefined ? {} : { type }) });
export const magazine = (count = 1): Deed => gain({ gift: 'magazine', magazine: 'choice', count });
export const ofTier = (deck: 'weapons' | 'armors' | 'attachments', tier: 1 | 2 | 3): Deed =>
  gain({ gift: 'draw', deck, tier });
export const anArtifact: Deed = gain({ gift: 'draw', deck: 'artifacts' });

/** The pages of one location. */
export const pagesOf =
  (location: LocationId) =>
  (page: string): Deed => ({ deed: 'tell', text: `location.${location}.${page}` });

/** Whether this flag is set. */
export const remembers = (name: string) => ({ claim: 'flag', flag: name, is: 'atLeast', value: 1 }) as const;
