/** Checks that everything a saved Campaign names exists: cards and Missions of the box, locations of its map. */

import { type Problem, type ProblemParams, problemAt, unknownName } from '../base/problems.ts';
import { removable } from '../mission/check/deedReferences.ts';
import { cardsOf } from '../mission/team/shop.ts';
import { type Box, equipmentDeckOf } from '../model/box.ts';
import type { CampaignState } from './state/types.ts';

export function missingIn(box: Box, state: CampaignState): readonly Problem[] {
  const book = box.campaign;
  if (!book) return [problemAt('locations', 'campaign.noMap')];
  const problems: Problem[] = [];
  const known = (
    names: Readonly<Record<string, unknown>>,
    name: string | null,
    where: string,
    kind: ProblemParams<'name.unknown'>['kind'],
  ): void => {
    if (name !== null && !Object.hasOwn(names, name)) problems.push(unknownName(where, kind, name));
  };
  const each = (list: readonly string[], where: string, check: (name: string, at: string) => void): void => {
    for (const [i, one] of list.entries()) check(one, `${where}.${i}`);
  };
  const equipment = (card: string, where: string): void => {
    if (equipmentDeckOf(box, card) === undefined) problems.push(unknownName(where, 'equipment', card));
  };
  const contact = (id: string | null, where: string): void => known(box.contacts ?? {}, id, where, 'contact');
  const location = (id: string | null, where: string): void => known(book.locations, id, where, 'location');
  const { exploration, agenda } = state;
  each(state.group, 'group', (id, at) => known(box.stalkers, id, at, 'stalker'));
  each(state.stash.cards, 'stash.cards', equipment);
  each(state.contacts, 'contacts', contact);
  each(state.removed, 'removed', (id, at) => known(removable(box), id, at, 'card'));
  each(exploration.used, 'exploration.used', contact);
  for (const id of Object.keys(state.locations)) location(id, `locations.${id}`);
  location(exploration.mission, 'exploration.mission');
  contact(exploration.companion, 'exploration.companion');
  contact(exploration.contract, 'exploration.contract');
  for (const [i, service] of exploration.services.entries())
    contact(service.contact, `exploration.services.${i}`);
  for (const [i, seat] of exploration.team.entries()) {
    const where = `exploration.team.${i}`;
    known(box.stalkers, seat.stalker, `${where}.stalker`, 'stalker');
    for (const card of cardsOf(seat)) equipment(card, where);
  }
  for (const [i, { mission }] of state.finished.entries())
    known(box.missions, mission, `finished.${i}.mission`, 'mission');
  for (const [i, step] of agenda.entries()) {
    if (step.step === 'script') location(step.location, `agenda.${i}.location`);
    if (step.step === 'deal') contact(step.contact, `agenda.${i}.contact`);
  }
  return problems;
}
