import assert from 'node:assert/strict';
import { backpackLimit } from '@zonecrawl/engine/rules';
import { armors } from '../src/armors/index.ts';
import { rule } from './rule.ts';

const board = { drawing: '+---+---+---+\n| a   b   c |\n+---+---+---+' };
const at = (armor: string) => ({ card: 'chort', at: 'c', armor }) as const;
const BANDIT = [{ card: 'bandit-rifle', at: 'a', facing: 'east' as const }];

rule('Armor cards show their printed figures', { board, stalkers: [at('ps5-m')] }, () => {
  assert.deepEqual(
    armors
      .filter(({ id }) => ['leather-jacket', 'ps5-m', 'psz-9d'].includes(id))
      .map(({ id, value, defense, mapRadiation, container }) => [
        id,
        value,
        defense,
        mapRadiation,
        container,
      ]),
    [
      ['leather-jacket', 100, 1, 0, 'basic'],
      ['ps5-m', 2500, 2, 0, 'basic'],
      ['psz-9d', 5500, 2, 2, 'basic'],
    ],
  );
  assert.equal(armors.find(({ id }) => id === 'nbc-suit')?.mapRadiation, 1);
});

for (const id of ['ps5-m', 'psz-9d']) {
  rule(
    `${id} always stops at least 1 damage`,
    { board, stalkers: [at(id)], enemies: BANDIT, turn: { done: 3 }, dice: { equipment: [0, 0] } },
    (t) => {
      t.does('endTurn');
      const [defended] = t.told('defended');
      assert.deepEqual([defended?.successes, defended?.damage], [1, 6]);
      assert.deepEqual(defended?.modifiers, [{ reason: `card:${id}`, by: 1 }]);
    },
  );
}

rule(
  'A Leather Jacket stops what its one die says',
  { board, stalkers: [at('leather-jacket')], enemies: BANDIT, turn: { done: 3 }, dice: { equipment: [0] } },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.damage, 7);
  },
);

rule(
  'An Armor in the Backpack stops nothing (EQ4)',
  {
    board,
    stalkers: [{ card: 'chort', at: 'c', backpack: ['ps5-m'] }],
    enemies: BANDIT,
    turn: { done: 3 },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.damage, 7);
  },
);

for (const [id, dose] of [
  ['leather-jacket', 3],
  ['nbc-suit', 2],
  ['psz-9d', 1],
] as const) {
  rule(
    `${id} lets ${dose} of 3 map radiation through (RD1)`,
    {
      board: { ...board, spaces: { b: { radiation: 3 } } },
      stalkers: [at(id)],
    },
    (t) => {
      t.does('movement', 'a');
      if (t.decision.kind === 'step') t.does('stop');
      assert.equal(t.stalker().dosage, dose);
    },
  );
}

rule(
  'The Armor deck has its 26 cards, of every tier and container, against map radiation from 0 to 4',
  { board, stalkers: [at('leather-jacket')] },
  () => {
    assert.equal(
      armors.reduce((sum, { copies }) => sum + copies, 0),
      26,
    );
    assert.deepEqual([...new Set(armors.map(({ tier }) => tier))].toSorted(), [1, 2, 3]);
    assert.deepEqual(
      [...new Set(armors.map(({ mapRadiation }) => mapRadiation))].toSorted(),
      [0, 1, 2, 3, 4],
    );
    assert.deepEqual([...new Set(armors.map(({ container }) => container))].toSorted(), [
      'advanced',
      'basic',
      'improved',
    ]);
  },
);

for (const [id, holds] of [
  ['leather-jacket', 6],
  ['forage-parka', 8],
  ['exo-frame', 9],
] as const) {
  rule(`${id}: a Backpack of ${holds} cards (EQ3)`, { board, stalkers: [at(id)] }, (t) => {
    assert.equal(backpackLimit(t.game, t.stalker()), holds);
  });
}

/** Against somebody who shoots, and somebody who charges. */
const SNORK = [{ card: 'snork', at: 'b', facing: 'east' as const }];
for (const [who, enemies, by] of [
  ['a Ranged attack', BANDIT, 1],
  ['a Charge', SNORK, undefined],
] as const) {
  rule(
    `Flak Vest against ${who}: ${by ?? 'nothing'} added`,
    {
      board,
      stalkers: [at('flak-vest')],
      enemies: [...enemies],
      turn: { done: 3 },
      dice: { equipment: [1] },
    },
    (t) => {
      t.does('endTurn');
      assert.equal(t.told('defended')[0]?.modifiers[0]?.by, by);
    },
  );
}

rule(
  "Poacher's Cloak: Careful Movement goes up to 2 spaces, without Attention",
  { board, stalkers: [at('poacher-cloak')] },
  (t) => {
    t.does('carefulMovement', 'a');
    assert.equal(t.at(t.stalker()), 'a');
    assert.equal(t.attention(), 'none');
    t.does('carefulMovement', 'stop').asks('action');
    assert.equal(t.at(t.stalker()), 'b');
  },
);

rule(
  "Poacher's Cloak: not into a space an Enemy sees (A2)",
  {
    board: { drawing: '+---+---+---+\n| a   b   c |\n+---+   +---+\n    | d |\n    +---+' },
    stalkers: [at('poacher-cloak')],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'north' }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('carefulMovement'), 'nowhereUnseen');
  },
);

rule(
  'Night Runner: a Movement nobody sees places no Low Attention',
  { board, stalkers: [at('night-runner')] },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.attention(), 'none');
  },
);

rule(
  'Night Runner: who is seen leaves High Attention all the same (AT3)',
  { board, stalkers: [at('night-runner')], enemies: BANDIT },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.attention(), 'high b');
  },
);

rule(
  'In a Leather Jacket the same Movement places Low Attention',
  { board, stalkers: [at('leather-jacket')] },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.attention(), 'low b');
  },
);

rule(
  'Medic Harness: a Medicine Item gives its user a Focus, Food does not by it',
  { board, stalkers: [{ ...at('medic-harness'), hp: 3, backpack: ['bandage', 'tourists-delight'] }] },
  (t) => {
    t.does('shareMeal');
    assert.equal(t.stalker().focus, false);
    t.does('healWounds');
    assert.equal(t.stalker().focus, true);
  },
);

rule(
  'Mercenary Rig: Reload is Free without a Focus',
  {
    board,
    stalkers: [{ ...at('mercenary-rig'), weapon: { card: 'ptm', ammo: 0 }, magazines: { pistol: 1 } }],
  },
  (t) => {
    t.does('reload');
    assert.equal(t.stalker().weapon?.ammo, 4);
    assert.equal(t.stalker().turns[0].slid, 0);
  },
);

rule(
  'In a Leather Jacket it is a Standard Action (A4)',
  {
    board,
    stalkers: [{ ...at('leather-jacket'), weapon: { card: 'ptm', ammo: 0 }, magazines: { pistol: 1 } }],
  },
  (t) => {
    t.does('reload');
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);

const WIDE = { drawing: '+---+---+---+\n| a   a   b |\n+---+---+---+' };
rule(
  "Sapper Suit: three more successes against a grenade, nothing against an Enemy's Attack",
  {
    board: WIDE,
    stalkers: [{ card: 'chort', at: 'a', armor: 'sapper-suit', backpack: ['frag-grenade'] }],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1, 1, 1, 1, 0, 0, 0, 0] },
  },
  (t) => {
    t.does('throw', 'a');
    assert.deepEqual(t.told('defended')[0]?.modifiers, [{ reason: 'card:sapper-suit', by: 3 }]);
    t.does('endTurn');
    assert.deepEqual(t.told('defended')[1]?.modifiers, []);
  },
);

for (const [card, armor, hp] of [
  ['fruit-punch', 'leather-jacket', 7],
  ['fruit-punch', 'furnace-suit', 11],
  ['popper', 'furnace-suit', 14],
  ['whirligig', 'furnace-suit', 10],
  ['electro', 'furnace-suit', 6],
] as const) {
  rule(
    `${armor} in the ${card}: 16 HP become ${hp}`,
    {
      board,
      stalkers: [{ card: 'chort', at: 'a', armor }],
      anomalies: [{ card, center: 'b', symbols: [['b', [4]]] }],
      dice: { anomaly: [4], equipment: card === 'popper' ? [3, 3, 0, 0] : [0] },
    },
    (t) => {
      t.does('movement', 'stop');
      assert.equal(t.stalker().hp, hp);
    },
  );
}

for (const [armor, dosage, dice] of [
  ['leather-jacket', 8, 2],
  ['institute-suit', 8, 1],
  ['institute-suit', 3, 0],
  ['institute-suit', 4, 0],
] as const) {
  rule(
    `${armor} at dosage ${dosage}: Radiation Exposure rolls ${dice} dice (RD3)`,
    { board, stalkers: [{ ...at(armor), dosage }], at: 'radiation' },
    (t) => {
      t.until('action');
      const rolled = t.told('diceRolled').find(({ purpose }) => purpose === 'radiation');
      assert.equal(rolled?.dice.length ?? 0, dice);
    },
  );
}

for (const exposed of [true, false]) {
  rule(
    `Bastion: ${exposed ? 'Exposed adds nothing' : 'without Exposed nothing is added'}`,
    {
      board,
      stalkers: [{ ...at('bastion'), exposed }],
      enemies: BANDIT,
      turn: { done: 3 },
      dice: { equipment: [0, 0, 0] },
    },
    (t) => {
      t.does('endTurn');
      assert.equal(t.told('defended')[0]?.damage, 7);
      assert.equal(t.stalker().exposed, false);
    },
  );
}

rule('Exo-Frame: Movement goes 2 spaces only', { board, stalkers: [at('exo-frame')] }, (t) => {
  t.does('movement', 'a').asks('action');
  assert.equal(t.at(t.stalker()), 'a');
});

const TOGETHER = { drawing: '+---+---+---+\n| a   a   b |\n+---+---+---+' };
rule(
  'Sentinel: its wearer may take an Attack on a comrade on the same space upon himself',
  {
    board: TOGETHER,
    stalkers: [
      { card: 'borsuk', at: 'a', armor: 'leather-jacket' },
      { card: 'chort', at: 'a', armor: 'sentinel' },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1, 1] },
  },
  (t) => {
    t.does('endTurn').asks('useAbility');
    assert.equal(t.decision.who, 1);
    t.does('yes');
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], [15, 12]);
  },
);

rule(
  'Sentinel: not for somebody elsewhere',
  {
    board: { drawing: '+---+---+---+\n| a   b   c |\n+---+---+---+' },
    stalkers: [
      { card: 'borsuk', at: 'b', armor: 'leather-jacket' },
      { card: 'chort', at: 'a', armor: 'sentinel' },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [0] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.stalker(0).hp, 8);
  },
);

rule(
  'A Mercenary Rig stops 1 whatever the dice say',
  {
    board,
    stalkers: [at('mercenary-rig')],
    enemies: BANDIT,
    turn: { done: 3 },
    dice: { equipment: [0, 0] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.successes, 1);
  },
);
