/** Whether a claim of a script or an epilogue is true. */
import { compares } from '../../mission/words/conditions.ts';
import type { Claim } from '../../model/campaignBook.ts';
import type { Amount } from '../../model/words.ts';
import type { Campaign } from '../state/campaign.ts';
import { ownedCards } from '../state/holdings.ts';

/** How the counters of the Mission just played stood; nothing in a script. */
export type Counters = Readonly<Record<string, number>>;

export function isTrue(campaign: Campaign, claim: Claim, counters: Counters): boolean {
  const { state } = campaign;
  switch (claim.claim) {
    case 'flag':
      return compares(state.flags[claim.flag] ?? 0, claim.is, claim.value);
    case 'counter':
      return compares(counters[claim.counter] ?? 0, claim.is, claim.value);
    case 'coupons':
      return state.stash.coupons >= claim.atLeast;
    case 'card':
      return ownedCards(campaign).includes(claim.card);
    case 'contact':
      return state.contacts.includes(claim.contact);
    case 'location':
      return (state.locations[claim.location] ?? 'unknown') === claim.is;
    case 'won':
      return state.finished.some(({ mission, won }) => won && mission === claim.mission);
    case 'group':
      return state.group.length >= claim.atLeast;
    case 'all':
      return claim.of.every((one) => isTrue(campaign, one, counters));
    case 'any':
      return claim.of.some((one) => isTrue(campaign, one, counters));
    case 'not':
      return !isTrue(campaign, claim.that, counters);
  }
}

/** G4: N is the number of those who set out last, or of the whole group before anybody did. */
export function amountOf({ state }: Campaign, of: Amount, counters: Counters): number {
  if (typeof of === 'number') return of;
  const stalkers = Math.min(4, state.finished.at(-1)?.team.length ?? state.group.length);
  if ('counter' in of) return counters[of.counter] ?? 0;
  if ('for' in of) return of.for[stalkers - 1] ?? 0;
  let value = of.n;
  if (of.times) value *= stalkers;
  if (of.plus) value += stalkers;
  if (of.minus) value -= stalkers;
  return Math.max(0, value);
}
