/** Whether a claim of a script or an epilogue is true. */
import { compares } from '../../mission/words/conditions.ts';
import { equipmentDeckOf } from '../../model/box.ts';
import type { Claim } from '../../model/campaignBook.ts';
import type { CardId } from '../../model/ids.ts';
import type { Amount } from '../../model/words.ts';
import type { Campaign } from '../state/campaign.ts';
import { ownedCards } from '../state/holdings.ts';

/** How the counters of the Mission just played stood; nothing in a script. */
export type CounterValues = Readonly<Record<string, number>>;

export function isTrue(campaign: Campaign, claim: Claim, counters: CounterValues): boolean {
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
    case 'contacts':
      return state.contacts.length >= claim.atLeast;
    case 'streak': {
      const latest = state.finished.slice(-claim.atLeast);
      return latest.length === claim.atLeast && latest.every(({ won }) => won);
    }
    case 'rounds':
      return (state.finished.at(-1)?.rounds ?? Number.POSITIVE_INFINITY) <= claim.atMost;
    case 'deaths':
      return state.finished.reduce((sum, { dead = [] }) => sum + dead.length, 0) >= claim.atLeast;
    case 'collection':
      return ownedCards(campaign).filter((card) => isOf(campaign, claim, card)).length >= claim.atLeast;
    case 'all':
      return claim.of.every((one) => isTrue(campaign, one, counters));
    case 'any':
      return claim.of.some((one) => isTrue(campaign, one, counters));
    case 'not':
      return !isTrue(campaign, claim.that, counters);
  }
}

function isOf(
  { box }: Campaign,
  { deck, tier }: Extract<Claim, { readonly claim: 'collection' }>,
  card: CardId,
): boolean {
  const its = equipmentDeckOf(box, card);
  const found = its && box[its][card];
  if (!found || (deck !== undefined && its !== deck)) return false;
  return tier === undefined || ('tier' in found && found.tier === tier);
}

/** G4: N is the number of those who set out last, or of the whole group before anybody did. */
export function amountOf({ state }: Campaign, of: Amount, counters: CounterValues): number {
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
