import assert from 'node:assert/strict';
import { spaceAt } from '../src/board/index.ts';
import { reactionsAt } from '../src/rules/enemy/threats.ts';
import { FIELD, LONG, ROW } from '../testing/boards.ts';
import { enemy, enemyRule, nameOf } from '../testing/enemies.ts';
import type { Table } from '../testing/table.ts';

/** Ends the Turn after what is still due. */
function endTurn(t: Table): Table {
  while (!t.offered().includes('endTurn')) t.does(t.decision.kind === 'prepare' ? 'done' : 'prepare');
  return t.does('endTurn');
}

const attacked = (t: Table): (number | undefined)[][] =>
  t.told('enemyAttacked').map(({ enemy: by, target }) => [by, target]);

enemyRule(
  'RX1 example 11: only the Stalker whose Turn it was is attacked, though another is closer and seen too',
  {},
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   b   c |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }, { at: 'b' }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    endTurn(t);
    assert.deepEqual(attacked(t), [[t.names['E1'], 0]]);
    assert.equal(t.told('enemyAttacked')[0]?.reaction, true);
    assert.equal(t.stalker(1).hp, 20);
  },
);

enemyRule(
  'RX1 an Enemy that does not see the Stalker does not react',
  {},
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }, { at: 'i' }],
    enemies: [
      { card: 'guard', at: 'c', facing: 'east' },
      { card: 'guard', at: 'g', facing: 'east' },
    ],
  },
  (t) => {
    endTurn(t);
    assert.deepEqual(attacked(t), []);
  },
);

enemyRule(
  'RX1 S9 a pinned one discards its token instead',
  {},
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east', pinDown: true }],
  },
  (t) => {
    endTurn(t);
    assert.deepEqual(attacked(t), []);
    assert.equal(t.enemy().pinDown, false);
    assert.equal(t.told('reactionSkipped')[0]?.reason, 'pinDown');
  },
);

enemyRule(
  'RX1 the closest reacts first',
  {},
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [
      { card: 'guard', at: 'e', facing: 'west' },
      { card: 'guard', at: 'b', facing: 'east' },
    ],
  },
  (t) => {
    endTurn(t);
    assert.deepEqual(
      attacked(t).map(([by]) => by),
      [t.names['E2'], t.names['E1']],
    );
  },
);

enemyRule(
  'RX1 ties as EA3: colours, then the Lead Stalker',
  {},
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'e' }],
    enemies: [
      { card: 'owl', at: 'b' },
      { card: 'owl', at: 'd' },
      { card: 'guard', at: 'f', facing: 'west' },
    ],
    kinds: { owl: { colours: ['yellow'] }, guard: { colours: ['red'] } },
  },
  (t) => {
    endTurn(t).asks('tieOrder').offers('E1', 'E2').offersNot('E3').does('E2');
    assert.deepEqual(
      attacked(t).map(([by]) => by),
      [t.names['E3'], t.names['E2'], t.names['E1']],
    );
  },
);

enemyRule(
  'RX1 nobody is asked when a pinned one discards its token',
  {},
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [
      { card: 'guard', at: 'b', facing: 'east', pinDown: true },
      { card: 'guard', at: 'd', facing: 'west' },
    ],
  },
  (t) => {
    endTurn(t);
    assert.equal(attacked(t).length, 1);
    assert.equal(t.enemy('E1').pinDown, false);
  },
);

/** Its first attack blinds every other Enemy of its kind, which turn their backs. */
const distracting = enemy('distracting', {
  sight: { front: 9, left: 0, right: 0, back: 0 },
  attack: {
    id: 'flash',
    kind: 'ranged',
    damage: 1,
    range: 9,
    *after(game, { enemy: by }) {
      for (const other of game.state.enemies) if (other !== by) other.facing = 0;
    },
  },
});

enemyRule(
  'RX2 each must still see the Stalker when it is its turn; a pinned one then keeps its Pin',
  { enemies: [distracting] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [
      { card: 'distracting', at: 'b', facing: 'west' },
      { card: 'distracting', at: 'c', facing: 'west' },
      { card: 'distracting', at: 'd', facing: 'west', pinDown: true },
    ],
  },
  (t) => {
    endTurn(t);
    assert.equal(attacked(t).length, 1);
    assert.deepEqual(
      t.told('reactionSkipped').map(({ reason }) => reason),
      ['notSeen', 'notSeen'],
    );
    assert.equal(t.enemy('E3').pinDown, true);
  },
);

enemyRule(
  'RX2 none is added later',
  {
    enemies: [
      enemy('waker', {
        sight: { front: 9, left: 0, right: 0, back: 0 },
        attack: {
          id: 'wake',
          kind: 'ranged',
          damage: 1,
          range: 9,
          *after(game, { enemy: by }) {
            for (const other of game.state.enemies) if (other !== by) other.facing = 3;
          },
        },
      }),
    ],
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [
      { card: 'waker', at: 'b', facing: 'west' },
      { card: 'waker', at: 'c', facing: 'north' },
    ],
  },
  (t) => {
    endTurn(t);
    assert.equal(attacked(t).length, 1);
  },
);

enemyRule(
  'RX3 no Reaction follows a pass',
  {},
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }, { at: 'd' }],
    enemies: [{ card: 'owl', at: 'a' }],
    at: 'nextTurn',
  },
  (t) => {
    t.does('pass');
    assert.deepEqual(attacked(t), []);
  },
);

const threats = (t: Table, space: string, seat = 0) => {
  const at = spaceAt(t.game.board, space) ?? assert.fail(space);
  return reactionsAt(t.game, t.stalker(seat), at).map(({ enemy: by, from, reaches, outcomes }) => ({
    by: Object.entries(t.names).find(([, id]) => id === by)?.[0],
    from: nameOf(t, from),
    reaches,
    damage: outcomes.map(({ chance, damage }) => [chance, damage]),
  }));
};

enemyRule(
  'RX1 looking ahead: who would see a Stalker on a space, from where it strikes and how hard, cover included',
  {},
  {
    board: { drawing: LONG, spaces: { d: { cover: 1 } } },
    stalkers: [{ at: 'i', exposed: true }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'guard', at: 'b', facing: 'east', pinDown: true },
      { card: 'brute', at: 'f', facing: 'east' },
    ],
  },
  (t) => {
    assert.deepEqual(threats(t, 'd'), [
      { by: 'E3', from: 'e', reaches: true, damage: [[1, 5]] },
      { by: 'E1', from: 'a', reaches: true, damage: [[1, 3]] },
    ]);
    assert.deepEqual(threats(t, 'h'), [{ by: 'E3', from: 'g', reaches: true, damage: [[1, 6]] }]);
    // Where it stands it is still Exposed; the charge takes the brute next to it.
    assert.deepEqual(threats(t, 'i'), [{ by: 'E3', from: 'h', reaches: true, damage: [[1, 9]] }]);
    assert.equal(t.at(t.stalker()), 'i');
  },
);

enemyRule(
  'RX1 looking ahead: a Charge that falls short, and an attack the die decides',
  {
    enemies: [
      enemy('dicey', {
        sight: { front: 3, left: 0, right: 0, back: 0 },
        attack: {
          id: 'grab',
          kind: 'ranged',
          damage: 5,
          range: 3,
          byPetals: { 1: 'goForward', 2: 8, 3: 5, 4: 5 },
        },
      }),
    ],
  },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'brute', at: 'a', facing: 'east' },
      { card: 'dicey', at: 'b', facing: 'east' },
    ],
  },
  (t) => {
    const [dicey, brute] = threats(t, 'e');
    assert.deepEqual(brute, { by: 'E1', from: 'c', reaches: false, damage: [] });
    assert.equal(dicey?.by, 'E2');
    assert.deepEqual(
      dicey?.damage.toSorted((one, other) => (one[1] ?? 0) - (other[1] ?? 0)),
      [
        [0.1, 0],
        [0.7, 5],
        [0.2, 8],
      ],
    );
  },
);
