/** Games for tests: Missions of the box with teams equipped as people would, played by anybody. */
import assert from 'node:assert/strict';
import { box } from '@zonecrawl/content';
import { draw, seedRandom, shuffle } from '@zonecrawl/engine/base';
import { answer, beginGame, copyState, type GamePlay, refuse, setUp } from '@zonecrawl/engine/game';
import { FIRST_SHOP, outfit, type ShopTerms } from '@zonecrawl/engine/mission';
import type { Answer, Decision, Game } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import type { Player } from '../src/index.ts';

const TEAM = Object.keys(box.stalkers);

export function start(
  mission: string,
  stalkers: number,
  seed: number,
  terms: ShopTerms = FIRST_SHOP,
): GamePlay {
  const who = shuffle(seedRandom(`team ${seed}`), 'setup', [...TEAM]).slice(0, stalkers);
  const setup = { mission, stalkers: outfit(box, terms, who), seed: `${mission} ${seed}` };
  const set = setUp(box, { from: 'mission', setup });
  if (!set.ok) assert.fail(JSON.stringify(set.problems));
  return beginGame(box, set.state, { keep: false });
}

/** Plays on to the end or so many answers; every answer has to be legal. */
export function playWith(
  play: GamePlay,
  player: Player,
  each: (play: GamePlay, decision: Decision, answer: Answer) => void = () => {},
  most = 20_000,
): GamePlay {
  for (let asked = 0; play.decision && asked < most; asked++) {
    const { decision } = play;
    const given = player(decision, (seed) => imagine(play.game, seed));
    assert.equal(refuse(play, given), null, `${decision.kind}: ${JSON.stringify(given)}`);
    each(play, decision, given);
    answer(play, given);
  }
  return play;
}

export const wins = (
  mission: string,
  stalkers: number,
  seeds: readonly number[],
  player: (seed: string) => Player,
): number =>
  seeds.filter((seed) => playWith(start(mission, stalkers, seed), player(`${seed}`)).game.state.outcome?.won)
    .length;

/** The same table with everything hidden otherwise: decks, tokens that lie face down, dice to come. */
export function otherwise(game: Game, n: number): Game {
  const state = copyState(game.state);
  const random = seedRandom(`otherwise ${n}`);
  const { decks } = state;
  for (const deck of [decks.wounds, decks.low, decks.high, decks.control, decks.randomEvents, decks.items]) {
    shuffle(random, 'setup', deck);
  }
  const down = state.loot.flatMap(({ tokens }) => tokens.filter(({ up }) => !up));
  const loot = shuffle(random, 'setup', [...decks.loot, ...down.map(({ token }) => token)]);
  for (const each of down) each.token = loot.pop() ?? '';
  decks.loot = loot;
  const unknown = shuffle(random, 'setup', [
    ...decks.unknown,
    ...state.unknown.flatMap(({ tokens }) => tokens),
  ]);
  for (const stack of state.unknown) stack.tokens = stack.tokens.map(() => unknown.pop() ?? '');
  decks.unknown = unknown;
  state.random = seedRandom(`dice ${n} ${draw(random, 'setup', 1000)}`);
  return { ...game, state };
}
