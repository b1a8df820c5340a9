/** The six Stalkers of our own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { stalkers } from '../src/stalkers/index.ts';
import { rule } from './rule.ts';

const ROW = `
  +---+---+---+---+---+---+
  | a   b   c   d   e   f |
  +---+---+---+---+---+---+
`;
const PAIRS = `
  +---+---+---+---+---+---+
  | a   a   b   b   c   c |
  +---+---+---+---+---+---+
`;
const board = { drawing: ROW };
const pairs = { drawing: PAIRS };

test('the deck holds twelve, each once, with 13 to 18 HP and 1 to 3 dice at any Range', () => {
  assert.equal(stalkers.length, 12);
  for (const { id, copies, hp, shooting } of stalkers) {
    assert.equal(copies, 1, id);
    assert.ok(hp >= 13 && hp <= 18, id);
    for (let range = 0; range <= 9; range++) assert.ok([1, 2, 3].includes(shooting(range)), id);
  }
});

test('figures of the six', () => {
  const figures = stalkers.slice(6).map(({ id, hp, shooting }) => [id, hp, ...[0, 1, 2, 3, 4].map(shooting)]);
  assert.deepEqual(figures, [
    ['travnik', 15, 2, 2, 2, 2, 2],
    ['fitil', 17, 2, 2, 2, 2, 2],
    ['strizh', 13, 2, 2, 2, 2, 1],
    ['kulibin', 15, 2, 2, 2, 2, 2],
    ['soroka', 14, 2, 2, 2, 2, 2],
    ['kum', 16, 3, 3, 1, 1, 1],
  ]);
});

rule(
  'Travnik patches up a chosen Stalker within Range 1 for 4 HP, himself too, once per Turn',
  {
    board,
    stalkers: [
      { card: 'travnik', at: 'a', hp: 9 },
      { card: 'chort', at: 'b', hp: 5 },
      { card: 'velet', at: 'c', hp: 5 },
    ],
  },
  (t) => {
    t.does('patchUp').asks('target').offers('S1', 'S2').offersNot('S3').does('S2');
    assert.deepEqual(
      t.state.stalkers.map(({ hp }) => hp),
      [9, 9, 5],
    );
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.reasonAgainst('patchUp'), 'oncePerTurn');
  },
);

rule(
  'Travnik has nobody to patch up beyond Range 1, and none who is unhurt',
  {
    board,
    stalkers: [
      { card: 'travnik', at: 'a' },
      { card: 'chort', at: 'c', hp: 5 },
    ],
  },
  (t) => {
    assert.equal(t.reasonAgainst('patchUp'), 'nobodyWoundedNear');
  },
);

rule(
  'Travnik’s Medicine does the others on his space good, too; Food does not',
  {
    board: pairs,
    stalkers: [
      { card: 'travnik', at: 'a', hp: 5, backpack: ['bandage', 'bread'] },
      { card: 'chort', at: 'a', hp: 5 },
      { card: 'velet', at: 'b', hp: 5 },
    ],
  },
  (t) => {
    t.does('eat').until('action');
    assert.equal(t.stalker(1).hp, 5);
    t.does('healWounds', 'S1');
    assert.deepEqual(
      t.state.stalkers.slice(1).map(({ hp }) => hp),
      [7, 5],
    );
    assert.deepEqual(
      t.told('abilityUsed').map(({ ability }) => ability),
      ['wardRound'],
    );
  },
);

rule(
  'Fitil throws a Grenade for free with a Focus, once per Turn; it bursts 2 harder',
  {
    board,
    stalkers: [{ card: 'fitil', at: 'a', focus: true, backpack: ['frag-grenade', 'frag-grenade'] }],
    enemies: [{ card: 'chimera', at: 'c', facing: 'east' }],
    dice: { equipment: [0, 1, 1, 1] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('shortFuse', 'c');
    assert.equal(t.stalker().focus, false);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.stalker().backpack.length, 1);
    assert.deepEqual(t.told('attackResolved')[0]?.modifiers, [
      { reason: 'dice', by: 3 },
      { reason: 'card:fitil', by: 2 },
    ]);
    assert.equal(t.reasonAgainst('shortFuse'), 'oncePerTurn');
  },
);

rule(
  'Fitil’s short fuse needs a Focus',
  { board, stalkers: [{ card: 'fitil', at: 'a', backpack: ['frag-grenade'] }] },
  (t) => {
    assert.equal(t.reasonAgainst('shortFuse'), 'noFocus');
    t.offers('throw');
  },
);

rule(
  'Fitil’s short fuse needs a Grenade, and other attacks get nothing from him',
  {
    board,
    stalkers: [{ card: 'fitil', at: 'a', weapon: 'ptm', focus: true, backpack: ['bread'] }],
    enemies: [{ card: 'chimera', at: 'b', facing: 'east' }],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    assert.equal(t.reasonAgainst('shortFuse'), 'noGrenade');
    t.does('attack:singleShot').passes('reroll');
    assert.equal(t.told('attackResolved')[0]?.successes, 2);
  },
);

rule('Strizh goes up to 4 spaces', { board, stalkers: [{ card: 'strizh', at: 'a' }] }, (t) => {
  t.does('movement', 'c', 'd', 'e');
  assert.equal(t.at(t.stalker()), 'e');
});

rule(
  'Strizh spots an Enemy she sees for a Focus: it is Exposed',
  {
    board,
    stalkers: [{ card: 'strizh', at: 'a', focus: true }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', facing: 'east' },
      { card: 'bandit-rifle', at: 'f', facing: 'east' },
    ],
  },
  (t) => {
    t.does('spot').asks('target').does('E2');
    assert.deepEqual([t.enemy('E1').exposed, t.enemy('E2').exposed], [false, true]);
    assert.deepEqual([t.stalker().focus, t.stalker().turns[0].slid], [false, 0]);
    assert.equal(t.reasonAgainst('spot'), 'oncePerTurn');
  },
);

rule(
  'Strizh spots neither what she cannot see, nor the cloaked, nor who cannot be Exposed',
  {
    board,
    stalkers: [{ card: 'strizh', at: 'a', focus: true }],
    enemies: [
      { card: 'exoskeleton', at: 'b', facing: 'east' },
      { card: 'bloodsucker', at: 'd', facing: 'east' },
      { card: 'bandit-rifle', at: 'f', facing: 'east' },
    ],
    noVisibility: ['e'],
  },
  (t) => {
    assert.equal(t.reasonAgainst('spot'), 'nobodyToSpot');
  },
);

rule(
  'Strizh cannot spot without a Focus',
  { board, stalkers: [{ card: 'strizh', at: 'a' }], enemies: [{ card: 'bandit-rifle', at: 'c' }] },
  (t) => {
    assert.equal(t.reasonAgainst('spot'), 'noFocus');
  },
);

for (const [card, accurate] of [
  ['kulibin', true],
  ['chort', false],
] as const) {
  rule(
    `a PTM at Range 2 is ${accurate ? '' : 'not '}accurate in the hands of ${card}`,
    {
      board,
      stalkers: [{ card, at: 'a', weapon: 'ptm' }],
      enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
      dice: { stalker: ['1', '1'], equipment: ['accurate'] },
    },
    (t) => {
      t.does('attack:singleShot', 'head');
      assert.equal(t.told('attackResolved')[0]?.successes, accurate ? 6 : 4);
    },
  );
}

rule(
  'Kulibin makes a round of a Bolt, once per Turn, for free',
  { board, stalkers: [{ card: 'kulibin', at: 'a', weapon: { card: 'ptm', ammo: 1 }, bolts: 2 }] },
  (t) => {
    t.does('handLoad');
    assert.deepEqual([t.stalker().weapon?.ammo, t.stalker().bolts], [2, 1]);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.reasonAgainst('handLoad'), 'oncePerTurn');
  },
);

for (const [why, extra] of [
  ['noBolts', { weapon: { card: 'ptm', ammo: 1 }, bolts: 0 }],
  ['nothingToReload', { weapon: 'ptm', bolts: 2 }],
  ['noWeapon', { bolts: 2 }],
] as const) {
  rule(
    `Kulibin cannot load by hand: ${why}`,
    { board, stalkers: [{ card: 'kulibin', at: 'a', ...extra }] },
    (t) => {
      assert.equal(t.reasonAgainst('handLoad'), why);
    },
  );
}

const hoard = (): NonNullable<PositionDraft['anomalies']> => [
  {
    card: 'whirligig',
    center: 'c',
    artifact: true,
    symbols: [
      ['c', [1, 2, 3, 4]],
      ['b', [3]],
    ],
  },
];

rule(
  'Soroka finds an Artifact within Range 1 without a Detector, Free once per Turn, by any of three dice',
  {
    board,
    stalkers: [{ card: 'soroka', at: 'a' }],
    anomalies: hoard(),
    dice: { anomaly: [4, 3, 4] },
  },
  (t) => {
    t.does('dowse').asks('symbol').offers('c#2', 'c#3', 'b#4').does('b#4');
    assert.equal(t.told('artifactFound').length, 1);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.reasonAgainst('dowse'), 'oncePerTurn');
  },
);

rule(
  'Soroka finds nothing farther away',
  {
    board,
    stalkers: [{ card: 'soroka', at: 'e' }],
    anomalies: hoard(),
  },
  (t) => {
    assert.equal(t.reasonAgainst('dowse'), 'nothingToDetect');
  },
);

for (const [card, floor] of [
  ['soroka', 4],
  ['chort', 6],
] as const) {
  rule(
    `with a Neuron in a Leather Jacket the dosage of ${card} rises to ${floor} (EQ8)`,
    {
      board,
      stalkers: [{ card, at: 'a', armor: 'leather-jacket', artifacts: ['neuron'] }],
      at: 'radiation',
    },
    (t) => {
      t.until('action');
      assert.equal(t.told('dosageRaised')[0]?.dosage, floor);
    },
  );
}

rule(
  'Kum leaves no Low Attention, and takes Loot for free once per Turn',
  {
    board,
    stalkers: [{ card: 'kum', at: 'a' }],
    loot: [{ at: 'b', tokens: ['loot-bolts', 'loot-bolts'] }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('palm'), 'nothingHere');
    t.does('movement', 'stop');
    assert.equal(t.attention(), 'none');
    t.does('palm');
    assert.equal(t.stalker().bolts, 2);
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.reasonAgainst('palm'), 'oncePerTurn');
    t.offers('pickUp');
  },
);

rule(
  'Kum is noticed like anybody else where he is seen',
  {
    board,
    stalkers: [{ card: 'kum', at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'e', facing: 'west' }],
  },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.attention(), 'high b');
  },
);

for (const [seen, left] of [
  [false, 'low a'],
  [true, 'high a'],
] as const) {
  rule(
    `Kum reduces his Attention at the end of his Turn ${seen ? 'not while an Enemy sees him' : 'while no Enemy sees him'}`,
    {
      board,
      stalkers: [{ card: 'kum', at: 'a', attention: { level: 'high', at: 'a' } }],
      enemies: seen ? [{ card: 'bandit-rifle', at: 'c', facing: 'west', pinDown: true }] : [],
      turn: { done: 3 },
    },
    (t) => {
      t.does('endTurn');
      assert.equal(t.attention(), left);
    },
  );
}
