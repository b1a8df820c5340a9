import assert from 'node:assert/strict';
import { rule } from '@zonecrawl/engine/harness';
import { armors } from '../src/armors/index.ts';

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
