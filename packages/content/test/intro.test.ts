/** The introduction: a right Mission, lessons that fit it, and a first walk that goes as the coach says. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Board, spaceAt } from '@zonecrawl/engine/board';
import { answer, beginGame, setUp } from '@zonecrawl/engine/game';
import { textsOf } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Decision, Fact, GameState } from '@zonecrawl/engine/model';
import { meant } from '@zonecrawl/engine/position';
import { enemySees } from '@zonecrawl/engine/rules';
import { said } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { firstWalk, introduction, lessons, type Pointing, type Station } from '../src/lessons/index.ts';

const intro = box.missions['intro'] ?? assert.fail('no introduction');
const textsIn = (file: string): Readonly<Record<string, unknown>> =>
  Object(JSON.parse(readFileSync(new URL(`../src/locales/en/${file}.json`, import.meta.url), 'utf8')));

test('MI1 the introduction is a right Mission with all its texts, and no other', () => {
  const texts = textsIn('missions/intro');
  const read = readMission(box, JSON.parse(JSON.stringify(intro)), {
    hasText: (key) => Object.hasOwn(texts, key),
  });
  assert.deepEqual(read.ok ? [] : read.problems, []);
  const needed = new Set(textsOf(intro).map(({ key }) => key));
  assert.deepEqual(
    Object.keys(texts).filter((key) => !needed.has(key)),
    [],
  );
});

test('the first walk is the Mission that introduces, and the only one', () => {
  const introducing = Object.values(box.missions).filter(({ kind }) => kind === 'introduction');
  assert.deepEqual(
    introducing.map(({ id }) => id),
    [firstWalk.mission],
  );
});

const start = () => {
  const set = setUp(box, { from: 'mission', setup: firstWalk });
  assert.ok(set.ok, JSON.stringify(set));
  return beginGame(box, set.state, { keep: true });
};
const at = (board: Board, name: string) => spaceAt(board, name) ?? assert.fail(`no space ${name}`);

/** Every key that some source writes out. */
function written(): string {
  const root = new URL('../../', import.meta.url);
  return globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n');
}

test('every lesson has a title and a text, every station something to do a task, and no word is left over', () => {
  const needed = [
    ...lessons.flatMap(({ id }) => [`lesson.${id}.title`, `lesson.${id}.text`]),
    ...introduction.flatMap(({ lesson, until }) => (until === undefined ? [] : [`lesson.${lesson}.task`])),
  ];
  const texts = Object.keys(textsIn('lessons'));
  assert.deepEqual(
    needed.filter((key) => !texts.includes(key)),
    [],
  );
  const source = written();
  assert.deepEqual(
    texts.filter((key) => !needed.includes(key) && !source.includes(`'${key}'`)),
    [],
  );
  assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
});

test('lessons name clauses of the rules; stations name lessons, spaces and Enemies of their map', () => {
  const rules = textsIn('rules');
  for (const { id, clauses } of lessons)
    for (const clause of clauses) assert.ok(Object.hasOwn(rules, `rule.${clause}`), `${id}: ${clause}`);
  const { game } = start();
  const cards = game.state.enemies.map(({ card }) => card);
  const check = ({ spaces = [], enemy }: Pointing, who: string) => {
    for (const space of spaces) at(game.board, space);
    if (enemy !== undefined) assert.ok(cards.includes(enemy), `${who}: ${enemy}`);
  };
  for (const { lesson, until, after, points } of introduction) {
    assert.ok(
      lessons.some(({ id }) => id === lesson),
      lesson,
    );
    check(points ?? {}, lesson);
    for (const deed of [until, after]) {
      if (deed?.on === 'reached') check({ spaces: deed.spaces }, lesson);
      if (deed?.on === 'looks') check({ enemy: deed.enemy }, lesson);
    }
  }
  const places = introduction.flatMap(({ landmark, until }: Station) =>
    landmark === true && until?.on === 'reached' ? [until.spaces] : [],
  );
  assert.deepEqual(places, [['7:e'], ['7:H']], 'whoever comes there has the stations before behind');
});

test('D8 the guard has his back to the siding, and the way east in sight', () => {
  const { game } = start();
  const guard = game.state.enemies.find(({ card }) => card === 'bandit-rifle') ?? assert.fail();
  const sees = (name: string): boolean => enemySees(game, guard, at(game.board, name));
  assert.deepEqual(
    ['6:a', '6:d', '6:V', '6:e', '6:f', '6:b', '7:e', '7:H'].filter(sees),
    [],
    'unseen from the start to the rails, and in the marsh',
  );
  assert.deepEqual(['6:g', '7:a', '7:b'].filter(sees), ['6:g', '7:a', '7:b']);
});

/** The first walk as the coach has it: each line an Action and what it is answered with. */
const advice: readonly (readonly string[])[] = [
  ['token0'],
  ['movement', '6:V', 'stop'],
  ['movement', '6:f', 'stop'],
  ['decoy', '6:b'],
  ['endTurn'],
  ['movement', '6:g', '7:d', '7:e'],
  ['attack:singleShot', 'head', 'nothing'],
  ['movement', '7:H', 'stop'],
  ['endTurn', 'nothing'],
  ['token0'],
  ['INTRO-03.searchSatchel', 'equip'],
  ['boltsAndNuts', '7:g#4'],
  ['movement', '7:i', '7:g', 'stop', 'keep'],
  ['detect', '7:j#6'],
  ['endTurn'],
  ['boltsAndNuts', '7:j#5'],
  ['movement', '7:j', 'stop', 'keep'],
  ['pickUp', 'equip'],
  ['leave'],
];

interface Told {
  readonly facts: readonly Fact[];
  readonly state: GameState;
  readonly board: Board;
}

/** Where things stand after so many lines of the advice. */
function follow(lines: number): Told {
  const play = start();
  const facts: Fact[] = [];
  const pick = (decision: Decision, name: string) => {
    if (name === 'nothing') return decision.pick === undefined ? assert.fail(decision.kind) : [];
    const found = meant(decision, name, play.game.board, {});
    return found.ok ? found.answer : assert.fail(said(found.problem));
  };
  for (const name of advice.slice(0, lines).flat()) {
    const { decision } = play;
    assert.ok(decision, `over before ${name}`);
    const taken = answer(play, pick(decision, name));
    assert.ok(taken.ok, name);
    facts.push(...taken.facts);
  }
  return { facts, state: play.game.state, board: play.game.board };
}

test('the first walk goes as the coach says: the decoy draws, the shot tells, the Bolt holds, the Artifact is found', () => {
  const decoyed = follow(4);
  const guard = decoyed.state.enemies.find(({ card }) => card === 'bandit-rifle') ?? assert.fail();
  assert.equal(guard.space, at(decoyed.board, '6:b'), 'he goes and looks');
  const crossed = follow(6);
  assert.equal(crossed.state.stalkers[0]?.attention?.level, 'low', 'nobody saw it');
  assert.equal(crossed.state.stalkers[0]?.dosage, 2, 'RD1 the drum');
  const shot = follow(7);
  assert.ok(!shot.state.enemies.some(({ card }) => card === 'zombie'));
  const phase = follow(9).facts.filter(({ fact }) => fact === 'enemyAttacked' || fact === 'activationDrawn');
  assert.ok(phase.length >= 2, 'the Zone answers so that it can be explained');
  const whole = follow(advice.length);
  assert.deepEqual(
    whole.facts.flatMap((one) => (one.fact === 'anomalyRolled' ? [one.activates] : [])),
    [false, false],
  );
  assert.ok(whole.facts.some(({ fact }) => fact === 'artifactTaken'));
  assert.deepEqual(whole.state.outcome?.won, true);
  assert.ok((whole.state.stalkers[0]?.hp ?? 0) >= 10);
});
