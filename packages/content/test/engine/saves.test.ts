import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash, parseJson, seedRandom } from '@zonecrawl/engine/base';
import {
  answer,
  type GamePlay,
  type GameSave,
  loadGame,
  saveGame,
  type TakenAnswer,
} from '@zonecrawl/engine/game';
import { hashOfFile, migrate } from '@zonecrawl/engine/kernel';
import { said } from '@zonecrawl/engine/testing';
import fc from 'fast-check';
import { box } from '../../src/index.ts';
import { MISSIONS, missionStart, played } from './games.ts';

const start = missionStart('skirmish1', 2, 'saves');
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A game in the middle of an Action, with answers of the running step. */
function inTheMiddle(): GamePlay {
  let found: GamePlay | null = null;
  const play = played(start, 400, (each) => {
    if (!found && each.since.length > 1 && each.inputs.length > 10) {
      const save = saveGame(each, start);
      const loaded = loadGame(box, json(save));
      if (loaded.ok) found = loaded.play;
    }
  });
  return found ?? play;
}

/** A save changed by hand, with or without a hash that fits the change. */
function changed(change: (save: object) => void, sign = true): unknown {
  const save: object = Object(json(saveGame(inTheMiddle(), start)));
  change(save);
  return sign ? { ...save, hash: hashOfFile(save) } : save;
}

function refusedAt(file: unknown, where: string, what: RegExp): void {
  const loaded = loadGame(box, file);
  if (loaded.ok) assert.fail(`it was loaded, but ${where} is wrong`);
  const problem = loaded.problems.find((each) => each.where === where);
  assert.ok(problem, `${where} is not named: ${JSON.stringify(loaded.problems)}`);
  assert.match(said(problem), what);
}

test('a save made at any decision of a Mission loads to the same decision and state', () => {
  for (const mission of MISSIONS) {
    for (const stalkers of [1, 4]) {
      const from = missionStart(mission, stalkers, 'any decision');
      const end = played(from, 250, (play) => {
        const loaded = loadGame(box, json(saveGame(play, from)));
        if (!loaded.ok) assert.fail(JSON.stringify(loaded.problems));
        assert.deepEqual(loaded.play.decision, play.decision);
        assert.equal(hash(loaded.play.game.state), hash(play.game.state));
        assert.deepEqual(loaded.play.inputs, play.inputs);
      });
      const over = loadGame(box, json(saveGame(end, from)));
      assert.ok(over.ok);
      assert.equal(hash(over.play.game.state), hash(end.game.state));
    }
  }
});

test('a loaded game goes on like the one that was saved', () => {
  const play = inTheMiddle();
  const loaded = loadGame(box, json(saveGame(play, start)));
  assert.ok(loaded.ok);
  for (let i = 0; i < 30 && play.decision; i++) {
    const input = play.decision.pick ? [] : 0;
    const one = answer(play, input);
    const other: TakenAnswer = answer(loaded.play, input);
    assert.deepEqual(other, one);
  }
  assert.equal(hash(loaded.play.game.state), hash(play.game.state));
});

test('a save shares nothing with the game: playing on does not change it', () => {
  const play = inTheMiddle();
  const save = saveGame(play, start);
  const text = JSON.stringify(save);
  for (let i = 0; i < 20 && play.decision; i++) answer(play, play.decision.pick ? [] : 0);
  assert.equal(JSON.stringify(save), text);
});

test('a file that breaks off is told with line and column', () => {
  const text = JSON.stringify(saveGame(inTheMiddle(), start), null, 1);
  const cut = text.slice(0, Math.floor(text.length / 2));
  const parsed = parseJson(cut);
  assert.ok(!parsed.ok);
  const lines = cut.split('\n');
  assert.equal(parsed.problems[0].params['line'], lines.length);
});

test('mistakes in JSON are told where they are', () => {
  const at = (text: string): string => {
    const parsed = parseJson(text);
    return parsed.ok ? 'right' : said(parsed.problems[0]);
  };
  assert.equal(at('{"a": [1, 2]}'), 'right');
  assert.equal(at(''), '(top): json.brokenOff {"line":1,"column":1,"expected":"value"}');
  assert.equal(at('{"a":1,}'), '(top): json.unexpected {"line":1,"column":8,"expected":"name"}');
  assert.equal(at('{"a":1 "b":2}'), '(top): json.unexpected {"line":1,"column":8,"expected":"commaOrBrace"}');
  assert.equal(
    at('{\n  "a": [1,\n   2 3]}'),
    '(top): json.unexpected {"line":3,"column":6,"expected":"commaOrBracket"}',
  );
  assert.equal(at('[1]]'), '(top): json.unexpected {"line":1,"column":4,"expected":"end"}');
  assert.equal(at('{"a" 1}'), '(top): json.unexpected {"line":1,"column":6,"expected":"colon"}');
  assert.equal(at('["open'), '(top): json.insideText {"line":1,"column":7}');
  assert.equal(at('["a\\q"]'), '(top): json.unexpected {"line":1,"column":2,"expected":"text"}');
});

test('every text that is no JSON is told with a place in it', () => {
  const text = JSON.stringify({ zonecrawl: 'save', list: [1, 'two', { three: null }], deep: [[[]]] });
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      const broken = text.slice(0, at) + character + text.slice(at + 1);
      const parsed = parseJson(broken);
      if (!parsed.ok) assert.match(said(parsed.problems[0]), /"line":1,"column":\d+/);
    }),
  );
});

test('a foreign file is refused for what it is', () => {
  refusedAt([], '(top)', /file\.notObject/);
  refusedAt(null, '(top)', /file\.notObject/);
  refusedAt({ name: 'package' }, 'zonecrawl', /file\.foreign/);
  refusedAt({ zonecrawl: 'record', format: 2 }, 'zonecrawl', /file\.otherKind/);
});

test('a save of another format is refused: too new, too old, or none', () => {
  refusedAt(
    changed((save) => Object.assign(save, { format: 3 })),
    'format',
    /file\.tooNew/,
  );
  refusedAt(
    changed((save) => Object.assign(save, { format: 0 })),
    'format',
    /file\.tooOld/,
  );
  refusedAt(
    changed((save) => Object.assign(save, { format: 'one' })),
    'format',
    /file\.noFormat/,
  );
});

test('randomness that fits no seed of ours is refused', () => {
  const random = (change: object) =>
    changed((save) => {
      const checkpoint = Object(Object.entries(save).find(([name]) => name === 'checkpoint')?.[1]);
      Object.assign(checkpoint.random, change);
    });
  refusedAt(random({ key: [1, 2, 3, 4] }), 'checkpoint.random.key', /shape\.keyOfSeed/);
  refusedAt(random({ seed: 'z2:00' }), 'checkpoint.random.key', /shape\.keyOfSeed/);
  refusedAt(random({ seed: 'saves' }), 'checkpoint.random.key', /shape\.keyOfSeed/);
  refusedAt(random({ key: [0.5, 2, 3, 4] }), 'checkpoint.random.key', /shape\.other/);
  refusedAt(random({ key: [1, 2, 3] }), 'checkpoint.random.key', /shape\.other/);
  const counts = { dice: 0, events: 0, enemies: 0, loot: 0, setup: 0 };
  refusedAt(random({ counts: { ...counts, dice: -1 } }), 'checkpoint.random.counts.dice', /shape\.tooSmall/);
  refusedAt(
    random({ counts: { ...counts, dice: 2 ** 32 } }),
    'checkpoint.random.counts.dice',
    /shape\.tooLarge/,
  );
  assert.ok(loadGame(box, random(seedRandom('z1:saves'))).ok, 'of either generator');
});

test('a change without its hash is noticed', () => {
  const file = changed((save) => {
    Object.assign(Reflect.get(save, 'checkpoint').stalkers[0], { bolts: 9 });
  }, false);
  refusedAt(file, 'hash', /file\.damaged/);
});

test('what has the wrong shape is named by its path', () => {
  const wrong = (path: string, value: unknown): unknown =>
    changed((save) => {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      const parent = keys.reduce<object>((node, key) => Reflect.get(node, key), save);
      if (value === undefined) Reflect.deleteProperty(parent, last);
      else Reflect.set(parent, last, value);
    });
  refusedAt(wrong('checkpoint.stalkers.0.hp', 'many'), 'checkpoint.stalkers.0.hp', /number/);
  refusedAt(wrong('checkpoint.stalkers.1.dosage', 17), 'checkpoint.stalkers.1.dosage', /16/);
  refusedAt(wrong('checkpoint.stalkers.0.turns', []), 'checkpoint.stalkers.0.turns', /./);
  refusedAt(wrong('checkpoint.random', undefined), 'checkpoint.random', /./);
  refusedAt(wrong('checkpoint.phase', 'lunch'), 'checkpoint.phase', /./);
  refusedAt(wrong('checkpoint.agenda.0', { step: 'nap' }), 'checkpoint.agenda.0.step', /./);
  refusedAt(wrong('checkpoint.map.tiles.0.x', 1e9), 'checkpoint.map.tiles.0.x', /./);
  refusedAt(wrong('checkpoint.cheat', true), 'checkpoint.cheat', /shape\.unknownField/);
  refusedAt(wrong('inputs.0', -1), 'inputs.0', /./);
});

test('what a save names must be there: cards, spaces, entities, symbols', () => {
  const wrong = (change: (checkpoint: GameSave['checkpoint']) => void): unknown =>
    changed((save) => change(Reflect.get(save, 'checkpoint')));
  const set = (object: object, fields: object): void => {
    Object.assign(object, fields);
  };
  const at = (where: string): string => `checkpoint.${where}`;
  refusedAt(
    wrong(({ stalkers: [s] }) => s && set(s, { card: 'nobody' })),
    at('stalkers.0.card'),
    /"card","id":"nobody"/,
  );
  refusedAt(
    wrong(({ stalkers: [s] }) => s && set(s, { space: 9999 })),
    at('stalkers.0.space'),
    /state\.noSpace \{"space":9999/,
  );
  refusedAt(
    wrong(({ stalkers: [s] }) => s && set(s, { hp: 99 })),
    at('stalkers.0.hp'),
    /state\.hp/,
  );
  refusedAt(
    wrong(({ enemies: [e] }) => e && set(e, { space: null })),
    at('enemies.0.space'),
    /state\.enemyOffMap/,
  );
  refusedAt(
    wrong(({ enemies: [e] }) => e && set(e, { card: 'mouse' })),
    at('enemies.0.card'),
    /"id":"mouse"/,
  );
  refusedAt(
    wrong(({ decks }) => set(decks, { low: ['x'] })),
    at('decks.low.0'),
    /"card","id":"x"/,
  );
  refusedAt(
    wrong(({ bolts }) => bolts.push({ overlay: 0 as never, symbol: 99 })),
    at('bolts.0'),
    /state\.noSymbol \{"symbol":99/,
  );
  refusedAt(
    wrong(({ mission }) => set(mission, { id: 'z9' })),
    at('mission.id'),
    /"mission","id":"z9"/,
  );
  refusedAt(
    wrong(({ lead }) => set(lead, { holder: 3 })),
    at('lead.holder'),
    /state\.noStalker \{"stalker":3/,
  );
  refusedAt(
    wrong((state) => set(state, { event: 'party' })),
    at('event'),
    /"event","id":"party"/,
  );
  refusedAt(
    wrong(({ map }) => set(map, { tiles: [{ id: 'nowhere', x: 0, y: 0, turn: 0 }] })),
    at('map.tile.nowhere'),
    /plan\.noPiece/,
  );
});

test('answers that are not legal are refused by their number', () => {
  const file = changed((save) => {
    const answers: number[] = Reflect.get(save, 'answers');
    const inputs: number[] = Reflect.get(save, 'inputs');
    answers[answers.length - 1] = 90_000;
    inputs[inputs.length - 1] = 90_000;
  });
  const save = file as GameSave;
  refusedAt(file, `answers.${save.answers.length - 1}`, /file\.illegalInput/);
  const other = changed((each) => Object.assign(each, { inputs: [] }));
  refusedAt(other, 'answers.0', /file\.answers/);
});

test('however a save is damaged, loading says so or gives a whole game; it never throws', () => {
  const text = JSON.stringify(saveGame(inTheMiddle(), start));
  const whole = JSON.parse(text);
  const paths: string[][] = [];
  const walk = (value: unknown, path: string[]): void => {
    if (path.length > 0) paths.push(path);
    if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    }
  };
  walk(whole, []);
  const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined), fc.integer(), fc.string());
  fc.assert(
    fc.property(fc.nat(paths.length - 1), junk, fc.boolean(), (index, value, signed) => {
      const file = JSON.parse(text);
      const path = paths[index] ?? [];
      const last = path.at(-1) ?? '';
      const parent = path.slice(0, -1).reduce((node, key) => node[key], file);
      if (value === undefined && Array.isArray(parent)) parent.splice(Number(last), 1);
      else if (value === undefined) delete parent[last];
      else parent[last] = value;
      if (signed) file.hash = hashOfFile(file);
      const loaded = loadGame(box, file);
      if (loaded.ok) assert.ok(loaded.play.decision !== undefined);
      else
        for (const problem of loaded.problems) assert.ok(problem.where.length > 0 && problem.key.length > 0);
    }),
    { numRuns: 600 },
  );
});

test('a file nested beyond all measure is refused, not tripped over', () => {
  let deep: unknown = {};
  for (let i = 0; i < 50_000; i++) deep = { deep };
  const file = { ...saveGame(inTheMiddle(), null), start: { from: 'position', position: { deep } } };
  refusedAt(file, 'hash', /file\.damaged/);
});

test('files of an older format are migrated one format at a time', () => {
  const ancient = { zonecrawl: 'save', format: -1, moves: [1, 2] };
  const migrations = {
    [-1]: ({ moves, ...rest }: Record<string, unknown>) => ({ ...rest, format: 0, answers: moves }),
    0: (file: Record<string, unknown>) => ({ ...file, format: 1, inputs: file['answers'] }),
  };
  const migrated = migrate(ancient, { kind: 'save', format: 1, migrations });
  assert.ok(migrated.ok);
  assert.deepEqual(migrated.file, { zonecrawl: 'save', format: 1, answers: [1, 2], inputs: [1, 2] });
});
