import assert from 'node:assert/strict';
import { rule } from '@zonecrawl/engine/harness';
import { items } from '../src/items/index.ts';

const PAIRS = `
  +---+---+---+---+---+---+---+---+
  | a   a   b   b   c   c   d   d |
  +---+---+---+---+---+---+---+---+
`;
const board = { drawing: PAIRS };
const carrying = (...backpack: string[]) => ({ card: 'chort', at: 'a', backpack });

rule('Item cards show their printed figures', { board, stalkers: [carrying('bread')] }, () => {
  const figures = new Map(items.map(({ id, types, value }) => [id, [...types, value]]));
  assert.deepEqual(figures.get('frag-grenade'), ['grenade', 'blast', 500]);
  assert.deepEqual(figures.get('first-aid-kit'), ['medicine', 300]);
  assert.deepEqual(figures.get('energy-drink'), ['food', 100]);
  assert.deepEqual(figures.get('bread'), ['food', 100]);
});

rule(
  'A Frag Grenade puts High Attention where it lands and rolls 4 Equipment dice for everybody there',
  {
    board: { ...board, spaces: { c: { cover: 1 } } },
    stalkers: [carrying('frag-grenade'), { card: 'borsuk', at: 'c', armor: 'leather-jacket' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
    dice: { equipment: [3, 3, 2, 2, 1] },
  },
  (t) => {
    t.does('throw')
      .asks('space')
      .offers('a', 'b', 'c')
      .offersNot('d')
      .does('c')
      .asks('blastOrder')
      .does('S2');
    // 10 less 1 cover: dead, and 10 less cover and Defense for the comrade.
    assert.equal(t.alive(), false);
    assert.equal(t.stalker(1).hp, 7);
    assert.equal(t.attention(), 'high c');
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.deepEqual(t.stalker().backpack, []);
    assert.ok(t.state.decks.items.includes('frag-grenade'));
  },
);

rule(
  'A Frag Grenade needs no LoS and flies through an Entrance (LT2)',
  {
    board: {
      drawing: '+---+---+---+\n| a   b | c |\n+---+---+---+',
      entrances: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
    },
    stalkers: [carrying('frag-grenade')],
    enemies: [{ card: 'bandit-rifle', at: 'c' }],
    dice: { equipment: [3, 3, 3, 0] },
  },
  (t) => {
    t.does('throw', 'c');
    assert.equal(t.alive(), false);
  },
);

rule(
  'A First Aid Kit heals 8 HP of a chosen Stalker on the same space',
  {
    board,
    stalkers: [
      { ...carrying('first-aid-kit'), hp: 3 },
      { card: 'borsuk', at: 'a', hp: 10 },
    ],
  },
  (t) => {
    t.does('healWounds').asks('target').offers('S1', 'S2').does('S2');
    assert.equal(t.stalker(1).hp, 15);
    assert.equal(t.stalker(0).hp, 3);
    assert.deepEqual(t.stalker().backpack, []);
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);

rule(
  'A First Aid Kit takes Critical Injuries away with the wounds (S5)',
  { board, stalkers: [{ ...carrying('first-aid-kit'), hp: 0, turns: [{ injured: true }, {}] }] },
  (t) => {
    t.does('healWounds');
    assert.equal(t.stalker().hp, 8);
    assert.equal(t.stalker().turns[0].injured, false);
  },
);

rule(
  'A First Aid Kit helps nobody elsewhere',
  { board, stalkers: [carrying('first-aid-kit'), { card: 'borsuk', at: 'b', hp: 10 }] },
  (t) => {
    assert.equal(t.reasonAgainst('healWounds'), 'nobodyWounded');
  },
);

rule(
  'An Energy Drink gives a Focus and makes the very next Standard Action Free (A11)',
  { board, stalkers: [carrying('energy-drink', 'energy-drink')] },
  (t) => {
    t.does('drink');
    assert.equal(t.stalker().focus, true);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.reasonAgainst('drink'), 'nextFreePending');
    t.does('movement', 'stop');
    assert.equal(t.stalker().turns[0].slid, 0);
    t.does('movement', 'a', 'stop');
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.stalker().backpack.length, 1);
  },
);

rule(
  'Bread gives a Focus and heals 2 HP, for free',
  { board, stalkers: [{ ...carrying('bread', 'bread'), hp: 13 }] },
  (t) => {
    t.does('eat');
    assert.equal(t.stalker().hp, 15);
    assert.equal(t.stalker().focus, true);
    assert.equal(t.stalker().turns[0].slid, 0);
    t.does('eat');
    assert.equal(t.stalker().hp, 16);
    assert.deepEqual(t.stalker().backpack, []);
  },
);

rule('Bread is kept by the well-fed', { board, stalkers: [{ ...carrying('bread'), focus: true }] }, (t) => {
  assert.equal(t.reasonAgainst('eat'), 'nothingToGain');
});
