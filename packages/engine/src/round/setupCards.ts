/** ZS2: Setup cards, no two of which share a tag; each has its token on a space of its own. */

import { shuffle } from '../base/random.ts';
import { placeCard } from '../mission/effects/environment.ts';
import { environmentCard } from '../mission/words/cards.ts';
import { effectContext } from '../mission/words/effectContext.ts';
import { spaceNamed } from '../mission/words/places.ts';
import { type Game, tell } from '../model/game.ts';
import type { CardId } from '../model/ids.ts';
import type { RecipeSetup } from '../model/mission.ts';
import type { Rule } from '../model/rule.ts';
import { missionOf } from '../rules/basics/mission.ts';

export function* laySetupCards(game: Game): Rule {
  const { recipe } = missionOf(game).setup;
  if (!recipe) return;
  const { random, mission } = game.state;
  const cards = drawCards(game, recipe.cards);
  const spaces = shuffle(random, 'setup', [...recipe.cardSpaces]);
  for (const [i, card] of cards.entries()) {
    const space = spaceNamed(game.board, spaces[i] ?? '');
    if (space !== undefined) {
      mission.tokens.push({ token: card, space });
      tell(game, { fact: 'tokenPlaced', token: card, space, clauses: ['ZS2'] });
    }
    yield* placeCard(game, card, 'a', null, effectContext(card));
  }
}

/** From the top of the shuffled deck; one that shares a tag with an earlier one is passed over. */
function drawCards(game: Game, { count, of }: RecipeSetup['cards']): readonly CardId[] {
  const deck = shuffle(game.state.random, 'setup', [...of]);
  const taken = new Set<string>();
  const drawn: CardId[] = [];
  for (const card of deck) {
    if (drawn.length === count) break;
    const { tags = [] } = environmentCard(game, card);
    if (tags.some((tag) => taken.has(tag))) continue;
    for (const tag of tags) taken.add(tag);
    drawn.push(card);
  }
  return drawn;
}
