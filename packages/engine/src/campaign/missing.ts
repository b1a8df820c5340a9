/** Whether everything a saved Campaign names is really there: cards and Missions of the box, places of its map. */

import type { FileProblem } from '../base/json.ts';
import { removable } from '../mission/check/deedReferences.ts';
import { cardsOf } from '../mission/team/shop.ts';
import type { Box } from '../model/box.ts';
import { deckOf } from './state/trade.ts';
import type { CampaignState } from './state/types.ts';

export function missingIn(box: Box, state: CampaignState): readonly FileProblem[] {
  const book = box.campaign;
  if (!book) return [{ where: 'locations', what: 'the box has no Zone Map' }];
  const problems: FileProblem[] = [];
  const known = (
    names: Readonly<Record<string, unknown>>,
    name: string | null,
    where: string,
    what: string,
  ): void => {
    if (name !== null && !Object.hasOwn(names, name))
      problems.push({ where, what: `there is no ${what} "${name}"` });
  };
  const each = (list: readonly string[], where: string, check: (name: string, at: string) => void): void => {
    for (const [i, one] of list.entries()) check(one, `${where}.${i}`);
  };
  const equipment = (card: string, where: string): void => {
    if (deckOf(box, card) === undefined)
      problems.push({ where, what: `there is no Equipment card "${card}"` });
  };
  const contact = (id: string | null, where: string): void => known(box.contacts ?? {}, id, where, 'Contact');
  const location = (id: string | null, where: string): void => known(book.locations, id, where, 'location');
  const { exploration, agenda } = state;
  each(state.group, 'group', (id, at) => known(box.stalkers, id, at, 'Stalker'));
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
    known(box.stalkers, seat.stalker, `${where}.stalker`, 'Stalker');
    for (const card of cardsOf(seat)) equipment(card, where);
  }
  for (const [i, { mission }] of state.finished.entries())
    known(box.missions, mission, `finished.${i}.mission`, 'Mission');
  for (const [i, step] of agenda.entries()) {
    if (step.step === 'script') location(step.location, `agenda.${i}.location`);
    if (step.step === 'deal') contact(step.contact, `agenda.${i}.contact`);
  }
  return problems;
}
