/** The same table with what nobody can see laid otherwise. */
import { type RandomState, shuffle } from '@zonecrawl/engine/base';
import type { GameState } from '@zonecrawl/engine/model';

/** Other orders of decks, other faces under tokens that lie face down, another mission box. Events stay as they are. */
export function mixHidden(state: GameState, random: RandomState): void {
  const mixed = <T>(cards: T[]): T[] => shuffle(random, 'setup', cards);
  const { decks } = state;
  for (const deck of [
    decks.weapons,
    decks.armors,
    decks.attachments,
    decks.artifacts,
    decks.items,
    decks.wounds,
    decks.low,
    decks.high,
    decks.control,
    decks.anomalies,
    decks.lostTerritories,
    state.mission.box,
  ]) {
    mixed(deck);
  }
  const down = state.loot.flatMap(({ tokens }) => tokens.filter(({ up }) => !up));
  const loot = mixed([...decks.loot, ...down.map(({ token }) => token)]);
  for (const each of down) each.token = loot.pop() ?? '';
  decks.loot = loot;
  const unknown = mixed([...decks.unknown, ...state.unknown.flatMap(({ tokens }) => tokens)]);
  for (const stack of state.unknown) stack.tokens = stack.tokens.map(() => unknown.pop() ?? '');
  decks.unknown = unknown;
}
