import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wounds } from '../src/wounds/index.ts';
import { rule } from './rule.ts';

test('the Wound deck has 20 cards of four kinds', () => {
  assert.equal(wounds.length, 4);
  assert.equal(
    wounds.reduce((sum, { copies }) => sum + copies, 0),
    20,
  );
  assert.deepEqual(
    wounds.map(({ light, heavy }) => [light, heavy]),
    [
      ['pushIfPinned', 'loseHpIfPinned'],
      ['pushIfPinned', 'loseHp'],
      ['exposed', 'exposedAndPinDown'],
      ['loseHpAndReshuffle', 'loseHpAndReshuffle'],
    ],
  );
});

rule(
  'EK6, W2 a Bandit (7 damage) kills a Snork (Torso 3/5/8) with a Heavy Wound of 1 HP (example 10)',
  {
    board: { drawing: '+---+---+---+\n| a   b | s |\n+---+---+---+' },
    stalkers: [{ card: 'milady', at: 's' }],
    enemies: [
      { card: 'bandit-rifle', at: 'a', facing: 'east' },
      { card: 'snork', at: 'b', facing: 'east' },
    ],
    kinds: { 'bandit-rifle': { team: 1 }, snork: { team: 2 } },
    at: 'enemyActivation',
    decks: { low: ['checking-the-corners'], wounds: ['wound-b'] },
  },
  (t) => {
    t.until('action');
    assert.deepEqual(
      t.told('woundDrawn').map(({ wound, outcome }) => [wound, outcome]),
      [['heavy', 'loseHp']],
    );
    assert.equal(t.alive('E2'), false);
  },
);
