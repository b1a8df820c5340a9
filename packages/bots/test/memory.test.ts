/** What an answer leaves in memory. How long answers take is measured by the benchmark. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Decision, Game } from '@zonecrawl/engine/model';
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

/** Bytes in the old generation: they survived two minor garbage collections, and only a major one, which stops all else, frees them. */
const oldGeneration = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

test('nothing of a thought is kept once the answer is given', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: (how: { readonly type: 'minor' }) => void = runInNewContext('gc');
  const moments = momentsOf('a1', 2, 9, 200);
  const thinkOfAll = (): void => {
    for (const [index, moment] of moments.entries()) {
      think(moment);
      if (index % 20 === 0) for (let n = 0; n < 2; n++) collectGarbage({ type: 'minor' });
    }
  };
  // What is worked out once for all, about the boards for instance, is there after that.
  for (let n = 0; n < 3; n++) thinkOfAll();
  const before = oldGeneration();
  for (let n = 0; n < 3; n++) thinkOfAll();
  const each = (oldGeneration() - before) / (3 * moments.length);
  assert.ok(each < 2500, `${each.toFixed()} bytes an answer`);
});
