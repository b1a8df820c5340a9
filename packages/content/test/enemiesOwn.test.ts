/** The Enemies of our own: what each attack, ability and Special does, and where it does nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killEnemy } from '@zonecrawl/engine/rules';
import { type EnemyExtras, LONG, path, ROW, type Table } from '@zonecrawl/engine/testing';
import { enemies } from '../src/enemies/index.ts';
import { enemyRule } from './rule.ts';

const attack: EnemyExtras = { low: [{ do: 'attack', who: { colours: 'all' } }] };
const special: EnemyExtras = { low: [{ do: 'special', who: { colours: 'all' } }] };
const damage = (t: Table): number | undefined => t.told('enemyAttacked')[0]?.damage;
const reasons = (t: Table): string[] =>
  (t.told('enemyAttacked')[0]?.modifiers ?? []).map(({ reason, by }) => `${reason} ${by}`);

test('movement, HP, category and types', () => {
  const figures = enemies
    .slice(8)
    .map(({ id, movement, hp, category, types }) => `${id} ${movement}/${hp} ${category} ${types.join('+')}`);
  assert.deepEqual(figures, [
    'dog 4/1 horde mutant',
    'tick 2/1 horde mutant',
    'bloodsucker 4/2 elite mutant',
    'crawl 3/3 elite mutant',
    'poltergeist 3/2 elite mutant+psionic',
    'izlom 2/3 elite human+mutant',
    'hornhead 4/4 boss mutant',
    'military 2/2 elite human',
    'exoskeleton 1/3 elite human',
  ]);
});

/** A crossing: who stands on b has c, n and s around it. */
const CROSSING = `
      +---+
      | n |
  +---+   +---+---+---+
  | a   b   c   d   e |
  +---+   +---+---+---+
      | s |
      +---+
`;
const biter = { card: 'dog', at: 'b', facing: 'west' } as const;
const looksAway = { c: 'east', e: 'east', n: 'north', s: 'south' } as const;

for (const [others, dealt] of [
  [[], 6],
  [['e'], 6],
  [['c'], 7],
  [['c', 'n'], 8],
  [['c', 'n', 's'], 8],
] as const) {
  enemyRule(
    `dog: ${dealt} damage with other Dogs on ${others.join(', ') || 'no space'}: 1 more for each within Range 1, 2 at most`,
    attack,
    {
      board: { drawing: CROSSING },
      stalkers: [{ at: 'a' }],
      enemies: [biter, ...others.map((at) => ({ card: 'dog', at, facing: looksAway[at] }) as const)],
    },
    (t) => {
      t.does('activate').until('action');
      assert.equal(t.told('enemyAttacked')[0]?.enemy, t.names['E1']);
      assert.equal(damage(t), dealt);
    },
  );
}

enemyRule(
  'dog: other Enemies close by make no pack',
  attack,
  {
    board: { drawing: CROSSING },
    stalkers: [{ at: 'a' }],
    enemies: [biter, { card: 'tick', at: 's' }],
    kinds: { dog: {}, tick: {} },
  },
  (t) => {
    t.does('activate').until('action');
    assert.deepEqual(reasons(t), ['attack:dog-bite 6']);
  },
);

enemyRule(
  'dog: Circle goes 2 toward the closest Stalker no Enemy has reached',
  { low: [{ do: 'special', who: { colours: ['yellow'] } }] },
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+---+---+---+---+
        | a   a   b   c   d   e   f   g   h   i |
        +---+---+---+---+---+---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'a' }, { at: 'i' }],
    enemies: [
      { card: 'dog', at: 'd', facing: 'north' },
      { card: 'zombie', at: 'a', facing: 'north' },
    ],
    kinds: { dog: { colours: ['yellow'] }, zombie: { team: 1 } },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'ef');
  },
);

enemyRule(
  'dog: Circle is for nothing with a target in LoS',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'd' }, { at: 'i' }],
    enemies: [{ card: 'dog', at: 'e', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
  },
);

enemyRule(
  'tick: its bite raises dosage by 2, however well the Stalker defends',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c', armor: 'psz-9d', dosage: 1 }, { at: 'e' }],
    enemies: [{ card: 'tick', at: 'a', facing: 'east' }],
    dice: { equipment: [3, 3, 3, 3] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.deepEqual([path(t), damage(t), t.stalker().hp], ['b', 4, 20]);
    assert.deepEqual(
      t.state.stalkers.map(({ dosage }) => dosage),
      [3, 0],
    );
  },
);

enemyRule(
  'tick: bursts over everybody on its space, and nobody beside it',
  {},
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   a   a   b   c |
        +---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'a' }, { at: 'a' }, { at: 'b' }],
    enemies: [{ card: 'tick', at: 'a', facing: 'west' }],
    dice: { equipment: [3, 3, 3] },
  },
  (t) => {
    t.does('knife');
    assert.equal(t.alive(), false);
    assert.deepEqual(
      t.state.stalkers.map(({ dosage }) => dosage),
      [3, 3, 0],
    );
  },
);

enemyRule(
  'tick: shot from afar it bursts for nobody',
  {},
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'tick', at: 'b', facing: 'east' }],
    dice: { stalker: ['3'], equipment: ['accurate'] },
  },
  (t) => {
    t.does('attack:singleShot');
    assert.equal(t.alive(), false);
    assert.equal(t.stalker().dosage, 0);
  },
);

for (const [hp, dealt] of [
  [11, 8],
  [10, 11],
] as const) {
  enemyRule(
    `bloodsucker: ${dealt} damage to a Stalker with ${hp} of 20 HP`,
    attack,
    {
      board: { drawing: LONG },
      stalkers: [{ at: 'e', hp }],
      enemies: [{ card: 'bloodsucker', at: 'a', facing: 'east' }],
    },
    (t) => {
      t.does('activate').until('action');
      assert.deepEqual([path(t), damage(t)], ['bcd', dealt]);
    },
  );
}

enemyRule(
  'bloodsucker: no frenzy over a wounded Enemy',
  { low: [{ do: 'attack', who: { colours: ['red'] } }] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    enemies: [
      { card: 'bloodsucker', at: 'a', facing: 'east' },
      { card: 'chimera', at: 'b', hp: 1, facing: 'east' },
    ],
    kinds: { bloodsucker: { colours: ['red'], team: 1 }, chimera: { team: 2 } },
    noVisibility: ['c'],
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.deepEqual(reasons(t), ['attack:drain 8']);
  },
);

for (const [at, seen] of [
  ['c', true],
  ['d', false],
] as const) {
  enemyRule(
    `bloodsucker: cloaked, it can ${seen ? '' : 'not '}be aimed at from Range ${seen ? 2 : 3}`,
    {},
    {
      board: { drawing: ROW },
      stalkers: [{ at: 'a', weapon: 'akm-74u' }],
      enemies: [{ card: 'bloodsucker', at, facing: 'east' }],
    },
    (t) => {
      if (seen) t.offers('attack:singleShot');
      else assert.equal(t.reasonAgainst('attack:singleShot'), 'noTarget');
    },
  );
}

enemyRule(
  'crawl: goes for everybody on a space; whoever loses HP is Exposed',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b   c   c   d |
        +---+---+---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }, { at: 'c', armor: 'psz-9d' }, { at: 'd' }],
    enemies: [{ card: 'crawl', at: 'a', facing: 'east' }],
    dice: { equipment: [3, 3] },
  },
  (t) => {
    t.does('activate').asks('defender').does('S1').asks('defender').does('S1');
    assert.equal(path(t), 'b');
    assert.deepEqual(
      t.state.stalkers.map(({ hp, exposed }) => [hp, exposed]),
      [
        [15, true],
        [20, false],
        [20, false],
      ],
    );
  },
);

for (const [at, taken] of [
  ['b', 0],
  ['c', 2],
] as const) {
  enemyRule(
    `crawl: a shot from Range ${at === 'b' ? 1 : 2} loses ${taken} successes; it cannot be pinned`,
    {},
    {
      board: { drawing: ROW },
      stalkers: [{ at: 'a', weapon: 'ptm' }],
      enemies: [{ card: 'crawl', at, facing: 'east' }],
      dice: { stalker: ['2masks'], equipment: [3] },
    },
    (t) => {
      t.does('attack:singleShot').asks('action');
      assert.equal(t.told('attackResolved')[0]?.successes, 3 - taken);
      assert.equal(t.enemy().pinDown, false);
    },
  );
}

enemyRule(
  'crawl: cannot be pushed away',
  { low: [{ do: 'attack', who: { colours: ['yellow'] } }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'bandit-rifle', at: 'a', facing: 'east' },
      { card: 'crawl', at: 'b', facing: 'east', pinDown: true },
    ],
    kinds: { 'bandit-rifle': { colours: ['yellow'], team: 1 }, crawl: { team: 2 } },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('woundDrawn')[0]?.outcome, 'pushIfPinned');
    assert.equal(path(t, 'E2'), '');
  },
);

for (const [indoor, dealt] of [
  [true, 8],
  [false, 6],
] as const) {
  enemyRule(
    `poltergeist: hurls for ${dealt} ${indoor ? 'from indoors' : 'outdoors'} within Range 4`,
    attack,
    {
      board: {
        drawing: `
          +---+---+---+---+---+
          | a D b   c   d   e |
          +---+---+---+---+---+
        `,
        ...(indoor ? { spaces: { a: { indoor: true } } } : {}),
      },
      stalkers: [{ at: 'e' }],
      enemies: [{ card: 'poltergeist', at: 'a', facing: 'east' }],
    },
    (t) => {
      t.does('activate');
      assert.deepEqual([path(t), damage(t)], ['', dealt]);
    },
  );
}

enemyRule(
  'poltergeist: sees as far as there is ahead, and throws no farther than 4',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'f' }],
    enemies: [{ card: 'poltergeist', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('enemyHeldFire')[0]?.reason, 'outOfRange');
  },
);

enemyRule(
  'poltergeist: Rattle exposes every Stalker it sees, and no other',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }, { at: 'g' }, { at: 'i' }],
    enemies: [{ card: 'poltergeist', at: 'e', facing: 'east' }],
    noVisibility: ['h'],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.state.stalkers.map(({ exposed }) => exposed),
      [false, true, false],
    );
  },
);

enemyRule(
  'AN3 poltergeist: weightless: it sets Anomalies off, and they do nothing to it',
  { low: [{ do: 'goForward', who: { colours: 'all' }, upTo: 'movement' }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'poltergeist', at: 'e', facing: 'east' }],
    anomalies: [{ card: 'electro', center: 'f', symbols: [['f', [4]]] }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'fgh');
    assert.deepEqual(
      t.told('anomalyRolled').map(({ activates }) => activates),
      [true],
    );
    assert.equal(t.told('anomalyHit').length, 0);
  },
);

enemyRule(
  'poltergeist: masks that would pin it buy nothing',
  {},
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'poltergeist', at: 'b', facing: 'east' }],
    dice: { stalker: ['2masks'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleShot').asks('action');
    assert.equal(t.enemy().pinDown, false);
  },
);

for (const [armor, hp, pinned] of [
  ['leather-jacket', 16, true],
  ['ps5-m', 17, false],
] as const) {
  enemyRule(
    `izlom: reaches 2 spaces; a Stalker who loses ${20 - hp} HP is ${pinned ? '' : 'not '}pinned`,
    attack,
    {
      board: {
        drawing: `
          +---+---+---+---+
          | a : b   c   d |
          +---+---+---+---+
        `,
      },
      stalkers: [{ at: 'c', armor }],
      enemies: [{ card: 'izlom', at: 'a', facing: 'east' }],
      dice: { equipment: [3, 0] },
    },
    (t) => {
      t.does('activate').until('action');
      assert.deepEqual([path(t), damage(t)], ['', 7]);
      assert.deepEqual([t.stalker().hp, t.stalker().pinDown], [hp, pinned]);
    },
  );
}

enemyRule(
  'izlom: Beg comes 2 spaces nearer to the Lead Stalker, whoever is closer',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }, { at: 'a' }],
    lead: 0,
    enemies: [{ card: 'izlom', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'de');
  },
);

enemyRule(
  'izlom: Beg is for nothing with a target in LoS',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }, { at: 'b' }],
    lead: 0,
    enemies: [{ card: 'izlom', at: 'd', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
  },
);

for (const [at, way, dealt] of [
  ['b', '', 8],
  ['c', 'b', 9],
  ['f', 'bcde', 12],
] as const) {
  enemyRule(
    `hornhead: gores for ${dealt} after a run-up of ${way.length}`,
    attack,
    {
      board: { drawing: LONG },
      stalkers: [{ at }],
      enemies: [{ card: 'hornhead', at: 'a', facing: 'east' }],
    },
    (t) => {
      t.does('activate');
      assert.deepEqual([path(t), damage(t)], [way, dealt]);
    },
  );
}

for (const [facing, taken] of [
  ['west', 3],
  ['east', 0],
  ['north', 0],
] as const) {
  enemyRule(
    `hornhead: looking ${facing}, its plate takes ${taken} off a shot from the west`,
    {},
    {
      board: { drawing: ROW },
      stalkers: [{ at: 'a', weapon: 'ptm' }],
      enemies: [{ card: 'hornhead', at: 'b', facing }],
      dice: { stalker: ['2'], equipment: [3] },
    },
    (t) => {
      t.does('attack:singleShot', 'torso');
      assert.equal(t.told('attackResolved')[0]?.successes, 5 - taken);
    },
  );
}

enemyRule(
  'hornhead: the plate is of no use against a Knife on its own space',
  {},
  {
    board: { drawing: '+---+---+\n| a   a |\n+---+---+' },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'hornhead', at: 'a', facing: 'west' }],
    dice: { equipment: [3, 2, 1] },
  },
  (t) => {
    t.does('knife', 'torso');
    assert.equal(t.told('attackResolved')[0]?.successes, 6);
  },
);

enemyRule(
  'hornhead: Paw the Ground takes it a space back, looking where it looked, target or not',
  special,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'hornhead', at: 'b', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual([path(t), t.facing()], ['c', 'west']);
  },
);

enemyRule(
  'hornhead: with somebody behind it stays',
  special,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }, { at: 'c' }],
    enemies: [{ card: 'hornhead', at: 'b', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual([path(t), t.facing()], ['', 'west']);
  },
);

for (const [at, pinned] of [
  ['c', true],
  ['b', false],
] as const) {
  enemyRule(
    `military: 8 damage; a Stalker hit at Range ${at === 'b' ? 1 : 2} is ${pinned ? '' : 'not '}pinned`,
    attack,
    {
      board: { drawing: ROW },
      stalkers: [{ at }],
      enemies: [{ card: 'military', at: 'a', facing: 'east' }],
    },
    (t) => {
      t.does('activate').until('action');
      assert.deepEqual([path(t), damage(t), t.stalker().pinDown], ['', 8, pinned]);
    },
  );
}

enemyRule(
  'military: a burst that costs no HP pins nobody',
  attack,
  {
    board: { drawing: ROW, spaces: { e: { cover: 3 } } },
    stalkers: [{ at: 'e', armor: 'psz-9d' }],
    enemies: [{ card: 'military', at: 'a', facing: 'east' }],
    dice: { equipment: [3, 3, 3] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.deepEqual([t.stalker().hp, t.stalker().pinDown], [20, false]);
  },
);

enemyRule(
  'exoskeleton: 10 damage within Range 3, standing where it is',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'exoskeleton', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual([path(t), damage(t)], ['', 10]);
  },
);

enemyRule(
  'exoskeleton: Advance goes forward 2, faster than it walks',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'exoskeleton', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'de');
  },
);

enemyRule(
  'exoskeleton: Advance is for nothing with a target in LoS',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'g' }],
    enemies: [{ card: 'exoskeleton', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
  },
);

for (const [wound, outcome] of [
  ['wound-a', 'pushIfPinned'],
  ['wound-c', 'exposed'],
] as const) {
  enemyRule(
    `exoskeleton: plated against a wound that says ${outcome}`,
    { low: [{ do: 'attack', who: { colours: ['yellow'] } }] },
    {
      board: { drawing: LONG },
      stalkers: [{ at: 'i' }],
      enemies: [
        { card: 'bandit-rifle', at: 'a', facing: 'east' },
        { card: 'exoskeleton', at: 'b', facing: 'east', pinDown: true },
      ],
      kinds: { 'bandit-rifle': { colours: ['yellow'], team: 1 }, exoskeleton: { team: 2 } },
      decks: { wounds: [wound] },
    },
    (t) => {
      t.does('activate');
      assert.equal(t.told('woundDrawn')[0]?.outcome, outcome);
      assert.deepEqual([path(t, 'E2'), t.enemy('E2').exposed], ['', false]);
    },
  );
}

enemyRule(
  'bloodsucker: Prowl goes toward whoever has the fewest HP, past whoever it sees',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'b' }, { at: 'h', hp: 3 }],
    enemies: [{ card: 'bloodsucker', at: 'c', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'de');
  },
);

enemyRule(
  'crawl: Seep goes toward the closest Attention',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: { level: 'low', at: 'g' } }],
    enemies: [{ card: 'crawl', at: 'd', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'ef');
  },
);

enemyRule(
  'crawl: with no Attention on the map Seep is for nothing',
  special,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [{ card: 'crawl', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
  },
);

const digging = (at: string): Parameters<typeof enemyRule>[2] => ({
  board: { drawing: LONG, spaces: { f: { cover: 1 } } },
  stalkers: [{ at: 'a' }],
  enemies: [{ card: 'military', at, facing: 'east' }],
});

enemyRule('military: Dig In goes into Cover and looks around from there', special, digging('d'), (t) => {
  t.does('activate');
  assert.equal(path(t), 'ef');
  assert.equal(t.told('lookedAround').length, 1);
});

enemyRule('military: Dig In stays where there is Cover already', special, digging('f'), (t) => {
  t.does('activate');
  assert.equal(path(t), '');
  assert.equal(t.told('lookedAround').length, 1);
});

test('no more than three kinds of Enemies share a Special', () => {
  const sharing = enemies.filter(({ special: one }) => one?.id === 'withdraw').map(({ id }) => id);
  assert.deepEqual(sharing, ['bandit-rifle', 'bandit-shotgun', 'chimera']);
});

const slay: EnemyExtras = {
  free: {
    *slay(game) {
      for (const each of [...game.state.enemies]) yield* killEnemy(game, each);
    },
  },
};

for (const [card, loot] of [
  ['military', 1],
  ['izlom', 1],
  ['dog', 0],
  ['poltergeist', 0],
] as const) {
  enemyRule(
    `${card}: leaves ${loot === 1 ? 'a Loot token' : 'nothing'} behind (W4)`,
    slay,
    { board: { drawing: ROW }, stalkers: [{ at: 'a' }], enemies: [{ card, at: 'e', facing: 'east' }] },
    (t) => {
      t.does('slay');
      assert.equal(t.told('lootDropped').length, loot);
    },
  );
}

enemyRule(
  'M10 pseudogiant: its carcass stays where it died, and the space has Cover 2',
  slay,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'pseudogiant', at: 'd', facing: 'west' }],
  },
  (t) => {
    t.does('slay');
    assert.deepEqual(
      t.told('tokenPlaced').map(({ token, space }) => [token, t.game.board.spaces[space]?.name]),
      [['carcass', 'd']],
    );
  },
);

enemyRule(
  'M10 a Stalker behind a carcass takes 2 less from another space',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'exoskeleton', at: 'a', facing: 'east' }],
    mission: 'a1',
    tokens: [{ token: 'carcass', at: 'c' }],
  },
  (t) => {
    t.does('activate');
    t.until('action');
    assert.equal(t.stalker().hp, 20 - 10 + 2);
  },
);
