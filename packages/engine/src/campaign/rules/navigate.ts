/** C4: Zone Navigation. */

import type { LocationId } from '../../model/campaignBook.ts';
import type { Reason } from '../../model/reasons.ts';
import { type Act, type Campaign, goTo, locationOf, pickOption, tell } from '../state/campaign.ts';
import type { CampaignOption } from '../state/types.ts';
import { mark, performDeeds, read } from './deeds.ts';
import { changeGroup, memberships } from './group.ts';

/** Exactly one Mission; up to one New Contact or Stash, and what the Guide adds to that. */
export function visitRefusal({ book, state }: Campaign, id: LocationId): Reason | null {
  const { mission, visits } = state.exploration;
  const location = book.locations[id];
  const is = state.locations[id];
  if (!location || is === undefined) return { reason: 'notOnMap', clause: 'C4' };
  if (is === 'crossed') return { reason: 'crossedOut', clause: 'C4' };
  if (location.kind === 'finale') return null;
  if (location.kind === 'mission') return mission === null ? null : { reason: 'missionFixed', clause: 'C4' };
  return visits > 0 ? null : { reason: 'noVisitLeft', clause: 'C4' };
}

export const navigateRefusal = ({ state }: Campaign): Reason | null =>
  state.exploration.mission === null ? { reason: 'noMissionChosen', clause: 'C4' } : null;

/** Where the group can still go, in the order the places appeared. */
export const visitsOf = (campaign: Campaign): readonly Extract<CampaignOption, { readonly is: 'visit' }>[] =>
  Object.keys(campaign.state.locations)
    .filter((location) => visitRefusal(campaign, location) === null)
    .map((location) => ({ is: 'visit', location }));

export function* navigate(campaign: Campaign): Act {
  const { state } = campaign;
  const chosen = yield* pickOption({
    kind: 'navigate',
    clauses: ['C4'],
    about: state.exploration.mission === null ? {} : { location: state.exploration.mission },
    options: [
      ...visitsOf(campaign),
      ...memberships(campaign),
      ...(navigateRefusal(campaign) === null ? [{ is: 'done' as const }] : []),
    ],
  });
  if (chosen.is === 'done') {
    state.exploration.visits = 0;
    return goTo(campaign, { step: 'contacts' });
  }
  state.agenda.push({ step: 'navigate' });
  if (chosen.is === 'visit') visit(campaign, chosen.location);
  else changeGroup(campaign, chosen);
}

/** C4: a Mission is chosen, and its Prologue read (MI1); any other place is crossed out and its script read. */
export function visit(campaign: Campaign, id: LocationId): void {
  const { exploration, agenda } = campaign.state;
  const location = locationOf(campaign, id);
  if (location.kind === 'mission') {
    exploration.mission = id;
    tell(campaign, { fact: 'missionChosen', location: id, clauses: ['C4'] });
    read(campaign, `mission.${location.mission}.prologue`, { mission: location.mission });
    return;
  }
  if (location.kind !== 'finale') exploration.visits--;
  tell(campaign, { fact: 'visited', location: id, clauses: ['C4'] });
  mark(campaign, id, 'crossed');
  agenda.push({ step: 'script', location: id });
}

export function* script(campaign: Campaign, { location: id }: { readonly location: LocationId }): Act {
  const location = locationOf(campaign, id);
  if (location.kind === 'mission') return;
  yield* performDeeds(campaign, location.deeds, { where: { location: id }, counters: {} });
}
