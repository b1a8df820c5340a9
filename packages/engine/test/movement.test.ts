import assert from 'node:assert/strict';
import { spaceAt } from '../src/board/index.ts';
import type { SpaceId } from '../src/board/types.ts';
import type { Game } from '../src/model/game.ts';
import type { EventCard } from '../src/model/mission.ts';
import { moveEnemy } from '../src/rules/enemy/enemyMovement.ts';
import { stalkerMove } from '../src/rules/map/legalSteps.ts';
import { moveStalker } from '../src/rules/movement/movement.ts';
import { place } from '../src/rules/movement/placing.ts';
import { push } from '../src/rules/movement/pushes.ts';
import { rule } from '../testing/table.ts';
import { plain, zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;

/** Five 1x1 spaces side by side. */
const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
`;

/** b and the two below it hold two each. */
const WIDE = `
  +---+---+---+---+
  | a   b   b   c |
  +---+   +   +---+
      | d   d |
      +---+---+
`;

const named = (game: Game, name: string): SpaceId =>
  spaceAt(game.board, name) ?? assert.fail(`no space ${name}`);

rule(
  'A1 Movement goes up to three spaces and may stop after the first',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'b' }] },
  (t) => {
    t.does('movement').asks('step').offers('a', 'c').offersNot('stop', 'b');
    t.does('c').offers('b', 'd', 'stop');
    t.does('d').offers('c', 'e', 'stop');
    t.does('e').asks('action');
    assert.equal(t.at(t.stalker()), 'e');
    assert.equal(t.told('moved').length, 3);
  },
  plain,
);

rule(
  'A1 Movement slides the Turn token once',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'b' }] },
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.stalker().turns[0].slid, 1);
  },
  plain,
);

rule(
  'MV1 a path may come back to where it began',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'b' }] },
  (t) => {
    t.does('movement', 'c', 'b', 'stop');
    assert.equal(t.at(t.stalker()), 'b');
    assert.equal(t.attention(), 'low b');
  },
  plain,
);

rule(
  'MV1, M4, M5 a Stalker crosses doors and windows, not fences, walls or water (M8)',
  {
    board: {
      drawing: `
      +---+---+---+
      | a W b | c |
      +...+-D-+   +
      | d   e   w |
      +---+---+---+
    `,
      spaces: { w: { water: true } },
    },
    stalkers: [{ ...S, at: 'b' }],
  },
  (t) => {
    t.does('movement').offers('a', 'e').offersNot('c', 'd', 'w');
    t.does('e').offers('d').offersNot('w');
    t.does('d').offersNot('a');
    t.does('stop');
  },
  plain,
);

for (const pinDown of [false, true]) {
  rule(
    `MV2 entering a space with ${pinDown ? 'a pinned' : 'an'} Enemy ends the movement at once`,
    {
      board: { drawing: WIDE },
      stalkers: [{ ...S, at: 'a' }],
      enemies: [{ card: 'blind', at: 'b', pinDown }],
    },
    (t) => {
      t.does('movement').asks('action');
      assert.equal(t.at(t.stalker()), 'b');
      assert.deepEqual(
        t.told('movementEnded').map((f) => f.reason),
        ['enemy'],
      );
    },
    plain,
  );
}

rule(
  'MV2 a full space with an Enemy that cannot be pushed cannot be entered',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'rock', at: 'c' }],
  },
  (t) => {
    t.does('movement').asks('step').offers('b', 'stop');
    t.does('stop');
    assert.equal(t.at(t.stalker()), 'a');
  },
  plain,
);

rule(
  'MV4 pushes do not chain: with nothing but full spaces beside it nobody makes room',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'c' },
      { ...S, at: 'a' },
      { ...S, at: 'b' },
    ],
    enemies: [
      { card: 'blind', at: 'e' },
      { card: 'blind', at: 'd' },
    ],
  },
  (t) => {
    // The one on a could go only to b, which is full; the one on b could go to c, which the mover leaves.
    t.does('movement').offers('b', 'd').does('b').offers('a', 'c', 'stop');
    t.does('a').asks('action');
    assert.equal(t.at(t.stalker(0)), 'b', 'a is no place to end, so back to b was the only way on');
    assert.equal(t.at(t.stalker(2)), 'c');
  },
  plain,
);

rule(
  'MV3 passing a full space without an Enemy; MV4 it is no place to end if nobody can be pushed',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'b' },
      { ...S, at: 'c' },
      { ...S, at: 'a' },
    ],
    enemies: [{ card: 'blind', at: 'e' }],
  },
  (t) => {
    t.does('movement', 'c').offers('d', 'stop').does('d').offers('e', 'c', 'stop').does('stop');
    assert.equal(t.at(t.stalker(0)), 'd');
    assert.equal(t.at(t.stalker(1)), 'c');
  },
  plain,
);

const LANE = '+---+---+---+\n| a   b   c |\n+---+---+---+';
const crowded = {
  board: { drawing: LANE },
  stalkers: [
    { ...S, at: 'a' },
    { ...S, at: 'b' },
    { ...S, at: 'c' },
  ],
};

rule(
  'MV3 a step from which the movement could never end is not offered',
  crowded,
  (t) => {
    // Two steps: on c nobody could be pushed, for b is full, and no step would be left to leave it.
    t.does('walk2').offers('a', 'stop').offersNot('c').does('stop');
    assert.equal(t.at(t.stalker(0)), 'b');
    assert.equal(t.at(t.stalker(1)), 'a');
  },
  zoneBox({
    free: {
      *walk2(game, stalker) {
        yield* moveStalker(game, stalker, stalkerMove({ upTo: 2, clauses: ['A9'] }));
      },
    },
  }),
);

rule(
  'MV3 it is offered with a step left to leave it again, and no stop there',
  crowded,
  (t) => {
    t.does('movement').offers('c', 'a', 'stop').does('c').asks('action');
    assert.equal(t.at(t.stalker(0)), 'b', 'back to b was the only way on');
  },
  plain,
);

rule(
  'MV4 a Stalker is pushed first, to where the mover came from',
  {
    board: { drawing: WIDE },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'b' },
    ],
    enemies: [{ card: 'blind', at: 'b' }],
  },
  (t) => {
    t.does('movement').asks('action');
    assert.equal(t.at(t.stalker(0)), 'b');
    assert.equal(t.at(t.stalker(1)), 'a');
    assert.equal(t.at(t.enemy()), 'b');
    assert.deepEqual(
      t.told('moved').map((f) => f.how),
      ['step', 'push'],
    );
  },
  plain,
);

rule(
  'MV4 among several Stalkers the mover picks whom',
  {
    board: { drawing: WIDE },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'b' },
      { ...S, at: 'b' },
    ],
  },
  (t) => {
    t.does('movement', 'stop').asks('push').offers('S2', 'S3').offersNot('S1');
    t.does('S3').asks('action');
    assert.equal(t.at(t.stalker(2)), 'a');
  },
  plain,
);

rule(
  'MV4 the mover picks the space when it came through a full one',
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   b   c   d |
      +---+---+   +---+
              | e |
              +---+
    `,
    },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'b' },
      { ...S, at: 'c' },
    ],
  },
  (t) => {
    t.does('movement', 'c', 'stop').asks('pushTo').offers('d', 'e').offersNot('b');
    t.does('e');
    assert.equal(t.at(t.stalker(2)), 'e');
  },
  plain,
);

rule(
  'MV4, M5 a Dog cannot be pushed out of a window: another space',
  {
    board: {
      drawing: `
      +---+---+
      | a W b |
      +---+   +
          | c |
          +---+
    `,
    },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'hound', at: 'b' }],
  },
  (t) => {
    t.does('movement').asks('action');
    assert.equal(t.at(t.stalker()), 'b');
    assert.equal(t.at(t.enemy()), 'c');
  },
  plain,
);

rule(
  'MV4, M5 a Dog with no way but the window: the space cannot be entered',
  {
    board: {
      drawing: `
      +---+---+
      | a W b |
      +   +---+
      | c |
      +---+
    `,
    },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'hound', at: 'b' }],
  },
  (t) => {
    t.does('movement').asks('step').offers('a', 'stop').does('stop');
    assert.equal(t.at(t.stalker()), 'c');
  },
  plain,
);

rule(
  'MV5 every Enemy left behind turns to face the space moved to, pinned ones too, before the step',
  {
    board: { drawing: '+---+---+---+---+\n| a   a   a   b |\n+---+---+---+---+' },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'blind', at: 'a', facing: 'west' },
      { card: 'blind', at: 'a', facing: 'north', pinDown: true },
    ],
  },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.facing('E1'), 'east');
    assert.equal(t.facing('E2'), 'east');
    const order = t.facts.flatMap((f) => (f.fact === 'turned' || f.fact === 'moved' ? [f.fact] : []));
    assert.deepEqual(order, ['turned', 'turned', 'moved']);
  },
  plain,
);

const pushes = zoneBox({
  free: {
    *pushFirst(game) {
      const enemy = game.state.enemies[0] ?? assert.fail('no Enemy');
      yield* push(game, enemy, named(game, 'c'), ['MV6']);
    },
  },
});

rule(
  'MV5 other possible targets too: a rival turns after an Enemy that moves off, a friend does not',
  {
    board: { drawing: '+---+---+---+---+---+\n| b   b   b   c   a |\n+---+---+---+---+---+' },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'blind', at: 'b', facing: 'west', name: 'pushed' },
      { card: 'guard', at: 'b', facing: 'west', name: 'friend' },
      { card: 'hound', at: 'b', facing: 'west', name: 'rival' },
    ],
    kinds: { blind: { team: 1 }, guard: { team: 1 }, hound: { team: 2 } },
  },
  (t) => {
    t.does('pushFirst');
    assert.equal(t.facing('friend'), 'west');
    assert.equal(t.facing('rival'), 'east');
  },
  pushes,
);

rule(
  'F1, MV5 where two edges lead to the space moved to the Lead Stalker says which way the Enemy turns',
  {
    board: {
      drawing: `
      +---+---+---+
      | a   a   b |
      +   +   +   +
      | b   b   b |
      +---+---+---+
    `,
    },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('movement').asks('tieFacing').offers('east', 'south');
    t.does('south', 'stop');
    assert.equal(t.facing(), 'south');
  },
  plain,
);

rule(
  'LT3 a Stalker leaving through an Entrance does not turn Enemies',
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   a | b   c |
      +---+---+---+---+
    `,
      entrances: [
        [
          [0, 0],
          [2, 0],
        ],
      ],
    },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.at(t.stalker()), 'b');
    assert.equal(t.facing(), 'west');
  },
  plain,
);

rule(
  'MV6 a pushed Enemy ends up facing the space it came from and loses Exposed',
  {
    board: { drawing: '+---+---+---+\n| a   b   c |\n+---+---+---+' },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'b', facing: 'north', exposed: true }],
  },
  (t) => {
    t.does('movement').asks('action');
    assert.equal(t.at(t.enemy()), 'a');
    assert.equal(t.facing(), 'east');
    assert.equal(t.enemy().exposed, false);
  },
  plain,
);

rule(
  'MV6 a pushed Stalker follows AT3, loses Exposed and gets no dosage',
  {
    board: { drawing: ROW, spaces: { b: { radiation: 4 } } },
    stalkers: [
      { ...S, at: 'b' },
      { ...S, at: 'c', exposed: true },
    ],
  },
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.at(t.stalker(1)), 'b');
    assert.equal(t.stalker(1).exposed, false);
    assert.equal(t.attention(1), 'low b');
    assert.equal(t.stalker(1).dosage, 0);
    assert.equal(t.stalker(0).dosage, 4);
  },
  plain,
);

rule(
  'MV6 a Push of an Enemy by any effect tells how it moved',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'guard', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('pushFirst');
    assert.equal(t.at(t.enemy()), 'c');
    assert.equal(t.facing(), 'west');
    assert.equal(t.attention(), 'high a', 'AT2 is checked when it has turned');
  },
  pushes,
);

const event = (id: string, stops: boolean, moment: 'atOnce' | 'afterAction'): EventCard => ({
  id,
  copies: 1,
  instant: [],
  endOfRound: [],
  triggers: [
    {
      id: 'trap',
      wait: {
        on: 'enters',
        who: 'stalker',
        place: { at: 'space', space: 'c' },
        moment,
        ...(stops ? { stops: true } : {}),
      },
      do: [{ do: 'loseHp', who: 'actor', amount: 1 }],
    },
  ],
});

const traps = zoneBox({
  events: [
    event('stopAtC', true, 'atOnce'),
    event('passC', false, 'atOnce'),
    event('afterC', false, 'afterAction'),
  ],
});

rule(
  'MV7 a trigger ends the movement only if it says so',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], event: 'passC' },
  (t) => {
    t.does('movement', 'c').asks('step');
    assert.equal(t.stalker().hp, 19, 'it was resolved at once');
    t.does('stop');
  },
  traps,
);

rule(
  'MV7 a trigger due after the Action waits for its end',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], event: 'afterC' },
  (t) => {
    t.does('movement', 'c');
    assert.equal(t.stalker().hp, 20);
    t.does('d');
    assert.equal(t.stalker().hp, 19);
  },
  traps,
);

rule(
  'MV7 a trigger that ends the movement ends it on its space',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], event: 'stopAtC' },
  (t) => {
    t.does('movement', 'c').asks('action');
    assert.equal(t.at(t.stalker()), 'c');
  },
  traps,
);

rule(
  'MV7 stopped on a full space where nobody can be pushed it goes back to the last space with room',
  {
    ...crowded,
    event: 'stopAtC',
  },
  (t) => {
    t.does('movement', 'c').asks('action');
    assert.equal(t.at(t.stalker(0)), 'a');
    assert.equal(t.at(t.stalker(1)), 'b');
    assert.equal(t.at(t.stalker(2)), 'c');
  },
  traps,
);

rule(
  'MV7 stopped on a full space it pushes if it can',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'b' },
      { ...S, at: 'c' },
    ],
    event: 'stopAtC',
  },
  (t) => {
    t.does('movement', 'c').asks('action');
    assert.equal(t.at(t.stalker(0)), 'c');
    assert.equal(t.at(t.stalker(2)), 'd');
  },
  traps,
);

const quiet = zoneBox({
  free: {
    *slip(game, stalker) {
      yield* moveStalker(game, stalker, stalkerMove({ upTo: 3, attention: 'ifSeenAtEnd', clauses: ['MV8'] }));
    },
    *sneak(game, stalker) {
      yield* moveStalker(game, stalker, stalkerMove({ upTo: 3, sightCap: 1, clauses: ['A9'] }));
    },
    *summoned(game, stalker) {
      yield* moveStalker(
        game,
        stalker,
        stalkerMove({
          upTo: 4,
          toward: named(game, 'i'),
          clauses: ['A9'],
        }),
      );
    },
    *creep2(game, stalker) {
      yield* moveStalker(game, stalker, stalkerMove({ upTo: 2, exactly: true, clauses: ['A9'] }));
    },
    *driven(game, stalker) {
      const goal = named(game, 'i');
      yield* moveStalker(
        game,
        stalker,
        stalkerMove({
          upTo: 4,
          toward: goal,
          uninterrupted: true,
          clauses: ['A9'],
        }),
      );
    },
  },
});

/** The guard on g looks north along c; a, b, d and e are out of its sight. */
const CROSSROADS = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+   +---+---+
          | f |
          +   +
          | g |
          +---+
`;

rule(
  'MV8 without moving or placing Attention: running through a sight leaves none',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
  },
  (t) => {
    t.does('slip', 'c', 'd', 'stop');
    assert.equal(t.attention(), 'none');
  },
  quiet,
);

rule(
  'MV8 but ending in an Enemy’s LoS places High there',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
  },
  (t) => {
    t.does('slip', 'c', 'stop');
    assert.equal(t.attention(), 'high c');
  },
  quiet,
);

rule(
  'MV8 a High already on the map stays where it is',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'b', attention: { level: 'high', at: 'a' } }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
  },
  (t) => {
    t.does('slip', 'c', 'd', 'stop');
    assert.equal(t.attention(), 'high a');
  },
  quiet,
);

rule(
  'AT3 sneaking under capped sight is not seen from farther away',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
  },
  (t) => {
    t.does('sneak', 'c', 'd', 'stop');
    assert.equal(t.attention(), 'low d');
  },
  quiet,
);

rule(
  'AT3 sneaking is seen within the cap',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'guard', at: 'f', facing: 'north' }],
  },
  (t) => {
    t.does('sneak', 'c', 'd', 'stop');
    assert.equal(t.attention(), 'high d');
  },
  quiet,
);

rule(
  'AT3 on the final space a sneaking Stalker is seen as usual',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
  },
  (t) => {
    t.does('sneak', 'c', 'stop');
    assert.equal(t.attention(), 'high c');
  },
  quiet,
);

const GRID = `
  +---+---+---+
  | a   b   c |
  +   +   +   +
  | d   e   f |
  +   +   +   +
  | g   h   i |
  +---+---+---+
`;

rule(
  'D3 a forced move takes the shortest route with fewest corners; ties go to the Lead Stalker',
  {
    board: { drawing: GRID },
    stalkers: [{ ...S, at: 'a' }],
  },
  (t) => {
    t.does('summoned').asks('tieRoute').offers('b-c-f-i', 'd-g-h-i').offersNot('b-e-f-i');
    t.does('b-c-f-i').asks('action');
    assert.equal(t.at(t.stalker()), 'i');
  },
  quiet,
);

rule(
  'MV2 a forced move ends at an Enemy',
  {
    board: { drawing: GRID },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'c' }],
  },
  (t) => {
    t.does('summoned', 'b-c-f-i').asks('action');
    assert.equal(t.at(t.stalker()), 'c');
  },
  quiet,
);

rule(
  'G1 unless it is said not to be interrupted',
  {
    board: { drawing: GRID },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'c' }],
  },
  (t) => {
    t.does('driven', 'b-c-f-i').asks('action');
    assert.equal(t.at(t.stalker()), 'i');
  },
  quiet,
);

rule(
  'A2 Careful Movement goes exactly one space and touches no Attention',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'b', attention: { level: 'low', at: 'e' } }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
  },
  (t) => {
    t.does('carefulMovement').asks('action');
    assert.equal(t.at(t.stalker()), 'a', 'c is in sight, so only a is left');
    assert.equal(t.attention(), 'low e');
  },
  plain,
);

rule(
  'A2 not from a space in an Enemy’s LoS',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'c' }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
  },
  (t) => {
    t.offersNot('carefulMovement');
    assert.equal(t.reasonAgainst('carefulMovement'), 'seenByEnemy');
  },
  plain,
);

rule(
  'A2 not if every space around is in an Enemy’s LoS',
  {
    board: { drawing: CROSSROADS },
    stalkers: [{ ...S, at: 'd' }],
    enemies: [
      { card: 'guard', at: 'g', facing: 'north' },
      { card: 'blind', at: 'e' },
    ],
  },
  (t) => {
    t.offersNot('carefulMovement');
    assert.equal(t.reasonAgainst('carefulMovement'), 'nowhereUnseen');
  },
  plain,
);

rule(
  'A1 not offered where there is nowhere to go',
  {
    board: { drawing: '+---+---+\n| a   b |\n+---+---+' },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'rock', at: 'b' }],
  },
  (t) => {
    t.offersNot('movement');
    assert.equal(t.reasonAgainst('movement'), 'nowhereToGo');
  },
  plain,
);

rule(
  'MV7, AN9 a Stalker placed elsewhere by a trigger loses the rest of its movement',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], event: 'trapdoor' },
  (t) => {
    t.does('movement', 'c').asks('action');
    assert.equal(t.at(t.stalker()), 'e');
    assert.equal(t.attention(), 'low e');
  },
  zoneBox({
    events: [
      {
        ...event('trapdoor', false, 'atOnce'),
        triggers: [
          {
            id: 'fall',
            wait: { on: 'enters', who: 'stalker', place: { at: 'space', space: 'c' } },
            do: [{ do: 'placeStalkers', who: 'actor', place: { at: 'space', space: 'e' } }],
          },
        ],
      },
    ],
  }),
);

const ambush = zoneBox({
  events: [
    {
      ...event('ambush', false, 'atOnce'),
      triggers: [
        {
          id: 'ambush',
          wait: { on: 'enters', who: 'stalker', place: { at: 'space', space: 'c' } },
          do: [{ do: 'spawn', enemy: 'guard', count: 1, place: { at: 'space', space: 'f' }, facing: 0 }],
        },
      ],
    },
  ],
});

rule(
  'AT3, MV9 seen by an Enemy that a trigger brings on the way, High goes to the next space that nobody sees',
  { board: { drawing: CROSSROADS }, stalkers: [{ ...S, at: 'b' }], event: 'ambush' },
  (t) => {
    t.does('movement', 'c');
    assert.equal(t.attention(), 'high c', 'AT2');
    t.does('d', 'stop');
    assert.equal(t.attention(), 'high d');
  },
  ambush,
);

rule(
  'MV7, EM5 an Enemy that a trigger takes off the map moves no farther',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'b', facing: 'east' }],
    event: 'pit',
  },
  (t) => {
    t.does('sendOn');
    assert.deepEqual(t.state.enemies, []);
    assert.deepEqual(
      t.told('moved').map(({ to }) => to),
      [named(t.game, 'c')],
    );
  },
  zoneBox({
    events: [
      {
        ...event('pit', false, 'atOnce'),
        triggers: [
          {
            id: 'falls',
            wait: { on: 'enters', who: 'enemy', place: { at: 'space', space: 'c' } },
            do: [{ do: 'removeEnemies', enemies: { in: { at: 'space', space: 'c' } } }],
          },
        ],
      },
    ],
    free: {
      *sendOn(game) {
        const enemy = game.state.enemies[0] ?? assert.fail('no Enemy');
        yield* moveEnemy(game, enemy, named(game, 'e'), 3, {});
      },
    },
  }),
);

rule(
  'MV4 an Enemy is pushed if no Stalker is there; of several the mover picks',
  {
    board: { drawing: WIDE },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'blind', at: 'b' },
      { card: 'rock', at: 'b' },
    ],
  },
  (t) => {
    t.does('movement').asks('action');
    assert.equal(t.at(t.enemy('E1')), 'a', 'the other one cannot be pushed');
  },
  plain,
);

rule(
  'S4 Exposed is discarded after any movement',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a', exposed: true }] },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.stalker().exposed, false);
  },
  plain,
);

rule(
  'D3, MV4 a forced move stops before a full space where nobody can be pushed',
  {
    board: { drawing: GRID },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'i' },
      { ...S, at: 'h' },
      { ...S, at: 'f' },
    ],
  },
  (t) => {
    t.does('summoned', 'b-c-f-i').asks('action');
    assert.equal(t.at(t.stalker()), 'f', 'i is full and its neighbours are too');
  },
  quiet,
);

rule(
  'MV2 a forced move stops before an Enemy on a full space that cannot be pushed',
  { board: { drawing: GRID }, stalkers: [{ ...S, at: 'a' }], enemies: [{ card: 'rock', at: 'c' }] },
  (t) => {
    t.does('summoned', 'b-c-f-i').asks('action');
    assert.equal(t.at(t.stalker()), 'b');
  },
  quiet,
);

rule(
  'MV1 a move of exactly so many spaces offers no stop on the way',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'b' }] },
  (t) => {
    t.does('creep2', 'c').offers('d', 'b').offersNot('stop').does('d');
    assert.equal(t.at(t.stalker()), 'd');
  },
  quiet,
);

rule(
  'MI4 who is placed on a space enters it',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], event: 'passC' },
  (t) => {
    t.does('leap');
    assert.equal(t.stalker().hp, 19);
  },
  zoneBox({
    events: [event('passC', false, 'atOnce')],
    free: {
      *leap(game, stalker) {
        yield* place(game, stalker, named(game, 'c'), ['AN9']);
      },
    },
  }),
);
