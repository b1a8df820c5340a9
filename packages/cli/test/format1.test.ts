/** Files of format 1, as version 0.1.0 wrote them (fixtures/old): they open, and lead where they led then. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { hash } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  campaignMode,
  loadCampaign,
  parseCampaignRecord,
  saveCampaign,
  setupOf,
} from '@zonecrawl/engine/campaign';
import { answer, gameMode, loadGame, parseRecord, replay, saveGame } from '@zonecrawl/engine/game';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/old/0.1.0/${name}.json`, import.meta.url), 'utf8'));

function record(name: string) {
  const parsed = parseRecord(box, read(name));
  return parsed.ok ? parsed.record : assert.fail(JSON.stringify(parsed.problems));
}

function game(file: unknown) {
  const loaded = loadGame(box, file);
  return loaded.ok ? loaded : assert.fail(JSON.stringify(loaded.problems));
}

function campaign(file: unknown) {
  const loaded = loadCampaign(box, file);
  return loaded.ok ? loaded : assert.fail(JSON.stringify(loaded.problems));
}

const seedOf = ({ start }: { readonly start: ReturnType<typeof record>['start'] | null }) =>
  start?.from === 'mission' ? start.setup.seed : assert.fail('it began otherwise');

test('a save goes on to the end its game was recorded with', () => {
  const { play, save } = game(read('midway/game'));
  assert.equal(seedOf(save), 'z1:a1 success 2 2');
  const { inputs, hash: end } = record('games/a1-success-2');
  for (const input of inputs.slice(play.inputs.length)) assert.ok(answer(play, input).ok);
  assert.equal(hash(gameMode(box).spelled(play.game.state, '0.1.0')), end);
});

test('what was opened can be kept, and opened again as it is', () => {
  const { save, play } = game(read('midway/game'));
  const kept = saveGame(play, save.start);
  assert.equal(hash(game(kept).play.game.state), hash(play.game.state));
  const opened = campaign(read('midway/campaign'));
  const again = saveCampaign(opened.play, opened.save.start?.seed ?? '');
  assert.equal(hash(campaign(again).play.game.state), hash(opened.play.game.state));
});

test('a record of a position that named no seed has the dice it had', () => {
  const position = record('midway/position');
  assert.ok(position.start.from === 'position');
  const replayed = replay(box, position);
  assert.deepEqual(replayed.ok ? [] : replayed.problems, []);
});

test('a Campaign finds the Mission it was in, and goes on as it was recorded', () => {
  const { play } = campaign(read('midway/campaign'));
  const underWay = game(read('midway/mission-of-campaign'));
  assert.equal(askedIn(play).kind, 'mission');
  assert.deepEqual(underWay.save.start, { from: 'mission', setup: setupOf(play.game) });
  assert.equal(underWay.play.game.state.random.seed, seedOf(underWay.save));
  const parsed = parseCampaignRecord(box, read('campaigns/setback'));
  assert.ok(parsed.ok);
  const { inputs, hash: end, start } = parsed.record;
  assert.equal(start.seed, 'z1:setback');
  for (const input of inputs.slice(play.inputs.length)) assert.ok(answerCampaign(play, input).ok);
  assert.equal(hash(campaignMode(box).spelled(play.game.state, '0.1.0')), end);
});

test('a file that is damaged is refused before and after it is brought up to date', () => {
  for (const name of ['midway/game', 'midway/campaign']) {
    const file = { ...Object(read(name)), format: 2 };
    const loaded = name.endsWith('game') ? loadGame(box, file) : loadCampaign(box, file);
    assert.ok(!loaded.ok && loaded.problems.some(({ where }) => where === 'hash'), name);
  }
  const { start } = game(read('midway/game')).save;
  const changed = { ...Object(read('midway/game')), start };
  const loaded = loadGame(box, changed);
  assert.deepEqual(loaded.ok ? [] : loaded.problems.map(({ where }) => where), ['hash']);
});

test('what has no text for a seed is refused by its place, not brought up to date', () => {
  const old = Object(read('games/a1-success-2'));
  const withSetup = (start: unknown) => {
    const parsed = parseRecord(box, { ...old, start });
    return parsed.ok ? 'taken' : parsed.problems[0]?.where;
  };
  assert.equal(withSetup({ from: 'mission', setup: { ...old.start.setup, seed: 7 } }), 'start.setup.seed');
  assert.equal(withSetup({ from: 'mission', setup: null }), 'start.setup');
  assert.equal(withSetup(null), 'start');
});
