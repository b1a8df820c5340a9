import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MapPlan, Scenario, SurvivalBook } from '../src/model/index.ts';
import {
  codeOf,
  codeSeed,
  fromLink,
  gameOfTheDay,
  type Linked,
  readCode,
  type SurvivalGame,
  setupOf,
  toLink,
} from '../src/survival/index.ts';

const MAP: Omit<MapPlan, 'id' | 'number'> = {
  tiles: [],
  start: [],
  posts: [],
  sites: [],
  loot: [],
  unknown: [],
  cards: [],
  places: [],
};
const SCENARIO: Omit<Scenario, 'id' | 'number'> = {
  budget: { coupons: [0, 0, 0, 0], tier: 1 },
  enemies: [],
  anomalies: [],
  loot: { stacks: 0, tokens: 0 },
  unknown: [0, 0, 0, 0],
  rounds: 1,
  death: 'fatality',
  time: 'time',
  endings: {},
};
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const book: SurvivalBook = {
  scenarios: Object.fromEntries(names.map((id, i) => [id, { ...SCENARIO, id, number: i + 1 }])),
  maps: Object.fromEntries(names.map((id, i) => [id, { ...MAP, id, number: i + 1 }])),
  setupCards: [],
  notes: [],
  events: [],
  overlays: [],
};
const game: SurvivalGame = {
  scenario: 'two',
  map: 'ten',
  stalkers: 3,
  lostTerritories: true,
  seed: '7K2M9QX4',
};

test('ZS1 a game has a code of twelve letters that leads back to it, however it is typed', () => {
  const code = codeOf(book, game) ?? assert.fail();
  assert.match(code, /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code} `,
    code.replaceAll('0', 'o'),
  ])
    assert.deepEqual(readCode(book, typed), { ok: true, game });
  assert.deepEqual(setupOf(game), {
    mission: 'zs.two.ten',
    seed: 'survival 7K2M9QX4',
    options: { lostTerritories: true },
  });
});

test('a code with one wrong letter, too few letters, or of a scenario that is not there is refused with its reason', () => {
  const code = (codeOf(book, game) ?? assert.fail()).replaceAll('-', '');
  for (let i = 0; i < code.length; i++) {
    const wrong = code[i] === 'Z' ? 'Y' : 'Z';
    const read = readCode(book, code.slice(0, i) + wrong + code.slice(i + 1));
    assert.deepEqual(read, { ok: false, problem: 'check' }, String(i));
  }
  assert.deepEqual(readCode(book, code.slice(1)), { ok: false, problem: 'length' });
  assert.deepEqual(readCode(book, `${code.slice(1)}!`), { ok: false, problem: 'letter' });
  const smaller = { ...book, scenarios: {} };
  assert.deepEqual(readCode(smaller, code), { ok: false, problem: 'unknown' });
  assert.equal(codeOf(smaller, game), null);
});

test('random bytes make seeds of eight letters', () => {
  assert.equal(codeSeed(Uint8Array.of(0, 0, 0, 0, 0)), '00000000');
  assert.equal(codeSeed(Uint8Array.of(255, 255, 255, 255, 255)), 'ZZZZZZZZ');
  assert.equal(codeSeed(Uint8Array.of(8, 0, 0, 0, 1)), '10000001');
});

test('the game of the day is the same for a date, and in ten days every scenario comes once', () => {
  const days = Array.from({ length: 10 }, (_, i) => `2026-11-${String(i + 10)}`);
  const games = days.map((day) => gameOfTheDay(book, day) ?? assert.fail(day));
  assert.deepEqual(gameOfTheDay(book, '2026-11-10'), games[0]);
  assert.equal(new Set(games.map(({ scenario }) => scenario)).size, 10);
  assert.equal(new Set(games.map(({ seed }) => seed)).size, 10);
  for (const one of games) assert.deepEqual(readCode(book, codeOf(book, one) ?? ''), { ok: true, game: one });
  for (const wrong of ['', 'today', '2026-13-01', '2026-11-00', '2026-11-1'])
    assert.equal(gameOfTheDay(book, wrong), null);
});

test('days go on over the ends of months and years', () => {
  const scenarios = ['2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'].map((day) =>
    names.indexOf(gameOfTheDay(book, day)?.scenario ?? ''),
  );
  const steps = [1, 58, 1, 1];
  for (const [i, step] of steps.entries())
    assert.equal(((scenarios[i] ?? 0) + 7 * step) % 10, scenarios[i + 1], String(i));
});

const linked: Linked = {
  format: 2,
  digest: '0123456789abcdef',
  start: {
    from: 'mission',
    setup: { mission: 'zs.two.ten', stalkers: [{ stalker: 'Пальма' }], seed: 'survival A' },
  },
  inputs: Array.from({ length: 600 }, (_, i) =>
    i % 17 === 0 ? [0, i % 5] : i % 4 === 0 ? (i * 37) % 90 : i % 3,
  ),
  hash: 'fedcba9876543210',
  outcome: { won: true, ending: 'success' },
};

test('a record goes into a link and comes out the same, also an empty one and one with large numbers', () => {
  for (const one of [linked, { ...linked, inputs: [] }, { ...linked, inputs: [0, 31, 32, 1000, 99_999, []] }])
    assert.deepEqual(fromLink(toLink(one)), { ok: true, linked: one });
  assert.match(toLink(linked), /^[\w-]+$/);
});

test('a link that was cut off, changed or made up is damaged, and never takes long', () => {
  const link = toLink(linked);
  for (const broken of [
    '',
    'x',
    link.slice(0, -4),
    link.slice(4),
    `${link}!`,
    link.replace(/.$/, (l) => (l === 'A' ? 'B' : 'A')),
    'A'.repeat(5000),
  ])
    assert.deepEqual(fromLink(broken).ok, false, broken.slice(0, 20));
});
