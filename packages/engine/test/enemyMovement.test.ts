import assert from 'node:assert/strict';
import type { ActivationStep, Goal } from '../src/model/index.ts';
import type { EventCard } from '../src/model/mission.ts';
import { withdraw } from '../src/rules/enemy/enemyMovement.ts';
import { goForward } from '../src/rules/enemy/goForward.ts';
import { FIELD, LONG, ROW } from '../testing/boards.ts';
import {
  deadly,
  type EnemyExtras,
  type EnemyPosition,
  enemy,
  enemyRule,
  path,
  turns,
} from '../testing/enemies.ts';
import type { Table } from '../testing/table.ts';

const move = (upTo: number | 'movement', toward: Goal = 'attention'): EnemyExtras => ({
  low: [{ do: 'move', who: { colours: 'all' }, upTo, toward }],
});
const low = (at: string) => ({ level: 'low', at }) as const;
const only = (step: ActivationStep): EnemyExtras => ({ low: [step] });

enemyRule(
  'EM1 it turns to face each space before entering it, and stops at the goal without another turn',
  move(9),
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'i', attention: low('f') }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate').asks('tieRoute').does('b-c-f');
    assert.equal(path(t), 'bcf');
    assert.equal(turns(t), 'ES');
    assert.equal(t.told('movementEnded')[0]?.reason, 'goal');
  },
);

enemyRule(
  'EM1 having used all its spaces it finally turns to face the next step of its route',
  move(2),
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'e', attention: low('i') }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate').does('b-c-f');
    assert.equal(path(t), 'bc');
    assert.equal(t.facing(), 'south');
    assert.equal(t.told('movementEnded')[0]?.reason, 'spent');
  },
);

/** Example 9: one with Movement 1. */
const withSlow = (extras: EnemyExtras): EnemyExtras => ({
  ...extras,
  enemies: [enemy('slow', { movement: 1 })],
});
const slow: EnemyPosition = {
  board: { drawing: LONG },
  stalkers: [{ at: 'i', attention: low('h') }],
  enemies: [{ card: 'slow', at: 'a', facing: 'west' }],
};

enemyRule('EM1 "up to its Movement" is the figure of its card', withSlow(move('movement')), slow, (t) => {
  t.does('activate');
  assert.equal(path(t), 'b');
});

enemyRule('EM1 "up to 2" is two spaces, whatever its Movement', withSlow(move(2)), slow, (t) => {
  t.does('activate');
  assert.equal(path(t), 'bc');
});

enemyRule(
  'EM1 the next step through an Entrance turns nobody',
  move(1),
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b | c   d   e |
        +---+---+---+---+---+
      `,
      entrances: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
    },
    stalkers: [{ at: 'e', attention: low('d') }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'LT3 passing an Entrance it keeps its facing until its next step',
  move(2),
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b | c   d   e |
        +---+---+---+---+---+
      `,
      entrances: [
        [
          [1, 0],
          [4, 0],
        ],
      ],
    },
    stalkers: [{ at: 'c', attention: low('d') }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'be');
    assert.equal(turns(t), 'EW');
  },
);

enemyRule(
  'EM1 with no possible route it goes toward the reachable space of smallest Range to the goal',
  move(9),
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c | d |
        +   +---+   +   +
        | e | x | f : g |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'x', attention: low('d') }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bcf');
  },
);

enemyRule(
  'EM1 without a route, and with none nearer, it stays',
  move(9),
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b : c |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'a', attention: low('c') }],
    enemies: [{ card: 'blind', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'north');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'noRoute');
  },
);

const forward = (upTo: number): EnemyExtras => only({ do: 'goForward', who: { colours: 'all' }, upTo });

enemyRule(
  'EM2 it goes straight ahead and makes no final turn',
  forward(2),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'blind', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'de');
    assert.equal(turns(t), '');
  },
);

enemyRule(
  'EM2 where it cannot go on it turns the fewest times needed, clockwise on a tie',
  forward(3),
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'blind', at: 'e', facing: 'north' }],
  },
  (t) => {
    // North to b; there east (clockwise) and west are one turn away.
    t.does('activate');
    assert.equal(path(t), 'bcf');
    assert.equal(turns(t), 'ES');
  },
);

enemyRule(
  'EM2 one turn to the left is less than two about',
  forward(1),
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b | x |
        +---+   +---+
            | c |
            +---+
      `,
    },
    stalkers: [{ at: 'x' }],
    enemies: [{ card: 'blind', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'a');
    assert.equal(turns(t), 'W');
  },
);

enemyRule(
  'EM2 about is two turns clockwise, the first of which may show it a target',
  { ...forward(1), enemies: [enemy('squint', { sight: { front: 1, left: 0, right: 0, back: 0 } })] },
  {
    board: {
      drawing: `
        +---+---+
        | a : b |
        +   +---+
        | c |
        +---+
      `,
    },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'squint', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(turns(t), 'E');
    assert.equal(t.told('interrupted').length, 1);
  },
);

enemyRule(
  'EM2 "ahead" is every space across an edge in its facing; of several the Lead Stalker picks',
  forward(1),
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b | x |
        +   +---+---+
        | a   c |
        +---+---+
      `,
    },
    stalkers: [{ at: 'x' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate').asks('tieForward').offers('b', 'c').does('c');
    assert.equal(path(t), 'c');
  },
);

enemyRule(
  'EM2 it cannot go on if the step would be its last and the space is full',
  only({ do: 'goForward', who: { colours: ['red'] }, upTo: 1 }),
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'blind', at: 'e', facing: 'north' },
      { card: 'walker', at: 'b' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'f');
    assert.equal(turns(t), 'E');
  },
);

enemyRule(
  'EM2 EM4 with more spaces to go it passes a full one',
  only({ do: 'goForward', who: { colours: ['red'] }, upTo: 2 }),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'east' },
      { card: 'walker', at: 'b' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
  },
);

enemyRule(
  'EM2 EM4 which way it leaves a full space is asked before it enters it',
  only({ do: 'goForward', who: { colours: ['red'] }, upTo: 2 }),
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c | x |
        +---+   +---+---+
            | b   d |
            +---+---+
      `,
    },
    stalkers: [{ at: 'x' }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'east' },
      { card: 'walker', at: 'b' },
      { card: 'walker', at: 'b' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    t.does('activate').asks('tieForward').offers('c', 'd');
    assert.equal(t.at(t.enemy()), 'a');
    t.does('d');
    assert.equal(path(t), 'bd');
  },
);

enemyRule(
  'EM2 EM4 it does not enter a full space it could not leave again',
  only({ do: 'goForward', who: { colours: ['red'] }, upTo: 2 }),
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c | x |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'x' }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'east' },
      { card: 'walker', at: 'b' },
      { card: 'walker', at: 'c' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    // Into b and back to a is all that is left.
    t.does('activate');
    assert.equal(path(t), 'ba');
  },
);

enemyRule(
  'EM2 EM4 it does not pass a full space that holds a possible target, seen or not',
  forward(2),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'blind', at: 'b', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'ab');
  },
);

enemyRule(
  'EM3 Go forward: with a target in LoS it does not set off; gaining LoS it stops',
  forward(3),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }, { at: 'i' }],
    enemies: [
      { card: 'guard', at: 'c', facing: 'west' },
      { card: 'guard', at: 'd', facing: 'east' },
    ],
  },
  (t) => {
    t.does('activate').until('action');
    assert.equal(path(t, 'E1'), '');
    assert.equal(path(t, 'E2'), 'ef');
    assert.equal(t.told('interrupted')[0]?.enemy, t.names['E2']);
  },
);

enemyRule(
  'EM5 Go forward sets off Anomalies too',
  { ...forward(1), anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'east' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [2]]] }],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('anomalyRolled').length, 1);
  },
);

enemyRule(
  'EM2 enclosed on all sides it stays and keeps its facing',
  forward(2),
  {
    board: {
      drawing: `
        +---+---+
        | a : b |
        +---+---+
      `,
    },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'east');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'enclosed');
  },
);

enemyRule(
  'LT3 Go forward never uses an Entrance',
  forward(1),
  {
    board: {
      drawing: `
        +---+---+---+
        | a | b   c |
        +---+---+---+
      `,
      entrances: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
  },
);

enemyRule(
  'EM3 with a target in LoS when it should move it does not even turn',
  move(2),
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'd', attention: low('a') },
      { at: 'i', attention: low('h') },
    ],
    enemies: [{ card: 'guard', at: 'e', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'west');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'seesTarget');
  },
);

enemyRule(
  'EM3 gaining LoS while turning it stops at once',
  move(2),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'd', attention: low('g') }],
    enemies: [{ card: 'guard', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'east');
    assert.equal(t.told('interrupted')[0]?.target, 0);
    // AT2: seen after the turn.
    assert.equal(t.attention(), 'high d');
  },
);

enemyRule(
  'EM3 gaining LoS while moving it stops at once and does not turn again',
  move(3),
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | a   b   c   d   e   f |
        +---+---+---+---+---+   +
                            | g |
                            +---+
      `,
    },
    stalkers: [{ at: 'f', attention: low('g') }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
    assert.equal(turns(t), '');
    assert.equal(t.attention(), 'high f');
    // No attack follows from that by itself.
    assert.equal(t.told('enemyAttacked').length, 0);
  },
);

enemyRule(
  'EM3 interrupted on its last space it does not turn to the next step of its route',
  move(2),
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | a   b   c   d   e   f |
        +---+---+   +---+---+---+
                | g |
                +---+
      `,
    },
    stalkers: [{ at: 'f', attention: low('g') }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
    assert.equal(t.facing(), 'east');
    assert.equal(t.told('interrupted').length, 1);
    assert.equal(t.told('movementEnded').length, 0);
  },
);

enemyRule(
  'EM3 a target out of attack Range interrupts as well',
  { ...move(3), enemies: [enemy('far', { sight: { front: 5, left: 0, right: 0, back: 0 } })] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'g', attention: low('d') }],
    enemies: [{ card: 'far', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'EM3 an Enemy of another team interrupts, one of the same does not',
  only({ do: 'move', who: { colours: ['red'] }, upTo: 3, toward: 'attention' }),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i', attention: low('h') }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'blind', at: 'd', name: 'friend' },
      { card: 'beast', at: 'e', name: 'foe' },
    ],
    kinds: {
      guard: { colours: ['red'], team: 1 },
      blind: { colours: [], team: 1 },
      beast: { colours: [], team: 2 },
    },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
    assert.equal(t.told('interrupted')[0]?.target, t.names['foe']);
  },
);

enemyRule(
  'EM3 some moves cannot be interrupted; AT2 is checked all the same',
  only({ do: 'move', who: { colours: 'all' }, upTo: 3, toward: 'attention', uninterrupted: true }),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'h', attention: low('d') }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bcd');
    assert.equal(t.attention(), 'low d');
  },
);

enemyRule(
  'AT2 is checked after each step, also in moves that cannot be interrupted',
  only({ do: 'move', who: { colours: 'all' }, upTo: 3, toward: 'lowAttention', uninterrupted: true }),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'f' }, { at: 'i', attention: low('e') }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bcd');
    const seen = t.told('attentionPlaced');
    assert.deepEqual(
      seen.map(({ stalker, seenBy }) => [stalker, seenBy]),
      [[0, t.names['E1']]],
    );
    const steps = t.facts.filter(({ fact }) => fact === 'moved' || fact === 'attentionPlaced');
    assert.deepEqual(
      steps.map(({ fact }) => fact),
      ['moved', 'moved', 'attentionPlaced', 'moved'],
    );
  },
);

enemyRule(
  'EM4 it cannot end on a full space and stops on the space before, facing the next step',
  only({ do: 'move', who: { colours: ['red'] }, upTo: 9, toward: 'attention' }),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e', attention: low('d') }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'north' },
      { card: 'walker', at: 'd' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
    assert.equal(t.facing(), 'east');
    assert.equal(t.told('movementEnded')[0]?.reason, 'noRoom');
  },
);

enemyRule(
  'EM4 next to a full goal it only turns: its own starting space never is full',
  only({ do: 'move', who: { colours: ['red'] }, upTo: 9, toward: 'attention' }),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e', attention: low('b') }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'north' },
      { card: 'walker', at: 'b' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'EM4 both full: another way is taken if it ends nearer to the goal',
  only({ do: 'move', who: { colours: ['red'] }, upTo: 2, toward: 'attention' }),
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c   g |
        +   +   +   +   +
        | d   e   f   h |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'h', attention: low('g') }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'north' },
      { card: 'walker', at: 'b' },
      { card: 'walker', at: 'c' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    // b and c are full: e, two steps away, is three from g and so no nearer than... a is three as well.
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'EM4 both full: to the space with room that is nearest to the goal',
  only({ do: 'move', who: { colours: ['red'] }, upTo: 3, toward: 'attention' }),
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b   c   g   i |
        +   +   +   +   +   +
        | d   e   f   h   j |
        +---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'j', attention: low('i') }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'north' },
      { card: 'walker', at: 'c' },
      { card: 'walker', at: 'g' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    // c and g are full. f is three steps away and three from i; b is one step away and three from i: shorter.
    t.does('activate');
    assert.equal(path(t), 'b');
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'EM4 it passes full spaces without possible targets and is not interrupted there',
  only({ do: 'move', who: { colours: ['red'] }, upTo: 3, toward: 'attention' }),
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c   d |
        +---+...+---+---+
            | x |
            +---+
      `,
    },
    stalkers: [{ at: 'x', attention: low('d') }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'walker', at: 'b' },
    ],
    kinds: { guard: { colours: ['red'] }, walker: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    // It sees the Stalker from b, one to its side: High is put there, but it goes on.
    assert.equal(path(t), 'bcd');
    assert.equal(t.attention(), 'high x');
    assert.equal(t.told('interrupted').length, 0);
  },
);

enemyRule(
  'EM5 EM7 the Anomaly is rolled for when the move ends, for all it touched, and a symbol is covered after that',
  { ...move(2), anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e', attention: low('c') }],
    enemies: [{ card: 'beast', at: 'a', facing: 'north' }],
    anomalies: [
      {
        card: 'deadly',
        center: 'b',
        symbols: [
          ['b', [2]],
          ['c', [4]],
        ],
      },
    ],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(t.told('anomalyRolled')[0]?.uncovered, [2, 4]);
    assert.equal(t.told('anomalyRolled').length, 1);
    assert.equal(t.told('symbolCovered')[0]?.petals, 4);
    const order = t.facts
      .map(({ fact }) => fact)
      .filter((fact) => /moved|anomalyRolled|symbolCovered/.test(fact));
    assert.deepEqual(order, ['moved', 'moved', 'anomalyRolled', 'symbolCovered']);
  },
);

enemyRule(
  'EM7 an interrupted move is rolled for too',
  { ...move(3), anomalies: [deadly] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'f', attention: low('h') }],
    enemies: [{ card: 'brute', at: 'a', facing: 'west' }],
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [2]]] }],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
    assert.equal(t.told('anomalyRolled').length, 1);
  },
);

enemyRule(
  'EM7 if it dies what is left of its step is lost',
  {
    low: [{ do: 'move', who: { colours: 'all' }, upTo: 1, toward: 'attention', thenLookAround: ['red'] }],
    anomalies: [deadly],
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e', attention: low('c') }],
    enemies: [{ card: 'beast', at: 'a', facing: 'east' }],
    kinds: { beast: { colours: ['red'] } },
    anomalies: [{ card: 'deadly', center: 'b', symbols: [['b', [2]]] }],
    dice: { anomaly: [2] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.alive(), false);
    assert.equal(t.told('lookedAround').length, 0);
  },
);

enemyRule(
  'S4 EM7 an Enemy discards Exposed after any movement, but only turning is none and sets nothing off',
  { ...move(1), anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c', attention: low('c') }],
    enemies: [
      { card: 'blind', at: 'a', exposed: true },
      { card: 'beast', at: 'd', exposed: true, facing: 'east' },
    ],
    anomalies: [{ card: 'deadly', center: 'd', symbols: [['d', [2, 4]]] }],
  },
  (t) => {
    t.does('activate').until('action');
    assert.equal(path(t, 'E1'), 'b');
    assert.equal(t.enemy('E1').exposed, false);
    assert.equal(turns(t, 'E2'), 'W');
    assert.equal(t.enemy('E2').exposed, true);
    assert.equal(t.told('anomalyRolled').length, 0);
  },
);

const trap = (
  who: 'stalker' | 'enemy' | 'entity',
  moment: 'atOnce' | 'afterAction',
  stops = false,
): EventCard => ({
  id: 'trap',
  copies: 1,
  instant: [],
  endOfRound: [],
  triggers: [
    {
      id: 'trap',
      wait: {
        on: 'enters',
        who,
        place: { at: 'space', space: 'b' },
        moment,
        ...(stops ? { stops: true } : {}),
      },
      do: [{ do: 'counter', counter: 'sprung', add: 1 }],
    },
  ],
});
const walkOverTrap: EnemyPosition = {
  board: { drawing: ROW },
  stalkers: [{ at: 'e', attention: low('d') }],
  enemies: [{ card: 'blind', at: 'a', facing: 'east' }],
  event: 'trap',
};
const sprung = (t: Table): number => t.state.mission.counters['sprung'] ?? 0;

for (const who of ['enemy', 'entity'] as const) {
  for (const moment of ['atOnce', 'afterAction'] as const) {
    enemyRule(
      `EM5 a trigger (${moment}) that names ${who} fires for an Enemy`,
      { ...move(2), events: [trap(who, moment)] },
      walkOverTrap,
      (t) => {
        t.does('activate');
        assert.equal(sprung(t), 1);
        assert.equal(path(t), 'bc');
      },
    );
  }
}

enemyRule(
  'EM5 one that names Stalkers does not',
  { ...move(2), events: [trap('stalker', 'atOnce')] },
  walkOverTrap,
  (t) => {
    t.does('activate');
    assert.equal(sprung(t), 0);
  },
);

enemyRule(
  'EM5 MV7 one that says so ends its movement',
  { ...move(2), events: [trap('enemy', 'atOnce', true)] },
  walkOverTrap,
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
  },
);

enemyRule(
  'MV5 an Enemy that leaves a space turns those of another team that share it',
  only({ do: 'move', who: { colours: ['red'] }, upTo: 1, toward: 'attention', uninterrupted: true }),
  {
    board: {
      drawing: `
        +---+---+---+
        | a   a   b |
        +---+---+   +
        | x   x | c |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'x', attention: low('c') }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'north' },
      { card: 'walker', at: 'a', facing: 'west', name: 'foe' },
    ],
    kinds: { blind: { colours: ['red'], team: 1 }, walker: { team: 2 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
    assert.equal(t.facing('foe'), 'east');
    const order = t.facts.map(({ fact }) => fact).filter((fact) => fact === 'moved' || fact === 'turned');
    // It turns east, its neighbour turns after it, then the step; at last the final turn south.
    assert.deepEqual(order, ['turned', 'turned', 'moved', 'turned']);
  },
);

enemyRule(
  'EM6 reaching a token does not remove it, and an Enemy already on the goal does nothing',
  move(2),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e', attention: low('b') }],
    enemies: [{ card: 'blind', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.attention(), 'low b');
    assert.equal(t.facing(), 'north');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'atGoal');
  },
);

enemyRule(
  'EM6 the goal chosen at the beginning is kept though Attention moves meanwhile',
  only({ do: 'move', who: { colours: 'all' }, upTo: 9, toward: 'attention', uninterrupted: true }),
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b   c   d   e |
        +---+---+...+---+---+
                | x |
                +---+
      `,
    },
    stalkers: [{ at: 'x', attention: low('e') }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.attention(), 'high x');
    assert.equal(path(t), 'bcde');
  },
);

const look: EnemyExtras = only({ do: 'lookAround', who: { colours: 'all' } });

enemyRule(
  'EA5 Look around turns clockwise until a target is in LoS',
  look,
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'guard', at: 'e', facing: 'south' }],
  },
  (t) => {
    // Facing south it already has the west one to its right.
    t.does('activate');
    assert.equal(turns(t), '');
    assert.equal(t.told('lookedAround')[0]?.found, 0);
  },
);

enemyRule(
  'EA5 each quarter turn is checked by all Sight values',
  look,
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'h' }],
    enemies: [{ card: 'guard', at: 'e', facing: 'north' }],
  },
  (t) => {
    // After one turn, facing east, south is one to its right.
    t.does('activate');
    assert.equal(turns(t), 'E');
    assert.equal(t.attention(), 'high h');
  },
);

enemyRule(
  'EA5 after a full turn without a target it is back on its old facing',
  look,
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'guard', at: 'f', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(turns(t), 'NESW');
    assert.equal(t.facing(), 'west');
    assert.equal(t.told('lookedAround')[0]?.found, null);
  },
);

const withdrawing: EnemyExtras = {
  free: {
    *withdraw(game) {
      const [first] = game.state.enemies;
      if (first) yield* withdraw(game, first);
    },
  },
};

enemyRule(
  'D14 Withdraw goes out of sight, uninterrupted, and then faces the space it just left',
  withdrawing,
  {
    board: {
      drawing: `
        +---+---+---+---+
        | x   a   b   c |
        +---+---+---+   +
                    | d |
                    +---+
      `,
    },
    stalkers: [{ at: 'x' }],
    enemies: [{ card: 'guard', at: 'b', facing: 'west' }],
  },
  (t) => {
    t.does('withdraw');
    assert.equal(path(t), 'cd');
    assert.equal(t.facing(), 'north');
  },
);

enemyRule(
  'D14 already out of sight Withdraw does nothing',
  withdrawing,
  {
    board: {
      drawing: `
        +---+---+---+
        | x   a   b |
        +---+---+   +
                | c |
                +---+
      `,
    },
    stalkers: [{ at: 'x' }],
    enemies: [{ card: 'walker', at: 'c', facing: 'west' }],
  },
  (t) => {
    t.does('withdraw');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'west');
  },
);

enemyRule(
  'EM2 a move that cannot be interrupted goes on in sight of a target',
  {
    free: {
      *shamble(game) {
        const [first] = game.state.enemies;
        if (first) yield* goForward(game, first, 1, { uninterrupted: true });
      },
    },
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'guard', at: 'b', facing: 'east' }],
  },
  (t) => {
    t.does('shamble');
    assert.equal(path(t), 'c');
  },
);
