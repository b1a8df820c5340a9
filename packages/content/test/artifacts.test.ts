import assert from 'node:assert/strict';
import { backpackLimit, usedThisRound } from '@zonecrawl/engine/rules';
import { artifacts } from '../src/artifacts/index.ts';
import { rule } from './rule.ts';

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

rule(
  'The Artifact deck has 26 cards, all different, of every type, with base radiation from 0 to 8',
  { board, stalkers: [bearer('hollow')] },
  () => {
    assert.equal(artifacts.length, 26);
    assert.ok(artifacts.every(({ copies }) => copies === 1));
    const types = new Set(artifacts.map(({ type }) => type));
    assert.deepEqual([...types].toSorted(), [
      'chemical',
      'electric',
      'fire',
      'gravitational',
      'spatial',
      'special',
    ]);
    const base = artifacts.map(({ baseRadiation }) => baseRadiation);
    assert.deepEqual([Math.min(...base), Math.max(...base)], [0, 8]);
    assert.ok(artifacts.every(({ abilities }) => abilities !== undefined));
  },
);

const BANDIT = { card: 'bandit-rifle', at: 'c', facing: 'west' } as const;
const jacket = (artifact: string) => ({ ...bearer(artifact), armor: 'leather-jacket' });

rule(
  'Green Tear heals 3 HP at the End of Round, for 2 dosage',
  { board, stalkers: [{ ...bearer('green-tear'), hp: 5 }], at: 'endOfRound' },
  (t) => {
    t.asks('useAbility').does('yes');
    assert.deepEqual([t.stalker().hp, t.stalker().dosage], [8, 2]);
    t.until('action');
  },
);

rule(
  'Green Tear may be left alone, and asks nobody who is unhurt',
  {
    board,
    stalkers: [
      { ...bearer('green-tear'), hp: 5 },
      { card: 'borsuk', at: 'e' },
    ],
    at: 'endOfRound',
  },
  (t) => {
    t.does('no').until('nextTurn');
    assert.deepEqual([t.stalker().hp, t.stalker().dosage], [5, 0]);
  },
);

rule(
  'Green Tear has nothing to do for the unhurt',
  { board, stalkers: [bearer('green-tear')], at: 'endOfRound' },
  (t) => {
    t.until('action');
    assert.ok(t.told('abilityUsed').length === 0);
  },
);

rule(
  'Sour Honey lowers dosage by 3 after Food and after Medicine, not after anything else',
  {
    board,
    stalkers: [
      { ...bearer('sour-honey'), hp: 3, dosage: 10, backpack: ['bread', 'bandage', 'bag-of-bolts'] },
    ],
  },
  (t) => {
    t.does('fillPockets');
    assert.equal(t.stalker().dosage, 10);
    t.does('eat');
    assert.equal(t.stalker().dosage, 7);
    t.does('healWounds');
    assert.equal(t.stalker().dosage, 4);
  },
);

rule(
  'Ember Bead makes successes of masks, for 1 dosage each',
  {
    board,
    stalkers: [{ ...bearer('ember-bead'), weapon: 'sawed-off' }],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'east' }],
    dice: { stalker: ['2masks', '2masks'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleBarrel').asks('masks').does('stoke', 'stoke', 'stoke', 'stoke').asks('action');
    assert.equal(t.told('attackResolved')[0]?.successes, 4);
    assert.equal(t.stalker().dosage, 4);
  },
);

rule(
  'Ember Bead is of no use to a Knife: it rolls no masks',
  {
    board: { drawing: '+---+---+\n| a   a |\n+---+---+' },
    stalkers: [bearer('ember-bead')],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
    dice: { equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('knife', 'torso').asks('action');
    assert.equal(t.told('attackResolved')[0]?.successes, 0);
  },
);

const DEN = { drawing: '+---+---+---+\n| a   a   b |\n+---+---+---+' };
rule(
  'Cinder Heart wounds whoever attacks its bearer from the same space',
  {
    board: DEN,
    stalkers: [jacket('cinder-heart')],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
    turn: { done: 3 },
    dice: { equipment: [1] },
    decks: { wounds: ['wound-d'] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.stalker().hp, 10);
    assert.equal(t.told('woundDrawn')[0]?.wound, 'light');
  },
);

rule(
  'Cinder Heart does not reach an Enemy on another space',
  {
    board: DEN,
    stalkers: [jacket('cinder-heart')],
    enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'west' }],
    turn: { done: 3 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('woundDrawn').length, 0);
  },
);

for (const [exposed, dice] of [
  [true, 5],
  [false, 3],
] as const) {
  rule(
    `Burning Thorn: a Single Shot rolls ${dice} dice ${exposed ? 'while' : 'unless'} its bearer is Exposed`,
    {
      board,
      stalkers: [{ ...bearer('burning-thorn'), weapon: 'ptm', exposed }],
      enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
      dice: { stalker: ['1', '1'], equipment: [0, 0, 0] },
    },
    (t) => {
      t.does('attack:singleShot', 'torso');
      assert.equal(t.told('diceRolled')[0]?.dice.length, dice);
    },
  );
}

rule(
  'Burning Thorn adds nothing to a Grenade',
  {
    board,
    stalkers: [{ ...bearer('burning-thorn'), exposed: true, backpack: ['frag-grenade'] }],
    dice: { equipment: [0, 0, 0, 0] },
  },
  (t) => {
    t.does('throw', 'c');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 4);
  },
);

for (const [artifact, reaches] of [
  ['feather-stone', 'e'],
  ['hollow', 'd'],
  ['anvil', 'c'],
] as const) {
  rule(
    `With ${artifact} a Movement from a reaches ${reaches}`,
    { board, stalkers: [bearer(artifact)] },
    (t) => {
      t.does('movement');
      for (const space of ['c', 'd', 'e']) if (t.decision.kind === 'step') t.does(space);
      t.asks('action');
      assert.equal(t.at(t.stalker()), reaches);
    },
  );
}

rule(
  'Anvil adds a die to every Defense',
  {
    board,
    stalkers: [jacket('anvil')],
    enemies: [BANDIT],
    turn: { done: 3 },
    dice: { equipment: [1, 1] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.damage, 5);
  },
);

for (const [card, by] of [
  ['snork', 2],
  ['bandit-rifle', -1],
] as const) {
  rule(
    `Undertow against a ${card}: ${by}`,
    {
      board,
      stalkers: [jacket('undertow')],
      enemies: [{ card, at: 'b', facing: 'west' }],
      turn: { done: 3 },
      dice: { equipment: [3] },
    },
    (t) => {
      t.does('endTurn');
      assert.deepEqual(t.told('defended')[0]?.modifiers, [{ reason: 'card:undertow', by }]);
      assert.equal(t.told('defended')[0]?.successes, 3 + by);
    },
  );
}

rule(
  'Plumb Bob pushes an Enemy within Range 1 away for a Focus, for free',
  { board, stalkers: [{ ...bearer('plumb-bob'), focus: true }], enemies: [{ ...BANDIT, at: 'b' }] },
  (t) => {
    t.does('shove');
    assert.equal(t.at(t.enemy()), 'c');
    assert.equal(t.stalker().focus, false);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.reasonAgainst('shove'), 'noFocus');
  },
);

rule(
  'Plumb Bob moves nobody farther away',
  { board, stalkers: [{ ...bearer('plumb-bob'), focus: true }], enemies: [BANDIT] },
  (t) => {
    assert.equal(t.reasonAgainst('shove'), 'nobodyToPush');
  },
);

rule(
  'Live Wire rerolls up to two dice, once per Round',
  {
    board,
    stalkers: [{ ...jacket('live-wire'), weapon: 'ptm' }],
    enemies: [BANDIT],
    turn: { done: 1 },
    dice: { stalker: ['1', '1', '3'], equipment: [0, 3, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('reroll').does(['die0', 'die2']).asks('action');
    assert.equal(t.told('attackResolved')[0]?.successes, 7);
    // The Defense of the same Round is as it lies.
    t.does('prepare', 'done').until('action');
    assert.equal(t.told('diceRerolled').length, 1);
  },
);

rule(
  'Live Wire helps a Defense too, and is ready again in the next Round',
  {
    board,
    stalkers: [{ ...jacket('live-wire'), turns: [{ used: true }, {}] }],
    enemies: [BANDIT],
    turn: { token: 1, done: 3 },
    dice: { equipment: [0, 3] },
  },
  (t) => {
    const [wire = null] = t.stalker().artifacts;
    const { round } = t.state;
    t.does('endTurn').asks('reroll').does(['die0']);
    assert.equal(t.told('defended')[0]?.damage, 4);
    t.until('action');
    assert.equal(t.state.round, round + 1);
    assert.equal(usedThisRound(t.game, t.stalker(), wire), false);
  },
);

const TWO = [
  { card: 'bandit-rifle', at: 'b', facing: 'east' },
  { card: 'bandit-rifle', at: 'c', facing: 'east' },
] as const;
rule(
  'Forked Spark pins another Enemy in LoS within Range 2 after a Weapon attack, for a Focus',
  {
    board,
    stalkers: [{ ...bearer('forked-spark'), weapon: 'ptm', focus: true }],
    enemies: [...TWO],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleShot', 'E1', 'torso', [])
      .asks('useAbility')
      .offers('no', 'E2')
      .offersNot('E1')
      .does('E2');
    assert.equal(t.enemy('E2').pinDown, true);
    assert.equal(t.stalker().focus, false);
  },
);

rule(
  'Forked Spark asks nobody without a Focus, nor with nobody else near',
  {
    board,
    stalkers: [{ ...bearer('forked-spark'), weapon: 'ptm' }],
    enemies: [...TWO],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleShot', 'E1', 'torso').asks('action');
  },
);

for (const [dosage, focus] of [
  [8, true],
  [7, false],
] as const) {
  rule(
    `Storm Glass at dosage ${dosage}: ${focus ? 'a Focus' : 'nothing'} at the start of the Turn`,
    {
      board,
      stalkers: [
        { ...bearer('storm-glass'), dosage },
        { card: 'borsuk', at: 'e' },
      ],
      at: 'nextTurn',
    },
    (t) => {
      assert.equal(t.stalker().focus, false);
      t.does('token0');
      assert.equal(t.stalker().focus, focus);
    },
  );
}

for (const [card, hp] of [
  ['fruit-punch', 10],
  ['electro', 9],
] as const) {
  rule(
    `Grounding Rod takes 3 off what the ${card} does`,
    {
      board,
      stalkers: [bearer('grounding-rod')],
      anomalies: [{ card, center: 'b', symbols: [['b', [4]]] }],
      dice: { anomaly: [4] },
    },
    (t) => {
      t.does('movement', 'stop');
      assert.equal(t.stalker().hp, hp);
      assert.ok(t.told('abilityUsed').some(({ ability }) => ability === 'losesLess'));
    },
  );
}

rule(
  'Grounding Rod is no help against an Enemy',
  {
    board,
    stalkers: [jacket('grounding-rod')],
    enemies: [BANDIT],
    turn: { done: 3 },
    dice: { equipment: [0] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.stalker().hp, 9);
  },
);

const LOOT = [
  { at: 'c', tokens: ['loot-bolts'] },
  { at: 'd', tokens: ['loot-bolts'] },
];
rule(
  'Lodestone resolves Loot in LoS within Range 2 for a Focus, once per Turn',
  { board, stalkers: [{ ...bearer('lodestone'), focus: true }], loot: LOOT },
  (t) => {
    t.does('attract');
    assert.equal(t.stalker().bolts, 2);
    assert.equal(t.at(t.stalker()), 'a');
    assert.equal(t.stalker().focus, false);
    assert.equal(t.reasonAgainst('attract'), 'oncePerTurn');
  },
);

rule(
  'Lodestone draws nothing through a wall',
  {
    board: { drawing: '+---+---+\n| a | b |\n+---+---+' },
    stalkers: [{ ...bearer('lodestone'), focus: true }],
    loot: [{ at: 'b', tokens: ['loot-bolts'] }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('attract'), 'noLootInSight');
  },
);

rule(
  'Frozen Minute gives one more Standard Action for 4 dosage, once per Round',
  { board, stalkers: [bearer('frozen-minute')] },
  (t) => {
    t.does('borrowTime');
    assert.equal(t.stalker().dosage, 4);
    assert.equal(t.reasonAgainst('borrowTime'), 'oncePerRound');
    for (let i = 0; i < 4; i++) t.does('prepare', 'done');
    assert.equal(t.reasonAgainst('prepare'), 'noStandardLeft');
    t.does('endTurn').until('action');
    assert.equal(t.reasonAgainst('borrowTime'), 'oncePerRound');
    for (let i = 0; i < 3; i++) t.does('prepare', 'done');
    t.does('endTurn');
  },
);

rule(
  'Mirror Shard halves an Attack for 3 dosage, rounded up, before what Defense stops',
  {
    board,
    stalkers: [jacket('mirror-shard')],
    enemies: [BANDIT],
    turn: { done: 3 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn').asks('useAbility').does('yes');
    assert.equal(t.told('defended')[0]?.damage, 3);
    assert.equal(t.stalker().dosage, 3);
  },
);

rule(
  'Mirror Shard knows nothing of damage that is no Attack (EK8)',
  {
    board,
    stalkers: [bearer('mirror-shard')],
    anomalies: [{ card: 'electro', center: 'b', symbols: [['b', [4]]] }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('movement', 'stop').asks('action');
    assert.equal(t.stalker().hp, 6);
  },
);

rule(
  'Second Shadow moves its bearer a space when the Turn ends, for 2 dosage, without Attention (MV8)',
  {
    board: { drawing: '+---+---+---+\n| a   b   c |\n+---+---+   +\n    | d   e |\n    +---+---+' },
    stalkers: [bearer('second-shadow')],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'east' }],
    turn: { done: 3 },
  },
  (t) => {
    t.does('endTurn').asks('useAbility').does('yes');
    assert.equal(t.at(t.stalker()), 'b');
    assert.equal(t.stalker().dosage, 2);
    assert.equal(t.attention(), 'none');
  },
);

rule(
  'Second Shadow takes its bearer out of sight before anybody reacts',
  {
    board: { drawing: '+---+---+---+\n| a   b   c |\n+   +---+---+\n| d |\n+---+' },
    stalkers: [jacket('second-shadow')],
    enemies: [BANDIT],
    turn: { done: 3 },
  },
  (t) => {
    t.does('endTurn', 'yes', 'd');
    assert.equal(t.stalker().hp, 16);
    assert.equal(t.told('enemyAttacked').length, 0);
  },
);

rule(
  'Knot puts its bearer on a space in LoS within Range 3 for a Focus; no Anomaly is rolled for (AN9)',
  {
    board,
    stalkers: [{ ...bearer('knot'), focus: true }],
    anomalies: [{ card: 'electro', center: 'b', symbols: [['b', [1, 2, 3, 4]]] }],
  },
  (t) => {
    t.does('fold').asks('space').offers('b', 'c', 'd').offersNot('a', 'e').does('d');
    assert.equal(t.at(t.stalker()), 'd');
    assert.equal(t.attention(), 'none');
    assert.equal(t.told('anomalyRolled').length, 0);
    assert.equal(t.reasonAgainst('fold'), 'noFocus');
  },
);

rule(
  'Knot leads neither through walls nor onto full spaces',
  {
    board: { drawing: '+---+---+---+\n| a   b | c |\n+---+---+---+' },
    stalkers: [
      { ...bearer('knot'), focus: true },
      { card: 'borsuk', at: 'b' },
    ],
  },
  (t) => {
    assert.equal(t.reasonAgainst('fold'), 'noSpace');
  },
);

const STREET = { drawing: '+---+---+---+---+---+---+\n| a   b   b   c   d   e |\n+---+---+---+---+---+---+' };
for (const [artifact, past] of [
  ['thin-place', true],
  ['hollow', false],
] as const) {
  rule(
    `With ${artifact} a Movement ${past ? 'goes past' : 'ends with'} an Enemy (MV2)`,
    {
      board: STREET,
      stalkers: [bearer(artifact)],
      enemies: [{ card: 'bandit-rifle', at: 'b', facing: 'east' }],
    },
    (t) => {
      t.does('movement');
      if (past) t.does('c', 'd');
      t.asks('action');
      assert.equal(t.at(t.stalker()), past ? 'd' : 'b');
    },
  );
}

rule(
  'Hollow makes room for three more cards, as long as it is equipped',
  { board, stalkers: [bearer('hollow'), { card: 'chort', at: 'b', backpack: ['hollow'] }] },
  (t) => {
    assert.equal(backpackLimit(t.game, t.stalker(0)), 9);
    assert.equal(backpackLimit(t.game, t.stalker(1)), 6);
  },
);
