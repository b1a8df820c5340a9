/** MI2, R3: Loot, Unknown tokens and the Event deck of a set-up. */

import { shuffle, takeRandom } from '../../base/random.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { MissionSetup } from '../../model/mission.ts';
import { amount } from '../words/conditions.ts';
import { pick, spaceFor } from './pick.ts';

/** MI2: Loot stacks of random tokens; Unknown tokens by number of Stalkers, shuffled over their spaces. */
export function layTokens(game: Game, { loot, unknown }: MissionSetup): void {
  const { state } = game;
  for (const { space, tokens } of loot) stackLoot(game, space, tokens);
  const set = unknown.tokens[state.stalkerCount - 1] ?? [];
  const drawn = typeof set === 'number' ? randomUnknown(game, set) : namedUnknown(game, set);
  shuffle(state.random, 'setup', drawn);
  for (const [index, token] of drawn.entries()) {
    const name = unknown.spaces[index % Math.max(1, unknown.spaces.length)];
    if (name === undefined) return;
    const space = spaceFor(game, name);
    const stack = state.unknown.find((one) => one.space === space);
    if (stack) stack.tokens.push(token);
    else state.unknown.push({ space, tokens: [token] });
  }
}

/** Random tokens face down on a space that has none yet. */
export function stackLoot(game: Game, space: string, tokens: number): void {
  const { state } = game;
  const stack: { token: string; up: boolean }[] = [];
  for (let i = 0; i < tokens; i++) {
    const token = takeRandom(state.random, 'loot', state.decks.loot);
    if (token !== undefined) stack.push({ token, up: false });
  }
  if (stack.length > 0) state.loot.push({ space: spaceFor(game, space), tokens: stack });
}

function randomUnknown({ state }: Game, count: number): string[] {
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    const token = takeRandom(state.random, 'setup', state.decks.unknown);
    if (token !== undefined) drawn.push(token);
  }
  return drawn;
}

/** G2: a token that is not there stays away. */
function namedUnknown({ state: { decks } }: Game, names: readonly string[]): string[] {
  return names.filter((name) => {
    const index = decks.unknown.indexOf(name);
    if (index >= 0) decks.unknown.splice(index, 1);
    return index >= 0;
  });
}

/** R3: the first one named lies on top. */
export function stackEvents(game: Game, { events }: MissionSetup): void {
  const { decks } = game.state;
  const topFirst: CardId[] = [];
  for (const event of events) {
    if (typeof event === 'string') topFirst.push(event);
    else if ('oneOf' in event) topFirst.push(pick(game, event.oneOf));
    else topFirst.push(...decks.randomEvents.splice(0, amount(game, event.random)));
  }
  decks.events = topFirst.reverse();
}
