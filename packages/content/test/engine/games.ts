/** Whole games for the tests of saves, records and undo: a Mission of the box, answered by a small generator. */
import assert from 'node:assert/strict';
import { draw, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import { answer, beginGame, type GamePlay, type Start, setUp } from '@zonecrawl/engine/game';
import { plainLoadouts } from '@zonecrawl/engine/mission';
import type { Answer, Decision, GameState } from '@zonecrawl/engine/model';
import { box } from '../../src/index.ts';

export const MISSIONS: readonly string[] = Object.keys(box.missions);

export function missionStart(mission: string, stalkers: number, seed: string): Start {
  const who = Object.keys(box.stalkers).slice(0, stalkers);
  return { from: 'mission', setup: { mission, stalkers: plainLoadouts(box, who), seed } };
}

export function stateOf(start: Start): GameState {
  const set = setUp(box, start);
  return set.ok ? set.state : assert.fail(JSON.stringify(set.problems));
}

/** Any legal answer. */
export function anyAnswer(random: RandomState, { options, pick }: Decision): Answer {
  if (!pick) return draw(random, 'setup', options.length);
  const most = Math.min(pick.max, options.length);
  const count = pick.min + draw(random, 'setup', most - pick.min + 1);
  return options.slice(0, count).map((_, index) => index);
}

/** A game played on until it has so many inputs, or is over. `each` sees it before every answer. */
export function played(start: Start, inputs: number, each: (play: GamePlay) => void = () => {}): GamePlay {
  const play = beginGame(box, stateOf(start), { keep: true });
  const random = seedRandom('answers');
  while (play.decision && play.inputs.length < inputs) {
    each(play);
    const taken = answer(play, anyAnswer(random, play.decision));
    assert.ok(taken.ok);
  }
  return play;
}
