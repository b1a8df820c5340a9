import assert from 'node:assert/strict';
import { enemyId } from '../src/model/ids.ts';
import type { ActivationStep } from '../src/model/index.ts';
import { activateOnly } from '../src/rules/enemy/activation.ts';
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

const low = (at: string) => ({ level: 'low', at }) as const;
const high = (at: string) => ({ level: 'high', at }) as const;
const move = (upTo = 1): ActivationStep => ({
  do: 'move',
  who: { colours: 'all' },
  upTo,
  toward: 'attention',
});
const look: ActivationStep = { do: 'lookAround', who: { colours: 'all' } };

/** Enemies in the order in which they act in a step, by name. */
const actors = (t: Table, step = 0): string => {
  const ids = t.told('activationStep')[step]?.enemies ?? [];
  return ids.map((id) => Object.entries(t.names).find(([, each]) => each === id)?.[0] ?? '?').join(' ');
};

enemyRule(
  'EA1 any High Attention on the map: a high card',
  { low: [], high: [look] },
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'a', attention: low('a') },
      { at: 'b', attention: high('c') },
    ],
    enemies: [{ card: 'blind', at: 'i' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('activationDrawn')[0]?.card, 'high');
    assert.equal(t.told('activationDrawn')[0]?.part, 'high');
  },
);

enemyRule(
  'EA1 otherwise a low one; spent decks are reshuffled',
  { low: [look], high: [] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('a') }],
    enemies: [{ card: 'blind', at: 'i' }],
  },
  (t) => {
    t.does('activate', 'activate');
    assert.deepEqual(
      t.told('activationEnded').map(({ card }) => card),
      ['low', 'low'],
    );
    assert.deepEqual(
      t.told('activationDrawn').map(({ card, level }) => [card, level]),
      [
        ['low', 'low'],
        ['low', 'low'],
      ],
    );
    assert.deepEqual(t.state.decks.lowDiscard, ['low']);
  },
);

const twoParts: EnemyExtras = {
  parts: {
    none: [{ do: 'goForward', who: { colours: 'all' }, upTo: 1 }],
    low: [move()],
  },
};

enemyRule(
  'EA2 with Low Attention on the map that part of a low card is resolved',
  twoParts,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a', attention: low('b') }],
    enemies: [{ card: 'blind', at: 'd', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('activationDrawn')[0]?.part, 'low');
    assert.equal(path(t), 'c');
  },
);

enemyRule(
  'EA2 with no Attention the other one',
  twoParts,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'blind', at: 'd', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('activationDrawn')[0]?.part, 'none');
    assert.equal(path(t), 'e');
  },
);

enemyRule(
  'EA2 some say "in any case"',
  { low: [look] },
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], enemies: [{ card: 'blind', at: 'd' }] },
  (t) => {
    t.does('activate');
    assert.equal(t.told('activationDrawn')[0]?.part, 'any');
  },
);

enemyRule(
  'EA3 steps run top to bottom, each fully by one Enemy after the other, the closest first',
  { low: [{ ...move(), thenLookAround: ['yellow'] } as ActivationStep, look] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('a') }],
    enemies: [
      { card: 'blind', at: 'h', facing: 'north' },
      { card: 'walker', at: 'e', facing: 'north' },
    ],
    kinds: { blind: { colours: ['yellow'] }, walker: { colours: ['yellow'] } },
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E2 E1');
    const order = t.facts.flatMap((f) => {
      if (f.fact === 'moved') return [`moved ${f.entity === t.names['E1'] ? 'E1' : 'E2'}`];
      return f.fact === 'lookedAround' ? [`looked ${f.enemy === t.names['E1'] ? 'E1' : 'E2'}`] : [];
    });
    assert.deepEqual(order, ['moved E2', 'looked E2', 'moved E1', 'looked E1', 'looked E2', 'looked E1']);
    assert.deepEqual(t.told('activationStep')[0]?.because, {
      question: 'order',
      chosen: { entity: t.names['E2'], space: 4, spaces: 4, corners: 0 },
      lost: [{ entity: t.names['E1'], space: 7, spaces: 7, corners: 0 }],
    });
  },
);

enemyRule(
  'EA3 equally far the one with fewer corners acts first',
  { low: [{ do: 'special', who: { colours: 'all' } }] },
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'i', attention: low('a') }],
    enemies: [
      { card: 'blind', at: 'e' },
      { card: 'walker', at: 'c' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E2 E1');
  },
);

enemyRule(
  'EA3 then the order is green, red, yellow, blue, unmarked',
  { low: [{ do: 'special', who: { colours: 'all' } }] },
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | a   b   b   b   b   b |
        +---+---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'a', attention: low('a') }],
    enemies: [
      { card: 'blind', at: 'b', name: 'unmarked' },
      { card: 'walker', at: 'b', name: 'blue' },
      { card: 'beast', at: 'b', name: 'yellow' },
      { card: 'shade', at: 'b', name: 'red' },
      { card: 'ghost', at: 'b', name: 'green' },
    ],
    kinds: {
      blind: { team: 1 },
      walker: { colours: ['blue'] },
      beast: { colours: ['blue', 'yellow'] },
      shade: { colours: ['red'] },
      ghost: { colours: ['green'] },
    },
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'green red yellow blue unmarked');
  },
);

enemyRule(
  'EA3 then the Lead Stalker decides',
  { low: [{ do: 'attack', who: { colours: 'all' } }] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }, { at: 'a', hp: 9 }],
    lead: 1,
    enemies: [
      { card: 'owl', at: 'b', facing: 'east' },
      { card: 'owl', at: 'd', facing: 'west' },
    ],
  },
  (t) => {
    t.does('activate').asks('tieOrder').offers('E1', 'E2');
    assert.equal(t.decision.who, 1);
    t.does('E2');
    assert.equal(actors(t), 'E2 E1');
    t.does('S1');
    assert.equal(t.told('enemyAttacked')[0]?.enemy, t.names['E2']);
  },
);

enemyRule(
  'EA3 nobody is asked about Enemies alike in everything on one space',
  { low: [{ do: 'attack', who: { colours: 'all' } }] },
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   b |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'a' }],
    enemies: [
      { card: 'owl', at: 'b', facing: 'west' },
      { card: 'owl', at: 'b', facing: 'west' },
    ],
  },
  (t) => {
    t.does('activate').asks('action');
    assert.equal(t.told('enemyAttacked').length, 2);
  },
);

enemyRule(
  'EA3 nor about those who would do nothing',
  { low: [{ do: 'attack', who: { colours: 'all' } }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'e' }],
    enemies: [
      { card: 'blind', at: 'b' },
      { card: 'blind', at: 'h' },
      { card: 'owl', at: 'c' },
    ],
  },
  (t) => {
    t.does('activate').asks('action');
    assert.equal(t.told('enemyAttacked').length, 1);
  },
);

enemyRule(
  'EA3 nor about moves that cannot touch each other',
  { low: [move(1)] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('e') }],
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'g' },
    ],
  },
  (t) => {
    t.does('activate').asks('action');
    assert.equal(path(t, 'E1'), 'd');
    assert.equal(path(t, 'E2'), 'f');
  },
);

enemyRule(
  'EA3 but about moves to a space that has room for one of them only',
  { low: [move(2)] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('e') }],
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'g' },
    ],
  },
  (t) => {
    t.does('activate').asks('tieOrder').does('E2');
    assert.equal(path(t, 'E2'), 'fe');
    assert.equal(path(t, 'E1'), 'd');
  },
);

enemyRule(
  'EA3 and about moves in which one could come to see a target',
  { low: [move(1)] },
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+---+
        | a   b   c   d   e   f   g |
        +---+---+---+---+---+...+---+
                            | y |
                            +---+
      `,
    },
    stalkers: [{ at: 'y', attention: low('e') }],
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'guard', at: 'g', facing: 'east' },
    ],
  },
  (t) => {
    // Once the guard sees the Stalker there is no Low to go to any more.
    t.does('activate').asks('tieOrder').does('E2');
    assert.equal(path(t, 'E2'), 'f');
    assert.equal(t.attention(), 'high y');
    assert.equal(t.told('enemyChoseGoal')[1]?.because.chosen.space, t.stalker().space);
  },
);

const tied: EnemyPosition = {
  board: { drawing: LONG },
  stalkers: [{ at: 'a', attention: low('e') }],
  enemies: [
    { card: 'blind', at: 'c', facing: 'north' },
    { card: 'blind', at: 'g', facing: 'south' },
  ],
};

for (const step of [look, { do: 'special', who: { colours: 'all' } }] as const) {
  enemyRule(`EA3 nobody is asked who does ${step.do} first`, { low: [step] }, tied, (t) => {
    t.does('activate').asks('action');
  });
}

enemyRule(
  'EA3 but about moves over Anomalies',
  { low: [move()], anomalies: [deadly] },
  {
    ...tied,
    enemies: [
      { card: 'beast', at: 'c' },
      { card: 'beast', at: 'g' },
    ],
    anomalies: [{ card: 'deadly', center: 'f', symbols: [['f', [2]]] }],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate').asks('tieOrder').does('E1');
  },
);

enemyRule(
  'EA3 about goals that the others’ moves may change',
  { low: [{ do: 'move', who: { colours: 'all' }, upTo: 1, toward: 'coverWithoutColour' }] },
  { ...tied, board: { drawing: LONG, spaces: { e: { cover: 1 } } } },
  (t) => {
    t.does('activate').asks('tieOrder').does('E1');
  },
);

enemyRule(
  'EA3 and about Enemies of different teams',
  { low: [move()] },
  {
    ...tied,
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'walker', at: 'g' },
    ],
    kinds: { blind: { team: 1 }, walker: { team: 2 } },
  },
  (t) => {
    t.does('activate').asks('tieOrder').does('E1');
  },
);

enemyRule(
  'EA3 and where somebody who stands in their way now may be gone by then',
  { low: [{ do: 'move', who: { colours: 'all' }, upTo: 2, toward: 'attention' }] },
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | s | y   c   d   e   f |
        +---+---+   +---+---+---+
            | z   c |
            +---+---+
      `,
    },
    stalkers: [{ at: 's', attention: low('f') }],
    enemies: [
      { card: 'blind', at: 'y', name: 'one' },
      { card: 'blind', at: 'z', name: 'other' },
      { card: 'blind', at: 'd', name: 'before' },
    ],
  },
  (t) => {
    t.does('activate').asks('tieOrder').does('other');
    assert.equal(path(t, 'before'), 'ef');
    assert.equal(path(t, 'other'), 'cd');
    assert.equal(path(t, 'one'), 'c');
  },
);

const bottom: EnemyExtras = { high: [look], bottom: { do: 'exposeSeen' } };

enemyRule(
  'EA4 the last, separate step of a high card is resolved in the Enemy Activation step',
  bottom,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a', attention: high('b') }],
    enemies: [{ card: 'blind', at: 'd' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.enemy().exposed, true);
    assert.equal(t.told('activationStep').at(-1)?.bottom, true);
  },
);

enemyRule(
  'EA4 not when a card is drawn for other reasons',
  {
    ...bottom,
    free: {
      *lure(game) {
        yield* activateOnly(game, [enemyId(10)], 'high', 'decoy');
      },
    },
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a', attention: high('b') }],
    enemies: [
      { card: 'blind', at: 'd' },
      { card: 'blind', at: 'e' },
    ],
  },
  (t) => {
    t.does('lure');
    assert.equal(t.enemy().exposed, false);
    // And for those Enemies only.
    assert.equal(actors(t), 'E1');
    assert.equal(t.told('activationDrawn')[0]?.reason, 'decoy');
    assert.equal(t.facts.at(-1)?.fact, 'activationEnded');
  },
);

enemyRule(
  'E2 a card acts in the steps of each of its colours, once per step',
  {
    low: [
      { do: 'lookAround', who: { colours: ['red', 'yellow'] } },
      { do: 'lookAround', who: { colours: ['blue'] } },
      { do: 'lookAround', who: { colours: ['yellow'] } },
    ],
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [
      { card: 'blind', at: 'd' },
      { card: 'walker', at: 'e' },
    ],
    kinds: { blind: { colours: ['red', 'yellow'] }, walker: { colours: ['blue'] } },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual([actors(t, 0), actors(t, 1), actors(t, 2)], ['E1', 'E2', 'E1']);
  },
);

enemyRule(
  'EA5 "all Enemies" includes unmarked ones; a step of colours does not',
  { low: [look, { do: 'lookAround', who: { colours: ['green', 'red', 'yellow', 'blue'] } }] },
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], enemies: [{ card: 'blind', at: 'd' }] },
  (t) => {
    t.does('activate');
    assert.deepEqual([actors(t, 0), actors(t, 1)], ['E1', '']);
  },
);

enemyRule(
  'EA5 colours may change the damage',
  {
    low: [
      {
        do: 'attack',
        who: { colours: 'all' },
        damage: [
          { colours: ['red'], by: 2 },
          { colours: ['blue'], by: -2 },
        ],
      },
    ],
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [
      { card: 'guard', at: 'b', facing: 'east' },
      { card: 'owl', at: 'e', facing: 'west' },
      { card: 'eye', at: 'a', facing: 'west' },
    ],
    kinds: { guard: { colours: ['red'] }, owl: { colours: ['blue'] }, eye: { team: 1 } },
  },
  (t) => {
    t.does('activate').until('action');
    const dealt = Object.fromEntries(t.told('enemyAttacked').map(({ enemy: id, damage }) => [id, damage]));
    assert.deepEqual(
      ['E1', 'E2', 'E3'].map((name) => dealt[t.names[name] ?? -1]),
      [6, 2, 4],
    );
  },
);

enemyRule(
  'EA5 perform Special: even if it sees a target; one without stays',
  {
    low: [{ do: 'special', who: { colours: 'all' } }],
    enemies: [
      enemy('shouter', {
        sight: { front: 3, left: 0, right: 0, back: 0 },
        special: {
          id: 'shout',
          *perform(_game, shouter) {
            shouter.facing = 0;
          },
        },
      }),
    ],
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [
      { card: 'shouter', at: 'b', facing: 'east' },
      { card: 'blind', at: 'e' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.facing(), 'north');
    assert.equal(t.told('specialPerformed')[0]?.special, 'shout');
    assert.equal(t.told('enemyStayed')[0]?.reason, 'noSpecial');
  },
);

const nearest: EnemyExtras = {
  low: [{ do: 'move', who: { colours: 'all', nearest: 'leadStalker' }, upTo: 1, toward: 'attention' }],
};

enemyRule(
  'EA5 G4 "N+1 Enemies closest to": N is the number of Stalkers who set out; the rest is told as left out',
  nearest,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('i') }],
    enemies: [
      { card: 'blind', at: 'h' },
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'e' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E2 E3');
    const because = t.told('activationStep')[0]?.because;
    assert.equal(because?.question, 'nearest');
    assert.deepEqual(
      because?.lost.map(({ entity }) => entity),
      [t.names['E3'], t.names['E1']],
    );
  },
);

enemyRule(
  'EA5 those that see a target are counted although they will not move',
  nearest,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('i') }],
    enemies: [
      { card: 'owl', at: 'c' },
      { card: 'blind', at: 'e' },
      { card: 'blind', at: 'g' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E1 E2');
    assert.equal(path(t, 'E1'), '');
    assert.equal(path(t, 'E3'), '');
  },
);

enemyRule(
  'EA5 D5 among equally close ones the Lead Stalker says who is in',
  nearest,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'e', attention: low('e') }],
    enemies: [
      { card: 'blind', at: 'd' },
      { card: 'blind', at: 'b' },
      { card: 'blind', at: 'h' },
    ],
  },
  (t) => {
    t.does('activate').asks('tieClosest').offers('E2', 'E3').offersNot('E1').does('E3');
    assert.equal(path(t, 'E3'), 'g');
    assert.equal(path(t, 'E2'), '');
  },
);

enemyRule(
  'EA6 S9 a pinned Enemy does not act and does not count for "N+1"',
  nearest,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('i') }],
    enemies: [
      { card: 'blind', at: 'c', pinDown: true },
      { card: 'blind', at: 'e' },
      { card: 'blind', at: 'g' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E2 E3');
    assert.equal(t.enemy().pinDown, true);
  },
);

enemyRule(
  'EA5 "Enemies with a target in LoS" are those who have one when the step begins',
  { low: [{ do: 'lookAround', who: { colours: 'all', withTarget: true } }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }],
    enemies: [
      { card: 'owl', at: 'c' },
      { card: 'owl', at: 'g' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E1');
  },
);

const attention = (by: number): EnemyExtras => ({ low: [{ do: 'moveAttention', by }] });

enemyRule(
  'EA7 Attention seen by an Enemy moves along its owner’s shortest route, once, however many see it',
  attention(2),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('f') }],
    enemies: [
      { card: 'guard', at: 'h', facing: 'west' },
      { card: 'guard', at: 'g', facing: 'west' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.attention(), 'low d');
    assert.equal(t.told('attentionMoved').length, 1);
  },
);

enemyRule(
  'EA7 it stops on the owner’s space',
  attention(5),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'c', attention: low('f') }],
    enemies: [{ card: 'guard', at: 'h', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.attention(), 'low c');
  },
);

enemyRule(
  'EA7 unseen Attention stays',
  attention(2),
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'a', attention: low('f') },
      { at: 'b', attention: low('g') },
    ],
    enemies: [{ card: 'guard', at: 'h', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.attention(0), 'low f');
  },
);

enemyRule(
  'EA7 S9 a pinned Enemy does not count for Attention steps',
  attention(2),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('f') }],
    enemies: [{ card: 'guard', at: 'h', facing: 'west', pinDown: true }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.attention(), 'low f');
  },
);

enemyRule(
  'EA7 under AT2 it does not move',
  attention(2),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'guard', at: 'c', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.attention(), 'high a');
    assert.equal(t.told('attentionMoved').length, 0);
  },
);

enemyRule(
  'EA8 who gains a Pin or dies before its turn is skipped',
  {
    low: [{ do: 'special', who: { colours: 'all' } }],
    enemies: [
      enemy('jailer', {
        special: {
          id: 'jail',
          *perform(game, jailer) {
            for (const other of game.state.enemies) {
              if (other === jailer || other.pinDown) continue;
              other.pinDown = true;
              game.state.supply.pinDown--;
            }
          },
        },
      }),
    ],
  },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }],
    enemies: [
      { card: 'jailer', at: 'c' },
      { card: 'jailer', at: 'e' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E1 E2');
    assert.equal(t.told('specialPerformed').length, 1);
    assert.equal(t.told('enemyStayed')[0]?.reason, 'pinDown');
  },
);

enemyRule(
  'EA8 new Enemies do not join a step under way',
  {
    low: [{ do: 'special', who: { colours: 'all' } }],
    enemies: [
      enemy('caller', {
        special: {
          id: 'call',
          *perform(game, caller) {
            game.state.enemies.push({
              ...caller,
              id: enemyId(game.state.nextEntity++),
              covers: [],
              space: caller.space,
            });
          },
        },
      }),
    ],
  },
  {
    board: {
      drawing: `
        +---+---+---+
        | a | b   b |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'caller', at: 'b' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('specialPerformed').length, 1);
  },
);

enemyRule(
  'EA8 a step that names nothing is ordered by the closest Attention, on a high card by High',
  { high: [look] },
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'a', attention: low('a') },
      { at: 'i', attention: high('i') },
    ],
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'f' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E2 E1');
  },
);

enemyRule(
  'EA8 with no Attention by the Lead Stalker',
  { low: [look] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }, { at: 'i' }],
    lead: 1,
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'f' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(actors(t), 'E2 E1');
  },
);

enemyRule(
  'EA5 after its move an Enemy of the colours named looks around, others do not',
  {
    low: [{ do: 'move', who: { colours: 'all' }, upTo: 1, toward: 'attention', thenLookAround: ['red'] }],
  },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('a') }],
    enemies: [
      { card: 'blind', at: 'c', facing: 'west' },
      { card: 'walker', at: 'g', facing: 'west' },
    ],
    kinds: { blind: { colours: ['red'] }, walker: { colours: ['yellow'] } },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('lookedAround').length, 1);
    assert.equal(turns(t, 'E1'), 'NESW');
    assert.equal(turns(t, 'E2'), '');
  },
);

/** Bottom steps: what they look at, and what they do. */
const grenade: EnemyExtras = { high: [], bottom: { do: 'throwGrenade', damage: 6 } };

enemyRule(
  'EA4 a grenade flies to a space with High, no Human, within Range 1 to 2 of one: Stalkers suffer, Enemies are attacked',
  grenade,
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b   c   c   d |
        +---+---+---+---+---+
      `,
      spaces: { c: { cover: 1 } },
    },
    stalkers: [{ at: 'c', attention: high('c'), exposed: true }],
    enemies: [
      { card: 'blind', at: 'a', pinDown: true },
      { card: 'beast', at: 'c', facing: 'east' },
    ],
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('activate');
    // EK8: no cover, no Exposed. S9: a pinned Human throws all the same.
    assert.equal(t.stalker().hp, 14);
    assert.equal(t.stalker().exposed, true);
    assert.deepEqual(t.told('attackResolved')[0]?.modifiers, [
      { reason: 'grenade', by: 6 },
      { reason: 'cover', by: -1 },
    ]);
    assert.equal(t.facing('E2'), 'west');
  },
);

enemyRule(
  'EA4 no grenade where a Human stands, nor farther than 2, nor onto Low',
  grenade,
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | a   b   b   c   d   e |
        +---+---+---+---+---+---+
      `,
    },
    stalkers: [
      { at: 'b', attention: high('b') },
      { at: 'e', attention: high('e') },
      { at: 'c', attention: low('c') },
    ],
    enemies: [{ card: 'blind', at: 'b' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.state.stalkers.map(({ hp }) => hp),
      [20, 20, 20],
    );
  },
);

const suppressing: EnemyExtras = {
  high: [],
  bottom: { do: 'suppressingFire', enemies: 2 },
  enemies: [
    enemy('far', { sight: { front: 9, left: 0, right: 0, back: 0 } }),
    enemy('dog', { types: ['mutant'], sight: { front: 9, left: 0, right: 0, back: 0 } }),
  ],
};

enemyRule(
  'EA4 S9 suppressing fire pins a Stalker in Range and LoS of two Human Enemies, pinned ones included',
  suppressing,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'd' }],
    enemies: [
      { card: 'guard', at: 'b', facing: 'east' },
      { card: 'guard', at: 'c', facing: 'east', pinDown: true },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.stalker().pinDown, true);
    t.does('discardPinDown');
  },
);

enemyRule(
  'EA4 one out of Range, one that is no Human and one that does not see do not count',
  suppressing,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'e' }],
    enemies: [
      { card: 'guard', at: 'b', facing: 'east' },
      { card: 'far', at: 'a', facing: 'east' },
      { card: 'dog', at: 'c', facing: 'east' },
      { card: 'guard', at: 'g', facing: 'east' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.stalker().pinDown, false);
  },
);

enemyRule(
  'EA4 resolving the Unknown token closest to the Lead Stalker',
  { high: [], bottom: { do: 'resolveUnknown' } },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: high('a') }],
    enemies: [{ card: 'blind', at: 'e' }],
    unknown: [
      { at: 'h', tokens: ['x'] },
      { at: 'c', tokens: ['x'] },
    ],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.told('unknownTurnedUp').map(({ space }) => space),
      [2],
    );
  },
);

const shouter = enemy('shouter', { special: { id: 'shout', *perform() {} } });

enemyRule(
  'EA4 EA6 Enemies of these colours perform their Special, pinned ones do not act',
  {
    high: [],
    bottom: { do: 'specialOfColours', colours: ['red'] },
    enemies: [shouter, { ...shouter, id: 'other' }],
  },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: high('a') }],
    enemies: [
      { card: 'shouter', at: 'c' },
      { card: 'shouter', at: 'e', pinDown: true },
      { card: 'other', at: 'g' },
    ],
    kinds: { shouter: { colours: ['red'] }, other: { colours: ['yellow'] } },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.told('specialPerformed').map(({ enemy: by }) => by),
      [t.names['E1']],
    );
  },
);

enemyRule(
  'EA4 losing Focus under the eyes of an Enemy',
  { high: [], bottom: { do: 'focusLost' } },
  {
    board: { drawing: LONG },
    stalkers: [
      { at: 'b', focus: true },
      { at: 'i', focus: true },
    ],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.state.stalkers.map(({ focus }) => focus),
      [false, true],
    );
  },
);

enemyRule(
  'EA4 Enemies a Stalker sees gain Exposed',
  { high: [], bottom: { do: 'exposeSeen' } },
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   c |
        +---+---+   +
        | x | y   d |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'a', attention: high('a') }, { at: 'x' }],
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'y' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.enemy('E1').exposed, true);
    assert.equal(t.enemy('E2').exposed, false);
  },
);
