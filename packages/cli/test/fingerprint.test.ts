/**
 * What was played when the rules last changed is played the same today: a sample of fixtures/fingerprint.json;
 * `zone fingerprint --compare` does all of it.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import type { GameState } from '@zonecrawl/engine/model';
import { differences } from '../src/fingerprint/compare.ts';
import { digestOf } from '../src/fingerprint/digest.ts';
import { readFingerprint } from '../src/fingerprint/fingerprint.ts';
import { readInputs } from '../src/fingerprint/inputs.ts';
import { spread } from '../src/fingerprint/names.ts';
import { printOf } from '../src/fingerprint/play.ts';
import type { Playing } from '../src/fingerprint/playing.ts';
import { SPELLINGS } from '../src/fingerprint/spelling.ts';
import { file, zone } from './zone.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures');
const old = join(fixtures, 'old/0.1.0');
const stored = readFingerprint(join(fixtures, 'fingerprint.json'));
const spelling = SPELLINGS[stored.as] ?? assert.fail(`nobody knows how ${stored.as} spelled things`);
const playing: Playing = { box, spelling, fixtures };

const named = (group: string): readonly string[] =>
  stored.games.map(({ game }) => game).filter((game) => game.startsWith(`${group}/`));

function assertSame(names: readonly string[], how: Playing = playing): void {
  const now = names.map((name) => printOf(how, name));
  assert.deepEqual(differences(stored.games, now), []);
}

test('24 random games are played as the rules stand, input by input and fact by fact', () => {
  assertSame(named('random').slice(0, 24));
});

test('6 careful games are played as the rules stand, by what bots think today', () => {
  assertSame(named('careful').slice(0, 6));
});

test('and by what they answered when the fingerprint was taken', () => {
  const inputs = readInputs(join(fixtures, 'inputs.json'));
  assert.deepEqual([...inputs.keys()], [...named('random'), ...named('careful')]);
  assertSame(named('careful').slice(6, 36), { ...playing, inputs });
});

test('a recorded game of every Mission, and a recorded Campaign, are played as the rules stand', () => {
  const missionOf = (name: string): string => name.split(/[/-]/)[1] ?? '';
  const games = new Map(named('games').map((name) => [missionOf(name), name]));
  assert.equal(games.size, 10);
  assertSame([...games.values(), 'campaigns/setback']);
});

/** What a view tells since then. */
const NEWER: ReadonlySet<string> = new Set(['aim', 'inSight', 'pins', 'score']);

test('a position is answered as in 0.1.0', () => {
  const { out } = zone('probe', join(old, 'positions/street.json'));
  const { hash: _now, ...now } = JSON.parse(out, (key, value) => (NEWER.has(key) ? undefined : value));
  const { hash: _then, ...then } = JSON.parse(readFileSync(join(old, 'answers/street.json'), 'utf8'));
  assert.deepEqual(now, then);
});

test('few games have all Missions and all numbers of Stalkers already', () => {
  const choices = spread(box, 'random', 40, 1).map((name) => name.split('/').slice(1, 3).join('/'));
  assert.equal(new Set(choices).size, 40);
});

test('what is spelled otherwise is noticed, and mapped back it is the same', () => {
  const [name = ''] = named('random');
  const renamed = { ...spelling, fact: (fact: object) => ({ ...fact, news: true }) };
  const [found] = differences(stored.games, [printOf({ ...playing, spelling: renamed }, name)]);
  assert.equal(found?.game, name);
  assert.equal(found.what, 'facts');
  const version = {
    ...spelling,
    state: (state: GameState) => ({ ...spelling.state(state), format: 9, box: '9', random: null }),
  };
  assertSame([name], { ...playing, spelling: version });
});

test('hashes do not depend on the order of keys, but on everything else', () => {
  assert.equal(
    digestOf({ a: 1, b: [1, { c: null }] }),
    digestOf({ b: [1, { c: null }], a: 1, d: undefined }),
  );
  const others = [
    { a: 1 },
    { a: '1' },
    { a: [1] },
    { a: null },
    { b: 1 },
    [1],
    ['a', 1],
    {},
    [],
    [[]],
    [''],
    null,
  ];
  assert.equal(new Set(others.map(digestOf)).size, others.length);
});

test('the first game that differs is named, and the exit code is 1', () => {
  const games = stored.games.filter(({ game }) => game.startsWith('random/')).slice(0, 3);
  const [one, two, three] = games;
  const same = file('same.json', { zonecrawl: 'fingerprint', as: '0.1.0', games });
  const told = zone('fingerprint', '--compare', same, '--json');
  assert.deepEqual(JSON.parse(told.out), { same: true, games: 3, different: 0, first: null });
  assert.equal(told.code, 0);
  const changed = [one, { ...two, states: 'otherwise' }, { ...three, facts: 'otherwise' }];
  const other = file('other.json', { zonecrawl: 'fingerprint', as: '0.1.0', games: changed });
  const found = zone('fingerprint', '--compare', other, '--json');
  assert.equal(found.code, 1);
  const { different, first } = JSON.parse(found.out);
  assert.equal(different, 2);
  assert.deepEqual(first, { game: two?.game, what: 'states', stored: 'otherwise', now: two?.states });
});

test('a file that is no fingerprint, and a version nobody knows, are told', () => {
  const foreign = zone('fingerprint', '--compare', file('foreign.json', { games: [] }));
  assert.equal(foreign.code, 2);
  assert.match(foreign.err, /is no fingerprint/);
  assert.match(zone('fingerprint', '--as', '0.0.1').err, /known is 0\.1\.0/);
});
