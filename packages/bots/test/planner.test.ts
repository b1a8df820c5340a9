import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isActionOfTurn } from '@zonecrawl/engine/game';
import { imagine, viewFor } from '@zonecrawl/engine/view';
import { carefulPlayer, plannerPlayer, within } from '../src/index.ts';
import { candidatesFor } from '../src/planner/candidates.ts';
import { plan } from '../src/planner/planner.ts';
import { playOut } from '../src/planner/playout.ts';
import { otherwise, playWith, start } from './games.ts';

const QUICK = { samples: 2 };

test('the same seed plans the same', () => {
  const inputs = (): unknown =>
    playWith(start('skirmish1', 1, 5), plannerPlayer('p', QUICK), undefined, 25).inputs;
  assert.deepEqual(inputs(), inputs());
});

test('it plans the same whatever lies hidden', () => {
  let compared = 0;
  let at = 0;
  playWith(
    start('skirmish3', 2, 8),
    carefulPlayer('walk'),
    ({ game }, decision) => {
      if (decision.kind !== 'action' || at++ % 5 !== 0) return;
      const other = otherwise(game, at);
      const seats = game.state.stalkers.map(({ id }) => id);
      assert.deepEqual(viewFor(other, seats), viewFor(game, seats));
      const answers = [game, other].map((each) =>
        plannerPlayer('eyes', QUICK)(decision, (seed) => imagine(each, seed)),
      );
      assert.deepEqual(answers[0], answers[1]);
      compared++;
    },
    110,
  );
  assert.ok(compared >= 4, `${compared}`);
});

test('when time is up it takes the best it has', () => {
  let asked = 0;
  const play = start('a1', 1, 3);
  const player = plannerPlayer('hurry', { samples: 1000, until: () => ++asked > 3 });
  playWith(play, player, undefined, 12);
  assert.ok(asked > 3 && asked < 2000, 'a thousand samples were not tried');
});

test('each decision has its own time, by a clock that is handed in', () => {
  let clock = 0;
  const { begins, until } = within(() => clock, 300);
  for (const began of [0, 5000]) {
    clock = began;
    begins();
    const tries = [40, 30, 40, 50, 40];
    for (const took of tries) {
      clock += took;
      assert.equal(until(), false, `${clock - began} of 300`);
    }
    // 200 are over and the longest try took 50: one more, and another would come too late.
    clock += 50;
    assert.equal(until(), true);
  }
});

/** The longest it takes over an answer when every look at the clock finds it later by so much. */
function longestAnswer(later: (clock: number) => number): number {
  let clock = 0;
  const player = plannerPlayer('punctual', {
    samples: 1000,
    ...within(() => {
      clock += later(clock);
      return clock;
    }),
  });
  let planned = 0;
  let before = clock;
  let longest = 0;
  playWith(
    start('skirmish1', 1, 5),
    (decision, imagined) => {
      before = clock;
      return player(decision, imagined);
    },
    () => {
      if (clock > before) planned++;
      longest = Math.max(longest, clock - before);
    },
    40,
  );
  assert.ok(planned > 3, `${planned}`);
  return longest;
}

test('it answers in time, whatever a try takes', () => {
  // It looks many times in a try, and takes 1 to 5 from one look to the next.
  const longest = longestAnswer((clock) => 1 + (clock % 5));
  assert.ok(longest > 150 && longest <= 300 + 5, `${longest}`);
});

test('a try under way is broken off when time is up', () => {
  let looks = 0;
  const looked: number[] = [];
  playWith(
    start('a1', 2, 3),
    plannerPlayer('cut', {
      samples: 20,
      begins: () => {
        looks = 0;
      },
      isOver: () => ++looks > 30,
    }),
    (_, { kind }) => {
      if (kind === 'action') looked.push(looks);
    },
    25,
  );
  // It looks again and again in a try, and not once after it was told to stop. Where there is one idea it has no need to.
  assert.ok(looked.filter((times) => times > 0).length > 3, looked.join());
  assert.equal(Math.max(...looked), 31);
});

/** Where they would do different things: by how much the planner's raises the chance to win, in games neither has imagined. */
function advantages(mission: string, seed: number): readonly number[] {
  const found: number[] = [];
  playWith(
    start(mission, 1, seed),
    carefulPlayer('usual'),
    ({ game }, decision) => {
      if (!isActionOfTurn(decision) || found.length >= 6) return;
      const known = imagine(game, 'known');
      const [careful] = candidatesFor(known, decision);
      const chosen = plan(known, decision, 'plan', { samples: 4 });
      if (!careful || (chosen.answer === careful.answer && chosen.path.join() === careful.path.join()))
        return;
      let sum = 0;
      for (let n = 0; n < FRESH; n++) {
        const value = (candidate: typeof careful): number =>
          playOut(imagine(known, `fresh ${n}`), decision, candidate) ?? 0;
        sum += value(chosen) - value(careful);
      }
      found.push(sum / FRESH);
    },
    160,
  );
  return found;
}

/** Imagined games that neither of them has seen. */
const FRESH = 8;

test('what it does instead of what the careful player would do is better, on three Missions', () => {
  const by = ['a1', 'a2', 'skirmish3'].flatMap((mission) => advantages(mission, 21));
  assert.ok(by.length >= 10, `they differed ${by.length} times`);
  const mean = by.reduce((sum, each) => sum + each, 0) / by.length;
  const variance = by.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (by.length - 1);
  // One-sided, 95 %.
  const least = mean - 1.65 * Math.sqrt(variance / by.length);
  assert.ok(least > 0, `${mean.toFixed(3)} on average, at least ${least.toFixed(3)}, of ${by.length}`);
});
