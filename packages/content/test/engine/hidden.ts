/** The same table with what nobody can see laid otherwise. */
import { draw, type RandomState, seedRandom, shuffle } from '@zonecrawl/engine/base';
import type { GamePlay } from '@zonecrawl/engine/game';
import { copyState } from '@zonecrawl/engine/game';
import { checkpointOf } from '@zonecrawl/engine/kernel';
import type { GameState } from '@zonecrawl/engine/model';
import { secretsOf, UNORDERED_DECKS } from '@zonecrawl/engine/testing';

/** Other orders of decks, other faces under tokens that lie face down, another mission box. Events stay as they are. */
export function mixHidden(state: GameState, random: RandomState): void {
  const { decks } = state;
  for (const deck of UNORDERED_DECKS) shuffle(random, 'setup', decks[deck]);
  shuffle(random, 'setup', state.mission.box);
  mixLoot(state, random);
  mixUnknown(state, random);
}

function mixLoot({ decks, loot: stacks }: GameState, random: RandomState): void {
  const down = stacks.flatMap(({ tokens }) => tokens.filter(({ up }) => !up));
  const loot = shuffle(random, 'setup', [...decks.loot, ...down.map(({ token }) => token)]);
  for (const each of down) each.token = loot.pop() ?? '';
  decks.loot = loot;
}

function mixUnknown({ decks, unknown: stacks }: GameState, random: RandomState): void {
  const unknown = shuffle(random, 'setup', [...decks.unknown, ...stacks.flatMap(({ tokens }) => tokens)]);
  for (const stack of stacks) stack.tokens = stack.tokens.map(() => unknown.pop() ?? '');
  decks.unknown = unknown;
}

/** What changes when somebody draws, rolls or turns up. */
const fortune = ({ random, decks, unknown, loot, mission }: GameState): string =>
  JSON.stringify([
    random.counts,
    Object.values(decks).map(({ length }) => length),
    unknown.map(({ tokens }) => tokens.length),
    loot.map(({ tokens }) => tokens.length),
    mission.box.length,
  ]);

/**
 * The start of the running step with all that is hidden laid otherwise, so that the answers given since lead to the same
 * table. Where something was rolled or drawn since, only what nobody has touched is laid otherwise.
 */
export function twinOf(play: GamePlay, n: number): GameState | null {
  const { game } = play;
  if (!play.decision) return null;
  const { checkpoint } = checkpointOf(play);
  const twin = copyState(checkpoint);
  const random = seedRandom(`twin ${n}`);
  if (fortune(game.state) === fortune(checkpoint)) mixAll(twin, { ...game, state: checkpoint }, random);
  else mixUntouched(twin, game.state, random);
  return twin;
}

function mixAll(twin: GameState, game: GamePlay['game'], random: RandomState): void {
  mixHidden(twin, random);
  shuffle(random, 'setup', twin.decks.randomEvents);
  shuffle(random, 'setup', twin.decks.events);
  twin.random = seedRandom(`dice ${draw(random, 'setup', 1000)}`);
  for (const stream of ['dice', 'events', 'enemies', 'loot', 'setup'] as const)
    twin.random.counts[stream] = draw(random, 'setup', 1000);
  for (const { branches } of secretsOf(game))
    Object.assign(twin.mission.counters, branches[draw(random, 'setup', branches.length)]);
  mixMemory(twin);
}

function mixUntouched(twin: GameState, now: GameState, random: RandomState): void {
  // What is drawn and put back leaves no trace: Control cards, and what was only searched through.
  for (const deck of UNORDERED_DECKS) {
    if (deck !== 'control' && twin.decks[deck].length === now.decks[deck].length)
      shuffle(random, 'setup', twin.decks[deck]);
  }
  const same = (of: (state: GameState) => unknown): boolean =>
    JSON.stringify(of(twin)) === JSON.stringify(of(now));
  if (same(({ decks, loot }) => [decks.loot, loot])) mixLoot(twin, random);
  if (same(({ decks, unknown }) => [decks.unknown, unknown])) mixUnknown(twin, random);
  mixMemory(twin);
}

/** MI6: how a Mission remembers is its own business. */
function mixMemory({ mission }: GameState): void {
  mission.counters['nobody asks'] = 7;
  mission.fired.push('nobody asks');
}
