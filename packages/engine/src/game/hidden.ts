/**
 * Everything that nobody may know (MI6), drawn anew from what is possible: orders of decks, tokens that lie face down,
 * variants of Events. What is possible follows from what can be counted.
 */
import { type RandomState, seedRandom, shuffle } from '../base/random.ts';
import { seedFor } from '../base/seed.ts';
import { secretsOf } from '../mission/check/secrets.ts';
import { newGame } from '../mission/effects/script.ts';
import { isRandomEvent } from '../mission/words/cards.ts';
import type { Box } from '../model/box.ts';
import type { Game } from '../model/game.ts';
import type { CardId } from '../model/ids.ts';
import type { Decks, GameState } from '../model/state.ts';
import { missionOf } from '../rules/basics/mission.ts';
import { copyState } from './copy.ts';

/** Changes the state of this game; `chance` decides. The dice to come are not part of it. */
export function drawHidden(game: Game, chance: RandomState): void {
  const { state } = game;
  for (const deck of UNORDERED_DECKS) dealAnew(chance, state.decks[deck]);
  imagineEvents(game, chance);
  imagineLoot(state, chance);
  imagineUnknown(state, chance);
  // What is left in the mission box is known, for all the rest lies on the table; how it lies in there is not.
  state.mission.box.sort();
  for (const secret of secretsOf(game)) {
    const branch = secret.branches[shuffledIndex(chance, secret.branches.length)];
    for (const [counter, value] of Object.entries(branch ?? {})) state.mission.counters[counter] = value;
  }
}

/** The same table under another seed, with everything hidden drawn anew: whoever knew it knows it no longer. */
export function reseed(box: Box, before: GameState, seed: string): GameState {
  const state = copyState(before);
  state.random = seedRandom(seed);
  // A stream of its own, so that what is drawn here does not repeat in the dice to come.
  drawHidden(newGame(box, state), seedRandom(seedFor('reseed', seed)));
  return state;
}

/** Decks that may lie in any order; Events have rules of their own. */
export const UNORDERED_DECKS = [
  'weapons',
  'armors',
  'attachments',
  'artifacts',
  'items',
  'wounds',
  'low',
  'high',
  'control',
  'anomalies',
  'lostTerritories',
] as const satisfies readonly (keyof Decks)[];

/** Sorted first: what comes out then depends on which cards there are, not on how they lay. */
function dealAnew<T>(chance: RandomState, cards: T[]): T[] {
  return shuffle(chance, 'setup', cards.sort());
}

const shuffledIndex = (chance: RandomState, length: number): number =>
  shuffle(
    chance,
    'setup',
    Array.from({ length }, (_, index) => index),
  )[0] ?? 0;

/**
 * R3: Mission Events come in the order of the Set-up and Random Events lie above them. How many of each are left can be
 * counted; which variant was picked, and which Random Events they are, cannot.
 */
function imagineEvents(game: Game, chance: RandomState): void {
  const { decks } = game.state;
  const ranks = new Map<CardId, { readonly rank: number; readonly variants: readonly CardId[] }>();
  for (const [rank, event] of missionOf(game).setup.events.entries()) {
    if (typeof event === 'string') ranks.set(event, { rank, variants: [event] });
    else if ('oneOf' in event) {
      for (const variant of event.oneOf) ranks.set(variant, { rank, variants: event.oneOf });
    }
  }
  const mission = decks.events.filter((card) => !isRandomEvent(game, card));
  const random = decks.events.length - mission.length;
  // One that an effect added (R12) lies on top of all that the Set-up stacked.
  const rankOf = (card: CardId): number => ranks.get(card)?.rank ?? -1;
  const order = mission.sort((one, other) => rankOf(other) - rankOf(one) || (one < other ? -1 : 1));
  const hidden = dealAnew(chance, [
    ...decks.randomEvents,
    ...decks.events.filter((card) => isRandomEvent(game, card)),
  ]);
  const variants = order.map((card) => {
    const among = [...(ranks.get(card)?.variants ?? [card])];
    return shuffle(chance, 'setup', among)[0] ?? card;
  });
  decks.events = [...variants, ...hidden.splice(0, random)];
  decks.randomEvents = hidden;
}

/** T4: face-down tokens are any of those not yet turned up. */
function imagineLoot(state: GameState, chance: RandomState): void {
  const down = state.loot.flatMap(({ tokens }) => tokens.filter(({ up }) => !up));
  const hidden = dealAnew(chance, [...state.decks.loot, ...down.map(({ token }) => token)]);
  for (const token of down) token.token = hidden.pop() ?? token.token;
  state.decks.loot = hidden;
}

/** T5: the same for Unknown tokens. */
function imagineUnknown(state: GameState, chance: RandomState): void {
  const hidden = dealAnew(chance, [...state.decks.unknown, ...state.unknown.flatMap(({ tokens }) => tokens)]);
  for (const stack of state.unknown) stack.tokens = stack.tokens.map((token) => hidden.pop() ?? token);
  state.decks.unknown = hidden;
}
