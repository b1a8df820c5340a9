/** Cases where several clauses meet, with the printed cards: what somebody would try who knows the rules by heart. */
import assert from 'node:assert/strict';
import type { Table } from '@zonecrawl/engine/testing';
import { rule } from './rule.ts';

const ROW = '+---+---+---+---+---+---+\n| a   b   c   d   e   f |\n+---+---+---+---+---+---+';
const lost = (t: Table, entity: number): number =>
  t
    .told('hpLost')
    .filter((fact) => fact.entity === entity)
    .reduce((sum, { amount }) => sum + amount, 0);

rule(
  'S8 pinned in its own Turn a Stalker finishes the Action; then only the Pin can be discarded',
  {
    board: { drawing: ROW },
    stalkers: [
      {
        card: 'milady',
        at: 'a',
        armor: 'leather-jacket',
        artifacts: ['stone-flower'],
        backpack: ['energy-drink'],
        focus: true,
      },
    ],
    anomalies: [{ card: 'electro', symbols: [['b', [4]]] }],
    dice: { anomaly: [4], equipment: [1, 1, 1] },
  },
  (t) => {
    t.does('movement', 'c', 'stop').passes('reroll');
    t.asks('useAbility').does('yes').passes('reroll').passes('useAbility');
    assert.equal(t.stalker().pinDown, true);
    assert.equal(lost(t, 0), 7);
    assert.deepEqual(t.offered(), ['discardPinDown']);
    t.does('discardPinDown');
    t.offers('energy-drink:drink', 'movement');
  },
);

rule(
  'S8 with no Standard Action left the Turn of a pinned Stalker ends at once',
  {
    board: { drawing: ROW },
    stalkers: [
      { card: 'milady', at: 'a', armor: 'leather-jacket', artifacts: ['stone-flower'], backpack: ['bread'] },
      { card: 'chort', at: 'f' },
    ],
    turn: { stalker: 0, token: 0, done: 1 },
    anomalies: [{ card: 'electro', symbols: [['b', [4]]] }],
    dice: { anomaly: [4], equipment: [1, 1, 1] },
  },
  (t) => {
    t.does('movement', 'c', 'stop').asks('useAbility').does('yes').passes('reroll');
    t.asks('nextTurn');
    assert.equal(t.stalker().turns[0].used, true);
  },
);

rule(
  'EK2 EM4 a Shotgun stops behind a comrade on a space of one square and fires across it for 2 less',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'palkan', at: 'd', armor: 'leather-jacket' }],
    enemies: [
      { card: 'bandit-shotgun', at: 'a', facing: 'east', name: 'Far' },
      { card: 'snork', at: 'c', facing: 'west', pinDown: true },
    ],
    turn: { stalker: 0, token: 0, done: 3 },
    inputs: ['endTurn'],
    dice: { equipment: [0] },
  },
  (t) => {
    t.passes('reroll');
    assert.equal(t.at(t.enemy('Far')), 'b');
    assert.equal(t.told('enemyAttacked')[0]?.damage, 7);
    assert.equal(lost(t, 0), 7);
    assert.equal(t.enemy('E2').pinDown, false);
  },
);

rule(
  'AK14 M10 S4 a Frag Grenade on the own space: no cover for the thrower, cover does not move, Exposed adds 3',
  {
    board: { drawing: ROW.replace('a   b', 'a   a'), spaces: { a: { cover: 2 } } },
    stalkers: [
      { card: 'chort', at: 'a', armor: 'leather-jacket', backpack: ['frag-grenade'], exposed: true },
      { card: 'palkan', at: 'a', armor: 'leather-jacket' },
    ],
    dice: { equipment: [1, 1, 1, 2, 1, 0] },
  },
  (t) => {
    t.does('frag-grenade:throw', 'a').asks('blastOrder').does('S1').passes('reroll').passes('useAbility');
    assert.equal(lost(t, 0), 5 + 3 - 1);
    assert.equal(lost(t, 1), 5);
    assert.equal(t.stalker().exposed, false);
    assert.equal(t.stalker().backpack.length, 0);
    assert.equal(t.attention(), 'high a');
  },
);

rule(
  'AK6 S4 fourteen successes on an Exposed Chimera: 1 HP, then its Heavy Wound takes 2 without a card',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'dp-12' }],
    enemies: [{ card: 'chimera', at: 'b', facing: 'west', exposed: true }],
    dice: { stalker: ['3', '3', '2'], equipment: [3, 3, 0] },
  },
  (t) => {
    t.does('dp-12:attack:singleShot');
    assert.equal(t.enemy().hp, 1);
    assert.equal(t.enemy().exposed, false);
    assert.equal(t.told('woundDrawn').length, 0);
  },
);

rule(
  'EK4 S4 M10 everything is added up first, halving comes last and is rounded up; fixed successes still count',
  {
    board: { drawing: ROW, spaces: { b: { cover: 1 } } },
    stalkers: [{ card: 'chort', at: 'b', armor: 'ps5-m', focus: true, exposed: true }],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
    at: 'enemyActivation',
    decks: { high: ['full-alert'] },
    dice: { equipment: [3, 3], anomaly: [4] },
  },
  (t) => {
    t.passes('reroll').asks('useAbility').does('yes');
    // 7 - 1 + 3 = 9, halved 5; PS5-M stops 1.
    assert.equal(lost(t, 0), 4);
    t.until('nextTurn');
  },
);

rule(
  'S9 Slime pins an Enemy in its own Attack, which goes on; it keeps the Pin',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'palkan', at: 'b', armor: 'leather-jacket', artifacts: ['slime'] }],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
    turn: { stalker: 0, token: 0, done: 3 },
    inputs: ['endTurn'],
    dice: { equipment: [0] },
  },
  (t) => {
    t.asks('useAbility').does('yes').passes('reroll');
    assert.equal(lost(t, 0), 7);
    assert.equal(t.enemy().pinDown, true);
    assert.equal(t.stalker().dosage, 3);
  },
);

rule(
  'EK2 AN9 a Snork leaps over a fence and an Anomaly; the space of its target full, it lands beside it without a roll',
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a : b   c   d |
        +---+---+---+---+
      `,
    },
    stalkers: [{ card: 'palkan', at: 'c', armor: 'leather-jacket' }],
    enemies: [{ card: 'snork', at: 'a', facing: 'east' }],
    anomalies: [{ card: 'electro', symbols: [['b', [4, 3]]] }],
    turn: { stalker: 0, token: 0, done: 3 },
    inputs: ['endTurn'],
    dice: { equipment: [0] },
  },
  (t) => {
    // It could walk to neither b nor d: by Range b is closer (D5).
    t.passes('reroll');
    assert.equal(t.at(t.enemy()), 'b');
    assert.equal(t.enemy().covers.length, 1);
    assert.equal(t.told('anomalyRolled').length, 0);
    assert.equal(lost(t, 0), 8);
  },
);

rule(
  'RX1 EM2 a Zombie that rolls 1 petal in reaction goes forward although it sees its target',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'palkan', at: 'd' }],
    enemies: [{ card: 'zombie', at: 'a', facing: 'east' }],
    turn: { stalker: 0, token: 0, done: 3 },
    inputs: ['endTurn'],
    dice: { anomaly: [1] },
  },
  (t) => {
    assert.equal(t.at(t.enemy()), 'b');
    assert.equal(lost(t, 0), 0);
    assert.equal(t.told('enemyAttacked').length, 0);
  },
);

rule(
  'EA4 S9 a pinned Human still throws; the target of another team is hit on the Torso with its cover and turns to him',
  {
    board: { drawing: ROW.replace('c   d', 'c   c'), spaces: { c: { cover: 2 } } },
    stalkers: [
      { card: 'chort', at: 'f', attention: { level: 'high', at: 'c' } },
      { card: 'palkan', at: 'c', exposed: true },
    ],
    enemies: [
      { card: 'bandit-rifle', at: 'a', facing: 'west', pinDown: true },
      { card: 'zombie', at: 'e', facing: 'north', pinDown: true },
      { card: 'snork', at: 'c', facing: 'north', pinDown: true, name: 'Hit' },
    ],
    at: 'enemyActivation',
    decks: { high: ['fire-in-the-hole'], wounds: ['wound-b'] },
  },
  (t) => {
    t.passes('reroll');
    // Suffering damage is no Attack: no cover, and Exposed stays (EK8).
    assert.equal(lost(t, 1), 6);
    assert.equal(t.stalker(1).exposed, true);
    // The Zombie is nearer than the Bandit: 6 less 2 is a Light Wound, which pushes it away from him.
    assert.equal(t.told('woundDrawn')[0]?.wound, 'light');
    assert.equal(t.at(t.enemy('Hit')), 'b');
    assert.equal(t.facing('Hit'), 'east');
    t.until('nextTurn');
  },
);

rule(
  'W2 AK7 masks first: a Pin bought before the comparison makes the Light Wound a push',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'akm-74u' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
    dice: { stalker: ['2masks', '1', '2'], equipment: [1, 0] },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('akm-74u:attack:singleShot', 'torso').asks('masks').does('suppressing').passes('masks');
    assert.equal(t.at(t.enemy()), 'd');
    assert.equal(t.facing(), 'west');
    assert.equal(t.enemy().pinDown, true);
  },
);

rule(
  'AK9 AK12 S4 a Burst may expose one target with masks and wound another; shares meet their own cover',
  {
    board: { drawing: ROW, spaces: { c: { cover: 2 } } },
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'sa-lavina' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', facing: 'east', name: 'Near' },
      { card: 'bandit-rifle', at: 'c', facing: 'east', name: 'Far' },
    ],
    dice: { stalker: ['2masks', '1+mask', '3'], equipment: ['accurate', 0, 0] },
    decks: { wounds: ['wound-b'] },
  },
  (t) => {
    t.does('sa-lavina:attack:burst', 'Near')
      .asks('masks')
      .does({ effect: 'manStopper', target: t.names['Far'] ?? 0 });
    // 1 + 3 + 4 successes: 6 for the one behind cover, where 4 are a Light Wound, raised by Exposed.
    t.asks('spread').does('6').until('action');
    assert.equal(t.alive('Far'), false);
    assert.equal(t.alive('Near'), true);
    assert.equal(t.told('woundDrawn')[0]?.wound, 'heavy');
  },
);

rule(
  'S5 two Rodents that bite are two sources: the first takes the last HP, the second leaves a second Injury',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'palkan', at: 'b', hp: 13 }],
    enemies: [
      { card: 'rodent', at: 'a', facing: 'west' },
      { card: 'rodent', at: 'c', facing: 'east' },
    ],
    kinds: { rodent: { colours: ['green'] } },
    at: 'enemyActivation',
    decks: { high: ['swarming'] },
  },
  (t) => {
    t.until('criticalInjury').does('token1').until('nextTurn');
    assert.deepEqual(
      t.told('criticalInjury').map(({ token }) => token),
      [1, 0],
    );
  },
);

rule(
  'E2 E3 Enemies without a colour are unmarked: a third team that those with one attack',
  {
    board: { drawing: ROW },
    stalkers: [{ card: 'palkan', at: 'f' }],
    enemies: [
      { card: 'bandit-rifle', at: 'a', facing: 'east' },
      { card: 'snork', at: 'b', facing: 'east', pinDown: true },
    ],
    kinds: { 'bandit-rifle': { colours: ['yellow'] }, snork: { pool: 1 } },
    at: 'enemyActivation',
    decks: { high: ['full-alert'], low: ['checking-the-corners'], wounds: ['wound-b'] },
  },
  (t) => {
    t.until('nextTurn');
    assert.equal(t.told('enemyAttacked')[0]?.target, t.names['E2']);
  },
);
