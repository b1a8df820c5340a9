/** Drawing at random out of a deck; of one laid out in advance (positions, tests) the top card. */
import { draw } from '../../base/random.ts';
import type { Stream } from '../../base/streams.ts';
import type { Game } from '../../model/game.ts';
import type { Decks } from '../../model/state.ts';

/** Which of these comes: one of them at random, or the one on top, which lies last. */
export function drawnFrom<T>(
  { state: { random } }: Game,
  deck: keyof Decks,
  stream: Stream,
  among: readonly T[],
): T | undefined {
  if (among.length === 0) return undefined;
  const { decks } = random.scripted;
  return decks?.includes(deck) ? among.at(-1) : among[draw(random, stream, among.length)];
}

/** Takes one out of its deck; undefined when it is empty. */
export function takeFrom(game: Game, deck: 'loot' | 'unknown', stream: Stream): string | undefined {
  const cards = game.state.decks[deck];
  const at = drawnFrom(game, deck, stream, [...cards.keys()]);
  return at === undefined ? undefined : cards.splice(at, 1)[0];
}
