/** C5: what all kinds of Contacts have in common. */

import type { CardId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import { type Campaign, tell } from '../state/campaign.ts';

/** C5: counts from the first thing that is done with it. */
export function use(campaign: Campaign, contact: CardId): void {
  const { used } = campaign.state.exploration;
  if (used.includes(contact)) return;
  used.push(contact);
  tell(campaign, { fact: 'contactUsed', contact, clauses: ['C5'] });
}

export const priceRefusal = ({ state }: Campaign, price: number): Reason | null =>
  price > state.stash.coupons
    ? { reason: 'noCoupons', clause: 'C5', figures: { missing: price - state.stash.coupons } }
    : null;
