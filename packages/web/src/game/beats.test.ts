import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { spaceId } from '@zonecrawl/engine/board';
import { answer, beginGame, setUp } from '@zonecrawl/engine/game';
import { type EntityId, enemyId, type Fact, stalkerId } from '@zonecrawl/engine/model';
import { actorOf, anomalyBeat, beatOf, isPartOfNext } from './beats.ts';
import type { LogLine } from './log.ts';

const [one, other] = [enemyId(10), enemyId(11)];
const who = stalkerId(0);
const log = (...facts: readonly Fact[]): readonly LogLine[] =>
  facts.map((fact, id) => ({ id, input: 1, fact }));
const step = (entity: EntityId, from: number, to: number): Fact => ({
  fact: 'moved',
  entity,
  from: spaceId(from),
  to: spaceId(to),
  how: 'step',
  direction: null,
  clauses: [],
});
const attack = (enemy: typeof one): Fact => ({
  fact: 'enemyAttacked',
  enemy,
  target: who,
  attack: 'shotgun',
  damage: 9,
  modifiers: [],
  reaction: false,
  clauses: [],
});
const defended: Fact = {
  fact: 'defended',
  stalker: who,
  incoming: [],
  successes: 5,
  modifiers: [],
  damage: 4,
  clauses: [],
};
const turned: Fact = { fact: 'turned', enemy: one, from: 0, to: 1, clauses: [] };

/** What an input of a recorded game brings. */
function recorded(name: string, input: number): readonly Fact[] {
  const path = new URL(`../../../../fixtures/games/${name}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const set = setUp(box, record.start);
  assert.ok(set.ok);
  const game = beginGame(box, set.state, { keep: false });
  for (const before of record.inputs.slice(0, input)) answer(game, before);
  const taken = answer(game, record.inputs[input]);
  assert.ok(taken.ok);
  return taken.facts;
}

/** What the Anomaly did, as it is told at the end of its beat. */
function lastAnomaly(facts: readonly Fact[]) {
  const end = facts.findLastIndex(({ fact }) => fact === 'died');
  const lines = log(...facts.slice(0, end + 1));
  const beat = beatOf(lines);
  return anomalyBeat(beat, lines.slice(0, -beat.length));
}

describe('what the Zone does by itself', () => {
  it('is a beat of its own where an Enemy walks into an Anomaly and dies', () => {
    const told = lastAnomaly(recorded('a1-abandoned-2', 22));
    assert.ok(told?.by);
    assert.equal(told.activates, true);
    assert.equal(told.by.isPushed, false);
    assert.deepEqual(
      told.hits.map(({ entity, isDead }) => [entity === told.by?.entity, isDead]),
      [[true, true]],
    );
  });

  it('tells that an Enemy was pushed into an Anomaly; the push is nothing the Enemy does', () => {
    const facts = recorded('a1-turnedBack-2', 45);
    const told = lastAnomaly(facts);
    assert.equal(told?.by?.isPushed, true);
    assert.ok(told.hits.some(({ isDead }) => isDead));
    const pushed = facts.findIndex((fact) => fact.fact === 'moved' && fact.how === 'push');
    const [first] = beatOf(log(...facts.slice(0, pushed + 1)));
    assert.ok(first !== undefined && actorOf(first.fact) === undefined);
  });

  it('is not taken for what the Enemy did that acted last', () => {
    const lost: Fact = {
      fact: 'hpLost',
      entity: stalkerId(1),
      amount: 2,
      hp: 8,
      source: 'emission',
      clauses: [],
    };
    const lines = log(step(one, 1, 2), attack(one), defended, lost);
    assert.equal(beatOf(lines).length, 1);
    assert.equal(
      beatOf(log(attack(one), { ...lost, entity: who })).length,
      2,
      'what an attack brings is its own',
    );
  });
});

describe('beats', () => {
  it('are one per Enemy, from its first step to what gets through', () => {
    const lines = log(step(other, 9, 8), turned, step(one, 1, 2), step(one, 2, 3), attack(one), defended);
    assert.equal(beatOf(lines).length, 5);
  });

  it('take turning on the spot and the step after it as one movement', () => {
    assert.ok(isPartOfNext(turned, step(one, 1, 2)));
    assert.ok(isPartOfNext(turned, turned));
    assert.ok(!isPartOfNext(turned, step(other, 1, 2)));
    assert.ok(!isPartOfNext(step(one, 1, 2), turned));
  });
});
