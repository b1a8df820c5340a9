/** C5, C9: what a Campaign brings to the table: a Contract's b-side, a Companion, services paid for, and scars. */

import { RuleError } from '../base/errors.ts';
import { placeCard } from '../mission/effects/environment.ts';
import { perform } from '../mission/effects/perform.ts';
import { effectContext } from '../mission/words/effectContext.ts';
import type { ContactCard } from '../model/contacts.ts';
import type { Game } from '../model/game.ts';
import type { Hired } from '../model/gameSetup.ts';
import type { CardId } from '../model/ids.ts';
import type { Rule } from '../model/rule.ts';
import { spaceOf, stalkerOf, stalkersFromLead } from '../rules/basics/entities.ts';
import { companionJoins } from '../rules/movement/companions.ts';

function contactOf<K extends ContactCard['kind']>(
  { box }: Game,
  id: CardId,
  kind: K,
): Extract<ContactCard, { readonly kind: K }> {
  const card = box.contacts?.[id];
  if (!card || !isKind(card, kind)) throw new RuleError(`${id} is no ${kind}`);
  return card;
}

const isKind = <K extends ContactCard['kind']>(
  card: ContactCard,
  kind: K,
): card is Extract<ContactCard, { readonly kind: K }> => card.kind === kind;

/** Once the Mission has begun, so that what a Contact does meets the table as the Mission wants it. */
export function* hiredJoin(game: Game, { contract, companion, services = [], scars = {} }: Hired): Rule {
  if (contract !== undefined) {
    const { note } = contactOf(game, contract, 'contract');
    yield* placeCard(game, note.id, 'b', null, effectContext(note.id));
  }
  if (companion !== undefined) {
    const lead = stalkerOf(game, game.state.lead.holder);
    yield* companionJoins(game, contactOf(game, companion, 'companion').companion, spaceOf(lead));
  }
  for (const { contact, service } of services) {
    const offered = contactOf(game, contact, 'loner').services.find(({ id }) => id === service);
    if (offered?.does.service === 'mission') yield* perform(game, offered.does.begin, effectContext(contact));
  }
  for (const stalker of stalkersFromLead(game)) {
    for (const id of scars[stalker.card] ?? []) {
      const scar = game.box.campaign?.scars?.find((one) => one.id === id);
      if (scar) yield* perform(game, scar.begin, effectContext(null, stalker));
    }
  }
}
