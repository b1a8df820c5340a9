import assert from 'node:assert/strict';
import { successes } from '../src/rules/basics/dice.ts';
import { gainStatus } from '../src/rules/stalker/statuses.ts';
import { ROW } from '../testing/boards.ts';
import { fightBox, GUNNER, plain } from '../testing/fight.ts';
import { rule } from '../testing/table.ts';

const board = { drawing: ROW };
const AT_B = [{ card: 'brute', at: 'b' }];
const AT_C = [{ card: 'brute', at: 'c' }];

rule(
  "AK4 a Weapon attack rolls the Stalker card's dice and the attack's Equipment dice",
  { board, stalkers: [GUNNER], enemies: AT_C, dice: { stalker: ['1', '1'], equipment: [0] } },
  (t) => {
    t.does('attack:silent').passes('masks');
    assert.equal(t.told('actionBegan')[0]?.source, t.stalker().weapon?.id, 'which copy of the Weapon');
    assert.deepEqual(
      t.told('diceRolled').map(({ purpose, dice }) => [purpose, dice.map(({ kind }) => kind)]),
      [['attack', ['stalker', 'stalker', 'equipment']]],
    );
  },
  plain,
);

rule(
  'AK4 the Knife rolls three Equipment dice and no Stalker dice',
  {
    board: { drawing: '+---+---+\n| a   a |\n+---+---+' },
    stalkers: [GUNNER],
    enemies: [{ card: 'brute', at: 'a' }],
    dice: { equipment: [0, 0, 1] },
  },
  (t) => {
    t.does('knife', 'torso');
    assert.deepEqual(
      t.told('diceRolled')[0]?.dice.map(({ kind }) => kind),
      ['equipment', 'equipment', 'equipment'],
    );
  },
  plain,
);

rule(
  'AK4 without scripted results every face lies within its die',
  { board, stalkers: [{ ...GUNNER, focus: true }], enemies: AT_C, seed: 'faces' },
  (t) => {
    t.does('attack:silent').asks('reroll');
    for (const { kind, face } of t.told('diceRolled')[0]?.dice ?? []) {
      assert.ok(face >= 0 && face < t.game.box.dice[kind].length);
    }
    t.leavesOpen('reroll');
  },
  plain,
);

rule(
  'AK5, S2 a Focus is discarded to reroll any chosen dice of the attack',
  {
    board,
    stalkers: [{ ...GUNNER, focus: true }],
    enemies: AT_C,
    dice: { stalker: ['1', '2', '3'], equipment: [0, 1] },
  },
  (t) => {
    t.does('attack:silent').asks('reroll').offers('die0', 'die1', 'die2');
    assert.deepEqual(t.decision.pick, { min: 0, max: 3 });
    const { cause, dice, target } = t.decision.about;
    assert.deepEqual([cause, dice, target], ['attack', t.told('diceRolled')[0]?.dice, t.names['E1']]);
    t.does(['die0', 'die2']);
    assert.equal(t.stalker().focus, false);
    assert.deepEqual(t.told('diceRerolled')[0]?.rerolled, [0, 2]);
    // 3 instead of 1, the 2 stays, 1 instead of 0.
    assert.equal(t.told('attackResolved')[0]?.successes, 6);
  },
  plain,
);

rule(
  'AK5 the Focus is kept when no die is rerolled, and asked for once',
  {
    board,
    stalkers: [{ ...GUNNER, focus: true }],
    enemies: AT_C,
    dice: { stalker: ['1', '1'], equipment: [0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent').asks('reroll').does([]);
    t.asks('action');
    assert.equal(t.stalker().focus, true);
    assert.equal(t.told('diceRerolled').length, 0);
  },
  plain,
);

rule(
  'AK5 without a Focus nothing is asked',
  { board, stalkers: [GUNNER], enemies: AT_C, dice: { stalker: ['1', '1'], equipment: [0] } },
  (t) => {
    t.does('attack:silent').asks('action');
  },
  plain,
);

const lucky = fightBox({
  artifacts: [
    {
      id: 'clover',
      copies: 1,
      value: 1,
      type: 'fire',
      baseRadiation: 0,
      abilities: {
        rerolls: [
          {
            id: 'luck',
            most: 1,
            dice: (_game, _owner, { purpose, dice }) =>
              purpose === 'attack' ? dice.flatMap((die, i) => (die.kind === 'equipment' ? [i] : [])) : [],
          },
        ],
      },
    },
  ],
});

rule(
  'AK5 a die may be rerolled again by a different source, and only by a different one',
  {
    board,
    stalkers: [{ ...GUNNER, focus: true, artifacts: ['clover'] }],
    enemies: AT_C,
    dice: { stalker: ['1', '1'], equipment: [0, 1, 3] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent').asks('reroll').offers('keep', 'clover:luck', 'focus');
    // Only Equipment dice, one of them.
    t.does('clover:luck').offers('die2').offersNot('die0', 'die1');
    assert.equal(t.decision.pick?.max, 1);
    t.does(['die2']);
    // The card has rerolled in this roll; the Focus may still take the same die.
    t.asks('reroll').offers('die0', 'die1', 'die2').does(['die2']);
    assert.deepEqual(
      t.told('diceRerolled').map(({ source }) => source),
      ['clover:luck', 'focus'],
    );
    t.asks('action');
    assert.equal(t.told('attackResolved')[0]?.successes, 5);
  },
  lucky,
);

rule(
  'AK5 a source that turns no die is not used up, and the others are still asked',
  {
    board,
    stalkers: [{ ...GUNNER, focus: true, artifacts: ['clover'] }],
    enemies: AT_C,
    dice: { stalker: ['1', '1'], equipment: [0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent', 'focus', []).asks('reroll').offers('die2').offersNot('die0').does([]);
    t.asks('action');
    assert.equal(t.stalker().focus, true);
  },
  lucky,
);

/** Rerolls one Stalker die and steadies the hand. */
const steadying = fightBox({
  artifacts: [
    {
      id: 'ember',
      copies: 1,
      value: 1,
      type: 'fire',
      baseRadiation: 0,
      abilities: {
        rerolls: [
          {
            id: 'glow',
            most: 1,
            dice: () => [0],
            *pay(game, owner) {
              gainStatus(game, owner, 'focus', ['A10']);
            },
          },
        ],
      },
    },
  ],
});

rule(
  'AK5 a Focus gained meanwhile is the same source: it rerolls only dice no Focus has rerolled',
  {
    board,
    stalkers: [{ ...GUNNER, focus: true, artifacts: ['ember'] }],
    enemies: AT_C,
    dice: { stalker: ['1', '1', '1', '1'], equipment: [0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent', 'focus', ['die1']).asks('reroll').offers('die0').offersNot('die1').does(['die0']);
    assert.equal(t.stalker().focus, true);
    t.asks('reroll').offers('die0', 'die2').offersNot('die1').does([]);
  },
  steadying,
);

rule(
  'AK5 a reroll source that does not apply to the roll is not offered',
  {
    board: { drawing: ROW },
    stalkers: [{ ...GUNNER, armor: 'vest', artifacts: ['clover'] }],
    enemies: [{ card: 'watcher', at: 'c' }],
    dice: { equipment: [0, 0] },
    turn: { done: 3 },
  },
  (t) => {
    t.does('endTurn').asks('action');
    assert.equal(t.told('defended').length, 1);
  },
  lucky,
);

rule(
  'AK6 inside accurate Range the accurate face counts 4',
  {
    board,
    stalkers: [GUNNER],
    enemies: AT_B,
    dice: { stalker: ['1', '1'], equipment: ['accurate'] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.told('attackResolved')[0]?.successes, 6);
    assert.equal(t.told('stalkerAttacked')[0]?.accurate, true);
  },
  plain,
);

rule(
  'AK6 outside accurate Range the accurate face counts 2',
  {
    board,
    stalkers: [GUNNER],
    enemies: AT_C,
    dice: { stalker: ['1', '1'], equipment: ['accurate'] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.told('attackResolved')[0]?.successes, 4);
    assert.equal(t.told('stalkerAttacked')[0]?.accurate, false);
  },
  plain,
);

rule(
  'AK6 the accurate face counts 2 in a Knife attack',
  {
    board: { drawing: '+---+---+\n| a   a |\n+---+---+' },
    stalkers: [GUNNER],
    enemies: [{ card: 'brute', at: 'a' }],
    dice: { equipment: ['accurate', 0, 0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('knife', 'torso');
    assert.equal(t.told('attackResolved')[0]?.successes, 2);
  },
  plain,
);

rule(
  'AK6 dice are counted as their faces say, in no other way',
  { board, stalkers: [GUNNER], enemies: AT_B },
  (t) => {
    const count = (kind: 'stalker' | 'equipment', accurate: boolean) =>
      t.game.box.dice[kind].map((_, face) => successes(t.game, [{ kind, face }], accurate));
    assert.deepEqual(count('stalker', false), [3, 2, 1, 1, 1, 0]);
    assert.deepEqual(count('equipment', false), [0, 1, 1, 2, 3, 2]);
    assert.deepEqual(count('equipment', true), [0, 1, 1, 2, 3, 4]);
  },
  plain,
);
