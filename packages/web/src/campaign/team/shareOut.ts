/**
 * "Pack for me": distributes equipment automatically, one move after the other, each of them an option of the
 * rules. It knows the value of cards; what is legal comes from the rules.
 */
import type { CampaignDecision, CampaignOption, CampaignView } from '@zonecrawl/engine/campaign';
import type { Box, Loadout, Magazine } from '@zonecrawl/engine/model';
import { optionsOf } from '../state/store.ts';
import { worthOf } from '../trade/compare.ts';

type Move = Extract<CampaignOption, { readonly is: 'move' }>;

const TEAM = 4;
/** Items per Stalker. */
const ITEMS_EACH = 4;
const MAGAZINES_EACH = 3;

/** The next move; null: done. */
export function nextShare(box: Box, view: CampaignView, decision: CampaignDecision): CampaignOption | null {
  return (
    nextToEnlist(view, decision) ??
    nextToWear(box, view, decision) ??
    nextMagazine(box, view, decision) ??
    nextItem(box, view, decision)
  );
}

/** The first Stalkers of the group, unless the player has chosen a team. */
function nextToEnlist(
  { group, exploration }: CampaignView,
  { options }: CampaignDecision,
): CampaignOption | null {
  const going = exploration.team.map(({ stalker }) => stalker);
  // A Stalker that was removed on purpose is not added again.
  const inOrder = going.every((stalker, seat) => stalker === group[seat]);
  if (!inOrder && going.length > 0) return null;
  return going.length >= Math.min(TEAM, group.length) ? null : (optionsOf(options, 'enlist')[0] ?? null);
}

/** From the Stash: Armor and Weapons first, the most valuable to the Stalker with the least; then attachments. */
function nextToWear(box: Box, { exploration }: CampaignView, { options }: CampaignDecision): Move | null {
  const fromStash = optionsOf(options, 'move').filter(({ from, to }) => from === null && to !== null);
  const order = ['armor', 'weapon', 'weaponAttachment', 'armorAttachment'] as const;
  for (const slot of order) {
    const better = fromStash
      .filter((move) => move.slot === slot)
      .map((move) => ({
        move,
        gain: worthOf(box, move.card) - (move.replaces === null ? -1 : worthOf(box, move.replaces)),
      }))
      .filter(({ gain }) => gain > 0)
      .sort(
        (one, other) =>
          wealth(box, exploration.team, one.move) - wealth(box, exploration.team, other.move) ||
          other.gain - one.gain,
      );
    const [best] = better;
    if (best !== undefined) return best.move;
  }
  return null;
}

/** What the seat has in that slot now. */
function wealth(box: Box, team: readonly Loadout[], { to, slot, replaces }: Move): number {
  const seat = to === null ? undefined : team[to];
  if (seat === undefined) return 0;
  if (slot === 'weaponAttachment') return seat.weaponAttachments?.length ?? 0;
  return replaces === null ? 0 : worthOf(box, replaces);
}

/**
 * Magazines to Stalkers whose Weapon takes them, in turn. A Weapon may just have changed hands: Magazines that their
 * holder cannot load any more follow it.
 */
function nextMagazine(
  box: Box,
  { exploration }: CampaignView,
  { options }: CampaignDecision,
): CampaignOption | null {
  const { team } = exploration;
  const seatOf = (holder: number | null) => (holder === null ? undefined : team[holder]);
  const takes = (holder: number | null, magazine: Magazine) =>
    box.weapons[seatOf(holder)?.weapon ?? '']?.ammo === magazine;
  const [first] = optionsOf(options, 'moveMagazine')
    .filter(({ from, to, magazine }) => takes(to, magazine) && !takes(from, magazine))
    .map((move) => ({ move, has: seatOf(move.to)?.magazines?.[move.magazine] ?? 0 }))
    .filter(({ move, has }) => move.from !== null || has < MAGAZINES_EACH)
    // What somebody carries in vain goes before what lies in the Stash.
    .sort((one, other) => rank(one.move.from) - rank(other.move.from) || one.has - other.has);
  return first?.move ?? null;
}

const rank = (from: number | null): number => (from === null ? 1 : 0);

/** Items in turn, no two of a kind while there are others. */
function nextItem(box: Box, { exploration }: CampaignView, { options }: CampaignDecision): Move | null {
  const { team } = exploration;
  const packed = (to: number | null): readonly string[] => (to === null ? [] : (team[to]?.backpack ?? []));
  const [first] = optionsOf(options, 'move')
    .filter(({ from, slot, card }) => from === null && slot === 'backpack' && Object.hasOwn(box.items, card))
    .map((move) => ({
      move,
      has: packed(move.to).length,
      twice: packed(move.to).includes(move.card) ? 1 : 0,
    }))
    .filter(({ has }) => has < ITEMS_EACH)
    .sort(
      (one, other) =>
        one.has - other.has ||
        one.twice - other.twice ||
        worthOf(box, other.move.card) - worthOf(box, one.move.card),
    );
  return first?.move ?? null;
}
