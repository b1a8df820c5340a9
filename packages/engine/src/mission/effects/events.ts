/** R2, R3, R12: the Event deck and the active Event. */

import { shuffle } from '../../base/random.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Rule } from '../../model/rule.ts';
import { eventCard, isRandomEvent } from '../words/cards.ts';
import { effectContext } from '../words/effectContext.ts';
import { perform } from './perform.ts';

/** R3, R15: Random Events on top of the deck, each one more Round of time; the spent deck is reshuffled. */
export function addRandomEvents(game: Game, count: number): void {
  const { decks, random } = game.state;
  let added = 0;
  for (; added < count; added++) {
    if (decks.randomEvents.length === 0) {
      decks.randomEvents = shuffle(random, 'events', decks.randomEventDiscard);
      decks.randomEventDiscard = [];
    }
    const card = decks.randomEvents.pop();
    // G2: none is left.
    if (card === undefined) break;
    decks.events.push(card);
  }
  if (added > 0) tell(game, { fact: 'eventsAdded', cards: added, clauses: ['R3', 'G4'] });
}

export function addEvent(game: Game, event: CardId): void {
  game.state.decks.events.push(event);
  tell(game, { fact: 'eventsAdded', cards: 1, clauses: ['R3'] });
}

/** R2: read, and its Instant part resolved at once; it becomes the only active Event (R12). */
export function* bringEvent(game: Game, card: CardId): Rule {
  const { state } = game;
  if (state.event !== null && isRandomEvent(game, state.event))
    state.decks.randomEventDiscard.push(state.event);
  state.event = card;
  tell(game, { fact: 'eventDrawn', card, clauses: ['R2', 'R12'] });
  yield* perform(game, eventCard(game, card).instant, effectContext(card));
}
