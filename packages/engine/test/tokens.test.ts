import assert from 'node:assert/strict';
import { spaceAt } from '../src/board/index.ts';
import type { Game } from '../src/model/game.ts';
import type { LootTokenFace, UnknownTokenFace } from '../src/model/index.ts';
import type { Rule } from '../src/model/rule.ts';
import { resolveUnknown, resolveUnknowns, spawn } from '../src/rules/enemy/unknown.ts';
import { dropLoot } from '../src/rules/map/loot.ts';
import { FIELD, LONG, ROW } from '../testing/boards.ts';
import { deadly, type EnemyExtras, enemyRule, nameOf, path } from '../testing/enemies.ts';
import type { Table } from '../testing/table.ts';

const low = (at: string) => ({ level: 'low', at }) as const;
const high = (at: string) => ({ level: 'high', at }) as const;

const faces: readonly UnknownTokenFace[] = [
  { id: 'none', copies: 1, shows: null },
  { id: 'one', copies: 1, shows: { colour: 'yellow', enemies: 1, facing: 1 } },
  { id: 'two', copies: 1, shows: { colour: 'yellow', enemies: 2, facing: 3 } },
  { id: 'other', copies: 1, shows: { colour: 'green', enemies: 1, facing: 0 } },
];
const on = (game: Game, name: string) => spaceAt(game.board, name) ?? assert.fail(name);
const resolving: EnemyExtras = {
  unknown: faces,
  free: {
    resolve: (game) => resolveUnknown(game, on(game, 'c')),
    all: (game) => resolveUnknowns(game, 'all'),
    each: (game) => resolveUnknowns(game, 'eachStack'),
    closest: (game) => resolveUnknowns(game, 'closestToLead'),
  },
};
const turnedUp = (t: Table): string =>
  t
    .told('unknownTurnedUp')
    .map(({ space, token }) => `${nameOf(t, space)}:${token}`)
    .join(' ');
const placed = (t: Table): string[] => t.told('placed').map(({ space }) => nameOf(t, space));

enemyRule(
  'T5 an X is discarded',
  resolving,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    kinds: { walker: { colours: ['yellow'], pool: 2 } },
    unknown: [{ at: 'c', tokens: ['one', 'none'] }],
  },
  (t) => {
    t.does('resolve');
    assert.equal(turnedUp(t), 'c:none');
    assert.deepEqual(placed(t), []);
    assert.deepEqual(t.state.unknown[0]?.tokens, ['one']);
  },
);

enemyRule(
  'T5 Enemies of that colour come from the pool, facing along the arrow, and the token is gone',
  resolving,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    kinds: { walker: { colours: ['yellow'], pool: 2 }, blind: { colours: ['red'], pool: 2 } },
    unknown: [{ at: 'c', tokens: ['one'] }],
  },
  (t) => {
    t.does('resolve');
    const [came] = t.state.enemies;
    assert.equal(came?.card, 'walker');
    assert.equal(came?.facing, 1);
    assert.equal(came?.hp, 2);
    assert.deepEqual(placed(t), ['c']);
    assert.equal(t.state.kinds[0]?.pool, 1);
    assert.deepEqual(t.state.unknown, []);
  },
);

enemyRule(
  'T5 E5 with fewer in the pool only those come',
  resolving,
  {
    board: { drawing: FIELD },
    stalkers: [{ at: 'i' }],
    kinds: { walker: { colours: ['yellow'], pool: 1 } },
    unknown: [{ at: 'c', tokens: ['two'] }],
  },
  (t) => {
    t.does('resolve');
    assert.deepEqual(placed(t), ['c']);
    assert.equal(t.state.kinds[0]?.pool, 0);
    assert.equal(t.told('activationDrawn').length, 0);
  },
);

enemyRule(
  'T7 one for whom there is no room goes to the closest space with room, facing the one it should have had',
  resolving,
  {
    board: {
      drawing: `
        +---+---+---+
        | a | c   d |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'a' }],
    kinds: { walker: { colours: ['yellow'], pool: 2 } },
    unknown: [{ at: 'c', tokens: ['two'] }],
  },
  (t) => {
    t.does('resolve');
    assert.deepEqual(placed(t), ['c', 'd']);
    assert.equal(t.state.enemies[0]?.facing, 3);
    assert.equal(t.state.enemies[1]?.facing, 3);
    assert.equal(nameOf(t, t.told('placed')[1]?.meant), 'c');
  },
);

enemyRule(
  'T7, D12 its own route does not lead through a full space with a Stalker',
  resolving,
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c   d |
        +   +---+   +---+
        | e |   | f |
        +---+   +   +---+
                | g   h |
                +---+---+
      `,
    },
    stalkers: [{ at: 'd' }, { at: 'b' }],
    enemies: [
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'f' },
      { card: 'blind', at: 'g' },
    ],
    kinds: { walker: { colours: ['yellow'], pool: 1 }, blind: { team: 1 } },
    unknown: [{ at: 'c', tokens: ['one'] }],
  },
  (t) => {
    t.does('resolve');
    assert.deepEqual(placed(t), ['h'], 'a is nearer, behind a Stalker');
  },
);

enemyRule(
  'T7 ties for the closest space with room are the Lead Stalker’s',
  resolving,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'blind', at: 'c' }],
    kinds: { walker: { colours: ['yellow'], pool: 1 }, blind: { team: 1 } },
    unknown: [{ at: 'c', tokens: ['one'] }],
  },
  (t) => {
    t.does('resolve').asks('tieClosest').offers('b', 'd').does('d');
    assert.deepEqual(placed(t), ['d']);
    assert.equal(t.state.enemies[1]?.facing, 3);
  },
);

const nobodyLeft: EnemyExtras = {
  ...resolving,
  low: [{ do: 'move', who: { colours: 'all', nearest: 'leadStalker' }, upTo: 1, toward: 'lowAttention' }],
  high: [{ do: 'goForward', who: { colours: 'all' }, upTo: 1 }],
  bottom: { do: 'exposeSeen' },
};

enemyRule(
  'T5 example 17: none left to place: a card for just the unpinned one of that colour closest to the token',
  nobodyLeft,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: low('a') }],
    stalkerCount: 1,
    enemies: [
      { card: 'walker', at: 'd', pinDown: true, name: 'pinned' },
      { card: 'walker', at: 'f', name: 'close' },
      { card: 'walker', at: 'h', name: 'far' },
      { card: 'blind', at: 'g', name: 'other' },
    ],
    kinds: { walker: { colours: ['yellow'] }, blind: { colours: ['red'] } },
    unknown: [{ at: 'c', tokens: ['one'] }],
  },
  (t) => {
    t.does('resolve');
    assert.equal(t.told('activationDrawn')[0]?.reason, 'unknown');
    assert.equal(path(t, 'close'), 'e');
    for (const name of ['pinned', 'far', 'other']) assert.equal(path(t, name), '');
    assert.deepEqual(t.state.unknown, []);
  },
);

enemyRule(
  'T5 EA4 a high card if any High is on the map, without its bottom step',
  nobodyLeft,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a', attention: high('b') }],
    enemies: [{ card: 'walker', at: 'f', facing: 'east' }],
    kinds: { walker: { colours: ['yellow'] } },
    unknown: [{ at: 'c', tokens: ['one'] }],
  },
  (t) => {
    t.does('resolve');
    assert.equal(t.told('activationDrawn')[0]?.level, 'high');
    assert.equal(path(t), 'g');
    assert.equal(t.enemy().exposed, false);
  },
);

enemyRule(
  'T5 no Enemy card of the Mission bears that colour, or none can be activated: no card is drawn',
  nobodyLeft,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'walker', at: 'f', pinDown: true }],
    kinds: { walker: { colours: ['yellow'] } },
    unknown: [{ at: 'c', tokens: ['one', 'other'] }],
  },
  (t) => {
    t.does('resolve', 'resolve');
    assert.equal(turnedUp(t), 'c:other c:one');
    assert.equal(t.told('activationDrawn').length, 0);
    assert.deepEqual(t.state.unknown, []);
  },
);

enemyRule(
  'AT2 AN9 an Enemy placed is looked at at once, does not roll and covers a symbol',
  { ...resolving, anomalies: [deadly], enemies: [] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'e' }],
    kinds: { guard: { colours: ['yellow'], pool: 1 } },
    unknown: [{ at: 'c', tokens: ['one'] }],
    anomalies: [{ card: 'deadly', center: 'c', symbols: [['c', [3, 4]]] }],
  },
  (t) => {
    t.does('resolve');
    assert.equal(t.attention(), 'high e');
    assert.equal(t.told('anomalyRolled').length, 0);
    assert.equal(t.told('symbolCovered')[0]?.petals, 4);
  },
);

const stacks = [
  { at: 'b', tokens: ['none', 'one'] },
  { at: 'd', tokens: ['none'] },
];

enemyRule(
  'T6 several are resolved one by one, the Lead Stalker chooses the order',
  resolving,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }, { at: 'e' }],
    lead: 1,
    unknown: stacks,
  },
  (t) => {
    t.does('all').asks('unknownOrder').offers('b', 'd');
    assert.equal(t.decision.who, 1);
    t.does('b', 'd');
    assert.equal(turnedUp(t), 'b:one d:none b:none');
    assert.deepEqual(t.state.unknown, []);
  },
);

enemyRule(
  'T6 "from each stack" takes one per stack',
  resolving,
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], unknown: stacks },
  (t) => {
    t.does('each', 'd');
    assert.equal(turnedUp(t), 'd:none b:one');
    assert.deepEqual(
      t.state.unknown.map(({ tokens }) => tokens),
      [['none']],
    );
  },
);

enemyRule(
  'T6 tokens added meanwhile are left alone',
  {
    ...resolving,
    low: [{ do: 'special', who: { colours: 'all' } }],
    enemies: [],
    unknown: [...faces],
    free: {
      *adding(game) {
        const rule: Rule = resolveUnknowns(game, 'eachStack');
        // The first question is asked; then a token is laid on top of each stack.
        const first = rule.next(0);
        for (const stack of game.state.unknown) stack.tokens.push('two');
        if (!first.done) rule.next(0);
      },
    },
  },
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], unknown: stacks },
  (t) => {
    t.does('adding');
    assert.equal(turnedUp(t), 'b:one d:none');
  },
);

enemyRule(
  'T6 D11 the one closest to the Lead Stalker, by the Stalker’s own route',
  resolving,
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], unknown: stacks },
  (t) => {
    t.does('closest');
    assert.equal(turnedUp(t), 'b:one');
  },
);

enemyRule(
  'T6 none on the map: nothing happens',
  resolving,
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }] },
  (t) => {
    t.does('all', 'each', 'closest', 'resolve');
    assert.equal(turnedUp(t), '');
  },
);

enemyRule(
  'T5 where several kinds bear the colour the Lead Stalker says which comes',
  resolving,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    kinds: {
      walker: { colours: ['yellow'], pool: 1 },
      beast: { colours: ['yellow'], pool: 1 },
      blind: { colours: ['yellow'], pool: 0 },
    },
    unknown: [{ at: 'c', tokens: ['one'] }],
  },
  (t) => {
    t.does('resolve').asks('card').offers('walker', 'beast').offersNot('blind').does('beast');
    assert.equal(t.state.enemies[0]?.card, 'beast');
  },
);

enemyRule(
  'T5 where the kind that comes has too few left another of that colour fills up',
  resolving,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    kinds: {
      walker: { colours: ['yellow'], pool: 1 },
      beast: { colours: ['yellow'], pool: 3 },
    },
    unknown: [{ at: 'c', tokens: ['two'] }],
  },
  (t) => {
    t.does('resolve', 'walker').passes('tieClosest');
    assert.deepEqual(
      t.state.enemies.map(({ card }) => card),
      ['walker', 'beast'],
    );
    assert.equal(t.told('activationDrawn').length, 0);
  },
);

enemyRule(
  'E5 never more of a kind are on the map than its pool',
  {
    free: {
      *swarm(game) {
        yield* spawn(game, 'walker', 5, on(game, 'c'), 0);
      },
    },
  },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }],
    enemies: [{ card: 'walker', at: 'i' }],
    kinds: { walker: { pool: 2 } },
  },
  (t) => {
    t.does('swarm').until('action');
    assert.equal(t.state.enemies.length, 3);
    assert.equal(t.told('componentRanOut').length, 1);
  },
);

const gifts: readonly LootTokenFace[] = [
  { id: 'gold', copies: 1, gifts: [{ gift: 'coupons', coupons: 100 }] },
  { id: 'sack', copies: 1, gifts: [{ gift: 'bolts', count: 2 }, { gift: 'focus' }] },
  { id: 'crate', copies: 1, gifts: [{ gift: 'magazineOfChoice' }] },
  { id: 'clip', copies: 1, gifts: [{ gift: 'magazine', magazine: 'rifle', count: 2 }] },
  { id: 'lunch', copies: 1, gifts: [{ gift: 'item', type: 'food' }] },
  { id: 'rack', copies: 1, gifts: [{ gift: 'weapon', tier: 1 }] },
  { id: 'dust', copies: 1, gifts: [{ gift: 'nothing' }] },
];
const looting: EnemyExtras = {
  loot: gifts,
  free: {
    *drop(game) {
      dropLoot(game, on(game, 'a'));
    },
  },
};
const loot = (...tokens: readonly string[]) => [{ at: 'a', tokens: [...tokens] }];

enemyRule(
  'T4 the top one is turned up, gives what it shows and is gone for the rest of the Mission',
  looting,
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], loot: loot('gold', 'sack'), decks: { loot: [] } },
  (t) => {
    t.does('pickUp');
    assert.equal(t.told('lootTurnedUp')[0]?.token, 'sack');
    assert.equal(t.stalker().bolts, 2);
    assert.equal(t.stalker().focus, true);
    assert.deepEqual(t.state.loot[0]?.tokens, [{ token: 'gold', up: false }]);
    t.does('pickUp');
    assert.equal(t.told('coupons')[0]?.coupons, 100);
    assert.deepEqual(t.state.loot, []);
    assert.deepEqual(t.state.decks.loot, []);
  },
);

enemyRule(
  'T4 a Magazine of one’s choice, as long as the supply has some',
  looting,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    loot: loot('clip', 'crate'),
    supply: { magazines: { pistol: 0 } },
  },
  (t) => {
    t.does('pickUp').asks('magazine').offers('rifle', 'shotgun').offersNot('pistol').does('shotgun');
    assert.equal(t.stalker().magazines.shotgun, 1);
    t.does('pickUp');
    assert.equal(t.stalker().magazines.rifle, 2);
  },
);

enemyRule(
  'T4 EQ9 an Item of a type, a Weapon of a tier; G2 nothing if there is none',
  looting,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    loot: loot('lunch', 'rack'),
    decks: { items: ['bandage', 'ration'], weapons: ['cannon'] },
  },
  (t) => {
    t.does('pickUp');
    assert.equal(t.told('componentRanOut')[0]?.component, 'weapons');
    t.does('pickUp').until('action');
    assert.deepEqual(
      t.stalker().backpack.map(({ card }) => card),
      ['ration'],
    );
  },
);

enemyRule(
  'T4 some hold nothing',
  looting,
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], loot: loot('dust') },
  (t) => {
    t.does('pickUp');
    assert.deepEqual(t.state.loot, []);
  },
);

enemyRule(
  'W4 T4 Loot is dropped face down on top of the stack, random, and not more than the box holds',
  looting,
  { board: { drawing: ROW }, stalkers: [{ at: 'a' }], loot: loot('dust'), decks: { loot: ['gold'] } },
  (t) => {
    t.does('drop', 'drop');
    assert.deepEqual(t.state.loot[0]?.tokens.at(-1), { token: 'gold', up: false });
    assert.equal(t.state.loot[0]?.tokens.length, 2);
    assert.equal(t.told('componentRanOut')[0]?.component, 'loot');
  },
);

const artifact = { card: 'deadly', center: 'a', symbols: [['a', [4]]] } as const;

enemyRule(
  'T3 an Artifact token on an Anomaly’s symbol is a card of that Anomaly’s type',
  { anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    anomalies: [{ ...artifact, symbols: [['a', [4]]] }],
    artifactTokens: [{ at: 'a', on: { anomaly: 0, petals: 4 } }],
    decks: { artifacts: ['shard', 'ember', 'pebble'] },
  },
  (t) => {
    t.does('pickUp').until('action');
    const { artifacts, backpack } = t.stalker();
    assert.deepEqual(
      [...artifacts, ...backpack].map(({ card }) => card),
      ['ember'],
    );
    assert.deepEqual(t.state.artifacts, []);
    assert.equal(t.state.supply.artifacts, 5);
  },
);

enemyRule(
  'T3 if none of that type is left, any',
  { anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    anomalies: [{ ...artifact, symbols: [['a', [4]]] }],
    artifactTokens: [{ at: 'a', on: { anomaly: 0, petals: 4 } }],
    decks: { artifacts: ['pebble'] },
  },
  (t) => {
    t.does('pickUp').until('action');
    const { artifacts, backpack } = t.stalker();
    assert.equal([...artifacts, ...backpack][0]?.card, 'pebble');
  },
);

enemyRule(
  'T3 not on an Anomaly space: any random Artifact card',
  {},
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }],
    artifactTokens: [{ at: 'a' }],
    decks: { artifacts: ['pebble'] },
  },
  (t) => {
    t.does('pickUp').until('action');
    assert.equal(t.told('cardGained')[0]?.card, 'pebble');
  },
);
