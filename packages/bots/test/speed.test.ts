/** What thinking costs, measured so that neither the machine nor what else it does matters. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Decision, enemyId, type Game } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import { advise, carefulPlayer } from '../src/index.ts';
import { playWith, start } from './games.ts';

interface Moment {
  readonly game: Game;
  readonly decision: Decision;
}

/** The first so many decisions of a careful game. */
function momentsOf(mission: string, stalkers: number, seed: number, most: number): readonly Moment[] {
  const moments: Moment[] = [];
  playWith(
    start(mission, stalkers, seed),
    carefulPlayer('speed'),
    ({ game }, decision) => {
      moments.push({ game: imagine(game, 'moment'), decision });
    },
    most,
  );
  return moments;
}

const think = ({ game, decision }: Moment): unknown => advise(imagine(game, 'again'), decision);

/** The least it takes, so that nobody else's work is counted; in milliseconds. */
function least(times: number, work: () => unknown): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - began);
  }
  return shortest;
}

test('the hardest answers take some dozens of times what it takes to imagine the game, not hundreds', () => {
  for (const [mission, stalkers] of [
    ['a2', 3],
    ['b1', 2],
    ['b3', 2],
  ] as const) {
    const moments = momentsOf(mission, stalkers, 9, 240);
    for (const moment of moments) think(moment);
    const hardest = moments
      .map((moment) => ({ moment, took: least(2, () => think(moment)) }))
      .sort((one, other) => other.took - one.took)
      .slice(0, 4);
    for (const { moment } of hardest) {
      const answering = least(25, () => think(moment));
      const imagining = least(100, () => imagine(moment.game, 'again'));
      const times = answering / imagining;
      assert.ok(times < 80, `${mission}, ${moment.decision.kind}: ${times.toFixed()} times`);
    }
  }
});

/** Bytes that have lived through two quick tidyings of memory; only a great one, which everybody waits for, takes them. */
const grownOld = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

test('nothing of a thought is kept once the answer is given', () => {
  setFlagsFromString('--expose-gc');
  const tidy: (how: { readonly type: 'minor' }) => void = runInNewContext('gc');
  const moments = momentsOf('a1', 2, 9, 200);
  const thinkOfAll = (): void => {
    for (const [index, moment] of moments.entries()) {
      think(moment);
      if (index % 20 === 0) for (let n = 0; n < 2; n++) tidy({ type: 'minor' });
    }
  };
  // What is worked out once for all, about the boards for instance, is there after that.
  for (let n = 0; n < 3; n++) thinkOfAll();
  const before = grownOld();
  for (let n = 0; n < 3; n++) thinkOfAll();
  const each = (grownOld() - before) / (3 * moments.length);
  assert.ok(each < 2500, `${each.toFixed()} bytes an answer`);
});

/** The same game with so many times the Enemies, spread over the map. */
function crowded(game: Game, times: number): Game {
  const known = imagine(game, 'crowd');
  const { enemies } = known.state;
  const [first] = enemies;
  if (!first) return known;
  const wanted = enemies.length * times;
  for (let n = enemies.length; n < wanted; n++) {
    const space = known.board.spaces[(n * 7) % known.board.spaces.length]?.id ?? first.space;
    enemies.push({ ...first, id: enemyId(1000 + n), space, covers: [] });
  }
  return known;
}

test('what a decision takes grows no faster than the number of Entities', () => {
  const moments = momentsOf('skirmish1', 4, 2, 120).filter(
    ({ game, decision }) => decision.kind === 'action' && game.state.enemies.length > 2,
  );
  assert.ok(moments.length > 10);
  const workFor = (times: number): number => {
    let work = 0;
    for (const { game, decision } of moments) {
      // A game each time, so that nothing is known from the time before.
      const games = Array.from({ length: 7 }, () => crowded(game, times));
      work += least(games.length, () => advise(games.pop() ?? game, decision));
    }
    return work;
  };
  for (const times of [1, 4]) workFor(times);
  // Spaces are most of the work, and Enemies in the way leave fewer of them; looking through all Enemies for each Enemy
  // would show.
  const ratio = workFor(24) / workFor(1);
  assert.ok(ratio < 2, `${ratio.toFixed(1)} times the work for 24 times the Enemies`);
});
