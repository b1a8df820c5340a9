import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { box } from '../src/box.ts';
import { rule } from './rule.ts';

const board = { drawing: '+---+---+---+---+---+\n| a   b   c   d   e |\n+---+---+---+---+---+' };
const S = { card: 'palkan', armor: 'leather-jacket' } as const;
const chort = { card: 'chort' } as const;
/** The symbol with 4 petals on b and c; the center is c. */
const laid = (card: string | null): NonNullable<PositionDraft['anomalies']>[number] => ({
  card,
  center: 'c',
  symbols: [
    ['b', [4]],
    ['c', [4, 1]],
  ],
});
/** A step from a to b rolls 4 petals. */
const steps = (card: string, parts: Partial<PositionDraft> = {}): PositionDraft => ({
  board,
  stalkers: [
    { ...S, at: 'a' },
    { ...chort, at: 'd' },
  ],
  anomalies: [laid(card)],
  ...parts,
  dice: { anomaly: [4], equipment: [1], ...parts.dice },
});

test('The Anomaly deck: 11 cards; those of Missions are none of them and are never drawn', () => {
  const all = Object.values(box.anomalies);
  const deck = all.filter(({ mission }) => !mission);
  assert.equal(
    deck.reduce((sum, { copies }) => sum + copies, 0),
    11,
  );
  assert.deepEqual(
    all.filter(({ mission }) => mission).map(({ id }) => id),
    ['fridge', 'false-mirror', 'space'],
  );
});

test('AN2 every printed center holds all four symbols; all thirteen overlays differ', () => {
  const { patterns } = box;
  assert.deepEqual(
    patterns.map((p) => p.number).sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 98],
  );
  const looks = new Set<string>();
  for (const { squares } of patterns) {
    const [center, ...around] = squares;
    assert.deepEqual([...new Set(center?.petals)].sort(), [1, 2, 3, 4]);
    assert.ok(around.length >= 2 && around.length <= 6);
    for (const square of around) assert.ok(square.petals.length >= 1 && square.petals.length <= 2);
    let turned = squares.map(({ dx, dy, petals }) => ({ dx, dy, petals: petals.join() }));
    for (let turn = 0; turn < 4; turn++) {
      const look = JSON.stringify(turned.map((s) => `${s.dx},${s.dy}:${s.petals}`).sort());
      assert.ok(!looks.has(look) || turn > 0, 'no overlay is another one turned');
      looks.add(look);
      turned = turned.map(({ dx, dy, petals }) => ({ dx: -dy || 0, dy: dx, petals }));
    }
  }
});

rule('Cards of Missions are not in the Anomaly deck', steps('electro'), (t) => {
  assert.equal(t.state.decks.anomalies.includes('fridge'), false);
});

for (const [die, hp, pinned] of [
  [1, 10, true],
  [3, 12, true],
] as const) {
  rule(
    `Tesla: 7 damage less a Defense of ${die}; who is hurt is Pinned`,
    steps('tesla', { dice: { anomaly: [4], equipment: [die] } }),
    (t) => {
      t.does('movement', 'stop').passes('reroll');
      assert.deepEqual([t.stalker().hp, t.stalker().pinDown], [hp, pinned]);
      assert.deepEqual([t.stalker(1).hp, t.stalker(1).pinDown], [16, false], 'not there');
      t.until('action');
    },
  );
}

rule(
  'Tesla: nobody unhurt is Pinned',
  steps('tesla', {
    stalkers: [{ card: 'palkan', at: 'a', armor: 'bastion' }],
    dice: { anomaly: [4], equipment: [3, 3, 3, 3, 3] },
  }),
  (t) => {
    t.does('movement', 'stop').passes('reroll');
    assert.deepEqual([t.stalker().hp, t.stalker().pinDown], [16, false]);
  },
);

rule(
  'Tesla: moves on at the End of Round',
  {
    board,
    stalkers: [{ ...S, at: 'e' }],
    at: 'endOfRound',
    event: 'patrol',
    decks: { events: ['patrol'], randomEvents: [] },
    anomalies: [laid('tesla'), { card: null, center: 'a', symbols: [['a', [1]]] }],
  },
  (t) => {
    assert.deepEqual(
      t.state.overlays.map(({ anomaly }) => anomaly?.card ?? null),
      [null, 'tesla'],
    );
  },
);

rule('Burner: 8 damage, and smoke over its center', steps('burner'), (t) => {
  t.does('movement', 'stop').passes('reroll');
  assert.equal(t.stalker().hp, 9);
  assert.deepEqual(
    t.state.noVisibility.map((space) => t.game.board.spaces[space]?.name),
    ['c'],
  );
  assert.equal(t.stalker(1).hp, 16);
});

rule(
  'Burner: no smoke where it stays quiet',
  steps('burner', { dice: { anomaly: [2], equipment: [] } }),
  (t) => {
    t.does('movement', 'stop');
    assert.deepEqual([t.stalker().hp, t.state.noVisibility.length], [16, 0]);
  },
);

rule(
  'Comet: 8 HP, then it is on the next empty overlay',
  steps('comet', { anomalies: [laid('comet'), { card: null, center: 'e', symbols: [['e', [1]]] }] }),
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.stalker().hp, 8);
    assert.deepEqual(
      t.state.overlays.map(({ anomaly }) => anomaly?.card ?? null),
      [null, 'comet'],
    );
  },
);

rule('Comet: with no empty overlay it stays', steps('comet'), (t) => {
  t.does('movement', 'stop');
  assert.equal(t.state.overlays[0]?.anomaly?.card, 'comet');
});

rule(
  'Springboard: 4 HP, and thrown away from its center',
  steps('springboard', { dice: { anomaly: [4, 2] } }),
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.stalker().hp, 12);
    assert.equal(t.at(t.stalker()), 'a');
  },
);

rule(
  'Springboard: with no room it only hurts; an Enemy is thrown, too',
  steps('springboard', {
    stalkers: [
      { ...S, at: 'b' },
      { ...chort, at: 'a' },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
    noVisibility: ['c'],
    turn: { stalker: 1 },
    event: 'tremor',
    at: 'eventPhase',
    decks: { events: ['tremor', 'patrol'], randomEvents: [], wounds: ['wound-c'] },
    anomalies: [
      {
        card: 'springboard',
        center: 'c',
        symbols: [
          ['b', [3]],
          ['c', [3]],
        ],
      },
    ],
    dice: { anomaly: [4] },
  }),
  (t) => {
    t.until('nextTurn');
    assert.deepEqual([t.stalker().hp, t.at(t.stalker())], [12, 'b']);
    assert.equal(t.at(t.enemy()), 'd');
  },
);

rule(
  'Magnet: drags one space toward its center and hurts nobody on the way',
  steps('magnet', { dice: { anomaly: [4, 2] } }),
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.at(t.stalker()), 'c');
    assert.equal(t.stalker().hp, 16);
  },
);

rule('Magnet: on its center 9 HP', steps('magnet', { dice: { anomaly: [4, 1] } }), (t) => {
  t.does('movement', 'stop');
  assert.deepEqual([t.at(t.stalker()), t.stalker().hp], ['c', 7]);
});

rule(
  'Razor: 13 damage to whoever set it off, and to nobody else',
  steps('razor', {
    stalkers: [
      { ...S, at: 'a' },
      { ...chort, at: 'c' },
    ],
  }),
  (t) => {
    t.does('movement', 'stop').passes('reroll');
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], [4, 16]);
  },
);

rule(
  'Fridge: all of its spaces: 4 HP, Focus gone, Pinned; Enemies Pinned; nobody elsewhere',
  {
    ...steps('fridge'),
    stalkers: [
      { ...S, at: 'a' },
      { ...chort, at: 'c', focus: true },
      { card: 'milady', at: 'e', focus: true },
    ],
    board: { drawing: '+---+---+---+---+---+---+\n| a   b   c   c   d   e |\n+---+---+---+---+---+---+' },
    enemies: [{ card: 'zombie', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('movement', 'stop').passes('reroll');
    assert.deepEqual(
      t.state.stalkers.map(({ hp, focus, pinDown }) => [hp, focus, pinDown]),
      [
        [12, false, true],
        [12, false, true],
        [14, true, false],
      ],
    );
    assert.deepEqual([t.enemy().pinDown, t.enemy().hp], [true, box.enemies['zombie']?.hp]);
    t.until('action');
  },
);

rule('False Mirror: High Attention at its center, and Exposed', steps('false-mirror'), (t) => {
  t.does('movement', 'stop');
  assert.deepEqual([t.stalker().hp, t.stalker().exposed, t.attention()], [16, true, 'high c']);
  assert.equal(t.attention(1), 'none');
});

rule(
  'False Mirror: an Enemy turns about',
  {
    ...steps('false-mirror'),
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('movement', 'stop');
    assert.deepEqual([t.facing(), t.enemy().exposed], ['west', true]);
  },
);

rule(
  'Space: 2 HP, and out at the center of the other one, where nobody rolls',
  steps('space', {
    anomalies: [laid('space'), { card: 'space', center: 'e', symbols: [['e', [4]]] }],
  }),
  (t) => {
    t.does('movement', 'stop');
    assert.deepEqual([t.at(t.stalker()), t.stalker().hp], ['e', 14]);
    assert.equal(t.told('anomalyRolled').length, 1);
  },
);

rule('Space: with no other one, out at its own center', steps('space'), (t) => {
  t.does('movement', 'stop');
  assert.equal(t.at(t.stalker()), 'c');
});

rule(
  'Borsuk loses half of what an Anomaly costs, rounded up',
  {
    board: { drawing: '+---+---+---+\n| a   b   c |\n+---+---+---+' },
    stalkers: [{ card: 'borsuk', at: 'a' }],
    anomalies: [{ card: 'fruit-punch', center: 'b', symbols: [['b', [4]]] }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('movement', 'stop').passes('reroll');
    assert.equal(t.stalker().hp, 15 - 5);
  },
);
