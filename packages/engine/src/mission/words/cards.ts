/** Finds the Mission of a game, and its cards. */

import { RuleError } from '../../base/errors.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { ContactCard } from '../../model/contacts.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { EnvironmentCard, EnvironmentFace, EventCard, Mission } from '../../model/mission.ts';
import type { EnvironmentState } from '../../model/state.ts';
import { missionOf, randomEventsOf } from '../../rules/basics/mission.ts';

/** A Mission's cards by id, made once per Mission. */
interface Index {
  readonly events: ReadonlyMap<CardId, EventCard>;
  readonly environment: ReadonlyMap<CardId, EnvironmentCard>;
}
const indexes = new IdentityCache<Mission, Index>();

function indexOf(game: Game): Index {
  const mission = missionOf(game);
  let index = indexes.get(mission);
  if (!index) {
    index = {
      events: new Map(mission.events.map((card) => [card.id, card])),
      environment: new Map(mission.environment.map((card) => [card.id, card])),
    };
    indexes.set(mission, index);
  }
  return index;
}

export function eventCard(game: Game, id: CardId): EventCard {
  const card = indexOf(game).events.get(id) ?? randomEventsOf(game.box, missionOf(game))[id];
  if (!card) throw new RuleError(`no Event card ${id}`);
  return card;
}

export const isRandomEvent = (game: Game, id: CardId): boolean =>
  !indexOf(game).events.has(id) && randomEventsOf(game.box, missionOf(game))[id] !== undefined;

/** C5: the b-side of a Contract lies beside the map like a Note. */
const noteOf = (contact: ContactCard | undefined): EnvironmentCard | undefined =>
  contact?.kind === 'contract' ? contact.note : undefined;

export function environmentCard(game: Game, id: CardId): EnvironmentCard {
  const card =
    indexOf(game).environment.get(id) ??
    game.box.lostTerritories?.environment[id] ??
    noteOf(game.box.contacts?.[id]);
  if (!card) throw new RuleError(`no environment card ${id}`);
  return card;
}

const BLANK: EnvironmentFace = {};

export function faceOf(game: Game, { card, face }: Pick<EnvironmentState, 'card' | 'face'>): EnvironmentFace {
  const found = environmentCard(game, card);
  return face === 'a' ? found.a : (found.b ?? BLANK);
}
