import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  beginGame,
  parseGameRecord,
  recordGame,
  replayGame,
  type Start,
  setUp,
} from '@zonecrawl/engine/game';
import { outfit, survivalShop } from '@zonecrawl/engine/mission';
import {
  codeOf,
  fromLink,
  gameOf,
  gameOfTheDay,
  missionNamed,
  resultText,
  scoreLines,
  setupOf,
  toLink,
} from '@zonecrawl/engine/survival';
import { box } from '../src/index.ts';
import { survival } from '../src/survival/index.ts';

/** A game of the day played by always taking the middle option. */
function played(date: string) {
  const game = gameOfTheDay(survival, date) ?? assert.fail();
  const setup = setupOf(game);
  const { budget } = missionNamed(box, setup.mission) ?? assert.fail();
  const who = Object.keys(box.stalkers).slice(0, game.stalkers);
  const stalkers = outfit(box, survivalShop(budget ?? assert.fail(), game.stalkers), who);
  const start: Start = { from: 'mission', setup: { ...setup, stalkers } };
  const set = setUp(box, start);
  if (!set.ok) assert.fail(JSON.stringify(set.problems));
  const play = beginGame(box, set.state, { keep: true });
  for (let i = 0; play.decision && i < 4000; i++) {
    const { options, pick } = play.decision;
    const middle = (i * 7) % Math.max(1, options.length);
    const given = answer(play, pick ? [] : middle);
    if (!given.ok) assert.ok(answer(play, pick ? [0] : 0).ok);
  }
  assert.ok(play.game.state.outcome);
  assert.deepEqual(gameOf(start.setup), game, 'what was set up says which game it is');
  return { game, record: recordGame(play, start), state: play.game.state };
}

test('ZS5 a finished game goes into an address and is replayed from it to its exact end', () => {
  for (const date of ['2026-11-16', '2026-11-17', '2026-11-18']) {
    const { record } = played(date);
    const { zonecrawl, marks: _marks, ...linked } = record;
    const link = toLink(linked);
    const back = fromLink(link);
    if (!back.ok) assert.fail(back.problem);
    const read = parseGameRecord(box, { zonecrawl, ...back.linked });
    if (!read.ok) assert.fail(JSON.stringify(read.problems));
    assert.equal(replayGame(box, read.record).diverged, null);
    // Less than a byte for an input, and some hundred for the team: far below what addresses may have.
    assert.ok(link.length < 800 + record.inputs.length * 1.4, `${link.length} for ${record.inputs.length}`);
    assert.ok(link.length < JSON.stringify(record).length, date);
  }
});

test('ZS5 a result is a few lines of text and symbols, with the code to play it again', () => {
  const { game, state } = played('2026-11-16');
  const code = codeOf(survival, game) ?? assert.fail();
  const result = {
    won: state.outcome?.won ?? assert.fail(),
    round: state.round,
    stalkers: state.stalkerCount,
    lines: scoreLines(state),
  };
  const text = resultText({ title: 'Zonecrawl', scenario: 'S', map: 'M', code, date: '2026-11-16' }, result);
  const lines = text.split('\n');
  assert.equal(lines.length, 5);
  assert.equal(lines[0], 'Zonecrawl 2026-11-16');
  assert.equal(lines.at(-1), code);
  assert.match(lines[3] ?? '', /^[☢☠] \d+$/u);
});
