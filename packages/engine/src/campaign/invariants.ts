/** What must hold in every Campaign, whatever was played. Simulation, tests and loads check it; play never relies on it. */
import type { Campaign } from './campaign.ts';
import { leftInDeck, MAGAZINES, magazinesLeft, ownedCards } from './holdings.ts';
import { seatRefusal } from './kit.ts';

const MOST_USED = 3;

export function campaignViolations(campaign: Campaign): string[] {
  const { state, box } = campaign;
  const { stash, exploration } = state;
  const found: string[] = [];
  // C1, G5: no card is there more often than the box has it; no coupon is owed.
  for (const card of new Set([...ownedCards(campaign), ...state.removed])) {
    const equipment = ownedCards(campaign).includes(card);
    if (equipment && leftInDeck(campaign, card) < 0) found.push(`there are too many of ${card} (G5)`);
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
  if (seated.length > 4) found.push(`${seated.length} Stalkers go (C7)`);
  for (const [i, seat] of exploration.team.entries()) {
    const reason = seatRefusal(box, seat);
    if (reason) found.push(`seat ${i}: ${reason.reason} (${reason.clause})`);
  }
  for (const stalker of seated) {
    if (!state.group.includes(stalker)) found.push(`${stalker} goes and is not in the group (C1)`);
  }
  for (const list of [state.group, seated, state.contacts, state.achievements]) {
    if (new Set(list).size !== list.length) found.push(`something is there twice: ${list.join(', ')}`);
  }
  return found;
}
