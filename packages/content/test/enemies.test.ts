import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EnemyCard } from '@zonecrawl/engine/model';
import { type EnemyExtras, LONG, path, ROW, type Table } from '@zonecrawl/engine/testing';
import { components } from '../src/components.ts';
import { box } from '../src/index.ts';
import { enemyRule } from './rule.ts';

const attack: EnemyExtras = { low: [{ do: 'attack', who: { colours: 'all' } }] };
const special: EnemyExtras = { low: [{ do: 'special', who: { colours: 'all' } }] };
const damage = (t: Table): number | undefined => t.told('enemyAttacked')[0]?.damage;
const card = (id: string): EnemyCard => box.enemies[id] ?? assert.fail(`no ${id}`);

/** Movement, HP, Sight front, sides and back, category, types; Head and Torso as `at:effects`. */
function figures(id: string): string {
  const { movement, hp, sight, category, types, body, attack: hit } = card(id);
  const part = (lines: EnemyCard['body']['head']): string =>
    lines?.map(({ at, effects }) => `${at}:${effects.join('+')}`).join(' ') ?? 'none';
  const { front, left, right, back } = sight;
  return [
    `move ${movement} hp ${hp} sight ${front}/${left}/${right}/${back}`,
    `${category} ${types.join('+')}`,
    `head ${part(body.head)}; torso ${part(body.torso)}`,
    `${hit.kind} ${hit.damage} range ${hit.range}`,
  ].join(' | ');
}

test('the figures of every Enemy shown', () => {
  const torso = 'head 7:loseHp; torso 4:light 6:heavy 9:loseHp';
  assert.equal(
    figures('bandit-rifle'),
    `move 2 hp 1 sight 3/1/1/0 | horde human | ${torso} | ranged 7 range 3`,
  );
  assert.equal(
    figures('bandit-shotgun'),
    `move 2 hp 1 sight 3/1/1/0 | horde human | ${torso} | charge 9 range 3`,
  );
  assert.equal(
    figures('snork'),
    'move 3 hp 1 sight 3/3/3/1 | horde mutant | head 6:loseHp; torso 3:light 5:heavy 8:loseHp | charge 8 range 1',
  );
  assert.equal(
    figures('zombie'),
    'move 1 hp 1 sight 3/0/0/0 | horde human | head 7:loseHp; torso 3:light 8:heavy | ranged 5 range 3',
  );
  assert.equal(
    figures('rodent'),
    'move 5 hp 1 sight 2/2/2/1 | horde mutant | head none; torso 6:loseHp | charge 5 range 1',
  );
  assert.equal(
    figures('controller'),
    'move 2 hp 1 sight 254/254/254/254 | elite mutant+psionic | head 12:loseHp; torso 7:light 11:heavy | ranged 4 range 254',
  );
  assert.equal(
    figures('chimera'),
    'move 4 hp 4 sight 5/5/5/3 | boss mutant | head none; torso 8:light 14:loseHp+heavy | charge 10 range 1',
  );
});

test('E5 every Enemy’s standee is in the box, as often as its card says', () => {
  for (const { id, standee, standees } of Object.values(box.enemies)) {
    assert.equal(components.standees[standee], standees, id);
  }
});

test('every Mutant sees at least 1 to its back, and thresholds rise', () => {
  for (const { id, types, sight, body } of Object.values(box.enemies)) {
    if (types.includes('mutant')) assert.ok(sight.back >= 1, id);
    for (const lines of [body.torso, body.head ?? []]) {
      const at = lines.map((line) => line.at);
      assert.deepEqual(
        at,
        at.toSorted((one, other) => one - other),
        id,
      );
    }
  }
});

/** The way out of sight of x leads around the corner. */
const CORNER = `
  +---+---+---+---+
  | x   a   b   c |
  +---+---+---+   +
              | d |
              +---+
`;

for (const bandit of ['bandit-rifle', 'bandit-shotgun', 'chimera']) {
  enemyRule(
    `${bandit}: Withdraw goes out of sight and faces the space it just left`,
    special,
    {
      board: { drawing: CORNER },
      stalkers: [{ at: 'x' }],
      enemies: [{ card: bandit, at: 'b', facing: 'west' }],
    },
    (t) => {
      t.does('activate');
      assert.equal(path(t), 'cd');
      assert.equal(t.facing(), 'north');
    },
  );
}

enemyRule(
  'bandit-rifle: 7 damage within Range 3, with no loss for distance',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(damage(t), 7);
  },
);

/** A fence keeps the Shotgun where it is. */
const FENCED = `
  +---+---+---+---+
  | a : b   c   d |
  +---+---+---+---+
`;

for (const [range, at, dealt] of [
  [1, 'b', 9],
  [2, 'c', 7],
  [3, 'd', 5],
] as const) {
  enemyRule(
    `bandit-shotgun: ${dealt} damage at Range ${range}: 2 less for each space between`,
    attack,
    {
      board: { drawing: FENCED },
      stalkers: [{ at }],
      enemies: [{ card: 'bandit-shotgun', at: 'a', facing: 'east' }],
    },
    (t) => {
      t.does('activate');
      assert.equal(damage(t), dealt);
    },
  );
}

enemyRule(
  'bandit-shotgun: charges first when the target is not within Range 1',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'bandit-shotgun', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
    assert.equal(damage(t), 9);
  },
);

enemyRule(
  'snork: leaps over a fence onto its target, and has no Special',
  { low: [...(attack.low ?? []), ...(special.low ?? [])] },
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a : b   c   c | d |
        +---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'snork', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'c');
    assert.equal(damage(t), 8);
    assert.equal(t.told('enemyStayed')[0]?.reason, 'noSpecial');
  },
);

enemyRule(
  'snork: a target next to it is bitten without a leap',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'snork', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(damage(t), 8);
  },
);

for (const [petals, dealt] of [
  [2, 8],
  [3, 5],
  [4, 5],
] as const) {
  enemyRule(
    `zombie: ${petals} petals are ${dealt} damage`,
    attack,
    {
      board: { drawing: ROW },
      stalkers: [{ at: 'd' }],
      enemies: [{ card: 'zombie', at: 'a', facing: 'east' }],
      dice: { anomaly: [petals] },
    },
    (t) => {
      t.does('activate');
      assert.equal(damage(t), dealt);
    },
  );
}

enemyRule(
  'zombie: 1 petal sends it a space forward instead of attacking',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'zombie', at: 'a', facing: 'east' }],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
    assert.equal(t.told('enemyAttacked').length, 0);
  },
);

enemyRule(
  'zombie: no roll for a target out of Range',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    enemies: [{ card: 'zombie', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('diceRolled').length, 0);
  },
);

enemyRule(
  'zombie: Braindead goes forward 1',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'zombie', at: 'e', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'f');
  },
);

enemyRule(
  'zombie: Braindead is interrupted by a target in LoS',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'h' }],
    enemies: [{ card: 'zombie', at: 'e', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
  },
);

enemyRule(
  'rodent: Chomp costs each Stalker within Range 1 three HP, others nothing',
  special,
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   a   b   c |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'a' }, { at: 'b' }, { at: 'c' }],
    enemies: [{ card: 'rodent', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.state.stalkers.map(({ hp }) => hp),
      [17, 17, 20],
    );
  },
);

enemyRule(
  'rodent: not through a window, which is a wall for it',
  special,
  {
    board: {
      drawing: `
        +---+---+
        | a W b |
        +---+---+
      `,
    },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'rodent', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.stalker().hp, 20);
  },
);

enemyRule(
  'rodent: bites for 5 after a Charge of up to 5',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'rodent', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'b');
    assert.equal(damage(t), 5);
  },
);

enemyRule(
  'controller: reaches any Stalker in its lines, who then draws a Control card',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i', hp: 20 }, { at: 'h' }],
    enemies: [{ card: 'controller', at: 'a', facing: 'west' }],
    decks: { control: ['hallucination'] },
  },
  (t) => {
    t.does('activate').asks('control');
    assert.equal(t.decision.who, 1);
    assert.equal(t.decision.about.card, 'hallucination');
    t.does('apparition');
    assert.equal(damage(t), 4);
    assert.equal(t.stalker(1).hp, 16);
    assert.deepEqual(t.state.decks.control, ['hallucination']);
  },
);

enemyRule(
  'controller: a rival Enemy draws no card',
  { low: [{ do: 'attack', who: { colours: ['red'] } }] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    enemies: [
      { card: 'controller', at: 'a', facing: 'west' },
      { card: 'bandit-rifle', at: 'b' },
    ],
    kinds: { controller: { colours: ['red'], team: 1 }, 'bandit-rifle': { team: 2 } },
    noVisibility: ['c'],
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('enemyAttacked')[0]?.target, t.names['E2']);
    assert.equal(t.told('controlDrawn').length, 0);
  },
);

for (const [at, moved, dealt] of [
  ['b', 0, 14],
  ['c', 1, 14],
  ['d', 2, 10],
] as const) {
  enemyRule(
    `chimera: ${dealt} damage having moved ${moved}`,
    attack,
    {
      board: { drawing: ROW },
      stalkers: [{ at }],
      enemies: [{ card: 'chimera', at: 'a', facing: 'east' }],
    },
    (t) => {
      t.does('activate');
      assert.equal(path(t).length, moved);
      assert.equal(damage(t), dealt);
    },
  );
}

enemyRule(
  'AN3 chimera: Sixth Sense: it sets Anomalies off and is spared itself, whoever stands in them is not',
  {
    low: [
      { do: 'move', who: { colours: 'all' }, upTo: 'movement', toward: 'attention', uninterrupted: true },
    ],
  },
  {
    board: { drawing: '+---+---+---+---+---+\n| a   b   b   c   d |\n+---+---+---+---+---+' },
    stalkers: [{ at: 'd', attention: { level: 'low', at: 'c' } }, { at: 'b' }],
    enemies: [{ card: 'chimera', at: 'a', facing: 'north' }],
    anomalies: [{ card: 'electro', center: 'b', symbols: [['b', [4, 4]]] }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.deepEqual(
      t.told('anomalyHit').map(({ entity }) => entity),
      [t.names['S2']],
    );
    assert.equal(t.enemy().hp, 4);
  },
);

const giant = { card: 'pseudogiant', at: 'a', facing: 'east' } as const;

enemyRule(
  'pseudogiant: charges and attacks everybody on the target’s space, nobody beside it',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | a   b   c   d   d   e |
        +---+---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'd' }, { at: 'd' }, { at: 'e' }],
    enemies: [giant],
  },
  (t) => {
    t.does('activate').asks('defender').does('S1').asks('defender').does('S2');
    assert.equal(path(t), 'bc');
    assert.deepEqual(
      t.state.stalkers.map(({ hp }) => hp),
      [11, 11, 20],
    );
  },
);

enemyRule(
  'pseudogiant: Tremor pins Stalkers within Range 1 only',
  special,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }, { at: 'b' }],
    enemies: [giant],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.state.stalkers.map(({ pinDown }) => pinDown),
      [false, true],
    );
  },
);

enemyRule(
  'pseudogiant: cannot be pushed away',
  { low: [{ do: 'attack', who: { colours: ['yellow'] }, damage: [{ colours: ['yellow'], by: 2 }] }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'bandit-rifle', at: 'a', facing: 'east' },
      { ...giant, at: 'b', pinDown: true },
    ],
    kinds: { 'bandit-rifle': { colours: ['yellow'], team: 1 }, pseudogiant: { team: 2 } },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('woundDrawn')[0]?.outcome, 'pushIfPinned');
    assert.equal(path(t, 'E2'), '');
  },
);
