import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spaceId } from '@zonecrawl/engine/board';
import { enemyId, type Fact, stalkerId } from '@zonecrawl/engine/model';
import type { LogLine } from '../../game/log.ts';
import { exchangeInTray, lastExchange, outcomeOf } from './exchange.ts';

const who = stalkerId(0);
const enemy = enemyId(9);
const log = (...facts: readonly Fact[]): readonly LogLine[] =>
  facts.map((fact, id) => ({ id, input: 1, fact }));

const attack: Fact = {
  fact: 'enemyAttacked',
  enemy,
  target: who,
  attack: 'rifle',
  damage: 4,
  modifiers: [],
  reaction: false,
  clauses: [],
};
const rolled: Fact = {
  fact: 'diceRolled',
  who,
  purpose: 'defense',
  dice: [{ kind: 'equipment', face: 2 }],
  clauses: [],
};
const defended: Fact = {
  fact: 'defended',
  stalker: who,
  incoming: [],
  successes: 1,
  modifiers: [],
  damage: 3,
  clauses: [],
};
const hurt: Fact = { fact: 'hpLost', entity: who, amount: 3, hp: 9, source: 'attack:rifle', clauses: [] };
const turn: Fact = { fact: 'turnEnded', stalker: who, clauses: [] };

describe('an exchange of fire', () => {
  it('has its dice, its result and what that did', () => {
    const exchange = lastExchange(log(turn, attack, rolled, defended, hurt));
    assert.equal(exchange?.began, attack);
    assert.deepEqual(exchange?.dice, [{ kind: 'equipment', face: 2 }]);
    assert.equal(exchange?.results[0]?.fact, defended);
    assert.deepEqual(
      exchange?.after.map(({ fact }) => fact),
      [hurt],
    );
  });

  it('stays as it ended when the game goes on', () => {
    assert.equal(lastExchange(log(attack, rolled, defended, turn, hurt))?.after.length, 0);
  });

  it('leaves the tray when what is played back goes on to something else, and lies there again at the end', () => {
    const lines = log(attack, rolled, defended, hurt, turn);
    assert.equal(exchangeInTray(lines, 3, 0)?.began, attack);
    assert.equal(exchangeInTray(lines, 4, 0), null);
    assert.equal(exchangeInTray(lines, undefined, 0)?.began, attack);
    assert.equal(exchangeInTray(lines, undefined, 4), null, 'before the newest input');
  });

  it('stays in the tray while something is asked about its dice, though they were kept without a question', () => {
    assert.equal(exchangeInTray(log(attack, rolled), undefined, undefined)?.began, attack);
    assert.equal(exchangeInTray(log(attack, rolled, turn), undefined, undefined), null);
    assert.equal(exchangeInTray(log(attack, rolled, defended), undefined, undefined), null);
  });

  it('leaves the tray when another Enemy holds its fire', () => {
    const idle: Fact = { fact: 'enemyHeldFire', enemy: enemyId(10), reason: 'noTarget', clauses: [] };
    const lines = log(attack, rolled, defended, idle);
    assert.equal(exchangeInTray(lines, 2, 0)?.began, attack);
    assert.equal(exchangeInTray(lines, 3, 0), null);
  });

  it('tells of a death instead of the wound that brought it', () => {
    const died: Fact = { fact: 'died', entity: who, card: 'tester', space: spaceId(3), clauses: [] };
    const other: Fact = { ...hurt, entity: stalkerId(1) };
    const exchange = lastExchange(log(attack, rolled, defended, hurt, other, died));
    assert.deepEqual(
      (exchange === null ? [] : outcomeOf(exchange)).map(({ fact }) => fact),
      [other, died],
    );
  });

  it('is none where nobody attacked', () => {
    assert.equal(lastExchange(log(turn, rolled)), null);
  });
});
