import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash } from '@zonecrawl/engine/base';
import {
  type GameRecord,
  loadGame,
  markedGame,
  parseGameRecord,
  recordGame,
  replayGame,
  saveGame,
} from '@zonecrawl/engine/game';
import { createHost } from '@zonecrawl/engine/host';
import { checkpointOf } from '@zonecrawl/engine/kernel';
import { said } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { MISSIONS, missionStart, played } from './games.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function recordOf(mission = 'skirmish2', stalkers = 3, inputs = 5000): GameRecord {
  const start = missionStart(mission, stalkers, 'records');
  return recordGame(played(start, inputs), start);
}

function parsed(file: unknown): GameRecord {
  const result = parseGameRecord(box, file);
  return result.ok ? result.record : assert.fail(JSON.stringify(result.problems));
}

function divergenceOf(record: GameRecord): { at: number; why: string } {
  const replayed = replayGame(box, record);
  assert.ok(!replayed.ok && replayed.diverged, 'it repeats, but should not');
  return { at: replayed.diverged.at, why: replayed.diverged.why };
}

test('a recorded game replays to its exact end, from a file as from memory', () => {
  for (const mission of MISSIONS) {
    const record = recordOf(mission, 2);
    assert.ok(record.outcome, 'random games end');
    const replayed = replayGame(box, parsed(json(record)));
    assert.ok(replayed.ok);
    assert.deepEqual(replayed.play.game.state.outcome, record.outcome);
    assert.equal(hash(replayed.play.game.state), record.hash);
  }
});

test('a replay tells the same facts each time', () => {
  const record = recordOf();
  const told = (): unknown[] => {
    const facts: unknown[] = [];
    replayGame(box, record, { each: (_play, input, each) => facts.push([input, [...each]]) });
    return facts;
  };
  assert.deepEqual(told(), told());
});

test('a game that is not over is recorded too, and can be played on and saved', () => {
  const record = recordOf('skirmish1', 2, 40);
  assert.equal(record.inputs.length, 40);
  assert.equal(record.outcome, null);
  const replayed = replayGame(box, record, { keep: true });
  assert.ok(replayed.ok && replayed.play.decision);
  assert.ok(loadGame(box, json(saveGame(replayed.play, record.start))).ok);
});

test('a running game gives its record, and a record is taken in like a save', async () => {
  const record = recordOf('skirmish1', 2, 40);
  const host = createHost(box);
  let number = 0;
  host.subscribe((update) => {
    number = update.number;
  });
  assert.deepEqual(await host.own({ ask: 'load', game: 'one', save: json(record) }), { ok: true });
  assert.equal(number, 41, 'its beginning and its inputs');
  assert.deepEqual(await host.own({ ask: 'record' }), record);
  const elsewhere = { ...record, hash: '0123456789abcdef' };
  const refused = await host.own({ ask: 'load', game: 'two', save: json(elsewhere) });
  assert.ok(!refused.ok && refused.problems[0]?.where === 'inputs.40');
  const short = { ...record, inputs: [...record.inputs.slice(0, 7), 9999] };
  const wrong = await host.own({ ask: 'load', game: 'two', save: json(short) });
  assert.ok(!wrong.ok && wrong.problems[0]?.where === 'inputs.7');
  assert.deepEqual(await host.own({ ask: 'record' }), record, 'what was refused has changed nothing');
});

test('a game that does not follow from its start has no record', async () => {
  const record = recordOf('skirmish1', 2, 40);
  const replayed = replayGame(box, record, { keep: true });
  assert.ok(replayed.ok);
  const host = createHost(box);
  const save = saveGame(replayed.play, null);
  assert.deepEqual(await host.own({ ask: 'load', game: 'one', save: json(save) }), { ok: true });
  const refused = await host.own({ ask: 'record' });
  assert.ok('problems' in refused && refused.problems[0]?.where === 'start');
});

test('a game that began from a state is a record as well', () => {
  const start = missionStart('skirmish1', 2, 'from a state');
  const { checkpoint, answers } = checkpointOf(played(start, 30));
  const state = { from: 'state', state: checkpoint } as const;
  const record = { ...recordOf('skirmish1', 2, 1), start: state, inputs: answers };
  const first = replayGame(box, record);
  assert.ok(first.play);
  const again = replayGame(box, parsed(json(recordGame(first.play, state))));
  assert.ok(again.ok);
});

test('an input that is no longer legal is the place where a replay diverges', () => {
  const record = recordOf();
  const inputs = record.inputs.slice();
  inputs[17] = 9999;
  assert.deepEqual(divergenceOf({ ...record, inputs }), { at: 17, why: 'refused' });
});

test('with marks the very input that leads elsewhere is found', () => {
  const record = markedGame(box, recordOf('skirmish1', 2, 60));
  assert.equal(record.marks?.length, 60);
  assert.ok(replayGame(box, parsed(json(record))).ok);
  const marks = record.marks.slice();
  marks[23] = 'otherwise';
  assert.deepEqual(divergenceOf({ ...record, marks }), { at: 23, why: 'otherState' });
});

test('another end or another hash is told after the last input', () => {
  const record = recordOf();
  const at = record.inputs.length;
  assert.deepEqual(divergenceOf({ ...record, hash: '0' }), { at, why: 'otherState' });
  assert.deepEqual(divergenceOf({ ...record, outcome: null }), { at, why: 'otherOutcome' });
  const early = { ...record, inputs: record.inputs.slice(0, -1) };
  assert.deepEqual(divergenceOf(early), { at: at - 1, why: 'otherOutcome' });
});

test('a record of another digest is played like any other: what counts is where it leads', () => {
  const record = { ...recordOf(), digest: 'older' };
  assert.ok(replayGame(box, parsed(json(record))).ok);
  const elsewhere = { ...record, hash: '0' };
  assert.deepEqual(divergenceOf(elsewhere), { at: record.inputs.length, why: 'otherState' });
});

test('a file that is no record is refused with the place', () => {
  const record = recordOf('skirmish1', 1, 5);
  const where = (file: unknown): string => {
    const result = parseGameRecord(box, file);
    return result.ok ? 'taken' : (result.problems[0]?.where ?? '');
  };
  assert.equal(where([]), '(top)');
  assert.equal(where({ zonecrawl: 'save', format: 2 }), 'zonecrawl');
  assert.equal(where({ ...record, format: 7 }), 'format');
  assert.equal(where({ ...record, inputs: [0, 'two'] }), 'inputs.1');
  assert.equal(where({ ...record, start: { from: 'nowhere' } }), 'start.from');
  assert.equal(where({ ...record, extra: 1 }), 'extra');
  const start = { from: 'mission', setup: { mission: 'skirmish1', stalkers: [], seed: 'x' } };
  assert.equal(where({ ...record, start }), 'start.setup.stalkers');
});

test('a record of a Mission or card that is not in the box is refused, not half played', () => {
  const record = recordOf('skirmish1', 1, 5);
  assert.ok(record.start.from === 'mission');
  const { setup } = record.start;
  const wrong = (change: object): string => {
    const replayed = replayGame(box, {
      ...record,
      start: { from: 'mission', setup: { ...setup, ...change } },
    });
    assert.ok(!replayed.ok && replayed.play === null);
    return replayed.problems.map(said).join();
  };
  assert.match(wrong({ mission: 'z9' }), /start\.setup\.mission: name\.unknown \{"kind":"mission","id":"z9"/);
  assert.match(
    wrong({ stalkers: [{ stalker: 'nobody' }] }),
    /start\.setup\.stalkers: name\.unknown \{"kind":"stalker","id":"nobody"/,
  );
});
