import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box } from '@zonecrawl/engine/cards';
import { rule, type Table } from '@zonecrawl/engine/harness';
import { enemy, enemyBox, LONG, path } from '@zonecrawl/engine/harness/enemies';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { activateOnly } from '@zonecrawl/engine/rules';
import { box } from '../src/index.ts';

/** The Enemies of the engine's tests with the Activation cards of the box. */
const real: Box = {
  ...enemyBox({
    enemies: (['boss', 'elite', 'pack', 'horde'] as const).flatMap((colour) => [
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
  }),
  lowActivations: box.lowActivations,
  highActivations: box.highActivations,
};
const low = (at: string) => ({ level: 'low', at }) as const;
const high = (at: string) => ({ level: 'high', at }) as const;
const S = { card: 'tester' } as const;

/** One Enemy of each colour, none of which sees anybody. */
const kinds: NonNullable<PositionDraft['kinds']> = {
  ghost: { colours: ['boss'] },
  shade: { colours: ['elite'] },
  beast: { colours: ['pack'] },
  blind: { colours: ['horde'] },
};

const moved = (t: Table): string =>
  ['boss', 'elite', 'pack', 'horde'].map((name) => `${name} ${path(t, name).length}`).join(' ');

test('the box holds the cards shown, each once', () => {
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
    for (const colour of ['boss', 'elite', 'pack', 'horde'] as const) {
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
  'wander-around, Low: N+1 closest to the Lead go to the closest Low; all attack, horde for 2 less',
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
      { card: 'beast', at: 'c', facing: 'east', name: 'pack' },
      { card: 'blind', at: 'g', facing: 'east', name: 'horde' },
    ],
    kinds,
    decks: { low: ['curious'] },
  },
  (t) => {
    t.does('activate').until('action');
    assert.equal(path(t, 'pack'), 'def');
    assert.equal(path(t, 'horde'), 'hi');
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
  'checking-the-disturbance, Low: N+1 closest to any Attention go there; elite and pack in sight of a target take cover',
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
    kinds: { guard: { colours: ['elite'] } },
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

const COLOURS = ['boss', 'elite', 'pack', 'horde'] as const;
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
  ['fire-in-the-hole', 'boss 3 elite 3 pack 2 horde 2'],
  ['assault', 'boss 3 elite 2 pack 3 horde 2'],
  // Two of the three closest go on to the token.
  ['find-them', 'boss 4 elite 4 pack 3 horde 0'],
  ['swarming', 'boss 2 elite 2 pack 3 horde 3'],
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
  ['fire-in-the-hole', 'boss 3 elite 3 pack 3 horde 1', 'pack'],
  ['assault', 'boss 5 elite 5 pack 3 horde 3', 'horde'],
  ['find-them', 'boss 3 elite 3 pack 1 horde 1', ''],
  ['swarming', 'boss 3 elite 3 pack 3 horde 5', 'boss elite'],
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
  ['wander-around', 'boss 3 elite 3 pack 3 horde 1'],
  ['checking-the-corners', 'boss 3 elite 3 pack 2 horde 2'],
  ['curious', 'boss 0 elite 0 pack 0 horde 0'],
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
  'assault: elites look around after their move, and only they',
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
      [t.names['elite']],
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
    kinds: { guard: { colours: ['pack'] } },
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

test('the separate last steps of the high cards shown', () => {
  const bottoms = Object.fromEntries(
    Object.values(box.highActivations).map(({ id, bottom }) => [id, bottom]),
  );
  assert.deepEqual(bottoms['fire-in-the-hole'], { do: 'throwGrenade', damage: 6 });
  assert.deepEqual(bottoms['assault'], { do: 'suppressingFire', enemies: 2 });
  assert.equal(bottoms['find-them'], undefined);
  assert.deepEqual(bottoms['swarming'], { do: 'exposeSeen' });
});
