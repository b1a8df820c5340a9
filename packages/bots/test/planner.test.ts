import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imagine, viewFor } from '@zonecrawl/engine/view';
import { carefulPlayer, plannerPlayer, within } from '../src/index.ts';
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
    clock = began + 299;
    assert.equal(until(), false);
    clock = began + 300;
    assert.equal(until(), true);
  }
});
