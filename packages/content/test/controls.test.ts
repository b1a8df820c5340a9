import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EnemyExtras, LONG, path, ROW, type Table } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { enemyRule } from './rule.ts';

const attack: EnemyExtras = { low: [{ do: 'attack', who: { colours: 'all' } }] };
const controller = (at: string) => [{ card: 'controller', at, facing: 'north' as const }];
const drawn = (card: string) => ({ control: [card] });
const hp = (t: Table): number[] => t.state.stalkers.map((stalker) => stalker.hp);

test('three Control cards, each once, with what resisting costs', () => {
  const costs = Object.values(box.controls).map(({ id, copies, resist, resistWithFocus }) => [
    id,
    copies,
    resist,
    resistWithFocus,
  ]);
  assert.deepEqual(costs, [
    ['paranoia', 1, 12, 6],
    ['hallucination', 1, 12, 6],
    ['call', 1, 14, 7],
  ]);
});

enemyRule(
  'EK5 a Control card comes after the Defense roll and before HP are lost; resisting costs HP, as the attacked Stalker chooses',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }, { at: 'c', armor: 'leather-jacket' }],
    lead: 0,
    enemies: controller('b'),
    decks: drawn('hallucination'),
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('activate').asks('control').offers('resist', 'apparition').offersNot('resistWithFocus');
    assert.equal(t.decision.who, 1);
    assert.equal(t.told('diceRolled').length, 1, 'Defense is rolled');
    assert.deepEqual(hp(t), [20, 20], 'and nothing is lost yet');
    t.does('resist');
    assert.deepEqual(
      t.told('hpLost').map(({ amount }) => amount),
      [12, 3],
    );
    assert.deepEqual(hp(t), [20, 20 - 3 - 12]);
    assert.equal(t.told('controlDrawn')[0]?.card, 'hallucination');
    assert.equal(t.told('controlResolved')[0]?.choice, 'resist');
  },
);

enemyRule(
  'with a Focus discarded resisting costs half',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c', focus: true }],
    enemies: controller('b'),
    decks: drawn('call'),
  },
  (t) => {
    t.does('activate', 'resistWithFocus');
    assert.deepEqual(hp(t), [20 - 4 - 7]);
    assert.equal(t.stalker().focus, false);
  },
);

enemyRule(
  'each card is shuffled back',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: controller('b'),
    decks: { control: ['paranoia', 'hallucination', 'call'] },
  },
  (t) => {
    t.does('activate').asks('control').does({ choice: 'resist' });
    assert.equal(t.state.decks.control.length, 3);
  },
);

enemyRule(
  'hallucination: all ammo of the equipped Weapon is discarded',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c', weapon: 'ptm', backpack: ['sawed-off'] }],
    enemies: controller('b'),
    decks: drawn('hallucination'),
  },
  (t) => {
    t.does('activate', 'apparition');
    assert.equal(t.stalker().weapon?.ammo, 0);
    assert.equal(t.stalker().backpack[0]?.ammo, 2);
    assert.deepEqual(hp(t), [16]);
  },
);

enemyRule(
  'hallucination: without a Weapon nothing happens',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: controller('b'),
    decks: drawn('hallucination'),
  },
  (t) => {
    t.does('activate', 'apparition');
    assert.deepEqual(hp(t), [16]);
  },
);

enemyRule(
  'call: up to 4 spaces toward the Controller, past other Enemies, Attention as for any movement',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+---+---+---+
        | a   b   c   d   e   e   f   g   h |
        +---+---+---+---+---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'h' }],
    enemies: [...controller('b'), { card: 'blind', at: 'e' }],
    kinds: { controller: { colours: ['red'] }, blind: { team: 1 } },
    decks: drawn('call'),
  },
  (t) => {
    t.does('activate', 'summon');
    assert.equal(path(t, 'S1'), 'gfed');
    assert.equal(t.attention(), 'high d');
  },
);

enemyRule(
  'call: it ends with the Controller, pushing nobody farther than needed',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   a   b   c |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }],
    enemies: controller('a'),
    decks: drawn('call'),
  },
  (t) => {
    t.does('activate', 'summon');
    assert.equal(path(t, 'S1'), 'ba');
  },
);

const armed = { weapon: 'ptm' } as const;

enemyRule(
  'paranoia: a Single Shot at another Stalker in LoS and Range; masks buy nothing, each success is 1 damage',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'c', ...armed }, { at: 'e' }, { at: 'i' }],
    enemies: controller('a'),
    decks: drawn('paranoia'),
    dice: { stalker: ['1+mask'], equipment: [3] },
  },
  (t) => {
    t.does('activate', 'traitors');
    // 1 Stalker die and 1 Equipment die: 1 + 3; Range 2 is within the maximum, not accurate.
    assert.deepEqual(hp(t), [16, 16, 20]);
    assert.equal(t.stalker().weapon?.ammo, 3);
    assert.equal(t.stalker(1).pinDown, false);
    assert.equal(t.told('stalkerAttacked')[0]?.attack, 'singleShot');
  },
);

enemyRule(
  'paranoia: of several comrades its player picks',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'd', ...armed }, { at: 'e' }, { at: 'f' }],
    enemies: controller('a'),
    decks: drawn('paranoia'),
    dice: { stalker: ['1'], equipment: [0] },
  },
  (t) => {
    t.does('activate', 'traitors').asks('target').offers('S2', 'S3').offersNot('S1').does('S3');
    assert.deepEqual(hp(t), [16, 20, 19]);
  },
);

enemyRule(
  'paranoia: with no other Stalker in Range it fires at itself',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'c', ...armed }, { at: 'i' }],
    enemies: controller('a'),
    decks: drawn('paranoia'),
    dice: { stalker: ['2'], equipment: ['accurate'] },
  },
  (t) => {
    t.does('activate', 'traitors');
    // Range 0 is accurate: 2 + 4.
    assert.deepEqual(hp(t), [10, 20]);
  },
);

enemyRule(
  'paranoia: without a Single Shot another attack is used; the player picks',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'c', weapon: 'sawed-off' }, { at: 'd' }],
    enemies: controller('a'),
    decks: drawn('paranoia'),
    dice: { stalker: ['1'], equipment: [0] },
  },
  (t) => {
    t.does('activate', 'traitors').asks('choice').offers('doubleBarrel', 'singleBarrel').does('singleBarrel');
    assert.deepEqual(hp(t), [16, 19]);
    assert.equal(t.stalker().weapon?.ammo, 1);
  },
);

enemyRule(
  'paranoia: not enough ammo: no attack',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'c', weapon: { card: 'ptm', ammo: 0 } }, { at: 'd' }],
    enemies: controller('a'),
    decks: drawn('paranoia'),
  },
  (t) => {
    t.does('activate', 'traitors');
    assert.deepEqual(hp(t), [16, 20]);
  },
);

enemyRule(
  'paranoia: a comrade in Range but out of LoS is spared; the Stalker fires at itself',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   c |
        +---+---+   +
            | e   d |
            +---+---+
      `,
    },
    stalkers: [{ at: 'c', weapon: 'ptm' }, { at: 'e' }],
    enemies: controller('a'),
    decks: drawn('paranoia'),
    dice: { stalker: ['1'], equipment: [1] },
  },
  (t) => {
    t.does('activate', 'traitors');
    assert.deepEqual(hp(t), [14, 20]);
  },
);
