import assert from 'node:assert/strict';
import type { ActivationStep } from '../src/model/index.ts';
import { FIELD, LONG, ROW } from '../testing/boards.ts';
import { deadly, type EnemyPosition, enemyRule, nameOf, path } from '../testing/enemies.ts';
import type { Table } from '../testing/table.ts';

const toAttention = (upTo: number): readonly ActivationStep[] => [
  { do: 'move', who: { colours: 'all' }, upTo, toward: 'attention' },
];
const toStalker = (upTo: number): readonly ActivationStep[] => [
  { do: 'move', who: { colours: 'all' }, upTo, toward: 'stalker' },
];

/** The goal the first Enemy chose and why. */
function chosen(t: Table) {
  const [fact] = t.told('enemyChoseGoal');
  assert.ok(fact, 'no goal was chosen');
  return { goal: nameOf(t, fact.goal), because: fact.because };
}

/** A ring around a wall: both ways from a to i are four spaces long. */
const RING = `
  +---+---+---+
  | a   b   c |
  +   +---+   +
  | d | x | f |
  +   +---+   +
  | g   h   i |
  +---+---+---+
`;

enemyRule(
  'D5 the closest is the one with the shortest route, and the others are told with theirs',
  { low: toAttention(1) },
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'a', attention: { level: 'low', at: 'a' } },
      { at: 'i', attention: { level: 'low', at: 'i' } },
    ],
    enemies: [{ card: 'walker', at: 'd', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    const { goal, because } = chosen(t);
    assert.equal(goal, 'a');
    assert.deepEqual(because, {
      question: 'attention',
      chosen: { space: 0, spaces: 3, corners: 0 },
      lost: [{ space: 8, spaces: 5, corners: 0 }],
    });
    assert.equal(path(t), 'c');
  },
);

enemyRule(
  'D3 D5 with equally many spaces the one with fewer corners is closer',
  { low: toAttention(2) },
  {
    board: { drawing: FIELD },
    stalkers: [
      { at: 'h', attention: { level: 'low', at: 'c' } },
      { at: 'i', attention: { level: 'low', at: 'e' } },
    ],
    enemies: [{ card: 'walker', at: 'a', facing: 'south' }],
  },
  (t) => {
    t.does('activate');
    const { goal, because } = chosen(t);
    assert.equal(goal, 'c');
    assert.equal(because.chosen.corners, 0);
    assert.deepEqual(because.lost, [{ space: 4, spaces: 2, corners: 1 }]);
    assert.equal(path(t), 'bc');
  },
);

enemyRule(
  'D3 turning on the spot before setting off is no corner',
  { low: toAttention(2) },
  {
    board: { drawing: FIELD },
    stalkers: [
      { at: 'h', attention: { level: 'low', at: 'b' } },
      { at: 'i', attention: { level: 'low', at: 'd' } },
    ],
    enemies: [{ card: 'walker', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate').asks('tieClosest').offers('b', 'd').does('d');
    assert.equal(chosen(t).because.lost[0]?.corners, 0);
    assert.equal(path(t), 'd');
  },
);

enemyRule(
  'D5 still tied the Lead Stalker decides',
  { low: toAttention(1) },
  {
    board: { drawing: ROW },
    stalkers: [
      { at: 'a', attention: { level: 'low', at: 'a' } },
      { at: 'e', attention: { level: 'low', at: 'e' } },
    ],
    lead: 1,
    enemies: [{ card: 'walker', at: 'c' }],
  },
  (t) => {
    t.does('activate').asks('tieClosest');
    assert.equal(t.decision.who, 1);
    t.does('e');
    assert.equal(path(t), 'd');
  },
);

enemyRule(
  'D5 two tokens on one space are no question',
  { low: toAttention(1) },
  {
    board: { drawing: ROW },
    stalkers: [
      { at: 'd', attention: { level: 'low', at: 'c' } },
      { at: 'e', attention: { level: 'low', at: 'c' } },
    ],
    enemies: [{ card: 'walker', at: 'a' }],
  },
  (t) => {
    t.does('activate').asks('action');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'D5 equally close goals that lead to one and the same walk are no question',
  { low: toAttention(1) },
  {
    board: {
      drawing: `
        +---+---+---+
        | x | y | d |
        +---+---+   +
        | a   b   c |
        +---+---+   +
                | e |
                +---+
      `,
    },
    stalkers: [
      { at: 'x', attention: { level: 'low', at: 'd' } },
      { at: 'y', attention: { level: 'low', at: 'e' } },
    ],
    enemies: [{ card: 'walker', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate').asks('action');
    assert.equal(path(t), 'b');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'D5 what cannot be reached comes after all that can, then by Range',
  { low: toAttention(1) },
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a : b   c   d   e |
        +---+---+---+---+---+
      `,
    },
    stalkers: [
      { at: 'a', attention: { level: 'low', at: 'a' } },
      { at: 'e', attention: { level: 'low', at: 'e' } },
    ],
    enemies: [{ card: 'walker', at: 'b' }],
  },
  (t) => {
    t.does('activate');
    const { goal, because } = chosen(t);
    assert.equal(goal, 'e');
    assert.deepEqual(because.lost, [{ space: 0, range: 1 }]);
  },
);

enemyRule(
  'D5 of several that cannot be reached the one of smaller Range is closer',
  { low: toAttention(9) },
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | s : b   c   d : f   g |
        +---+---+---+---+---+---+
      `,
    },
    stalkers: [
      { at: 's', attention: { level: 'low', at: 's' } },
      { at: 'f', attention: { level: 'low', at: 'g' } },
    ],
    enemies: [{ card: 'walker', at: 'c' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(chosen(t).goal, 's');
    assert.deepEqual(chosen(t).because.lost, [{ space: 5, range: 3 }]);
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'D3 routes still tied are the Lead Stalker’s',
  { low: toAttention(2) },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'i' } }],
    enemies: [{ card: 'walker', at: 'a' }],
  },
  (t) => {
    t.does('activate').asks('tieRoute').offers('b-c-f', 'd-g-h').does('d-g-h');
    assert.equal(path(t), 'dg');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'D3 routes that agree over the spaces walked and the final turn are one',
  { low: toAttention(1) },
  {
    board: {
      drawing: `
        +---+---+---+---+
        | x | b   c   d |
        +---+   +---+   +
        | s   a | y | e |
        +---+   +---+   +
            | h   g   f |
            +---+---+---+
      `,
    },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'e' } }],
    enemies: [{ card: 'walker', at: 's' }],
  },
  (t) => {
    // One space to a, where the final turn tells the two ways apart.
    t.does('activate').asks('tieRoute').offers('a-b', 'a-h').does('a-h');
    assert.equal(t.facing(), 'south');
  },
);

enemyRule(
  'D4 a Human Enemy leaves out every route with an uncovered symbol, however long the clean way is',
  { low: toAttention(2), anomalies: [deadly] },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'walker', at: 'a' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [4]]] }],
  },
  (t) => {
    t.does('activate');
    assert.equal(chosen(t).because.chosen.spaces, 6);
    assert.equal(path(t), 'dg');
  },
);

enemyRule(
  'D4 a Mutant does not mind',
  { low: toAttention(1), anomalies: [deadly] },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'beast', at: 'a' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [4]]] }],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'D4 nor does a Human whom Anomalies cannot hurt',
  { low: toAttention(1), anomalies: [deadly] },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'ghost', at: 'a' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [4]]] }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'D4 a covered symbol is no danger',
  { low: toAttention(1), anomalies: [deadly] },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'walker', at: 'a' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [4]]] }],
    bolts: [{ anomaly: 0, at: 'b', petals: 4 }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'D4 without any other route it goes through',
  { low: toAttention(3), anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e', attention: { level: 'low', at: 'd' } }],
    enemies: [{ card: 'walker', at: 'a' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [4]]] }],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bcd');
  },
);

enemyRule(
  'D4 the goal counts: a symbol there leaves every route open',
  { low: toAttention(1), anomalies: [deadly] },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'walker', at: 'a' }],
    anomalies: [
      {
        card: 'deadly',
        center: 'b',
        symbols: [
          ['b', [4]],
          ['c', [3]],
        ],
      },
    ],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'D4 the space it starts on does not count',
  { low: toAttention(1), anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e', attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'walker', at: 'a' }],
    anomalies: [{ card: 'deadly', center: 'a', symbols: [['a', [4, 3]]] }],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(chosen(t).because.chosen, { space: 2, spaces: 2, corners: 0 });
    assert.equal(path(t), 'b');
  },
);

const BEHIND_B = [
  { card: 'deadly', center: 'b', symbols: [['b', [4]]] },
] satisfies EnemyPosition['anomalies'];

enemyRule(
  'D5 a Human Enemy goes to what it can reach by a clean route, however much nearer something behind a symbol is',
  { low: toAttention(2), anomalies: [deadly] },
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'i', attention: { level: 'low', at: 'a' } },
      { at: 'h', attention: { level: 'low', at: 'g' } },
    ],
    enemies: [{ card: 'walker', at: 'c', facing: 'north' }],
    anomalies: BEHIND_B,
  },
  (t) => {
    t.does('activate');
    const { goal, because } = chosen(t);
    assert.equal(goal, 'g');
    assert.deepEqual(because.lost, [{ space: 0, spaces: 2, corners: 0, risky: true }]);
    assert.equal(path(t), 'de');
  },
);

enemyRule(
  'D5 a Mutant goes to the nearer one through the symbol',
  { low: toAttention(1), anomalies: [deadly] },
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'i', attention: { level: 'low', at: 'a' } },
      { at: 'h', attention: { level: 'low', at: 'g' } },
    ],
    enemies: [{ card: 'beast', at: 'c', facing: 'north' }],
    anomalies: BEHIND_B,
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(chosen(t).goal, 'a');
  },
);

enemyRule(
  'D5 with no clean goal at all a Human Enemy goes to the closest one through the symbol',
  { low: toAttention(2), anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [
      { at: 'd', attention: { level: 'low', at: 'a' } },
      { at: 'e', attention: { level: 'low', at: 'b' } },
    ],
    enemies: [{ card: 'walker', at: 'c', facing: 'north' }],
    anomalies: BEHIND_B,
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(chosen(t).goal, 'b');
  },
);

enemyRule(
  'D5 the space it stands on is reached already, symbol or not',
  { low: toAttention(2), anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [
      { at: 'a', attention: { level: 'low', at: 'b' } },
      { at: 'e', attention: { level: 'low', at: 'd' } },
    ],
    enemies: [{ card: 'walker', at: 'b', facing: 'north' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [4, 3]]] }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'atGoal');
  },
);

enemyRule(
  'D5 D11 between Enemies it is the length of their routes that counts, clean or not',
  {
    low: [{ do: 'move', who: { colours: 'all', nearest: 'lowAttention' }, upTo: 1, toward: 'lowAttention' }],
    anomalies: [deadly],
  },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i', attention: { level: 'low', at: 'b' } }],
    enemies: [
      { card: 'beast', at: 'h', facing: 'north' },
      { card: 'walker', at: 'e', facing: 'north' },
      { card: 'walker', at: 'd', facing: 'north' },
    ],
    anomalies: BEHIND_B,
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      ['E1', 'E2', 'E3'].map((name) => path(t, name)),
      ['', 'd', 'c'],
    );
  },
);

enemyRule(
  'D5 EM1 toward what no route reaches a Human Enemy goes only as near as a clean way leads',
  { low: toAttention(3), anomalies: [deadly] },
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b   c   d : e |
        +---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'e', attention: { level: 'low', at: 'e' } }],
    enemies: [{ card: 'walker', at: 'a', facing: 'north' }],
    anomalies: [{ card: 'deadly', center: 'd', symbols: [['d', [4]]] }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
  },
);

enemyRule(
  'D11 each Enemy measures by its own route: a window is open for a Human and no way for a Mutant',
  { low: toAttention(1) },
  {
    board: {
      drawing: `
        +---+---+---+
        | a W b   c |
        +   +---+   +
        | d   e   f |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'f', attention: { level: 'low', at: 'b' } }],
    enemies: [
      { card: 'walker', at: 'a' },
      { card: 'beast', at: 'd' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t, 'E1'), 'b');
    assert.equal(path(t, 'E2'), 'e');
  },
);

enemyRule(
  'D12 an Enemy has no route through a full space that holds a possible target',
  { low: toAttention(1) },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'b' }, { at: 'x', attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'walker', at: 'a' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'd');
  },
);

enemyRule(
  'D12 but its goal may be such a space',
  { low: toStalker(1) },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'walker', at: 'a' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(chosen(t).goal, 'c');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'D12 routes ignore friends who stand in the way',
  { low: [{ do: 'move', who: { colours: ['yellow'] }, upTo: 2, toward: 'attention' }] },
  {
    board: { drawing: RING },
    stalkers: [{ at: 'x', attention: { level: 'low', at: 'c' } }],
    enemies: [
      { card: 'walker', at: 'a' },
      { card: 'blind', at: 'b' },
    ],
    kinds: { walker: { colours: ['yellow'] }, blind: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(chosen(t).because.chosen.spaces, 2);
    assert.equal(path(t), 'bc');
  },
);

/** Two Rooms beside a yard. */
const HOUSES = `
  +---+---+---+---+---+---+
  | a D b   c   d D e   f |
  +---+---+---+---+---+---+
`;
const ROOMS = { a: { indoor: true }, e: { indoor: true }, f: { indoor: true } };
const toRoom: readonly ActivationStep[] = [{ do: 'move', who: { colours: 'all' }, upTo: 9, toward: 'room' }];

enemyRule(
  'D13 the distance to a Room is that to its closest space, reached on entering',
  { low: toRoom },
  {
    board: { drawing: HOUSES, spaces: ROOMS },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'blind', at: 'd', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'e');
  },
);

enemyRule(
  'D13 for an Enemy in a Room its own does not count',
  { low: toRoom },
  {
    board: { drawing: HOUSES, spaces: ROOMS },
    stalkers: [{ at: 'f' }],
    enemies: [{ card: 'blind', at: 'e', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'dcba');
  },
);

enemyRule(
  'D13 no such Room: it does not move',
  { low: toRoom },
  {
    board: { drawing: HOUSES, spaces: { a: { indoor: true } } },
    stalkers: [{ at: 'f' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'noGoal');
    assert.equal(t.facing(), 'west');
  },
);

enemyRule(
  'D13 a Room with an Enemy of the same colour is left out, itself ignored',
  { low: [{ do: 'move', who: { colours: ['blue'] }, upTo: 9, toward: 'roomWithoutColour' }] },
  {
    board: { drawing: HOUSES, spaces: ROOMS },
    stalkers: [{ at: 'f' }],
    enemies: [
      { card: 'walker', at: 'd' },
      { card: 'beast', at: 'e' },
    ],
    kinds: { walker: { colours: ['yellow', 'blue'] }, beast: { colours: ['yellow', 'red'] } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t, 'E1'), 'cba');
  },
);

enemyRule(
  'D13 for "an Enemy of the same colour" all unmarked Enemies are one sort',
  { low: [{ do: 'move', who: { colours: 'all' }, upTo: 9, toward: 'roomWithoutColour' }] },
  {
    board: { drawing: HOUSES, spaces: ROOMS },
    stalkers: [{ at: 'f' }],
    enemies: [
      { card: 'walker', at: 'd' },
      { card: 'beast', at: 'e', pinDown: true },
    ],
    kinds: { walker: { colours: [] }, beast: { colours: [] } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t, 'E1'), 'cba');
  },
);

enemyRule(
  'D13 an unmarked Enemy is of another sort than a marked one: a Room with that is not left out',
  { low: [{ do: 'move', who: { colours: 'all' }, upTo: 9, toward: 'roomWithoutColour' }] },
  {
    board: { drawing: HOUSES, spaces: ROOMS },
    stalkers: [{ at: 'b' }],
    enemies: [
      { card: 'walker', at: 'd' },
      { card: 'beast', at: 'f', pinDown: true },
    ],
    kinds: { walker: { colours: [] }, beast: { colours: ['red'] } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t, 'E1'), 'e');
  },
);

/** The Stalker in a sees along the row and down its column; g and h are out of its lines. */
const HIDE = `
  +---+---+---+
  | a   b   c |
  +   +---+   +
  | d | x | f |
  +---+---+   +
          | i |
          +---+
`;
const away: readonly ActivationStep[] = [
  { do: 'move', who: { colours: 'all' }, upTo: 9, toward: 'outOfSight', uninterrupted: true },
];

enemyRule(
  'D14 out of sight is where no possible target lies in its lines in all four directions',
  { low: away },
  {
    board: { drawing: HIDE },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'blind', at: 'b', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'cf');
  },
);

enemyRule(
  'D14 where its own space is out of sight it stays and does not turn',
  { low: away },
  {
    board: { drawing: HIDE },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'blind', at: 'f', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'west');
  },
);

enemyRule(
  'D14 the space must have room',
  { low: [{ do: 'move', who: { colours: ['red'] }, upTo: 9, toward: 'outOfSight', uninterrupted: true }] },
  {
    board: { drawing: HIDE },
    stalkers: [{ at: 'a' }],
    enemies: [
      { card: 'blind', at: 'b', facing: 'west' },
      { card: 'walker', at: 'f' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'cfi');
  },
);

enemyRule(
  'D14 if no space is out of sight it does not move',
  { low: away },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'blind', at: 'b', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'west');
  },
);

enemyRule(
  'D14 an Enemy of another team is a target too',
  { low: [{ do: 'move', who: { colours: ['red'] }, upTo: 9, toward: 'outOfSight', uninterrupted: true }] },
  {
    board: { drawing: HIDE },
    stalkers: [{ at: 'x' }],
    enemies: [
      { card: 'blind', at: 'b', facing: 'west' },
      { card: 'walker', at: 'a' },
    ],
    kinds: { blind: { colours: ['red'], team: 1 }, walker: { colours: [], team: 2 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'cf');
  },
);

enemyRule(
  'D13 "without an Enemy of the same colour" ignores the Enemy itself: on such Cover it stays',
  { low: [{ do: 'move', who: { colours: 'all' }, upTo: 9, toward: 'coverWithoutColour' }] },
  {
    board: { drawing: ROW, spaces: { b: { cover: 1 }, d: { cover: 1 } } },
    stalkers: [{ at: 'e' }],
    enemies: [{ card: 'blind', at: 'b', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'atGoal');
  },
);
