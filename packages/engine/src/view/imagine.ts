/**
 * An imagined game: visible information is unchanged, and hidden information (MI6) is sampled from what is possible:
 * orders of decks, tokens that lie face down, variants of Events, dice to come. What is possible follows from what can
 * be counted, so two games that look the same are imagined the same; a game already imagined can be imagined again.
 * Nothing in the state is known to one seat alone.
 */

import { seedRandom } from '../base/random.ts';
import { quickSeed, seedFor } from '../base/seed.ts';
import { copyState } from '../game/copy.ts';
import { drawHidden } from '../game/hidden.ts';
import type { Game } from '../model/game.ts';

export function imagine(game: Game, seed: string): Game {
  const state = copyState(game.state);
  const imagined: Game = { ...game, state, facts: [], nested: 0 };
  const quick = quickSeed(seed);
  state.random = seedRandom(quick);
  // A generator of its own, so that this sample is independent of future dice.
  drawHidden(imagined, seedRandom(seedFor('imagine', quick)));
  return imagined;
}
