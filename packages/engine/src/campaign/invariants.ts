/** What must hold in every Campaign, whatever was played. Simulation, tests and loads check it; play never relies on it. */
import { kitRefusal } from '../mission/team/shop.ts';
import { MOST_USED } from './rules/contacts.ts';
import { MOST_STALKERS } from './rules/muster.ts';
import type { Campaign } from './state/campaign.ts';
import { leftInDeck, MAGAZINES, magazinesLeft, ownedCards } from './state/holdings.ts';
import { cardsIn, slotOf } from './state/kit.ts';
import type { Slot } from './state/types.ts';

const WORN: readonly Slot[] = ['weapon', 'weaponAttachment', 'armor', 'armorAttachment', 'artifact'];

export function campaignViolations(campaign: Campaign): string[] {
  const { state, box } = campaign;
  const { stash, exploration, agenda } = state;
  const found: string[] = [];
  // C3: a script is read at the Zone Map and a deal made among the Contacts, so that something follows.
  const last = agenda[0]?.step;
  if (last === 'script' || last === 'deal') found.push(`nothing follows the ${last} (C3)`);
  // C1, G5: no card is there more often than the box has it; no coupon is owed.
  for (const card of new Set(ownedCards(campaign))) {
    if (leftInDeck(campaign, card) < 0) found.push(`there are too many of ${card} (G5)`);
  }
  for (const magazine of MAGAZINES) {
    if (magazinesLeft(campaign, magazine) < 0 || stash.magazines[magazine] < 0)
      found.push(`${stash.magazines[magazine]} ${magazine} Magazines in the Stash (G5)`);
  }
  if (stash.coupons < 0) found.push(`${stash.coupons} coupons (C1)`);
  if (!stash.cards.every((card, i) => i === 0 || (stash.cards[i - 1] ?? '') <= card))
    found.push('the Stash is not in order');
  // C5
  if (exploration.used.length > MOST_USED) found.push(`${exploration.used.length} Contacts used (C5)`);
  // C7, EQ1, EQ3
  const seated = exploration.team.map(({ stalker }) => stalker);
  if (seated.length > MOST_STALKERS) found.push(`${seated.length} Stalkers go (C7)`);
  for (const [i, seat] of exploration.team.entries()) {
    const reason = kitRefusal(box, seat);
    if (reason) found.push(`seat ${i}: ${reason.reason} (${reason.clause})`);
    for (const slot of WORN) {
      for (const card of cardsIn(seat, slot))
        if (slotOf(box, card) !== slot) found.push(`seat ${i} has ${card} as ${slot} (EQ1)`);
    }
  }
  for (const stalker of seated) {
    if (!state.group.includes(stalker)) found.push(`${stalker} goes and is not in the group (C1)`);
  }
  for (const list of [state.group, seated, state.contacts, state.achievements]) {
    if (new Set(list).size !== list.length) found.push(`something is there twice: ${list.join(', ')}`);
  }
  return found;
}
