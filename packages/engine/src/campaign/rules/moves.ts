/** C7: cards moved between the Stash and the slots of those who go. */

import { cardsOf, kitRefusal } from '../../mission/team/shop.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import type { CardId } from '../../model/ids.ts';
import type { PlainReason, Reason } from '../../model/reasons.ts';
import type { Campaign } from '../state/campaign.ts';
import { addToStash, pull } from '../state/holdings.ts';
import { type Changed, putIn, replaceable, slotOf, takeOut, whereIs } from '../state/kit.ts';
import type { CampaignOption, Slot } from '../state/types.ts';

export type Move = Extract<CampaignOption, { readonly is: 'move' }>;

/** The seats a move changes, and what goes to the Stash because of it; or why it cannot be made. */
type Moved =
  | { readonly ok: true; readonly seats: ReadonlyMap<number, Loadout>; readonly loose: readonly CardId[] }
  | { readonly ok: false; readonly reason: Reason };

const refused = (reason: PlainReason, clause: string): Moved => ({ ok: false, reason: { reason, clause } });

function moved({ box, state }: Campaign, { card, from, to, slot, replaces }: Move): Moved {
  const { team } = state.exploration;
  const seats = new Map<number, Loadout>();
  const loose: CardId[] = [];
  const change = (at: number, { seat, loose: off }: Changed): void => {
    seats.set(at, seat);
    loose.push(...off);
  };
  if (from === null) {
    if (!state.stash.cards.includes(card)) return refused('notInStash', 'C7');
  } else {
    const seat = team[from];
    const lies = seat ? whereIs(box, seat, card, from === to ? slot : null) : null;
    if (!seat || lies === null) return refused('notThere', 'C7');
    change(from, takeOut(box, seat, lies, card));
  }
  if (to === null) {
    if (from === null) return refused('notThere', 'C7');
    loose.push(card);
  } else {
    const seat = seats.get(to) ?? team[to];
    if (!seat || slot === null) return refused('noSuchSeat', 'C7');
    if (slot !== 'backpack' && slot !== slotOf(box, card)) return refused('noSlot', 'EQ1');
    if (!replaceable(box, seat, slot, card).includes(replaces)) return refused('noSlot', 'EQ1');
    change(to, putIn(box, seat, slot, card, replaces));
  }
  for (const seat of seats.values()) {
    const reason = kitRefusal(box, seat);
    if (reason) return { ok: false, reason };
  }
  return { ok: true, seats, loose };
}

export function moveRefusal(campaign: Campaign, move: Move): Reason | null {
  const found = moved(campaign, move);
  return found.ok ? null : found.reason;
}

export function moveTo(campaign: Campaign, move: Move): void {
  const found = moved(campaign, move);
  if (!found.ok) return;
  if (move.from === null) pull(campaign, move.card);
  for (const [at, seat] of found.seats) campaign.state.exploration.team[at] = seat;
  for (const card of found.loose) addToStash(campaign, card);
}

/** Every way to put every card somewhere else. */
export function movesOf(campaign: Campaign): readonly Move[] {
  const { stash, exploration } = campaign.state;
  const { team } = exploration;
  const moves: Move[] = [];
  const consider = (move: Move): void => {
    if (moveRefusal(campaign, move) === null) moves.push(move);
  };
  if (team.length === 0) return moves;
  for (const card of new Set(stash.cards)) {
    for (const to of team.keys()) for (const move of ways(campaign, card, null, to)) consider(move);
  }
  for (const [from, seat] of team.entries()) {
    for (const card of new Set(cardsOf(seat))) {
      for (const to of team.keys()) for (const move of ways(campaign, card, from, to)) consider(move);
      consider({ is: 'move', card, from, to: null, slot: null, replaces: null });
    }
  }
  return moves;
}

function ways({ box, state }: Campaign, card: CardId, from: number | null, to: number): readonly Move[] {
  const seat = state.exploration.team[to];
  if (!seat) return [];
  const slots: readonly Slot[] = [...new Set([slotOf(box, card), 'backpack' as const])];
  return slots.flatMap((slot) => {
    // From the same PDA the card itself is out of the way before it is put in again.
    const lies = from === to ? whereIs(box, seat, card, slot) : null;
    if (from === to && lies === null) return [];
    const before = lies === null ? seat : takeOut(box, seat, lies, card).seat;
    return replaceable(box, before, slot, card).map(
      (replaces): Move => ({ is: 'move', card, from, to, slot, replaces }),
    );
  });
}
