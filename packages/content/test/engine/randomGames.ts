/** Whole games played at random on the Missions of the box, for tests that want many different moments. */
import assert from 'node:assert/strict';
import { draw, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import { answer, beginGame, type GamePlay, setUp } from '@zonecrawl/engine/game';
import { plainLoadouts } from '@zonecrawl/engine/mission';
import type { Answer, Decision, GameSetup } from '@zonecrawl/engine/model';
import { box } from '../../src/index.ts';

const TEAM = Object.keys(box.stalkers);

/** A Mission of the box with a team of one to four, by a number. */
export function someSetup(n: number): GameSetup {
  const missions = Object.keys(box.missions);
  const team = Array.from({ length: (n % 4) + 1 }, (_, seat) => TEAM[(n + seat * 2) % TEAM.length] ?? '');
  return {
    mission: missions[n % missions.length] ?? '',
    stalkers: plainLoadouts(box, [...new Set(team)]),
    seed: `game ${n}`,
  };
}

export function randomAnswer(random: RandomState, { options, pick }: Decision): Answer {
  if (!pick) return draw(random, 'setup', options.length);
  const picked: number[] = [];
  const most = Math.min(pick.max, options.length);
  for (let index = 0; index < options.length && picked.length < most; index++) {
    if (picked.length < pick.min || draw(random, 'setup', 2) === 0) picked.push(index);
  }
  return picked;
}

/** Plays so many inputs and shows every decision on the way. */
export function playAtRandom(
  n: number,
  inputs: number,
  each: (play: GamePlay, random: RandomState) => void,
): void {
  const set = setUp(box, { from: 'mission', setup: someSetup(n) });
  if (!set.ok) assert.fail(JSON.stringify(set.problems));
  const play = beginGame(box, set.state, { keep: true });
  const random = seedRandom(`player ${n}`);
  for (let i = 0; i < inputs && play.decision; i++) {
    each(play, random);
    const taken = answer(play, randomAnswer(random, play.decision));
    if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
  }
}
