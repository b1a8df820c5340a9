import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { answer, beginGame, recordGame, setUp } from '@zonecrawl/engine/game';
import { imagine } from '@zonecrawl/engine/view';
import { counts } from '../src/box.ts';
import { schemaPath, schemaText } from '../src/positionsSchema.ts';
import { playerOf, startOf } from '../src/sim/games.ts';
import { file, zone } from './zone.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures');

/** Told to a person: a sentence, an exit code, no stack. */
function complains(args: readonly string[], what: RegExp): void {
  const { code, err, out } = zone(...args);
  assert.equal(code, 2, `${err}${out}`);
  assert.match(err, what);
  assert.doesNotMatch(err, /\n\s+at |node:internal/);
  assert.equal(out, '');
}

function recordOf(inputs: number) {
  const choice = { mission: 'skirmish1', stalkers: 2, bot: 'random', seed: 5 };
  const start = startOf(box, choice);
  const set = setUp(box, start);
  assert.ok(set.ok);
  const play = beginGame(box, set.state, { keep: false });
  const player = playerOf(choice);
  while (play.decision && play.inputs.length < inputs) {
    answer(
      play,
      player(play.decision, (seed) => imagine(play.game, seed)),
    );
  }
  return recordGame(play, start);
}

test('zone alone says what there is; a wrong command is told so', () => {
  const { code, out } = zone();
  assert.equal(code, 0);
  for (const command of ['sim', 'replay', 'probe', 'box', 'clauses', 'fired'])
    assert.match(out, new RegExp(`zone ${command}`));
  complains(['dance'], /no command "dance"/);
});

test('zone sim prints one line of figures', () => {
  const { code, out } = zone(
    'sim',
    '--mission',
    'skirmish1',
    '--stalkers',
    '2',
    '--games',
    '3',
    '--seed',
    '7',
    '--json',
  );
  assert.equal(code, 0);
  const figures = JSON.parse(out);
  assert.deepEqual(
    Object.keys(figures).sort(),
    ['games', 'inputs', 'inputsPerSecond', 'losses', 'rounds', 'seconds', 'violations', 'wins'].sort(),
  );
  assert.equal(figures.games, 3);
  assert.equal(figures.wins + figures.losses, 3);
  assert.equal(figures.violations, 0);
  const again = JSON.parse(
    zone('sim', '--mission', 'skirmish1', '--stalkers', '2', '--games', '3', '--seed', '7', '--json').out,
  );
  assert.equal(again.inputs, figures.inputs, 'the same seed plays the same games');
});

test('zone sim refuses what does not exist', () => {
  complains(['sim', '--mission', 'z9'], /no Mission "z9"; there are .*skirmish1/);
  complains(['sim', '--stalkers', '5'], /1 to 4/);
  complains(['sim', '--bot', 'genius'], /no player "genius"/);
  complains(['sim', '--games', 'many'], /--games takes a whole number/);
  complains(['sim', '--colour', 'red'], /'--colour'/);
});

test('zone replay plays a record to its end, and says where one goes another way', () => {
  const record = recordOf(5000);
  const right = zone('replay', file('right.json', record), '--verify');
  assert.equal(right.code, 0, right.err);
  assert.deepEqual(JSON.parse(right.out).outcome, record.outcome);
  assert.equal(JSON.parse(right.out).hash, record.hash);
  const wrong = zone(
    'replay',
    file('wrong.json', { ...record, inputs: [...record.inputs.slice(0, 12), 9999] }),
    '--verify',
  );
  assert.equal(wrong.code, 1);
  assert.equal(JSON.parse(wrong.out).diverged.at, 12);
  const facts = zone('replay', file('facts.json', recordOf(6)), '--facts');
  assert.ok(facts.out.trim().split('\n').length > 3);
});

test('zone replay names the place in a bad file', () => {
  const record = recordOf(10);
  complains(['replay', 'nowhere.json'], /There is no file nowhere\.json/);
  complains(
    ['replay', file('cut.json', JSON.stringify(record, null, 1).slice(0, 300))],
    /line \d+, column \d+: the file breaks off/,
  );
  complains(['replay', file('foreign.json', { name: 'x' })], /zonecrawl: this is no recorded game/);
  complains(['replay', file('bad.json', { ...record, inputs: ['left'] })], /inputs\.0/);
  complains(['replay', file('new.json', { ...record, format: 9 })], /format: format 9 is newer/);
  complains(['replay'], /One file is needed/);
});

test('zone probe answers the questions of a position', () => {
  const { code, out, err } = zone('probe', join(fixtures, 'positions/street.json'));
  assert.equal(code, 0, err);
  const probed = JSON.parse(out);
  const answerTo = (ask: string, index = 0): Record<string, never> =>
    probed.answers.filter((each: { ask: string }) => each.ask === ask)[index].answer;
  assert.equal(probed.asks.decision, 'action');
  const [seen] = answerTo('sight')['entities'] ?? [];
  assert.deepEqual(seen, {
    to: 'S1',
    space: 'b',
    sees: true,
    because: 'inLine',
    lines: [{ direction: 'west', edges: 2, limit: 3 }],
  });
  assert.equal(answerTo('range')['range'], 5);
  assert.deepEqual(answerTo('closest')['closest'], ['S1']);
  assert.equal(answerTo('route')['spaces'], null, 'D12: the Stalker bars the only way');
  const [torso] = answerTo('odds')['parts'] ?? [];
  const { miss, thresholds } = Reflect.get(Object(torso), 'plain');
  const sum = thresholds.reduce((all: number, each: { chance: number }) => all + each.chance, miss);
  assert.ok(Math.abs(sum - 1) < 1e-9, 'one of them happens');
  assert.equal(Reflect.get(answerTo('odds', 1), 'dice'), 1);
  const [reaction] = answerTo('odds', 2)['reactions'] ?? [];
  assert.equal(Reflect.get(Object(reaction), 'enemy'), 'Guard');
  const legal = answerTo('legal');
  const refused: { action: string; reason: string; clause: string }[] = legal['notLegal'] ?? [];
  assert.deepEqual(
    refused
      .filter(({ action }) => action === 'carefulMovement')
      .map(({ reason, clause }) => [reason, clause]),
    [['seenByEnemy', 'A2']],
  );
  assert.equal(Reflect.get(answerTo('facts'), 0).seenBy, 'Guard');
  assert.equal(Reflect.get(answerTo('view'), 'random'), undefined, 'a seat does not know the seed');
});

test('zone probe names the place of what is wrong', () => {
  const position = JSON.parse(readFileSync(join(fixtures, 'positions/street.json'), 'utf8'));
  const wrong = (name: string, change: object): string => file(name, { ...position, ...change });
  complains(
    ['probe', wrong('a.json', { stalkers: [{ card: 'milady', at: 'zz' }] })],
    /stalkers\.0\.at: no space is called "zz"/,
  );
  complains(
    ['probe', wrong('b.json', { enemies: [{ card: 'mouse', at: 'a' }] })],
    /there is no card "mouse"/,
  );
  complains(['probe', wrong('c.json', { inputs: ['fly'] })], /inputs\.0: "fly" fits 0 options/);
  complains(['probe', wrong('d.json', { questions: [{ ask: 'why' }] })], /questions\.0\.ask/);
  complains(
    ['probe', wrong('e.json', { questions: [{ ask: 'sight', from: 'E9' }] })],
    /questions\.0\.from: "E9" is no Entity/,
  );
  complains(['probe', wrong('f.json', { wind: 3 })], /wind/);
  complains(
    ['probe', wrong('h.json', { questions: [{ ask: 'odds', of: 'attack', target: 'S1' }] })],
    /questions\.0\.target: "S1" is no Enemy/,
  );
  complains(['probe', wrong('g.json', { missionDraft: { id: 'x' } })], /missionDraft\./);
});

test('the JSON Schema of positions is up to date', () => {
  const kept: unknown = JSON.parse(readFileSync(schemaPath, 'utf8'));
  assert.deepEqual(kept, JSON.parse(schemaText()), 'make it anew: node packages/cli/src/positionsSchema.ts');
});

test('zone box counts every deck, and none holds more than the box', () => {
  const { code, out } = zone('box', '--json');
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(out).decks, counts());
  for (const { deck, there, inBox } of counts()) {
    if (inBox !== null) assert.ok(there <= inBox, `${deck}: ${there} of ${inBox}`);
  }
});
