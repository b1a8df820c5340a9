import assert from 'node:assert/strict';
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

const figures = (id: string) => {
  const card = stalkers.find((each) => each.id === id) ?? assert.fail(id);
  return [card.hp, ...[0, 1, 3, 4, 9].map((range) => card.shooting(range))];
};

rule('Stalker cards show their printed figures', { board, stalkers: [{ card: 'milady', at: 'a' }] }, () => {
  assert.deepEqual(figures('milady'), [14, 2, 2, 2, 3, 3]);
  assert.deepEqual(figures('chort'), [16, 2, 2, 2, 2, 2]);
  assert.deepEqual(figures('palkan'), [16, 3, 3, 3, 3, 3]);
});

const MILADY = { card: 'milady', at: 'a', weapon: 'akm-74u' } as const;

rule(
  'Milady never misses: +1 success on an Enemy that does not see her',
  {
    board,
    stalkers: [MILADY],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'east' }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.deepEqual(t.told('attackResolved')[0]?.modifiers, [
      { reason: 'dice', by: 2 },
      { reason: 'card:milady', by: 1 },
    ]);
  },
);

rule(
  'Milady gets nothing on an Enemy that sees her',
  {
    board,
    stalkers: [MILADY],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.equal(t.told('attackResolved')[0]?.successes, 2);
  },
);

rule(
  'Milady sneaks past eyes that see no farther than 1 until she stops, once per Turn',
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   b   c   d |
      +---+   +---+---+
          | g |
          +   +
          | h |
          +---+
      `,
    },
    stalkers: [{ card: 'milady', at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'h', facing: 'north' }],
  },
  (t) => {
    t.does('sneak', 'c', 'd');
    assert.equal(t.attention(), 'low d');
    t.offersNot('sneak');
    assert.equal(t.reasonAgainst('sneak'), 'oncePerTurn');
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);

rule(
  'Milady is seen on the final space of her Sneak',
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   b   c   d |
      +---+   +---+---+
          | g |
          +   +
          | h |
          +---+
      `,
    },
    stalkers: [{ card: 'milady', at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'h', facing: 'north' }],
  },
  (t) => {
    t.does('sneak', 'stop');
    assert.equal(t.attention(), 'high b');
  },
);

rule(
  'Chort is fearless: one more Equipment die against Elite and Boss Enemies within Range 1',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'chimera', at: 'b', facing: 'west' }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 4);
  },
);

rule(
  'Chort is fearless neither farther away nor against Hordes',
  {
    board,
    stalkers: [{ card: 'chort', at: 'b', weapon: 'ptm' }],
    enemies: [
      { card: 'chimera', at: 'd' },
      { card: 'bandit-rifle', at: 'a' },
    ],
    dice: { stalker: ['1', '1', '1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'E1', 'attack:singleShot', 'E2', 'torso');
    assert.deepEqual(
      t.told('diceRolled').map(({ dice }) => dice.length),
      [3, 3],
    );
  },
);

rule(
  'Chort is fearless whoever he shoots at, while an Elite or Boss is within Range 1 of him',
  {
    board,
    stalkers: [{ card: 'chort', at: 'b', weapon: 'ptm' }],
    enemies: [
      { card: 'chimera', at: 'a', facing: 'west' },
      { card: 'bandit-rifle', at: 'd', facing: 'east' },
    ],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'E2', 'torso');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 4);
  },
);

rule(
  'Chort is fearless whoever attacks him, while an Elite or Boss is within Range 1 of him',
  {
    board,
    stalkers: [{ card: 'chort', at: 'b', armor: 'leather-jacket' }],
    enemies: [
      { card: 'chimera', at: 'a', facing: 'west', pinDown: true },
      { card: 'bandit-rifle', at: 'd', facing: 'west' },
    ],
    turn: { done: 3 },
    dice: { equipment: [0, 0] },
  },
  (t) => {
    t.does('endTurn').until('action');
    assert.equal(t.told('diceRolled').find(({ purpose }) => purpose === 'defense')?.dice.length, 2);
  },
);

const CHORT = { card: 'chort', at: 'b', armor: 'leather-jacket', focus: true } as const;
const attackedByBandit = {
  board,
  stalkers: [CHORT],
  enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
  turn: { done: 3 },
} as const;

for (const [petals, what, lost] of [
  [1, 'stops 4 more', 2],
  [2, 'stops 2 more', 4],
  [3, 'pins the attacker', 6],
  [4, 'halves the damage, rounded up, and discards the other dice', 4],
] as const) {
  rule(
    `Chort dodges with ${petals} petals: it ${what}`,
    {
      ...attackedByBandit,
      stalkers: [CHORT],
      enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
      dice: { equipment: [1], anomaly: [petals] },
    },
    (t) => {
      t.does('endTurn').asks('reroll').does([]).asks('useAbility').does('yes');
      assert.equal(t.stalker().hp, 16 - lost);
      assert.equal(t.stalker().focus, false);
      assert.equal(t.enemy().pinDown, petals === 3);
    },
  );
}

rule(
  'Chort cannot dodge without a Focus',
  {
    ...attackedByBandit,
    stalkers: [{ ...CHORT, focus: false }],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('action');
    assert.equal(t.stalker().hp, 10);
  },
);

rule(
  'Chort cannot dodge what comes from afar, nor what is no Attack',
  {
    ...attackedByBandit,
    stalkers: [{ ...CHORT, at: 'c' }],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('reroll').does([]).asks('action');
  },
);

const COMRADE = { card: 'borsuk', at: 'd', armor: 'leather-jacket' } as const;

rule(
  'Palkan steps in for a comrade within Range 2 with +1 success',
  {
    board: { drawing: PAIRS },
    stalkers: [
      { ...COMRADE, at: 'b' },
      { card: 'palkan', at: 'a', armor: 'leather-jacket' },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('useAbility');
    assert.equal(t.decision.who, 1);
    t.does('yes');
    assert.equal(t.at(t.stalker(1)), 'b');
    assert.deepEqual(
      t.told('defended').map(({ stalker, successes, damage }) => [stalker, successes, damage]),
      [[1, 2, 5]],
    );
    assert.equal(t.stalker(0).hp, 15);
  },
);

rule(
  'Palkan need not step in',
  {
    board: { drawing: PAIRS },
    stalkers: [
      { ...COMRADE, at: 'b' },
      { card: 'palkan', at: 'a', armor: 'leather-jacket' },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn', 'no');
    assert.equal(t.stalker(0).hp, 9);
    assert.equal(t.at(t.stalker(1)), 'a');
  },
);

rule(
  'Palkan on the same space takes the hit without moving, even pinned (S8)',
  {
    board: { drawing: PAIRS },
    stalkers: [
      { ...COMRADE, at: 'b' },
      { card: 'palkan', at: 'b', armor: 'leather-jacket', pinDown: true },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn', 'yes');
    assert.equal(t.told('defended')[0]?.stalker, 1);
  },
);

rule(
  'Palkan pinned elsewhere does not come (S8)',
  {
    board: { drawing: PAIRS },
    stalkers: [
      { ...COMRADE, at: 'b' },
      { card: 'palkan', at: 'a', pinDown: true },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.stalker, 0);
  },
);

rule(
  'Palkan is too far away at Range 3',
  {
    board,
    stalkers: [COMRADE, { card: 'palkan', at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'f', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.stalker, 0);
  },
);

const PALKAN = { card: 'palkan', at: 'a', weapon: 'ptm', focus: true } as const;

rule(
  "Palkan's Fast Shot makes the next Weapon attack Free, once per Turn (A11)",
  {
    board,
    stalkers: [PALKAN],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
    dice: { stalker: ['1', '1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('fastShot');
    assert.equal(t.stalker().focus, false);
    // Another Standard Action in between costs what it costs and does not use it up.
    t.does('prepare').passes('prepare');
    assert.equal(t.stalker().turns[0].slid, 1);
    t.does('attack:singleShot', 'torso').passes('reroll');
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.reasonAgainst('fastShot'), 'oncePerTurn');
  },
);

rule(
  "Palkan's Fast Shot is used up by the next Weapon attack, also by one that is Free anyway (A11)",
  {
    board,
    stalkers: [PALKAN],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
    dice: { stalker: ['1', '1', '1', '1', '1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('fastShot', 'attack:quickShot').passes('reroll');
    assert.equal(t.stalker().turns[0].slid, 0);
    t.does('attack:singleShot', 'torso').passes('reroll');
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);

rule("Palkan's Fast Shot needs a Focus", { board, stalkers: [{ ...PALKAN, focus: false }] }, (t) => {
  assert.equal(t.reasonAgainst('fastShot'), 'noFocus');
});

const MAMON = { card: 'mamon', at: 'a', weapon: 'ptm' } as const;

rule(
  'Mamon fights better alone, and a kill steadies him',
  {
    board,
    stalkers: [MAMON, { card: 'borsuk', at: 'e' }],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'east' }],
    dice: { stalker: ['3', '3'], equipment: [3, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 4);
    assert.equal(t.alive(), false);
    assert.equal(t.stalker().focus, true);
  },
);

rule(
  'Mamon with company within Range 2 rolls no more dice, and a wound gives no Focus',
  {
    board,
    stalkers: [MAMON, { card: 'borsuk', at: 'c' }],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'east' }],
    dice: { stalker: ['3', '1'], equipment: [0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 3);
    assert.equal(t.stalker().focus, false);
  },
);

rule(
  'Velet defends with one more die and gets his second wind from a Focus',
  {
    board,
    stalkers: [{ card: 'velet', at: 'b', armor: 'leather-jacket', hp: 12, focus: true }],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
    turn: { done: 3 },
    dice: { equipment: [1, 1] },
  },
  (t) => {
    t.does('secondWind');
    assert.equal(t.stalker().hp, 15);
    assert.equal(t.reasonAgainst('secondWind'), 'oncePerTurn');
    t.does('endTurn');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 2);
    assert.equal(t.stalker().hp, 10);
  },
);

rule(
  'Velet unhurt has no use for a second wind',
  { board, stalkers: [{ card: 'velet', at: 'b', focus: true }] },
  (t) => {
    assert.equal(t.reasonAgainst('secondWind'), 'notWounded');
  },
);

rule(
  'Borsuk carries eight cards',
  {
    board,
    stalkers: [
      {
        card: 'borsuk',
        at: 'a',
        backpack: ['bread', 'bread', 'bread', 'bread', 'scope', 'scope'],
        weapon: 'ptm',
        armor: 'leather-jacket',
      },
    ],
  },
  (t) => {
    t.does('prepare', 'stow:ptm', 'stow:leather-jacket', 'done').asks('action');
    assert.equal(t.stalker().backpack.length, 8);
  },
);

rule(
  'Borsuk may reroll his own Anomaly die once',
  {
    board,
    stalkers: [{ card: 'borsuk', at: 'a' }],
    anomalies: [{ card: 'whirligig', center: 'b', symbols: [['b', [4]]] }],
    dice: { anomaly: [4, 1] },
  },
  (t) => {
    t.does('movement', 'c', 'stop')
      .asks('reroll')
      .does(t.decision.pick ? [0] : 1);
    assert.equal(t.told('anomalyHit').length, 0);
  },
);
