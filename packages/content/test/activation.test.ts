import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { activateOnly } from '@zonecrawl/engine/rules';
import { enemy, enemyBox, LONG, path, type Table } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { rule } from './rule.ts';

/** The Enemies of the engine's tests with the Activation cards of the box. */
const real: Box = {
  ...enemyBox(
    {
      enemies: (['green', 'red', 'yellow', 'blue'] as const).flatMap((colour) => [
        enemy(`walker-${colour}`, { types: ['mutant'], movement: 3 }),
        enemy(`seer-${colour}`, {
          types: ['mutant'],
          sight: { front: 9, left: 9, right: 9, back: 9 },
          attack: { id: 'hit', kind: 'ranged', damage: 3, range: 9 },
          special: { id: 'shout', *perform() {} },
        }),
      ]),
      free: {
        // A low card for all of them, as for a Decoy.
        *lure(game) {
          const all = game.state.enemies.map(({ id }) => id);
          yield* activateOnly(game, all, 'low', 'decoy');
        },
      },
    },
    box,
  ),
  lowActivations: box.lowActivations,
  highActivations: box.highActivations,
};
const low = (at: string) => ({ level: 'low', at }) as const;
const high = (at: string) => ({ level: 'high', at }) as const;
const S = { card: 'tester' } as const;

/** One Enemy of each colour, none of which sees anybody. */
const kinds: NonNullable<PositionDraft['kinds']> = {
  ghost: { colours: ['green'] },
  shade: { colours: ['red'] },
  beast: { colours: ['yellow'] },
  blind: { colours: ['blue'] },
};

const moved = (t: Table): string =>
  ['green', 'red', 'yellow', 'blue'].map((name) => `${name} ${path(t, name).length}`).join(' ');

test('the box holds ten low and twelve high cards, each once', () => {
  for (const [deck, count] of [
    [box.lowActivations, 10],
    [box.highActivations, 12],
  ] as const) {
    const copies = Object.values(deck).map((card) => card.copies);
    assert.deepEqual(copies, Array(count).fill(1));
  }
});

test('the box holds the cards shown', () => {
  for (const id of ['wander-around', 'checking-the-corners', 'curious', 'checking-the-disturbance']) {
    assert.equal(box.lowActivations[id]?.copies, 1, id);
  }
  for (const id of ['fire-in-the-hole', 'assault', 'find-them', 'swarming']) {
    assert.equal(box.highActivations[id]?.copies, 1, id);
  }
});

test('every card makes every colour do something', () => {
  for (const card of Object.values(box.highActivations)) {
    const acting = card.steps.flatMap((step) => (step.do === 'moveAttention' ? [] : [step.who.colours]));
    for (const colour of ['green', 'red', 'yellow', 'blue'] as const) {
      assert.ok(
        acting.some((colours) => colours === 'all' || colours.includes(colour)),
        `${card.id}: ${colour}`,
      );
    }
  }
});

const HOUSES = `
  +---+---+---+---+---+---+
  | a D b   c   d D e   f |
  +---+---+---+---+---+---+
`;
const ROOMS = { a: { indoor: true }, e: { indoor: true }, f: { indoor: true } };

rule(
  'wander-around, no Attention: N+1 closest to the Lead go to the closest Room without their colour',
  {
    board: { drawing: HOUSES, spaces: ROOMS },
    stalkers: [{ ...S, at: 'f' }],
    enemies: [
      { card: 'blind', at: 'e', name: 'indoors', facing: 'west' },
      { card: 'blind', at: 'd', name: 'outdoors' },
      { card: 'blind', at: 'b', name: 'far' },
    ],
    kinds,
    decks: { low: ['wander-around'] },
  },
  (t) => {
    t.does('activate');
    // The one indoors looks for another Room; the next one may then take the Room it left.
    assert.equal(path(t, 'indoors'), 'dc');
    assert.equal(path(t, 'outdoors'), 'e');
    assert.equal(path(t, 'far'), '');
  },
  real,
);

rule(
  'wander-around, Low: N+1 closest to the Lead go to the closest Low; all attack, blue for 2 less',
  {
    board: { drawing: LONG },
    stalkers: [{ ...S, at: 'a', attention: low('a') }],
    enemies: [
      { card: 'blind', at: 'c', name: 'one', facing: 'north' },
      { card: 'blind', at: 'e', name: 'two' },
      { card: 'blind', at: 'g', name: 'three' },
    ],
    kinds,
    decks: { low: ['wander-around'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t, 'one'), 'b');
    assert.equal(path(t, 'two'), 'dc');
    assert.equal(path(t, 'three'), '');
    assert.equal(t.told('enemyHeldFire').length, 3);
  },
  real,
);

rule(
  'checking-the-corners: to the closest Cover without an Enemy of the same colour, with or without Attention',
  {
    board: { drawing: LONG, spaces: { b: { cover: 1 }, g: { cover: 2 }, i: { cover: 1 } } },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'blind', at: 'e', name: 'goes' },
      { card: 'blind', at: 'g', name: 'there' },
    ],
    kinds,
    decks: { low: ['checking-the-corners'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('activationDrawn')[0]?.part, 'any');
    assert.equal(path(t, 'goes'), 'dc');
    assert.equal(path(t, 'there'), '');
  },
  real,
);

rule(
  'curious, no Attention: all go forward up to their Movement',
  {
    board: { drawing: LONG },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'beast', at: 'c', facing: 'east', name: 'yellow' },
      { card: 'blind', at: 'g', facing: 'east', name: 'blue' },
    ],
    kinds,
    decks: { low: ['curious'] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.equal(path(t, 'yellow'), 'def');
    assert.equal(path(t, 'blue'), 'hi');
  },
  real,
);

rule(
  'curious, Low: all move up to 3 toward Attention, then a token they see moves 2 toward its owner',
  {
    board: { drawing: LONG },
    stalkers: [{ ...S, at: 'a', attention: low('d') }],
    enemies: [{ card: 'guard', at: 'i', facing: 'north' }],
    decks: { low: ['curious'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'hgf');
    assert.equal(t.attention(), 'low b');
  },
  real,
);

rule(
  'checking-the-disturbance, no Attention: all go to the closest Room that is not their own',
  {
    board: { drawing: HOUSES, spaces: ROOMS },
    stalkers: [{ ...S, at: 'f' }],
    enemies: [{ card: 'blind', at: 'c' }],
    decks: { low: ['checking-the-disturbance'] },
  },
  (t) => {
    t.does('activate').does('a');
    assert.equal(path(t), 'ba');
  },
  real,
);

rule(
  'checking-the-disturbance, Low: N+1 closest to any Attention go there; red and yellow in sight of a target take cover',
  {
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | a   b   c   d   e   f |
        +---+---+---+---+   +---+
                        | g |
                        +---+
      `,
      spaces: { g: { cover: 1 }, f: { cover: 1 } },
    },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'b', attention: low('c') },
    ],
    enemies: [{ card: 'guard', at: 'f', facing: 'east' }],
    kinds: { guard: { colours: ['red'] } },
    decks: { low: ['checking-the-disturbance'] },
  },
  (t) => {
    t.does('activate');
    // It comes, sees a Stalker, and goes into cover around the corner.
    assert.equal(path(t), 'eg');
    assert.equal(t.attention(1), 'high b');
  },
  real,
);

const COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
const everyColour: NonNullable<PositionDraft['kinds']> = Object.fromEntries(
  COLOURS.flatMap((colour) => [
    [`walker-${colour}`, { colours: [colour] }],
    [`seer-${colour}`, { colours: [colour] }],
  ]),
);
const each = (kind: 'walker' | 'seer', at: string) =>
  COLOURS.map((colour) => ({ card: `${kind}-${colour}`, at, name: colour }));

/** Room for all four everywhere; s is walled off. */
const WIDE = `
  +---+---+---+---+---+---+---+---+---+---+---+
  | s | a   a   b   b   c   c   d   d   e   e |
  +---+   +   +   +   +   +   +   +   +   +   +
      | a   a   b   b   c   c   d   d   e   e |
      +---+---+---+---+---+---+---+---+---+---+
`;

for (const [card, expected] of [
  ['fire-in-the-hole', 'green 3 red 3 yellow 2 blue 2'],
  ['assault', 'green 3 red 2 yellow 3 blue 2'],
  // Two of the three closest go on to the token.
  ['find-them', 'green 4 red 4 yellow 3 blue 0'],
  ['swarming', 'green 2 red 2 yellow 3 blue 3'],
  ['call-for-help', 'green 0 red 3 yellow 3 blue 0'],
  ['pin-them-down', 'green 3 red 3 yellow 2 blue 2'],
  ['fall-back', 'green 2 red 0 yellow 0 blue 2'],
  ['full-alert', 'green 2 red 2 yellow 2 blue 2'],
  ['no-mercy', 'green 3 red 3 yellow 0 blue 0'],
] as const) {
  rule(
    `${card}: each colour moves toward the closest High as far as its step says`,
    {
      board: { drawing: WIDE },
      stalkers: [{ ...S, at: 's', attention: high('a') }],
      enemies: each('walker', 'e'),
      kinds: everyColour,
      decks: { high: [card] },
    },
    (t) => {
      t.does('activate').until('action');
      assert.equal(moved(t), expected);
    },
    real,
  );
}

const damages = (t: Table): string =>
  COLOURS.map((colour) => {
    const dealt = t.told('enemyAttacked').find(({ enemy: by }) => by === t.names[colour]);
    return `${colour} ${dealt?.damage ?? 0}`;
  }).join(' ');
const specials = (t: Table): string =>
  COLOURS.filter((colour) => t.told('specialPerformed').some(({ enemy: by }) => by === t.names[colour])).join(
    ' ',
  );

const inSight: PositionDraft = {
  board: { drawing: WIDE },
  stalkers: [
    { ...S, at: 'a' },
    { ...S, at: 's', attention: low('e') },
  ],
  enemies: each('seer', 'b'),
  kinds: everyColour,
};

for (const [card, dealt, performed] of [
  ['fire-in-the-hole', 'green 3 red 3 yellow 3 blue 1', 'yellow'],
  ['assault', 'green 5 red 5 yellow 3 blue 3', 'blue'],
  ['find-them', 'green 3 red 3 yellow 1 blue 1', ''],
  ['swarming', 'green 3 red 3 yellow 3 blue 5', 'green red'],
  ['flank-them', 'green 3 red 3 yellow 4 blue 3', 'blue'],
  ['blood-in-the-air', 'green 4 red 3 yellow 3 blue 4', 'red'],
  ['call-for-help', 'green 3 red 2 yellow 2 blue 3', ''],
  ['pin-them-down', 'green 2 red 2 yellow 2 blue 2', 'yellow'],
  ['fall-back', 'green 3 red 5 yellow 3 blue 3', ''],
  ['full-alert', 'green 3 red 3 yellow 3 blue 3', 'green blue'],
  ['no-mercy', 'green 5 red 3 yellow 3 blue 3', 'red blue'],
  ['sweep', 'green 3 red 3 yellow 3 blue 2', 'green red yellow'],
] as const) {
  rule(
    `${card}: all attack, colours change the damage; then Specials`,
    { ...inSight, decks: { high: [card] } },
    (t) => {
      t.does('activate').until('action');
      assert.equal(damages(t), dealt);
      assert.equal(specials(t), performed);
    },
    real,
  );
}

for (const [card, dealt] of [
  ['wander-around', 'green 3 red 3 yellow 3 blue 1'],
  ['checking-the-corners', 'green 3 red 3 yellow 2 blue 2'],
  ['curious', 'green 0 red 0 yellow 0 blue 0'],
  ['checking-the-disturbance', 'green 0 red 0 yellow 0 blue 0'],
  ['smoke-break', 'green 0 red 0 yellow 0 blue 0'],
  ['scavenging', 'green 3 red 2 yellow 3 blue 3'],
  ['on-the-scent', 'green 3 red 3 yellow 3 blue 3'],
  ['changing-guard', 'green 3 red 3 yellow 1 blue 1'],
  ['dead-air', 'green 2 red 2 yellow 2 blue 2'],
  ['back-to-back', 'green 3 red 3 yellow 4 blue 3'],
] as const) {
  rule(
    `${card}: who attacks for how much`,
    { ...inSight, decks: { low: [card] } },
    (t) => {
      t.does('lure').until('action');
      assert.equal(damages(t), dealt);
    },
    real,
  );
}

rule(
  'assault: the red ones look around after their move, and only they',
  {
    board: { drawing: WIDE },
    stalkers: [{ ...S, at: 's', attention: high('a') }],
    enemies: each('walker', 'e'),
    kinds: everyColour,
    decks: { high: ['assault'] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.deepEqual(
      t.told('lookedAround').map(({ enemy: by }) => by),
      [t.names['red']],
    );
  },
  real,
);

rule(
  'find-them: a token seen after the first move goes 2 spaces toward its owner; all look around',
  {
    board: { drawing: LONG },
    stalkers: [{ ...S, at: 'a', attention: high('e') }],
    enemies: [{ card: 'guard', at: 'i', facing: 'west' }],
    kinds: { guard: { colours: ['yellow'] } },
    decks: { high: ['find-them'] },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.told('attentionMoved').map(({ to }) => to),
      [2],
    );
    assert.equal(t.told('lookedAround').length, 1);
  },
  real,
);

/** Nine wide spaces: the Stalker is at one end, the token at the other, everybody in the middle, seeing nobody. */
const spaces = 'abcdefghi'.split('').map((name) => ` ${name}   ${name} `);
const EDGE = `+${'---+'.repeat(18)}`;
const STREET = [EDGE, `|${spaces.join(' ')}|`, `+${'   +'.repeat(18)}`, `|${spaces.join(' ')}|`, EDGE].join(
  '\n',
);

const wentTo = (t: Table): string =>
  COLOURS.map((colour) => `${colour} ${path(t, colour)}`.trim()).join(', ');
const lookers = (t: Table): string =>
  COLOURS.filter((colour) => t.told('lookedAround').some(({ enemy: by }) => by === t.names[colour])).join(
    ' ',
  );

for (const [card, ways, look] of [
  // The two closest to the token go there; then red and yellow go for the Stalker, and the yellow one looks around.
  ['flank-them', 'green fgh, red fghgf, yellow dc, blue', 'yellow'],
  ['blood-in-the-air', 'green fgh, red, yellow, blue dcb', ''],
  ['call-for-help', 'green, red fgh, yellow fgh, blue', 'green blue'],
  ['pin-them-down', 'green fgh, red fgh, yellow fg, blue fg', ''],
  ['fall-back', 'green fg, red, yellow, blue fg', ''],
  ['full-alert', 'green fg, red fg, yellow fg, blue fg', 'green red yellow blue'],
  ['no-mercy', 'green fgh, red fgh, yellow, blue', ''],
  ['sweep', 'green fgh, red fgh, yellow, blue dcb', ''],
] as const) {
  rule(
    `${card}: who goes where, toward the token (i) or the Stalker (a), and who looks around`,
    {
      board: { drawing: STREET },
      stalkers: [{ ...S, at: 'a', attention: high('i') }],
      enemies: each('walker', 'e').map((one) => ({ ...one, facing: 'west' as const })),
      kinds: everyColour,
      decks: { high: [card] },
    },
    (t) => {
      t.does('activate').until('action');
      assert.equal(wentTo(t), ways);
      assert.equal(lookers(t), look);
    },
    real,
  );
}

for (const [card, part, ways, look] of [
  // Each is the only one of its colour: there is no ally to go to.
  ['smoke-break', 'none', 'green, red, yellow, blue', 'red'],
  ['smoke-break', 'low', 'green, red fgh, yellow fgh, blue', 'green red yellow blue'],
  ['scavenging', 'none', 'green dcb, red dcb, yellow dcb, blue dcb', ''],
  ['scavenging', 'low', 'green fgh, red fgh, yellow, blue dc', ''],
  ['on-the-scent', 'none', 'green dc, red dc, yellow, blue', ''],
  ['on-the-scent', 'low', 'green fgh, red, yellow, blue fgh', ''],
  ['changing-guard', 'none', 'green, red, yellow dcb, blue dcb', 'green red'],
  ['changing-guard', 'low', 'green, red, yellow dcb, blue dcb', 'green red'],
  ['dead-air', 'none', 'green f, red, yellow, blue d', ''],
  ['dead-air', 'low', 'green f, red f, yellow, blue', ''],
  ['back-to-back', 'none', 'green, red, yellow, blue', ''],
  ['back-to-back', 'low', 'green fgh, red fgh, yellow, blue', ''],
] as const) {
  rule(
    `${card}, ${part === 'none' ? 'no Attention' : 'Low'}: who goes where, and who looks around`,
    {
      board: { drawing: STREET },
      stalkers: [{ ...S, at: 'a', ...(part === 'low' ? { attention: low('i') } : {}) }],
      enemies: each('walker', 'e').map((one) => ({ ...one, facing: 'west' as const })),
      kinds: everyColour,
      loot: [{ at: 'b', tokens: ['loot-bolts'] }],
      unknown: [{ at: 'h', tokens: ['x'] }],
      decks: { low: [card] },
    },
    (t) => {
      t.does('activate').until('action');
      assert.equal(wentTo(t), ways);
      assert.equal(lookers(t), look);
    },
    real,
  );
}

for (const [card, ways] of [
  ['smoke-break', 'green, red fg, yellow fg, blue'],
  ['back-to-back', 'green fgh, red fgh, yellow fgh, blue fgh'],
] as const) {
  rule(
    `${card}, no Attention: toward the closest other Enemy of the same colour`,
    {
      board: { drawing: STREET },
      stalkers: [{ ...S, at: 'a' }],
      // Those at the far end are pinned: they wait.
      enemies: [
        ...each('walker', 'e'),
        ...COLOURS.map((colour) => ({ card: `walker-${colour}`, at: 'i', pinDown: true })),
      ],
      kinds: everyColour,
      decks: { low: [card] },
    },
    (t) => {
      t.does('activate').until('action');
      assert.equal(wentTo(t), ways);
    },
    real,
  );
}

for (const [card, performed] of [
  ['smoke-break', ''],
  ['scavenging', ''],
  ['on-the-scent', ''],
  ['changing-guard', ''],
  ['dead-air', ''],
  ['back-to-back', 'green'],
] as const) {
  rule(
    `${card}: ${performed || 'nobody'} performs a Special`,
    { ...inSight, decks: { low: [card] } },
    (t) => {
      t.does('lure').until('action');
      assert.equal(specials(t), performed);
    },
    real,
  );
}

for (const [card, deck, level] of [
  ['on-the-scent', 'low', low],
  ['sweep', 'high', high],
] as const) {
  rule(
    `${card}: a token somebody sees goes 1 space toward its owner`,
    {
      board: { drawing: LONG },
      stalkers: [{ ...S, at: 'a', attention: level('f') }],
      enemies: [{ card: 'guard', at: 'h', facing: 'west' }],
      // Neither green nor blue: it does not go after the token by itself.
      kinds: { guard: { colours: ['yellow'] } },
      decks: { [deck]: [card] },
    },
    (t) => {
      t.does('activate').until('action');
      assert.deepEqual(
        t.told('attentionMoved').map(({ to }) => t.game.board.spaces[to]?.name),
        ['e'],
      );
    },
    real,
  );
}

rule(
  'fall-back: red and yellow with a target in LoS go into cover out of sight after they have shot',
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b   c   d   e |
        +---+---+---+---+   +
                        | g |
                        +---+
      `,
      spaces: { g: { cover: 1 } },
    },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'guard', at: 'd', facing: 'west' }],
    kinds: { guard: { colours: ['red'] } },
    decks: { high: ['fall-back'] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.equal(t.told('enemyAttacked')[0]?.damage, 6);
    assert.equal(path(t), 'eg');
  },
  real,
);

rule(
  'blood-in-the-air: Stalkers an Enemy sees lose their Focus, others keep it',
  {
    ...inSight,
    stalkers: [
      { ...S, at: 'a', focus: true },
      { ...S, at: 's', focus: true },
    ],
    decks: { high: ['blood-in-the-air'] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.deepEqual(
      t.state.stalkers.map(({ focus }) => focus),
      [false, true],
    );
  },
  real,
);

rule(
  'call-for-help: the top Unknown token closest to the Lead Stalker is resolved, and only that one',
  {
    board: { drawing: STREET },
    stalkers: [{ ...S, at: 'a', attention: high('i') }],
    enemies: [{ card: 'walker-blue', at: 'e', name: 'blue' }],
    kinds: { 'walker-blue': { colours: ['blue'], pool: 3 } },
    unknown: [
      { at: 'c', tokens: ['x', 'blue-2-north'] },
      { at: 'g', tokens: ['x'] },
    ],
    decks: { high: ['call-for-help'] },
  },
  (t) => {
    t.does('activate').until('action');
    const turnedUp = t.told('unknownTurnedUp').map(({ token }) => token);
    assert.deepEqual(turnedUp, ['blue-2-north']);
    assert.deepEqual(
      t.state.enemies.map((one) => t.at(one)),
      ['e', 'c', 'c'],
    );
  },
  real,
);

rule(
  'flank-them: the blue ones perform their Specials in the separate step, unless pinned',
  {
    ...inSight,
    enemies: each('seer', 'b').map((one) => ({ ...one, pinDown: one.name === 'blue' })),
    decks: { high: ['flank-them'] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.equal(t.told('activationStep').at(-1)?.bottom, true);
    assert.equal(specials(t), '');
  },
  real,
);

test('the separate last steps of the high cards', () => {
  const bottoms = Object.fromEntries(
    Object.values(box.highActivations).map(({ id, bottom }) => [id, bottom]),
  );
  assert.deepEqual(bottoms['fire-in-the-hole'], { do: 'throwGrenade', damage: 6 });
  assert.deepEqual(bottoms['assault'], { do: 'suppressingFire', enemies: 2 });
  assert.equal(bottoms['find-them'], undefined);
  assert.deepEqual(bottoms['swarming'], { do: 'exposeSeen' });
  assert.deepEqual(bottoms['flank-them'], { do: 'specialOfColours', colours: ['blue'] });
  assert.deepEqual(bottoms['blood-in-the-air'], { do: 'focusLost' });
  assert.deepEqual(bottoms['call-for-help'], { do: 'resolveUnknown' });
  assert.deepEqual(bottoms['pin-them-down'], { do: 'suppressingFire', enemies: 2 });
  assert.deepEqual(bottoms['fall-back'], { do: 'throwGrenade', damage: 5 });
  assert.equal(bottoms['full-alert'], undefined);
  assert.deepEqual(bottoms['no-mercy'], { do: 'exposeSeen' });
  assert.deepEqual(bottoms['sweep'], { do: 'specialOfColours', colours: ['red'] });
});

for (const [card, deck, act] of [
  ['pin-them-down', 'high', 'activate'],
  ['dead-air', 'low', 'lure'],
] as const) {
  rule(
    `E2 ${card}: "all Enemies" includes unmarked ones: they deal 1 less, too`,
    {
      ...inSight,
      stalkers: [
        { ...S, at: 'a' },
        { ...S, at: 's', attention: deck === 'high' ? high('e') : low('e') },
      ],
      enemies: [{ card: 'seer-green', at: 'b', facing: 'west' }],
      kinds: { 'seer-green': { colours: [] } },
      decks: { [deck]: [card] },
    },
    (t) => {
      t.does(act).until('action');
      assert.equal(t.told('enemyAttacked')[0]?.damage, 2);
    },
    real,
  );
}
