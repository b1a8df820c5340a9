import assert from 'node:assert/strict';
import { items } from '../src/items/index.ts';
import { rule } from './rule.ts';

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

rule('The Item deck has its 38 cards', { board, stalkers: [carrying('bread')] }, () => {
  assert.equal(
    items.reduce((sum, { copies }) => sum + copies, 0),
    38,
  );
  for (const { id, types, abilities } of items) {
    for (const { cost } of abilities?.actions ?? []) {
      if (types.includes('food')) assert.equal(cost, 'free', id);
      if (types.includes('medicine') || types.includes('grenade')) assert.equal(cost, 'standard', id);
    }
  }
});

const here = { card: 'bandit-rifle', at: 'c', facing: 'east' } as const;

rule(
  'A Fire Bottle rolls 2 dice and leaves whoever survives Exposed',
  {
    board,
    stalkers: [carrying('fire-bottle'), { card: 'borsuk', at: 'c' }],
    enemies: [here],
    dice: { equipment: [1, 1] },
  },
  (t) => {
    t.does('throw', 'c', 'E1');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 2);
    assert.deepEqual([t.enemy().exposed, t.stalker(1).exposed, t.stalker(0).exposed], [true, true, false]);
    assert.equal(t.stalker(1).hp, 13);
  },
);

rule(
  'A Concussion Grenade flies 3 spaces and pushes Enemies away from whoever threw it',
  {
    board: {
      drawing: '+---+---+---+---+---+---+---+\n| a   b   c   d   d   e   e |\n+---+---+---+---+---+---+---+',
    },
    stalkers: [carrying('concussion-grenade')],
    enemies: [
      { ...here, at: 'd' },
      { ...here, at: 'd' },
      { ...here, at: 'c' },
    ],
    dice: { equipment: [0, 0] },
  },
  (t) => {
    t.does('throw').offers('d').offersNot('e').does('d', 'E1');
    assert.deepEqual([t.at(t.enemy('E1')), t.at(t.enemy('E2')), t.at(t.enemy('E3'))], ['e', 'e', 'c']);
  },
);

rule(
  'A Flash Grenade pins everybody on its space, without a roll, and is loud',
  {
    board,
    stalkers: [carrying('flash-grenade'), { card: 'borsuk', at: 'c' }],
    enemies: [here, { ...here, at: 'd' }],
  },
  (t) => {
    t.does('throw', 'c');
    assert.deepEqual(
      [t.enemy('E1').pinDown, t.enemy('E2').pinDown, t.stalker(1).pinDown],
      [true, false, true],
    );
    assert.equal(t.told('diceRolled').length, 0);
    assert.equal(t.attention(), 'high c');
    assert.equal(t.facing('E1'), 'east');
  },
);

rule(
  'A Smoke Grenade lays No Visibility within Range 3, quietly',
  {
    board,
    stalkers: [{ ...carrying('smoke-grenade'), armor: 'leather-jacket' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }],
    turn: { done: 2 },
  },
  (t) => {
    t.does('throw').offers('d').does('b');
    assert.deepEqual(t.told('noVisibilityPlaced').length, 1);
    assert.equal(t.stalker().turns[0].slid, 3);
    t.does('endTurn');
    assert.equal(t.told('enemyAttacked').length, 0);
  },
);

rule(
  'A Smoke Grenade without a token left in the supply is wasted (G2)',
  { board, stalkers: [carrying('smoke-grenade')], supply: { noVisibility: 0 } },
  (t) => {
    t.does('throw', 'b');
    assert.deepEqual(t.state.noVisibility, []);
    assert.equal(t.told('componentRanOut')[0]?.component, 'noVisibility');
  },
);

rule(
  'A Grenade Launcher fires smoke as well',
  {
    board,
    stalkers: [
      {
        ...carrying('smoke-grenade'),
        weapon: 'akm-74u',
        weaponAttachments: ['grenade-launcher'],
      },
    ],
    enemies: [{ ...here, at: 'b' }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso', 'smoke-grenade', 'd');
    assert.equal(t.state.noVisibility.length, 1);
    assert.deepEqual(t.stalker().backpack, []);
  },
);

rule('A Bandage heals 4 HP', { board, stalkers: [{ ...carrying('bandage'), hp: 3 }] }, (t) => {
  t.does('healWounds');
  assert.equal(t.stalker().hp, 7);
  assert.equal(t.stalker().turns[0].slid, 1);
});

rule(
  "A Surgeon's Case heals 12 HP, lowers dosage by 4 and ends Exposed",
  {
    board,
    stalkers: [carrying('surgeons-case'), { card: 'borsuk', at: 'a', hp: 1, dosage: 6, exposed: true }],
  },
  (t) => {
    t.does('operate');
    const { hp, dosage, exposed } = t.stalker(1);
    assert.deepEqual([hp, dosage, exposed], [13, 2, false]);
    assert.deepEqual(t.stalker().backpack, []);
  },
);

rule(
  'Rad-Protector lowers the dosage of a chosen Stalker on the same space by 8',
  {
    board,
    stalkers: [
      { ...carrying('rad-protector'), dosage: 3 },
      { card: 'borsuk', at: 'a', dosage: 10 },
      { card: 'milady', at: 'b', dosage: 12 },
    ],
  },
  (t) => {
    t.does('inject').offers('S1', 'S2').offersNot('S3').does('S2');
    assert.deepEqual([t.stalker(0).dosage, t.stalker(1).dosage], [3, 2]);
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);

rule('Rad-Protector is kept where nobody needs it', { board, stalkers: [carrying('rad-protector')] }, (t) => {
  assert.equal(t.reasonAgainst('inject'), 'noDosage');
});

rule(
  'Adrenaline gives three markers for one Standard Action and 3 HP (R8)',
  { board, stalkers: [carrying('adrenaline'), { card: 'borsuk', at: 'd' }] },
  (t) => {
    t.does('rush');
    assert.equal(t.stalker().hp, 13);
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.stalker().turns[0].markers, 3);
    for (let i = 0; i < 4; i++) t.does('prepare');
    assert.equal(t.reasonAgainst('prepare'), 'noStandardLeft');
  },
);

rule(
  'Smelling Salts bring a pinned comrade within Range 1 round',
  {
    board,
    stalkers: [
      carrying('smelling-salts'),
      { card: 'borsuk', at: 'b', pinDown: true },
      { card: 'milady', at: 'c', pinDown: true },
    ],
  },
  (t) => {
    t.does('bringRound');
    assert.deepEqual([t.stalker(1).pinDown, t.stalker(1).focus, t.stalker(2).pinDown], [false, true, true]);
  },
);

rule(
  'Smelling Salts wait for somebody who needs them',
  { board, stalkers: [carrying('smelling-salts')] },
  (t) => {
    assert.equal(t.reasonAgainst('bringRound'), 'nobodyPinned');
  },
);

const shot = (hp: number) =>
  ({
    board,
    stalkers: [{ ...carrying('tourniquet'), hp }],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' as const }],
    turn: { done: 3 },
  }) as const;
for (const [answer, injured] of [
  ['yes', false],
  ['no', true],
] as const) {
  rule(
    `A Tourniquet ${injured ? 'left alone does nothing' : 'is used up instead of a Critical Injury'}`,
    { ...shot(5), stalkers: [{ ...carrying('tourniquet'), hp: 5 }], enemies: [...shot(5).enemies] },
    (t) => {
      t.does('endTurn').asks('useAbility').does(answer);
      if (injured) t.does('token0');
      assert.equal(t.stalker().hp, 0);
      assert.equal(t.stalker().turns[0].injured, injured);
      assert.equal(t.stalker().backpack.length, injured ? 1 : 0);
    },
  );
}

rule(
  'A Tourniquet saves from the third Injury, too (S6)',
  {
    board,
    stalkers: [{ ...carrying('tourniquet'), hp: 0, turns: [{ injured: true }, { injured: true }] }],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' }],
    turn: { done: 1 },
  },
  (t) => {
    t.does('endTurn', 'yes');
    assert.equal(t.stalker().dead, false);
  },
);

rule(
  "Tourist's Delight heals 3 HP of everybody on the space, for free",
  {
    board,
    stalkers: [
      { ...carrying('tourists-delight'), hp: 5 },
      { card: 'borsuk', at: 'a', hp: 14 },
      { card: 'milady', at: 'b', hp: 5 },
    ],
  },
  (t) => {
    t.does('shareMeal');
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp, t.stalker(2).hp], [8, 15, 5]);
    assert.equal(t.stalker().turns[0].slid, 0);
  },
);

rule(
  'Vodka lowers dosage by 4 and costs the Focus',
  { board, stalkers: [{ ...carrying('vodka'), dosage: 9, focus: true }] },
  (t) => {
    t.does('drink');
    assert.deepEqual([t.stalker().dosage, t.stalker().focus], [5, false]);
    assert.equal(t.stalker().turns[0].slid, 0);
  },
);

rule('Vodka needs a dosage to be good for', { board, stalkers: [carrying('vodka')] }, (t) => {
  assert.equal(t.reasonAgainst('drink'), 'noDosage');
});

rule(
  'Sunflower Seeds give every Stalker within Range 1 a Focus',
  {
    board,
    stalkers: [carrying('sunflower-seeds'), { card: 'borsuk', at: 'b' }, { card: 'milady', at: 'c' }],
  },
  (t) => {
    t.does('handRound');
    assert.deepEqual([t.stalker(0).focus, t.stalker(1).focus, t.stalker(2).focus], [true, true, false]);
  },
);

rule('A Bag of Bolts holds four, for free', { board, stalkers: [carrying('bag-of-bolts')] }, (t) => {
  t.does('fillPockets');
  assert.equal(t.stalker().bolts, 4);
  assert.equal(t.stalker().turns[0].slid, 0);
});

rule(
  'A Bag of Bolts is empty when the box is (G2)',
  { board, stalkers: [carrying('bag-of-bolts')], supply: { bolts: 0 } },
  (t) => {
    assert.equal(t.reasonAgainst('fillPockets'), 'nothingToGain');
  },
);

rule(
  "A Signal Flare puts its owner's High Attention within Range 4 and reduces everybody else's",
  {
    board,
    stalkers: [
      carrying('signal-flare'),
      { card: 'borsuk', at: 'b', attention: { level: 'high', at: 'b' } },
      { card: 'milady', at: 'a', attention: { level: 'low', at: 'a' } },
    ],
  },
  (t) => {
    t.does('fireFlare', 'd');
    assert.deepEqual([t.attention(0), t.attention(1), t.attention(2)], ['high d', 'low b', 'none']);
  },
);

rule(
  'A Signal Flare misleads nobody who sees who fired it (AT2)',
  {
    board,
    stalkers: [carrying('signal-flare')],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('fireFlare'), 'seen');
  },
);

rule(
  'Loose Rounds fill any Weapon, in the slot or the Backpack',
  {
    board,
    stalkers: [
      {
        card: 'chort',
        at: 'a',
        weapon: { card: 'ptm', ammo: 1 },
        backpack: ['loose-rounds', { card: 'sawed-off', ammo: 0 }, { card: 'dp-12', ammo: 3 }],
      },
    ],
  },
  (t) => {
    t.does('loadUp').asks('reload').offers('ptm', 'sawed-off').offersNot('dp-12').does('sawed-off');
    assert.equal(t.stalker().backpack[0]?.ammo, 2);
    assert.equal(t.stalker().weapon?.ammo, 1);
  },
);

const underFire = {
  board,
  enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' as const }],
  turn: { done: 3 },
};
rule(
  'A Spare Plate adds 4 successes to one Defense and is gone',
  {
    ...underFire,
    stalkers: [{ ...carrying('spare-plate'), armor: 'leather-jacket' }],
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('useAbility').does('yes');
    assert.equal(t.told('defended')[0]?.damage, 2);
    assert.deepEqual(t.stalker().backpack, []);
  },
);

rule(
  'A Spare Plate kept is kept',
  {
    ...underFire,
    stalkers: [{ ...carrying('spare-plate'), armor: 'leather-jacket' }],
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn', 'no');
    assert.equal(t.told('defended')[0]?.damage, 6);
    assert.equal(t.stalker().backpack.length, 1);
  },
);

rule(
  'A Probe finds an Artifact within Range 2 once, for free',
  {
    board,
    stalkers: [carrying('probe')],
    anomalies: [{ card: 'electro', center: 'c', symbols: [['c', [1, 2, 3, 4]]], artifact: true }],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('detect');
    assert.equal(t.told('artifactFound').length, 1);
    assert.deepEqual(t.stalker().backpack, []);
    assert.equal(t.stalker().turns[0].slid, 0);
  },
);

rule(
  'A Probe reaches no farther',
  {
    board,
    stalkers: [carrying('probe')],
    anomalies: [{ card: 'electro', center: 'd', symbols: [['d', [1, 2, 3, 4]]], artifact: true }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('detect'), 'nothingToDetect');
  },
);

rule(
  'A Lucky Cartridge rerolls one die, once per Round, and stays',
  {
    board,
    stalkers: [{ ...carrying('lucky-cartridge'), weapon: 'ptm' }],
    enemies: [{ ...here, at: 'b' }],
    dice: { stalker: ['1', '1', '3', '1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('reroll');
    assert.equal(t.decision.pick?.max, 1);
    t.does(['die0']).asks('action');
    assert.equal(t.told('diceRerolled')[0]?.source, 'lucky-cartridge:luck');
    assert.equal(t.stalker().backpack.length, 1);
    if (t.alive()) t.does('attack:singleShot', 'torso').asks('action');
    assert.equal(t.told('diceRerolled').length, 1);
  },
);
