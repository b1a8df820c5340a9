import assert from 'node:assert/strict';
import { rule } from '@zonecrawl/engine/harness';
import { artifacts } from '../src/artifacts/index.ts';

const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
`;
const board = { drawing: ROW };
const bearer = (artifact: string) => ({ card: 'chort', at: 'a', artifacts: [artifact] });

rule('Artifact cards show their printed figures', { board, stalkers: [bearer('eye')] }, () => {
  const figures = new Map(
    artifacts.map(({ id, type, value, baseRadiation }) => [id, [type, value, baseRadiation]]),
  );
  assert.deepEqual(figures.get('meat-chunk'), ['chemical', 6000, 4]);
  assert.deepEqual(figures.get('eye'), ['fire', 3000, 5]);
  assert.deepEqual(figures.get('neuron'), ['fire', 2500, 6]);
  assert.deepEqual(figures.get('echinus'), ['chemical', 3000, 4]);
  assert.deepEqual(figures.get('slime'), ['chemical', 2000, 2]);
});

rule(
  'Meat Chunk lowers dosage by 6 for a Focus, for free',
  { board, stalkers: [{ ...bearer('meat-chunk'), dosage: 9, focus: true }] },
  (t) => {
    t.does('absorb');
    assert.equal(t.stalker().dosage, 3);
    assert.equal(t.stalker().focus, false);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.reasonAgainst('absorb'), 'noFocus');
  },
);

rule(
  'Meat Chunk is of no use at dosage 0',
  { board, stalkers: [{ ...bearer('meat-chunk'), focus: true }] },
  (t) => {
    assert.equal(t.reasonAgainst('absorb'), 'noDosage');
  },
);

rule(
  'Eye moves the own Attention to a space within Range 2 of its owner for a Focus',
  { board, stalkers: [{ ...bearer('eye'), focus: true, attention: { level: 'high', at: 'e' } }] },
  (t) => {
    t.does('mislead').asks('space').offers('a', 'b', 'c').offersNot('d', 'e').does('c');
    assert.equal(t.attention(), 'high c');
    assert.equal(t.stalker().focus, false);
  },
);

rule('Eye needs Attention on the map', { board, stalkers: [{ ...bearer('eye'), focus: true }] }, (t) => {
  assert.equal(t.reasonAgainst('mislead'), 'noAttention');
});

rule(
  'Eye cannot mislead whoever sees you (AT2)',
  {
    board,
    stalkers: [{ ...bearer('eye'), focus: true, attention: { level: 'high', at: 'a' } }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('mislead'), 'seen');
  },
);

rule(
  'Neuron adds a success to an attack and leaves its bearer Exposed',
  {
    board,
    stalkers: [{ ...bearer('neuron'), weapon: 'ptm' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('useAbility').does('yes');
    assert.equal(t.told('attackResolved')[0]?.successes, 3);
    assert.equal(t.stalker().exposed, true);
  },
);

rule(
  'Neuron unused changes nothing',
  {
    board,
    stalkers: [{ ...bearer('neuron'), weapon: 'ptm' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso', 'no');
    assert.equal(t.told('attackResolved')[0]?.successes, 2);
    assert.equal(t.stalker().exposed, false);
  },
);

rule(
  'Neuron helps a Defense too; the Exposed it gives is for the next Attack',
  {
    board,
    stalkers: [{ ...bearer('neuron'), armor: 'leather-jacket', exposed: true }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 3 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn', 'yes');
    // 7 + 3 - 1 - 1.
    assert.equal(t.told('defended')[0]?.damage, 8);
    assert.equal(t.stalker().exposed, true);
  },
);

rule(
  'Echinus gives a Focus for 1 HP, and none to whoever has one',
  { board, stalkers: [bearer('echinus')] },
  (t) => {
    t.does('prick');
    assert.equal(t.stalker().hp, 15);
    assert.equal(t.stalker().focus, true);
    assert.equal(t.reasonAgainst('prick'), 'hasFocus');
  },
);

rule(
  'Slime pins an Enemy within Range 1 that attacks its bearer, for 3 dosage, and the Attack goes on (S9)',
  {
    board,
    stalkers: [{ ...bearer('slime'), armor: 'leather-jacket' }],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' }],
    turn: { done: 3 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('useAbility').does('yes');
    assert.equal(t.stalker().dosage, 3);
    assert.equal(t.enemy().pinDown, true);
    assert.equal(t.stalker().hp, 10);
  },
);

rule(
  'Slime works on an Enemy that attacks somebody else too',
  {
    board,
    stalkers: [
      { card: 'borsuk', at: 'c', armor: 'leather-jacket' },
      { ...bearer('slime'), at: 'e' },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }],
    turn: { done: 2 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('useAbility');
    assert.equal(t.decision.who, 1);
    t.does('yes');
    assert.equal(t.stalker(1).dosage, 3);
    assert.equal(t.stalker(0).hp, 9);
  },
);

rule(
  'Slime reaches no farther',
  {
    board,
    stalkers: [{ ...bearer('slime'), armor: 'leather-jacket' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 3 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('action');
    assert.equal(t.stalker().dosage, 0);
  },
);

rule(
  'Stone Flower rolls two more dice in Defense and pins its bearer',
  {
    board,
    stalkers: [{ ...bearer('stone-flower'), armor: 'leather-jacket' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 3 },
    dice: { equipment: [1, 1, 1] },
  },
  (t) => {
    t.does('endTurn', 'yes');
    assert.equal(t.told('defended')[0]?.damage, 4);
    assert.equal(t.stalker().pinDown, true);
  },
);

rule(
  'Stone Flower unused, or in the Backpack, adds nothing (EQ4)',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', armor: 'leather-jacket', backpack: ['stone-flower'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
    turn: { done: 3 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('action');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 1);
  },
);
