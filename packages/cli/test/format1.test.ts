/** Files of format 1, as version 0.1.0 wrote them (fixtures/old): they open, and go on under the rules of today. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { randomPlayer } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { hash, oldSeed, seedRandom } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  campaignViolations,
  loadCampaign,
  saveCampaign,
  setupOf,
} from '@zonecrawl/engine/campaign';
import { answer, loadGame, parseGameRecord, saveGame, violations } from '@zonecrawl/engine/game';
import { inputFor } from '../src/campaign/simulate.ts';

const old = new URL('../../../fixtures/old/0.1.0/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, old), 'utf8'));

function record(name: string) {
  const parsed = parseGameRecord(box, read(name));
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

const saves = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, old))
    .map((name) => `${folder}/${name.slice(0, -'.json'.length)}`)
    .sort();

for (const name of saves('saves')) {
  test(`${name} goes on under the rules of today, and nothing breaks`, () => {
    const { play } = game(read(name));
    const player = randomPlayer(name);
    for (let at = 0; play.decision && at < 60; at++) {
      assert.ok(answer(play, player(play.decision)).ok);
      assert.deepEqual(violations(play.game), []);
    }
  });
}

for (const name of saves('campaignSaves')) {
  test(`${name} goes on under the rules of today, and nothing breaks`, () => {
    const { play } = campaign(read(name));
    const random = seedRandom(oldSeed(name));
    for (let at = 0; at < 60; at++) {
      assert.ok(answerCampaign(play, inputFor(play, random)).ok);
      assert.deepEqual(campaignViolations(play.game), []);
    }
  });
}

test('a game that began on a tile that is drawn otherwise today goes on on the old one', () => {
  const { play } = game(read('midway/game'));
  const { map, stalkers } = play.game.state;
  assert.deepEqual(
    map.drawn?.tiles.map(({ id }) => id),
    ['1'],
  );
  assert.equal(play.game.board.spaces.filter(({ name }) => name.startsWith('1:')).length, 13);
  const file = Object(read('midway/game'));
  assert.deepEqual(
    stalkers.map(({ card }) => card),
    file.checkpoint.stalkers.map(({ card }: { card: string }) => card),
  );
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
  assert.equal(Object(position.start.position).seed, 'z1:position');
});

test('a Campaign finds the Mission it was in', () => {
  const { play } = campaign(read('midway/campaign'));
  const underWay = game(read('midway/mission-of-campaign'));
  assert.equal(askedIn(play).kind, 'mission');
  assert.deepEqual(underWay.save.start, { from: 'mission', setup: setupOf(play.game) });
  assert.equal(underWay.play.game.state.random.seed, seedOf(underWay.save));
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
    const parsed = parseGameRecord(box, { ...old, start });
    return parsed.ok ? 'taken' : parsed.problems[0]?.where;
  };
  assert.equal(withSetup({ from: 'mission', setup: { ...old.start.setup, seed: 7 } }), 'start.setup.seed');
  assert.equal(withSetup({ from: 'mission', setup: null }), 'start.setup');
  assert.equal(withSetup(null), 'start');
});
