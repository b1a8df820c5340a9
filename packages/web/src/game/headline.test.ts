import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spaceId } from '@zonecrawl/engine/board';
import { enemyId, type Fact, stalkerId } from '@zonecrawl/engine/model';
import { headline } from './headline.ts';

const [who, enemy] = [stalkerId(0), enemyId(9)];
const hurt = (hp: number): Fact => ({
  fact: 'hpLost',
  entity: who,
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

  it('is the last line where none weighs more', () => {
    assert.equal(firstTold(shuffled, ended), ended);
    assert.equal(firstTold(), undefined);
  });
});
