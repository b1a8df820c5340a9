import assert from 'node:assert/strict';
import { stalkerId } from '../src/model/ids.ts';
import { coverAgainst } from '../src/rules/basics/cover.ts';
import { stalkerOf } from '../src/rules/basics/entities.ts';
import { defensePool, planDefense, sufferDamage } from '../src/rules/harm/defense.ts';
import { ROW } from '../testing/boards.ts';
import { fightBox, plain } from '../testing/fight.ts';
import { rule } from '../testing/table.ts';

const board = { drawing: ROW };
const TESTER = { card: 'tester', at: 'a', armor: 'vest' } as const;
/** Deals 7 to whoever ends its Turn in its sight, which is everywhere. */
const WATCHER = [{ card: 'watcher', at: 'c' }];
const DONE = { done: 3 };

rule(
  'EK5 Defense rolls Equipment dice by Armor, successes are subtracted, the rest is lost as HP',
  { board, stalkers: [TESTER], enemies: WATCHER, turn: DONE, dice: { equipment: [1, 2] } },
  (t) => {
    t.does('endTurn');
    const [defended] = t.told('defended');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 2);
    assert.deepEqual([defended?.successes, defended?.damage], [3, 4]);
    assert.equal(t.stalker().hp, 6);
  },
  plain,
);

rule(
  'EK5 the accurate face counts 2 in Defense',
  { board, stalkers: [TESTER], enemies: WATCHER, turn: DONE, dice: { equipment: ['accurate', 0] } },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.successes, 2);
  },
  plain,
);

rule(
  'EK5 without Armor nothing is rolled',
  { board, stalkers: [{ card: 'tester', at: 'a' }], enemies: WATCHER, turn: DONE },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('diceRolled').length, 0);
    assert.equal(t.stalker().hp, 3);
  },
  plain,
);

rule(
  'EK5, S2 a Focus may be discarded to reroll Defense dice, also by a pinned Stalker (S8)',
  {
    board,
    stalkers: [{ ...TESTER, focus: true, pinDown: true }],
    enemies: WATCHER,
    turn: DONE,
    dice: { equipment: [0, 3, 2] },
  },
  (t) => {
    t.until('reroll');
    const { cause, target, incoming } = t.decision.about;
    t.does(['die0']);
    const [defended] = t.told('defended');
    assert.deepEqual([cause, target, incoming], ['defense', t.names['E1'], defended?.incoming]);
    assert.equal(defended?.successes, 5);
    assert.equal(t.stalker().focus, false);
  },
  plain,
);

rule(
  'S4, EK5 an Exposed Stalker takes 3 more from the next Attack, then discards it',
  {
    board,
    stalkers: [{ ...TESTER, exposed: true, hp: 10 }],
    enemies: WATCHER,
    turn: DONE,
    dice: { equipment: [3, 3] },
  },
  (t) => {
    t.does('endTurn');
    const [defended] = t.told('defended');
    assert.equal(defended?.damage, 4);
    assert.deepEqual(defended?.incoming.at(-1), { reason: 'exposed', by: 3 });
    assert.equal(t.stalker().exposed, false);
  },
  plain,
);

rule(
  'M10, EK4 cover is taken off the damage of an attack from another space',
  {
    board: { drawing: ROW, spaces: { a: { cover: 2 } } },
    stalkers: [TESTER],
    enemies: WATCHER,
    turn: DONE,
    dice: { equipment: [0, 0] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.damage, 5);
  },
  plain,
);

rule(
  'EK4 even at 0 damage Defense is rolled, and Exposed is used up',
  {
    board: { drawing: ROW, spaces: { a: { cover: 20 } } },
    stalkers: [{ ...TESTER, exposed: true }],
    enemies: WATCHER,
    turn: DONE,
    dice: { equipment: [0, 0] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('diceRolled').length, 1);
    assert.equal(t.told('defended')[0]?.damage, 0);
    assert.equal(t.stalker().exposed, false);
    assert.equal(t.stalker().hp, 10);
  },
  plain,
);

rule(
  'M10 cover counts from another space, indoors from outside the Room only',
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   b D c   d |
      +---+---+---+---+
      `,
      spaces: {
        a: { cover: 1 },
        b: { cover: 2 },
        c: { cover: 3, indoor: true },
        d: { cover: 3, indoor: true },
      },
    },
    stalkers: [TESTER],
  },
  (t) => {
    const space = (name: string) =>
      t.game.board.spaces.find((each) => each.name === name)?.id ?? assert.fail(name);
    const cover = (at: string, from: string) => coverAgainst(t.game, space(at), space(from));
    assert.equal(cover('a', 'b'), 1);
    assert.equal(cover('a', 'a'), 0);
    assert.equal(cover('b', 'c'), 2);
    assert.equal(cover('c', 'b'), 3);
    assert.equal(cover('c', 'd'), 0);
    assert.equal(coverAgainst(t.game, space('c'), null), 0);
  },
  plain,
);

const suffering = fightBox({
  free: {
    *suffer6(game, stalker) {
      yield* sufferDamage(game, stalker, 6, 'test');
    },
  },
  abilities: {
    *attacked() {
      throw new Error('EK8: no reaction abilities');
    },
    *afterDefense() {
      throw new Error('EK8: no reaction abilities');
    },
    defenseBonus: () => 1,
  },
});

rule(
  'EK8 suffered damage is defended with modifiers and Focus, but without cover, Exposed or reaction abilities',
  {
    board: { drawing: ROW, spaces: { a: { cover: 3 } } },
    stalkers: [{ ...TESTER, exposed: true, focus: true }],
    dice: { equipment: [0, 1, 2] },
  },
  (t) => {
    t.does('suffer6').asks('reroll');
    assert.equal(t.decision.about.target, null, 'nobody attacks');
    t.does(['die0']);
    const [defended] = t.told('defended');
    assert.deepEqual([defended?.successes, defended?.damage], [4, 2]);
    assert.equal(t.stalker().exposed, true);
    assert.equal(t.stalker().hp, 8);
  },
  suffering,
);

const hooked = fightBox({
  abilities: {
    *beforeDefense() {
      return 1;
    },
    defenseDice: () => 1,
    defenseBonus: (_game, { isAttack }) => (isAttack ? 1 : 0),
    *afterDefenseRoll(_game, defense) {
      defense.halved = true;
    },
  },
});

rule(
  'EK4, EK5 cards add dice and successes; halving comes after everything was added, rounded up',
  {
    board,
    stalkers: [{ ...TESTER, exposed: true }],
    enemies: WATCHER,
    turn: DONE,
    dice: { equipment: [0, 0, 1, 0] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 4);
    // 7 and 3 for Exposed make 10, halved 5, less 1 rolled and 1 from the card.
    assert.equal(t.told('defended')[0]?.damage, 3);
    const pool = defensePool(t.game, planDefense(stalkerOf(t.game, stalkerId(0)), null, null, true, []));
    assert.equal(pool.equipment, 3);
    assert.deepEqual(pool.successes, [{ reason: 'card:tester', by: 1 }]);
  },
  hooked,
);

const guarding = fightBox({
  abilities: {
    *comradeAttacked(_game, owner) {
      return owner.focus ? [{ reason: 'card:tester', by: 2 }] : null;
    },
  },
});

rule(
  'EK7 whoever steps in is attacked with its own cover, Exposed and Defense',
  {
    board: { drawing: ROW, spaces: { a: { cover: 4 }, e: { cover: 1 } } },
    stalkers: [
      { ...TESTER, exposed: true },
      { card: 'tester', at: 'e', armor: 'vest', focus: true },
    ],
    enemies: WATCHER,
    turn: { done: 2 },
    dice: { equipment: [1, 0] },
  },
  (t) => {
    t.does('endTurn').asks('reroll').does([]);
    assert.deepEqual(
      t.told('defended').map(({ stalker, successes, damage }) => [stalker, successes, damage]),
      [[1, 3, 3]],
    );
    assert.equal(t.stalker(0).hp, 10);
    assert.equal(t.stalker(0).exposed, true);
    assert.equal(t.facing(), 'east');
  },
  guarding,
);

rule(
  'EK7 nobody steps in for itself',
  {
    board,
    stalkers: [{ ...TESTER, focus: true }],
    enemies: WATCHER,
    turn: DONE,
    dice: { equipment: [1, 0] },
  },
  (t) => {
    t.does('endTurn').asks('reroll').does([]);
    assert.equal(t.told('defended')[0]?.successes, 1);
  },
  guarding,
);

rule(
  'EK7 nobody steps in for nothing: the target stays',
  {
    board,
    stalkers: [TESTER, { card: 'tester', at: 'e', armor: 'vest' }],
    enemies: WATCHER,
    turn: { done: 2 },
    dice: { equipment: [1, 0] },
  },
  (t) => {
    t.does('endTurn');
    assert.deepEqual(
      t.told('defended').map(({ stalker }) => stalker),
      [0],
    );
  },
  guarding,
);
