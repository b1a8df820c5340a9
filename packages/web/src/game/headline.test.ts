import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spaceId } from '@zonecrawl/engine/board';
import { type EntityId, enemyId, type Fact, stalkerId } from '@zonecrawl/engine/model';
import { headline } from './headline.ts';

const [who, enemy] = [stalkerId(0), enemyId(10)];
const hurt = (hp: number, entity: EntityId = who): Fact => ({
  fact: 'hpLost',
  entity,
  amount: 1,
  hp,
  source: 'attack:rifle',
  clauses: [],
});
const walked: Fact = {
  fact: 'moved',
  entity: enemy,
  from: spaceId(1),
  to: spaceId(2),
  how: 'step',
  direction: null,
  clauses: [],
};
const died: Fact = { fact: 'died', entity: enemy, card: 'bandit-rifle', space: spaceId(2), clauses: [] };
const shuffled: Fact = { fact: 'woundsReshuffled', clauses: [] };
const phase: Fact = { fact: 'phaseBegan', phase: 'players', clauses: [] };
const ended: Fact = { fact: 'turnEnded', stalker: who, clauses: [] };

const firstTold = (...facts: readonly Fact[]): Fact | undefined =>
  headline(facts.map((fact, id) => ({ id, input: 1, fact })))?.fact;

describe('the headline of what has happened', () => {
  it('is a death, whatever happened after it', () => {
    assert.equal(firstTold(hurt(0), died, shuffled, hurt(3), phase), died);
  });

  it('is the latest of equal weight', () => {
    assert.deepEqual(firstTold(hurt(7), hurt(5), walked, phase), hurt(5));
  });

  it('is what befell a Stalker before what befell an Enemy', () => {
    const lost: Fact = { ...died, entity: who, card: 'milady' };
    assert.equal(firstTold(lost, died), lost);
    assert.deepEqual(firstTold(hurt(3), hurt(1, enemy)), hurt(3));
  });

  it('is what Enemies have noticed before where they went, and no Attention that nobody sees', () => {
    const quiet: Fact = {
      fact: 'attentionPlaced',
      stalker: who,
      level: 'low',
      space: spaceId(1),
      clauses: [],
    };
    const seen: Fact = { ...quiet, level: 'high', seenBy: enemy };
    assert.equal(firstTold(seen, walked, phase), seen);
    assert.equal(firstTold(walked, quiet, phase), walked);
    const drawn: Fact = {
      fact: 'activationDrawn',
      card: 'sweep',
      level: 'high',
      part: 'high',
      reason: 'highAttention',
      clauses: [],
    };
    assert.equal(firstTold(ended, phase, drawn, quiet), drawn);
  });

  it('is a hit before a Defense, and a Defense before a miss', () => {
    const missed: Fact = {
      fact: 'attackResolved',
      target: enemy,
      part: 'torso',
      successes: 3,
      modifiers: [],
      threshold: null,
      clauses: [],
    };
    const hit: Fact = { ...missed, threshold: 4 };
    const defended: Fact = {
      fact: 'defended',
      stalker: who,
      incoming: [],
      successes: 4,
      modifiers: [],
      damage: 0,
      clauses: [],
    };
    assert.equal(firstTold(hit, defended, missed), hit);
    assert.equal(firstTold(defended, missed), defended);
  });

  it('is never the course of things while there is anything else', () => {
    const opened: Fact = { fact: 'unknownPlaced', space: spaceId(3), clauses: [] };
    assert.equal(firstTold(opened, phase, ended), opened);
  });

  it('is the last line where none weighs more', () => {
    assert.equal(firstTold(shuffled, ended), ended);
    assert.equal(firstTold(), undefined);
  });
});
