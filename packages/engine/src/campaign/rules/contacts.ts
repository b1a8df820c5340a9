/** C5: Contacts. Up to three are used; at most one Companion and one Contract. */

import type { ContactCard, Service } from '../../model/contacts.ts';
import type { CardId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import { type Act, type Campaign, contactOf, goTo, pickOption, tell } from '../state/campaign.ts';
import { changeCoupons } from '../state/holdings.ts';
import { gain } from './deeds.ts';
import { visit, visitsOf } from './navigate.ts';
import { trade } from './trading.ts';
import { priceRefusal, use } from './using.ts';

export const MOST_USED = 3;

/** Whether one may turn to this Contact: a Trader also once more, all others once. */
export function contactRefusal(campaign: Campaign, id: CardId): Reason | null {
  const { contacts, exploration } = campaign.state;
  if (!contacts.includes(id)) return { reason: 'unknownContact', clause: 'C1' };
  const { kind } = contactOf(campaign, id);
  if (exploration.used.includes(id))
    return kind === 'trader' ? null : { reason: 'contactUsed', clause: 'C5' };
  if (exploration.used.length >= MOST_USED)
    return { reason: 'contactsUsed', clause: 'C5', figures: { most: MOST_USED } };
  if (kind === 'companion' && exploration.companion !== null)
    return { reason: 'companionHired', clause: 'C5' };
  if (kind === 'contract' && exploration.contract !== null) return { reason: 'contractSigned', clause: 'C5' };
  return null;
}

export function* contacts(campaign: Campaign): Act {
  const { state } = campaign;
  const chosen = yield* pickOption({
    kind: 'contacts',
    clauses: ['C5'],
    about: {},
    options: [
      ...state.contacts
        .filter((contact) => contactRefusal(campaign, contact) === null)
        .map((contact) => ({ is: 'contact' as const, contact })),
      ...visitsOf(campaign),
      { is: 'done' as const },
    ],
  });
  if (chosen.is === 'done') return goTo(campaign, { step: 'muster' });
  state.agenda.push({ step: 'contacts' });
  if (chosen.is === 'visit') visit(campaign, chosen.location);
  else state.agenda.push({ step: 'deal', contact: chosen.contact });
}

export function* deal(campaign: Campaign, { contact }: { readonly contact: CardId }): Act {
  const card = contactOf(campaign, contact);
  switch (card.kind) {
    case 'trader':
      return yield* trade(campaign, card);
    case 'loner':
      return yield* askService(campaign, card);
    case 'companion':
      return yield* hire(campaign, card);
    case 'contract':
      return yield* sign(campaign, card);
  }
}

type Of<K extends ContactCard['kind']> = Extract<ContactCard, { readonly kind: K }>;

/** One of its services, each time it is used. */
function* askService(campaign: Campaign, loner: Of<'loner'>): Act {
  const offered = loner.services.filter(({ price }) => priceRefusal(campaign, price) === null);
  const chosen = yield* pickOption({
    kind: 'service',
    clauses: ['C5'],
    about: { contact: loner.id },
    options: [
      ...offered.map(({ id, price }) => ({ is: 'service' as const, service: id, price })),
      { is: 'done' as const },
    ],
  });
  if (chosen.is === 'done') return;
  const service = offered.find(({ id }) => id === chosen.service);
  if (!service) return;
  use(campaign, loner.id);
  changeCoupons(campaign, -service.price, 'C5');
  const { id, price } = service;
  tell(campaign, { fact: 'serviceTaken', contact: loner.id, service: id, price, clauses: ['C5'] });
  yield* serve(campaign, loner.id, service);
}

function* serve(campaign: Campaign, contact: CardId, { id, does }: Service): Act {
  const { exploration } = campaign.state;
  switch (does.service) {
    case 'locations':
      exploration.visits += does.more; // C4
      return;
    case 'gifts':
      for (const gift of does.gifts) yield* gain(campaign, gift, { about: { contact }, counters: {} });
      return;
    case 'mission':
      exploration.services.push({ contact, service: id });
      return;
  }
}

function* hire(campaign: Campaign, { id, price }: Of<'companion'>): Act {
  const { exploration } = campaign.state;
  const affordable = priceRefusal(campaign, price) === null;
  const chosen = yield* pickOption({
    kind: 'deal',
    clauses: ['C5'],
    about: { contact: id },
    options: [...(affordable ? [{ is: 'hire' as const, price }] : []), { is: 'done' as const }],
  });
  if (chosen.is === 'done') return;
  use(campaign, id);
  changeCoupons(campaign, -price, 'C5');
  exploration.companion = id;
  tell(campaign, { fact: 'hired', contact: id, clauses: ['C5'] });
}

function* sign(campaign: Campaign, { id, reward }: Of<'contract'>): Act {
  const { exploration } = campaign.state;
  const chosen = yield* pickOption({
    kind: 'deal',
    clauses: ['C5'],
    about: { contact: id },
    options: [{ is: 'sign' as const, reward }, { is: 'done' as const }],
  });
  if (chosen.is === 'done') return;
  use(campaign, id);
  exploration.contract = id;
  tell(campaign, { fact: 'signed', contact: id, clauses: ['C5'] });
}
