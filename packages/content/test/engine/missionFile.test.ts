import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Problem, problemAt } from '@zonecrawl/engine/base';
import { setUpMission, withMission } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Mission } from '@zonecrawl/engine/model';
import { said } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';

/** A small Mission that is right, as JSON; each test breaks one thing in it. */
const good: Mission = {
  id: 'yard',
  kind: 'training',
  setup: {
    tiles: [{ id: '2', x: 0, y: 0, turn: 0 }],
    cards: [{ card: 'Y-1', at: { x: 1, y: 2, turn: 0 } }],
    start: ['2:y'],
    enemies: [
      { card: 'bandit-rifle', colours: ['red'], team: 1, pool: 1, standing: [{ space: '2:B', facing: 3 }] },
    ],
    anomalies: [{ card: 'electro', pattern: 6, x: 1, y: 1, artifact: false }],
    loot: [{ space: '2:A', tokens: 2 }],
    unknown: { spaces: ['2:f'], tokens: [['x'], ['x'], 1, 2] },
    events: ['Y-I'],
  },
  places: [
    { id: 'henHouse', place: { at: 'building', of: '2:B' } },
    {
      id: 'yard',
      place: {
        at: 'either',
        of: [
          { at: 'space', space: '2:y' },
          { at: 'space', space: '2:i' },
        ],
      },
    },
  ],
  environment: [
    {
      id: 'Y-1',
      a: {
        overlay: 'cart',
        actions: [
          {
            id: 'search',
            cost: 'standard',
            place: { at: 'card', card: 'Y-1' },
            when: { if: 'not', that: { if: 'finding', finding: 'letter', who: 'anybody' } },
            do: [
              { do: 'give', who: 'actor', gift: { gift: 'finding', finding: 'letter' } },
              { do: 'ask', who: 'actor', choices: [{ id: 'keep', cost: { standard: true }, do: [] }] },
            ],
          },
        ],
      },
    },
  ],
  overlays: [{ id: 'cart', drawing: '+   +\n  c\n+   +', spaces: { c: { cover: 1 } } }],
  events: [{ id: 'Y-I', copies: 1, instant: [{ do: 'show', text: 'mission.yard.calm' }], endOfRound: [] }],
  objective: {
    when: { if: 'standing', who: 'stalker', place: { at: 'space', space: '2:h' }, is: 'atLeast', value: 1 },
    ending: 'success',
  },
  goals: [{ at: 'space', space: '2:h' }],
  death: 'fatality',
  time: 'time',
  endings: { success: { won: true }, fatality: { won: false }, time: { won: false } },
};

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** The good file with the value at a path replaced (or taken away). */
function broken(path: string, value: Json | undefined): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(good));
  const keys = path.split('.');
  let at: unknown = copy;
  for (const key of keys.slice(0, -1)) at = Reflect.get(Object(at), key);
  const last = keys.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(Object(at), last);
  else Reflect.set(Object(at), last, value);
  return copy;
}

function problemsOf(draft: unknown): readonly Problem[] {
  const read = readMission(box, draft);
  return read.ok ? [] : read.problems;
}

/** Names the place and says what is wrong. */
function refuses(path: string, value: Json | undefined, where: string, what: RegExp): void {
  const problems = problemsOf(broken(path, value));
  const found = problems.find((problem) => problem.where === where);
  assert.ok(found, `nothing is said about ${where}: ${JSON.stringify(problems)}`);
  assert.match(said(found), what);
}

test('a right Mission file is read, and can be played', () => {
  const read = readMission(box, JSON.parse(JSON.stringify(good)));
  assert.ok(read.ok, JSON.stringify(read));
  assert.deepEqual(read.mission, good);
  const state = setUpMission(withMission(box, read.mission), {
    mission: 'yard',
    stalkers: [{ stalker: 'milady' }],
    seed: 'x',
  });
  assert.equal(state.enemies.length, 1);
  assert.deepEqual(state.map.overlays, [{ id: 'cart', x: 1, y: 2, turn: 0 }]);
});

test('every Mission of the box is right', () => {
  for (const mission of Object.values(box.missions)) {
    assert.deepEqual(problemsOf(JSON.parse(JSON.stringify(mission))), [], mission.id);
  }
});

test('a word that is not in the vocabulary is refused at its place, with the words there are', () => {
  refuses(
    'events.0.instant.0.do',
    'explode',
    'events.0.instant.0.do',
    /shape\.word \{"field":"do","words":\["show","if","ask"/,
  );
  refuses('objective.when.if', 'maybe', 'objective.when.if', /"words":\["counter","team"/);
  refuses('goals.0.at', 'nowhere', 'goals.0.at', /"words":\["space","mark","room"/);
  refuses(
    'environment.0.a.actions.0.cost',
    'cheap',
    'environment.0.a.actions.0.cost',
    /shape\.notAmong \{"words":\["standard","free"/,
  );
  refuses('setup.tiles.0.colour', 'red', 'setup.tiles.0.colour', /shape\.unknownField \{"field":"colour"/);
  refuses('kind', 'war', 'kind', /"story","introduction","training"/);
  refuses('death', undefined, 'death', /shape\.missing \{"expected":"string"/);
  refuses('setup.enemies.0.standing.0.facing', 7, 'setup.enemies.0.standing.0.facing', /shape\.direction/);
});

test('a named place is somewhere on the map, whatever happens, and has a name', () => {
  refuses('places.0.place.of', '2:Z', 'places.0.place', /mission\.notIndoors/);
  refuses('places.1.place.of.1.space', '2:Z', 'places.1.place.of.1', /mission\.noPlace/);
  refuses('places.0.place', { at: 'card', card: 'Y-1' }, 'places.0.place', /mission\.placeOfGame/);
  refuses('places.1.id', 'henHouse', 'places.1.id', /name\.twice \{"id":"henHouse"/);
  const unnamed = readMission(box, good, { hasText: (key) => key !== 'place.yard.henHouse' });
  assert.deepEqual(unnamed.ok ? [] : unnamed.problems.map(({ where }) => where), ['places.0.id']);
});

test('a name that means nothing in the box is refused at its place', () => {
  refuses(
    'setup.enemies.0.card',
    'bandit-king',
    'setup.enemies.0.card',
    /unknownAmong \{"kind":"enemy","id":"bandit-king","known":\["bandit-rifle"/,
  );
  refuses('setup.tiles.0.id', '99', 'setup.tile.99', /plan\.noPiece/);
  refuses('setup.anomalies.0.card', 'fog', 'setup.anomalies.0.card', /"anomaly","id":"fog"/);
  refuses('setup.anomalies.0.pattern', 77, 'setup.anomalies.0.pattern', /"pattern","id":"77"/);
  refuses('setup.unknown.tokens.0', ['y'], 'setup.unknown.tokens.0.0', /"unknown","id":"y"/);
  refuses('setup.events', ['Y-II'], 'setup.events.0', /"event","id":"Y-II","known":\["Y-I"/);
  refuses('setup.cards.0.card', 'Y-9', 'setup.cards.0.card', /"environment","id":"Y-9"/);
  const gift = 'environment.0.a.actions.0.do.0.gift';
  refuses(gift, { gift: 'card', card: 'bfg' }, `${gift}.card`, /"equipment","id":"bfg"/);
  const condition = 'environment.0.a.actions.0.when.that';
  refuses(
    `${condition}.finding`,
    'diary',
    `${condition}.finding`,
    /untoldAmong \{"kind":"finding","id":"diary","known":\["letter"/,
  );
  refuses(
    'objective.when',
    { if: 'counter', counter: 'keys', is: 'atLeast', value: 1 },
    'objective.when.counter',
    /"counter","id":"keys"/,
  );
});

test('a place that is not on the map is refused, and an overlay that does not fit', () => {
  refuses('setup.start', ['2:zz'], 'setup.start.0', /mission\.noSpace \{"space":"2:zz"/);
  refuses('setup.start', ['2:b'], 'setup.start', /mission\.room \{"room":2/);
  refuses('setup.loot.0.space', '3:K', 'setup.loot.0.space', /mission\.noSpace/);
  refuses('setup.cards.0.at.x', 200, 'environment.0.a.overlay', /plan\.offMap/);
  refuses('goals.0.space', '2:q', 'goals.0', /mission\.noPlace/);
  refuses(
    'objective.when.place',
    { at: 'building', of: '2:y' },
    'objective.when.place',
    /mission\.notIndoors/,
  );
});

test('an objective nobody can reach is refused', () => {
  // Two tiles that do not touch.
  const draft = broken('setup.tiles', [
    { id: '2', x: 0, y: 0, turn: 0 },
    { id: '5', x: 9, y: 0, turn: 0 },
  ]);
  Reflect.set(Object(draft), 'goals', [{ at: 'space', space: '5:C' }]);
  assert.match(JSON.stringify(problemsOf(draft)), /goals\.0.*mission\.goal/);
});

test('an effect out of place is refused', () => {
  const ask = { do: 'ask', who: 'lead', choices: [{ id: 'x', cost: { standard: true }, do: [] }] };
  refuses(
    'events.0.instant.0',
    ask,
    'events.0.instant.0.choices.0.cost.standard',
    /mission\.eventOutsideTurn/,
  );
  refuses(
    'events.0.instant.0',
    { do: 'nextStandardFree', who: 'all' },
    'events.0.instant.0',
    /mission\.onlyInTurn/,
  );
  refuses(
    'events.0.instant.0',
    { do: 'placeLoot', place: { at: 'here' }, count: 1 },
    'events.0.instant.0.place',
    /mission\.noHere/,
  );
  const endless = broken('endings.fatality.event', 'Y-I');
  Reflect.set(Object(endless), 'events', [
    { id: 'Y-I', copies: 1, instant: [{ do: 'end', ending: 'time' }], endOfRound: [] },
  ]);
  assert.match(JSON.stringify(problemsOf(endless)), /mission\.endAtEnd/);
});

test('a Mission that cannot be won, or whose endings do not fit, is refused', () => {
  refuses('objective', undefined, 'objective', /mission\.unwinnable/);
  refuses(
    'objective.ending',
    'glory',
    'objective.ending',
    /"ending","id":"glory","known":\["success","fatality","time"\]/,
  );
  refuses('death', 'success', 'death', /mission\.ending.*"should":"lose"/);
});

test('a missing text is refused by its key and place', () => {
  const read = readMission(box, good, { hasText: (key) => key !== 'environment.Y-1.action.search' });
  assert.ok(!read.ok);
  assert.deepEqual(read.problems, [
    problemAt('environment.0.a.actions.0.id', 'mission.noText', { key: 'environment.Y-1.action.search' }),
  ]);
});

test('two cards of one id, and two triggers of one id, are refused', () => {
  const card = good.environment[0] ?? assert.fail();
  const twice: unknown = JSON.parse(JSON.stringify({ ...good, environment: [card, card] }));
  assert.match(JSON.stringify(problemsOf(twice)), /environment\.1\.id.*name\.twice/);
});

test('files from strangers never crash the reader', () => {
  let deep: unknown = [];
  for (let i = 0; i < 5000; i++) deep = [deep];
  for (const draft of [
    null,
    1,
    'mission',
    [],
    {},
    { id: 1 },
    { ...good, events: deep },
    broken('setup', null),
  ]) {
    const read = readMission(box, draft);
    assert.ok(!read.ok);
    assert.ok(read.problems.length > 0);
    assert.ok(read.problems.every(({ where, key }) => where && key));
  }
});

test('every part of a Mission taken away or replaced is told with its place, or does no harm', () => {
  const paths: string[] = [];
  const collect = (value: unknown, path: string): void => {
    if (path) paths.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key);
  };
  collect(good, '');
  assert.ok(paths.length > 100);
  for (const path of paths) {
    for (const value of [undefined, null, -1, 'nonsense', [], {}] as const) {
      const read = readMission(box, broken(path, value));
      if (!read.ok)
        assert.ok(
          read.problems.every(({ where }) => where !== ''),
          path,
        );
    }
  }
});
