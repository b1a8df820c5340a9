/** C1, C2: who belongs to the group. */

import type { CardId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import { type Act, type Campaign, goTo, pickOption, tell } from '../state/campaign.ts';
import { loseCard, ownedCards, stashCard } from '../state/holdings.ts';
import type { CampaignOption } from '../state/types.ts';

type Membership = Extract<CampaignOption, { readonly is: 'join' | 'dismiss' }>;

export function joinRefusal({ box, state }: Campaign, stalker: CardId): Reason | null {
  if (!Object.hasOwn(box.stalkers, stalker)) return { reason: 'noSuchStalker', clause: 'C1' };
  if (state.removed.includes(stalker)) return { reason: 'stalkerRemoved', clause: 'C9' };
  return state.group.includes(stalker) ? { reason: 'inGroup', clause: 'C1' } : null;
}

/** Who has been on a Mission stays for the whole Campaign. */
export function dismissRefusal({ state }: Campaign, stalker: CardId): Reason | null {
  if (!state.group.includes(stalker)) return { reason: 'notInGroup', clause: 'C1' };
  if (state.exploration.team.some((seat) => seat.stalker === stalker))
    return { reason: 'inTeam', clause: 'C7' };
  const stays = state.finished.some(({ team }) => team.includes(stalker));
  return stays ? { reason: 'staysInGroup', clause: 'C1' } : null;
}

/** C1: a new one may join at any time; somebody without a Mission behind them may still turn back. */
export function memberships(campaign: Campaign): readonly Membership[] {
  const { box, state } = campaign;
  const coming = Object.keys(box.stalkers).filter((stalker) => joinRefusal(campaign, stalker) === null);
  const going = state.group.filter((stalker) => dismissRefusal(campaign, stalker) === null);
  return [
    ...coming.map((stalker) => ({ is: 'join' as const, stalker })),
    ...going.map((stalker) => ({ is: 'dismiss' as const, stalker })),
  ];
}

export function changeGroup(campaign: Campaign, { is, stalker }: Membership): void {
  const { state } = campaign;
  if (is === 'join') state.group.push(stalker);
  else state.group = state.group.filter((one) => one !== stalker);
  tell(campaign, { fact: is === 'join' ? 'joined' : 'dismissed', stalker, clauses: ['C1'] });
}

export const gatherRefusal = ({ state }: Campaign): Reason | null =>
  state.group.length === 0 ? { reason: 'nobodyInGroup', clause: 'C1' } : null;

/** C2: an Armor for each of those the Campaign begins with, as long as there are any. */
export function* gather(campaign: Campaign): Act {
  const { state, book } = campaign;
  const chosen = yield* pickOption({
    kind: 'gather',
    clauses: ['C1', 'C2'],
    about: {},
    options: [
      ...memberships(campaign),
      ...(gatherRefusal(campaign) === null ? [{ is: 'done' as const }] : []),
    ],
  });
  if (chosen.is === 'done') return goTo(campaign, { step: 'navigate' });
  changeGroup(campaign, chosen);
  const { armor } = book.start;
  if (chosen.is === 'join') stashCard(campaign, armor, 'C2');
  else if (ownedCards(campaign).filter((card) => card === armor).length > state.group.length)
    loseCard(campaign, armor, 'C2');
  state.agenda.push({ step: 'gather' });
}
