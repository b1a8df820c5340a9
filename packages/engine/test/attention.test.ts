import assert from 'node:assert/strict';
import { spaceAt } from '../src/board/index.ts';
import type { SpaceId } from '../src/board/types.ts';
import type { Game } from '../src/model/game.ts';
import type { Box } from '../src/model/index.ts';
import { killEnemy } from '../src/rules/harm/wounds.ts';
import {
  moveAttention,
  moveAttentionTowardOwner,
  placeAttention,
  reduceAttention,
} from '../src/rules/map/attention.ts';
import { turn } from '../src/rules/map/facing.ts';
import { stalkerMove } from '../src/rules/map/legalSteps.ts';
import { changeMap } from '../src/rules/movement/mapChange.ts';
import { moveStalker } from '../src/rules/movement/movement.ts';
import { rule } from '../testing/table.ts';
import { plain, zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;
const named = (game: Game, name: string): SpaceId =>
  spaceAt(game.board, name) ?? assert.fail(`no space ${name}`);

/** An Enemy on x looking east sees a, b and c along the upper row; the lower one is behind a wall. */
const STREET = `
  +---+---+---+---+---+
  | x   a   b   c   d |
  +---+   +   +   +   +
      | e   f   g   h |
      +---+---+---+---+
`;
const watched = {
  board: { drawing: STREET },
  enemies: [{ card: 'guard', at: 'x', facing: 'east' as const }],
};

const effects = zoneBox({
  free: {
    *low(game, stalker) {
      placeAttention(game, stalker, 'low', named(game, 'h'), ['A9']);
    },
    *high(game, stalker) {
      placeAttention(game, stalker, 'high', named(game, 'h'), ['A9']);
    },
    *shift(game, stalker) {
      moveAttention(game, stalker, named(game, 'h'), ['A9']);
    },
    *reduce(game, stalker) {
      reduceAttention(game, stalker, ['A9']);
    },
    *come(game, stalker) {
      yield* moveAttentionTowardOwner(game, stalker, 2, ['EA7']);
    },
    *lookEast(game) {
      turn(game, game.state.enemies[0] ?? assert.fail('no Enemy'), 1, ['F1']);
    },
    *kill(game) {
      yield* killEnemy(game, game.state.enemies[0] ?? assert.fail('no Enemy'));
    },
  },
});

rule(
  'AT1 the token lies on the PDA, Low or High on the map; placing it makes nobody act',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e' }],
  },
  (t) => {
    assert.equal(t.attention(), 'none');
    t.does('high');
    assert.equal(t.attention(), 'high h');
    assert.equal(t.at(t.enemy()), 'x');
    assert.deepEqual(
      t.facts.map((f) => f.fact).filter((f) => f !== 'actionBegan'),
      ['attentionPlaced'],
    );
  },
  effects,
);

rule(
  'AT2 while an Enemy sees a Stalker its High lies on its space, with who saw it',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e' }],
  },
  (t) => {
    t.does('movement', 'a');
    assert.equal(t.attention(), 'high a');
    const [placed] = t.told('attentionPlaced');
    assert.deepEqual([placed?.seenBy, placed?.clauses], [t.enemy().id, ['AT2']]);
    t.does('stop');
  },
  plain,
);

rule(
  'AT2 after every single turn of an Enemy',
  {
    board: { drawing: STREET },
    enemies: [{ card: 'guard', at: 'x', facing: 'west' }],
    stalkers: [
      { ...S, at: 'c' },
      { ...S, at: 'd' },
    ],
  },
  (t) => {
    t.does('lookEast');
    assert.equal(t.attention(0), 'high c');
    assert.equal(t.attention(1), 'none', 'one space too far');
  },
  effects,
);

rule(
  'AT2 nothing can move, place or reduce it while it is seen',
  { ...watched, stalkers: [{ ...S, at: 'a' }] },
  (t) => {
    t.does('low', 'high', 'shift', 'reduce', 'come');
    assert.equal(t.attention(), 'high a');
  },
  effects,
);

rule(
  'AT2 when nobody sees the Stalker any more the High stays until moved or reduced',
  {
    ...watched,
    stalkers: [{ ...S, at: 'a' }],
  },
  (t) => {
    t.does('kill');
    assert.equal(t.attention(), 'high a');
    t.does('shift');
    assert.equal(t.attention(), 'high h');
  },
  effects,
);

rule(
  'T1 no sight through a No Visibility token, but on its own space',
  {
    board: { drawing: STREET },
    enemies: [{ card: 'guard', at: 'x', facing: 'east' }],
    noVisibility: ['a'],
    stalkers: [{ ...S, at: 'e' }],
  },
  (t) => {
    t.does('movement', 'a', 'b', 'stop');
    assert.equal(t.attention(), 'low b');
  },
  plain,
);

rule(
  'T1 two on the space of a No Visibility token see each other',
  {
    board: { drawing: '+---+---+---+\n| a   b   b |\n+---+---+---+' },
    enemies: [{ card: 'blind', at: 'b' }],
    noVisibility: ['b'],
    stalkers: [{ ...S, at: 'a' }],
  },
  (t) => {
    t.does('movement');
    assert.equal(t.attention(), 'high b');
  },
  plain,
);

rule(
  'AT2 a change of the map that opens a view is noticed',
  {
    board: {
      drawing: '+---+---+---+\n| x | a   b |\n+---+---+---+',
      overlayDrawings: [{ id: 'gap', drawing: '+   +   +\n  s o t\n+   +   +' }],
    },
    enemies: [{ card: 'guard', at: 'x', facing: 'east' }],
    stalkers: [{ ...S, at: 'b' }],
  },
  (t) => {
    assert.equal(t.attention(), 'none');
    t.does('open');
    assert.equal(t.attention(), 'high b');
  },
  zoneBox({
    free: {
      *open(game) {
        game.state.map = { ...game.state.map, overlays: [{ id: 'gap', x: 0, y: 0, turn: 0 }] };
        yield* changeMap(game);
      },
    },
  }),
);

rule(
  'AT3 seen, seen, unseen: High on the last space, the first unseen one',
  { ...watched, stalkers: [{ ...S, at: 'e' }] },
  (t) => {
    t.does('movement', 'a', 'b', 'f');
    assert.equal(t.attention(), 'high f');
  },
  plain,
);

rule(
  'AT3 seen where it starts, then three unseen spaces: High on the first space of the path, no Low',
  {
    ...watched,
    stalkers: [{ ...S, at: 'a' }],
  },
  (t) => {
    t.does('movement', 'e', 'f', 'g');
    assert.equal(t.attention(), 'high e');
    assert.ok(!t.told('attentionPlaced').some((f) => f.level === 'low'));
  },
  plain,
);

rule(
  'AT3 the last such space if it happens more than once',
  { ...watched, stalkers: [{ ...S, at: 'a' }] },
  (t) => {
    t.does('movement', 'e', 'a', 'e');
    t.does('movement', 'f', 'b', 'f');
    assert.equal(t.attention(), 'high f');
  },
  plain,
);

rule(
  'AT3 of two unseen stretches the later one counts',
  {
    board: { drawing: STREET },
    enemies: [{ card: 'guard', at: 'x', facing: 'east' }],
    stalkers: [{ ...S, at: 'a' }],
  },
  (t) => {
    t.does('run', 'e', 'f', 'b', 'f', 'g');
    assert.equal(t.attention(), 'high f');
  },
  zoneBox({
    free: {
      *run(game, stalker) {
        yield* moveStalker(game, stalker, stalkerMove({ upTo: 5, clauses: ['A9'] }));
      },
    },
  }),
);

rule(
  'AT3 ending in sight puts High on the final space',
  { ...watched, stalkers: [{ ...S, at: 'a' }] },
  (t) => {
    t.does('movement', 'e', 'f', 'b');
    assert.equal(t.attention(), 'high b');
  },
  plain,
);

rule(
  'AT3 unseen all the way Low is placed on the final space, and moved there the next time',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e' }],
  },
  (t) => {
    t.does('movement', 'f', 'stop');
    assert.equal(t.attention(), 'low f');
    t.does('movement', 'g', 'stop');
    assert.equal(t.attention(), 'low g');
  },
  plain,
);

rule(
  'AT3 unseen with High on the map: it stays where it is',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e', attention: { level: 'high', at: 'h' } }],
  },
  (t) => {
    t.does('movement', 'f', 'stop');
    assert.equal(t.attention(), 'high h');
  },
  plain,
);

rule(
  'AT3 a pushed Stalker too: out of sight it leaves High where it was pushed to',
  {
    board: { drawing: '+---+---+---+\n| x   a   b |\n+---+   +---+\n    | e |\n    +---+' },
    enemies: [{ card: 'guard', at: 'x', facing: 'east' }],
    stalkers: [
      { ...S, at: 'e' },
      { ...S, at: 'a' },
    ],
  },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.at(t.stalker(1)), 'e');
    assert.equal(t.attention(1), 'high e');
  },
  plain,
);

rule(
  'AT4 while High is on the map no effect places Low',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e', attention: { level: 'high', at: 'f' } }],
  },
  (t) => {
    t.does('low');
    assert.equal(t.attention(), 'high f');
  },
  effects,
);

rule(
  'AT5 Reduce: High turns to Low, Low returns to the PDA',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e', attention: { level: 'high', at: 'f' } }],
  },
  (t) => {
    t.does('reduce');
    assert.equal(t.attention(), 'low f');
    t.does('reduce');
    assert.equal(t.attention(), 'none');
    assert.deepEqual(
      t.told('attentionReduced').map((f) => f.to),
      ['low', null],
    );
  },
  effects,
);

rule(
  'M8 no Attention is put on water',
  {
    board: { drawing: STREET, spaces: { h: { water: true } } },
    stalkers: [{ ...S, at: 'e', attention: { level: 'low', at: 'f' } }],
  },
  (t) => {
    t.does('low', 'high', 'shift');
    assert.equal(t.attention(), 'low f');
  },
  effects,
);

rule(
  'EA7 it moves along its owner’s shortest route and stops on the owner’s space',
  {
    board: { drawing: STREET },
    stalkers: [{ ...S, at: 'e', attention: { level: 'low', at: 'h' } }],
  },
  (t) => {
    t.does('come');
    assert.equal(t.attention(), 'low f');
    t.does('come');
    assert.equal(t.attention(), 'low e');
  },
  effects,
);

rule(
  'EA7, D3 tied routes: the Lead Stalker decides',
  {
    board: { drawing: STREET },
    stalkers: [{ ...S, at: 'a', attention: { level: 'low', at: 'g' } }],
  },
  (t) => {
    t.does('come').asks('tieRoute').offers('c-b', 'f-e').does('c-b');
    assert.equal(t.attention(), 'low b');
  },
  effects,
);

rule(
  'EA7, D3 tied routes on which the token ends on the same space are no question',
  {
    board: { drawing: STREET },
    stalkers: [{ ...S, at: 'a', attention: { level: 'low', at: 'f' } }],
  },
  (t) => {
    t.does('come').asks('action');
    assert.equal(t.attention(), 'low a');
  },
  effects,
);

rule(
  'Z4 the Attention of each Stalker no Enemy sees is reduced',
  {
    ...watched,
    at: 'reduceAttention',
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'e', attention: { level: 'high', at: 'b' } },
      { ...S, at: 'f', attention: { level: 'low', at: 'f' } },
      { ...S, at: null, attention: { level: 'high', at: 'h' } },
    ],
    decks: { events: [] },
  },
  (t) => {
    const reduced = t.told('attentionReduced');
    assert.deepEqual(
      reduced.map((f) => [f.stalker, f.to]),
      [
        [1, 'low'],
        [2, null],
        [3, 'low'],
      ],
    );
    assert.equal(t.attention(0), 'high a');
  },
  plain,
);

rule(
  'A6 Decoy puts Low within Range 3 without LoS and costs a Bolt',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e', bolts: 1 }],
  },
  (t) => {
    t.does('decoy').asks('space').offers('e', 'f', 'g', 'h', 'b', 'c').offersNot('d');
    t.does('h');
    assert.equal(t.attention(), 'low h');
    assert.equal(t.stalker().bolts, 0);
    assert.equal(t.state.supply.bolts, t.game.box.components.bolts);
    assert.equal(t.told('activationDrawn').length, 0, 'nobody is near');
  },
  plain,
);

rule(
  'A6 not while your High is on the map, nor without a Bolt',
  {
    ...watched,
    stalkers: [{ ...S, at: 'e', bolts: 1, attention: { level: 'high', at: 'e' } }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('decoy'), 'highOnMap');
  },
  plain,
);

rule(
  'A6 not without a Bolt',
  { ...watched, stalkers: [{ ...S, at: 'e' }] },
  (t) => {
    assert.equal(t.reasonAgainst('decoy'), 'noBolts');
  },
  plain,
);

const lures = {
  ...plain,
  lowActivations: {
    lure: {
      id: 'lure',
      copies: 1,
      parts: {
        none: [],
        low: [{ do: 'move', who: { colours: 'all' }, upTo: 'movement', toward: 'lowAttention' }],
      },
    },
  },
} satisfies Box;

rule(
  'A6 Enemies on that space or beside it act by a low card, for Low on the map, and nobody else does',
  {
    board: { drawing: STREET },
    stalkers: [{ ...S, at: 'e', bolts: 1 }],
    enemies: [
      { card: 'blind', at: 'd', facing: 'north', name: 'near' },
      { card: 'blind', at: 'x', facing: 'north', name: 'far' },
    ],
    decks: { low: ['lure'] },
  },
  (t) => {
    t.does('decoy', 'h');
    assert.deepEqual(
      t.told('activationDrawn').map((f) => [f.level, f.part, f.reason]),
      [['low', 'low', 'decoy']],
    );
    assert.equal(t.at(t.enemy('near')), 'h');
    assert.equal(t.at(t.enemy('far')), 'x');
  },
  lures,
);

rule(
  'A6, EA7 if one of them sees an Attention token then, it moves 1 space toward its owner',
  {
    board: { drawing: STREET },
    stalkers: [
      { ...S, at: 'e', bolts: 1 },
      { ...S, at: 'g', attention: { level: 'low', at: 'b' } },
    ],
    enemies: [{ card: 'blind', at: 'd', facing: 'north' }],
    decks: { low: ['lure'] },
  },
  (t) => {
    t.does('decoy', 'h');
    assert.equal(t.at(t.enemy()), 'h');
    assert.equal(t.attention(0), 'low g');
    assert.equal(t.attention(1), 'low b', 'not seen by it');
  },
  lures,
);

rule(
  'A6, S9 a pinned Enemy beside it neither acts nor counts as one that sees a token',
  {
    board: { drawing: STREET },
    stalkers: [{ ...S, at: 'e', bolts: 1 }],
    enemies: [{ card: 'blind', at: 'h', pinDown: true }],
    decks: { low: ['lure'] },
  },
  (t) => {
    t.does('decoy', 'h');
    assert.equal(t.told('activationDrawn').length, 1);
    assert.equal(t.attention(), 'low h', 'it lies before a pinned Enemy');
  },
  lures,
);

rule(
  'A6, LT2 beside is also through an Entrance',
  {
    board: {
      drawing: '+---+---+---+\n| a   b | c |\n+---+---+---+',
      entrances: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
    },
    stalkers: [{ ...S, at: 'a', bolts: 1 }],
    enemies: [{ card: 'blind', at: 'c', facing: 'north' }],
    decks: { low: ['lure'] },
  },
  (t) => {
    t.does('decoy', 'b');
    assert.equal(t.told('activationDrawn').length, 1);
    assert.equal(t.at(t.enemy()), 'b');
  },
  lures,
);

rule(
  'A6, M5 beside is as each Enemy treats edges: not through a window for a Dog',
  {
    board: { drawing: '+---+---+---+\n| a   b W c |\n+---+---+---+' },
    stalkers: [{ ...S, at: 'a', bolts: 1 }],
    enemies: [{ card: 'hound', at: 'c', facing: 'north' }],
    decks: { low: ['lure'] },
  },
  (t) => {
    t.does('decoy', 'b');
    assert.equal(t.told('activationDrawn').length, 0);
  },
  lures,
);

rule(
  'A6, M8 a Decoy cannot land on water',
  {
    board: { drawing: STREET, spaces: { f: { water: true } } },
    stalkers: [{ ...S, at: 'a', bolts: 1 }],
  },
  (t) => {
    t.does('decoy').offersNot('f').does('e');
  },
  plain,
);
