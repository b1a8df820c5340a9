import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { Update } from '@zonecrawl/engine/host';
import { enemyId, type Fact, type Modifier, stalkerId } from '@zonecrawl/engine/model';
import { playByChance } from '../../test/randomGames.ts';
import { logAfter } from './log.ts';
import { createPlayback, type Shown } from './playback.ts';
import { speed } from './speed.ts';

/** The first input that takes the Zone some time to answer. */
async function aLongAnswer() {
  let before: Shown | undefined;
  let found: { before: Shown; after: Shown; update: Update } | undefined;
  await playByChance({ mission: 'skirmish1', stalkers: 1, seed: 5, inputs: 120 }, (update) => {
    const board = update.board ?? before?.board;
    assert.ok(board);
    const after = { view: structuredClone(update.view), board };
    const moves = update.told.flatMap(({ facts }) => facts).filter(({ fact }) => fact === 'moved');
    if (found === undefined && before !== undefined && moves.length > 3) found = { before, after, update };
    before = after;
  });
  assert.ok(found);
  return { ...found, lines: logAfter([], found.update).fresh };
}

describe('playing back', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => {
    mock.timers.reset();
    speed.value = 'normal';
  });

  it('shows everything in order and ends with the true view', async () => {
    const { before, after, lines } = await aLongAnswer();
    const playback = createPlayback();
    playback.jump(before);
    playback.play(lines, after);
    assert.equal(playback.playing.value, true);
    const shown: number[] = [];
    for (let i = 0; i < 2000 && playback.playing.value; i++) {
      shown.push(playback.now.value?.id ?? 0);
      mock.timers.tick(100);
    }
    assert.deepEqual(
      shown,
      shown.toSorted((a, b) => a - b),
    );
    assert.equal(playback.playing.value, false);
    assert.equal(playback.shown.value, after);
  });

  it('waits while it is paused, and goes on fact by fact', async () => {
    const { before, after, lines } = await aLongAnswer();
    const playback = createPlayback();
    playback.jump(before);
    playback.play(lines, after);
    playback.pause();
    const now = playback.now.value?.id;
    mock.timers.tick(60_000);
    assert.equal(playback.now.value?.id, now);
    playback.step();
    assert.notEqual(playback.now.value?.id, now);
    mock.timers.tick(60_000);
    assert.equal(playback.paused.value, true);
  });

  it('is over at once when skipped', async () => {
    const { before, after, lines } = await aLongAnswer();
    const playback = createPlayback();
    playback.jump(before);
    playback.play(lines, after);
    playback.skip();
    assert.equal(playback.playing.value, false);
    assert.equal(playback.shown.value, after);
  });

  it('holds what hurts a Stalker longer than what does not, by the length of its sum, unless one goes on or is in a hurry', async () => {
    const { before } = await aLongAnswer();
    const [who, enemy] = [stalkerId(0), enemyId(90)];
    const cover = { reason: 'cover', by: -1 };
    const base = { reason: 'base', by: 4 };
    const defended = (damage: number, incoming: readonly Modifier[]): Fact => ({
      fact: 'defended',
      stalker: who,
      successes: 1,
      modifiers: [],
      clauses: [],
      damage,
      incoming,
    });
    const stayed: Fact = { fact: 'enemyStayed', enemy, reason: 'noGoal', clauses: [] };
    /** How long it lies there before something else is told. */
    const held = (fact: Fact): number => {
      const playback = createPlayback();
      playback.jump(before);
      playback.play(
        [fact, stayed].map((each, id) => ({ id, input: 1, fact: each })),
        before,
      );
      let time = 0;
      for (; playback.now.value?.id === 0; time += 50) mock.timers.tick(50);
      playback.skip();
      return time;
    };
    const [nothing, short, long] = [
      held(defended(0, [base, cover])),
      held(defended(3, [base])),
      held(defended(2, [base, cover])),
    ];
    assert.ok(nothing < short && short < long);
    speed.value = 'fast';
    assert.equal(held(defended(2, [base, cover])), held(defended(0, [base])));
    speed.value = 'normal';
    const playback = createPlayback();
    playback.jump(before);
    playback.play(
      [defended(3, [base]), stayed].map((fact, id) => ({ id, input: 1, fact })),
      before,
    );
    playback.nextBeat();
    assert.notEqual(playback.now.value?.id, 0, 'a press goes on at once');
  });

  it('does not begin when it is switched off', async () => {
    const { before, after, lines } = await aLongAnswer();
    speed.value = 'off';
    const playback = createPlayback();
    playback.jump(before);
    playback.play(lines, after);
    assert.equal(playback.playing.value, false);
    assert.equal(playback.shown.value, after);
  });
});
