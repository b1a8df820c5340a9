/** `--goal ENDING`: bots that play to win play for it, by the Mission's own data. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carefulPlayer } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { startOf } from '../src/sim/games.ts';
import { withGoal } from '../src/sim/goal.ts';
import { playGame } from '../src/sim/playGame.ts';

test('only the goal is a win, and every other ending stays what it was', () => {
  const { endings = {} } = withGoal(box, ['b2'], 'buried').missions['b2'] ?? {};
  assert.deepEqual(
    Object.entries(endings).flatMap(([ending, { won }]) => (won ? [ending] : [])),
    ['buried'],
  );
  assert.equal(box.missions['b2']?.endings['success']?.won, true, 'the box itself is as before');
});

test('a goal that does not win its Mission is refused with those that do', () => {
  assert.throws(() => withGoal(box, ['a2'], 'time'), /a2 is not won with "time"; it is with success, shard/);
  assert.throws(() => withGoal(box, ['nowhere'], 'success'), /not for "nowhere"/);
});

/** Endings that nobody reached while the bots took whatever was nearest. */
for (const [mission, goal] of [
  ['a2', 'shard'],
  ['a3', 'silenced'],
  ['b1', 'success'],
  ['b2', 'buried'],
  ['b2', 'fed'],
  ['b3', 'both'],
] as const) {
  test(`careful reaches ${goal} of ${mission} when told to`, () => {
    const goalBox = withGoal(box, [mission], goal);
    const reached = (seed: number): boolean => {
      const start = startOf(goalBox, { mission, stalkers: 2, bot: 'careful', seed });
      const { outcome } = playGame(goalBox, start, carefulPlayer(`goal ${seed}`), { checkEvery: 0 });
      return outcome?.ending === goal;
    };
    assert.ok(Array.from({ length: 20 }, (_, seed) => seed).some(reached));
  });
}
