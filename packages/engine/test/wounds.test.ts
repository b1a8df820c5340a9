import assert from 'node:assert/strict';
import { killEnemy, loseEnemyHp, toHit, wound } from '../src/rules/harm/wounds.ts';
import { isCovered } from '../src/rules/map/symbols.ts';
import { ROW } from '../testing/boards.ts';
import { fightBox, GUNNER, plain, type Results } from '../testing/fight.ts';
import { rule } from '../testing/table.ts';

const board = { drawing: ROW };
/** Two successes: a light wound on the test Enemies' Torso. */
const LIGHT: Results = { stalker: ['1', '1'], equipment: [0] };
/** Five: a heavy one. */
const HEAVY: Results = { stalker: ['2', '2'], equipment: [1] };
const MAN_AT_C = { card: 'man', at: 'c', hp: 2 } as const;
const BRUTE_AT_C = { card: 'brute', at: 'c' } as const;

/** A tester that can wound everybody on the map without attacking. */
const cursing = fightBox({
  free: {
    *light(game) {
      for (const enemy of [...game.state.enemies])
        yield* wound(game, enemy, 'light', { from: null, picks: 'lead' });
    },
    *kill(game) {
      for (const enemy of [...game.state.enemies]) yield* killEnemy(game, enemy);
    },
    *drain(game) {
      for (const enemy of [...game.state.enemies]) yield* loseEnemyHp(game, enemy, 2, 'test');
    },
  },
});

rule(
  'AK6 the highest threshold reached counts, none is a miss',
  { board, stalkers: [GUNNER], enemies: [BRUTE_AT_C] },
  (t) => {
    const card = t.game.box.enemies['brute'] ?? assert.fail();
    const at = (successes: number) => toHit(card, 'torso', successes)?.at ?? null;
    assert.deepEqual([0, 1, 2, 4, 5, 7, 8, 20].map(at), [null, null, 2, 2, 5, 5, 8, 8]);
    assert.equal(toHit(card, 'head', 6)?.at, 6);
  },
  plain,
);

rule(
  'AK3 an Enemy without the part is hit on the Torso',
  { board, stalkers: [GUNNER], enemies: [{ card: 'headless', at: 'c' }] },
  (t) => {
    const card = t.game.box.enemies['headless'] ?? assert.fail();
    assert.equal(toHit(card, 'head', 2)?.at, 2);
  },
  plain,
);

rule(
  'AK6 several effects of one threshold are resolved left to right',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ card: 'twofold', at: 'c' }],
    dice: HEAVY,
    decks: { wounds: ['wound-b'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.deepEqual(
      t.facts.flatMap(({ fact }) => (fact === 'hpLost' || fact === 'woundDrawn' ? [fact] : [])),
      ['hpLost', 'woundDrawn', 'hpLost'],
    );
    assert.equal(t.enemy().hp, 1);
  },
  plain,
);

rule(
  'AK6 what is left of the effects is lost when the first one kills',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ card: 'twofold', at: 'c', hp: 1 }],
    dice: HEAVY,
    decks: { wounds: ['wound-b'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.alive(), false);
    assert.equal(t.told('woundDrawn').length, 0);
  },
  plain,
);

rule(
  'W1 a wound draws the top card, applies the matching half and discards it',
  {
    board,
    stalkers: [GUNNER],
    enemies: [BRUTE_AT_C],
    dice: LIGHT,
    decks: { wounds: ['wound-c', 'wound-b'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.deepEqual(
      t.told('woundDrawn').map(({ card, wound: depth, outcome }) => [card, depth, outcome]),
      [['wound-c', 'light', 'exposed']],
    );
    assert.equal(t.state.decks.woundDiscard.at(-1), 'wound-c');
    assert.equal(t.state.decks.wounds.at(-1), 'wound-b');
    assert.equal(t.enemy().exposed, true);
    assert.equal(t.enemy().hp, 3);
  },
  plain,
);

rule(
  'W2 a heavy wound may expose and pin',
  { board, stalkers: [GUNNER], enemies: [BRUTE_AT_C], dice: HEAVY, decks: { wounds: ['wound-c'] } },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.enemy().exposed, true);
    assert.equal(t.enemy().pinDown, true);
  },
  plain,
);

rule(
  'W2 not yet pinned it gains Pin Down and is not pushed',
  { board, stalkers: [GUNNER], enemies: [BRUTE_AT_C], dice: LIGHT, decks: { wounds: ['wound-a'] } },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.enemy().pinDown, true);
    assert.equal(t.at(t.enemy()), 'c');
  },
  plain,
);

rule(
  'W2, W3 already pinned it is pushed away from the attacker and faces where it came from',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, pinDown: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.at(t.enemy()), 'd');
    assert.equal(t.facing(), 'west');
    assert.equal(t.told('moved')[0]?.how, 'push');
  },
  plain,
);

rule(
  'W2 a Pin dealt with masks before the card was drawn counts as already there',
  {
    board,
    stalkers: [GUNNER],
    enemies: [BRUTE_AT_C],
    dice: { stalker: ['1+mask', '1+mask'], equipment: [0] },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent', 'pin');
    assert.equal(t.at(t.enemy()), 'd');
  },
  plain,
);

rule(
  'W2 a heavy wound takes 1 HP if it was already pinned, else pins',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, pinDown: true }],
    dice: HEAVY,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.enemy().hp, 2);
  },
  plain,
);

rule(
  'W2 not pinned the same card only pins',
  { board, stalkers: [GUNNER], enemies: [BRUTE_AT_C], dice: HEAVY, decks: { wounds: ['wound-a'] } },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.enemy().hp, 3);
    assert.equal(t.enemy().pinDown, true);
  },
  plain,
);

rule(
  'W1, W2 a card that says so takes 1 HP and shuffles everything back, itself included',
  { board, stalkers: [GUNNER], enemies: [BRUTE_AT_C], dice: LIGHT, decks: { wounds: ['wound-d'] } },
  (t) => {
    const cards = t.state.decks.wounds.length + t.state.decks.woundDiscard.length;
    t.does('attack:silent');
    assert.equal(t.enemy().hp, 2);
    assert.equal(t.state.decks.woundDiscard.length, 0);
    assert.equal(t.state.decks.wounds.length, cards);
    assert.equal(t.told('woundsReshuffled').length, 1);
  },
  plain,
);

rule(
  'S4 on an Exposed Enemy a Light Wound becomes Heavy and the token goes',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, exposed: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-b'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.told('woundDrawn')[0]?.wound, 'heavy');
    assert.equal(t.enemy().hp, 2);
    assert.equal(t.enemy().exposed, false);
  },
  plain,
);

rule(
  'S4 a raised wound that itself deals Exposed leaves a new token',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, exposed: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.enemy().exposed, true);
    assert.equal(t.enemy().pinDown, true);
  },
  plain,
);

rule(
  'S4 on an Exposed Enemy a Heavy Wound takes 2 HP without a card',
  { board, stalkers: [GUNNER], enemies: [{ ...BRUTE_AT_C, exposed: true }], dice: HEAVY },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.told('woundDrawn').length, 0);
    assert.equal(t.enemy().hp, 1);
    assert.equal(t.enemy().exposed, false);
  },
  plain,
);

rule(
  'S4 losing HP without a wound does not use Exposed up',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, exposed: true }],
    dice: { stalker: ['3', '3'], equipment: [2] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.enemy().hp, 2);
    assert.equal(t.enemy().exposed, true);
  },
  plain,
);

rule(
  'W3 without a space farther away it stays',
  {
    board: { drawing: '+---+---+---+\n| a   b   c |\n+---+---+---+' },
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, pinDown: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.at(t.enemy()), 'c');
  },
  plain,
);

rule(
  'W3 a space as near as now is not away',
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   b   c   d |
      +---+   +   +---+
          | x   x |
          +---+---+
      `,
    },
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, pinDown: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent').asks('action');
    assert.equal(t.at(t.enemy()), 'd');
  },
  plain,
);

rule(
  'W3 a full space takes nobody',
  {
    board,
    stalkers: [GUNNER],
    enemies: [
      { ...BRUTE_AT_C, pinDown: true },
      { card: 'brute', at: 'd' },
    ],
    dice: LIGHT,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent', 'E1');
    assert.equal(t.at(t.enemy()), 'c');
  },
  plain,
);

rule(
  "W3 of several spaces the attacker's player picks; a beast is not pushed through a window",
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   b   c W d |
      +---+---+   +---+
              | e |
              +   +
              | f |
              +---+
      `,
    },
    stalkers: [{ ...GUNNER, at: 'a' }],
    enemies: [{ card: 'man', at: 'c', hp: 2, pinDown: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent').asks('pushAway').offers('d', 'e').offersNot('b');
    t.does('d');
    assert.equal(t.at(t.enemy()), 'd');
  },
  plain,
);

rule(
  'W3, M5 a window is a wall for a beast that is pushed',
  {
    board: {
      drawing: `
      +---+---+---+---+
      | a   b   c W d |
      +---+---+   +---+
              | e |
              +---+
      `,
    },
    stalkers: [{ ...GUNNER, at: 'a' }],
    enemies: [{ ...BRUTE_AT_C, pinDown: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent').asks('action');
    assert.equal(t.at(t.enemy()), 'e');
  },
  plain,
);

rule(
  'W3 without an attacker it stays',
  { board, stalkers: [GUNNER], enemies: [{ ...BRUTE_AT_C, pinDown: true }], decks: { wounds: ['wound-a'] } },
  (t) => {
    t.does('light');
    assert.equal(t.at(t.enemy()), 'c');
  },
  cursing,
);

rule(
  'W3 an Enemy that cannot be pushed stays',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ card: 'stony', at: 'c', pinDown: true }],
    dice: LIGHT,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.at(t.enemy()), 'c');
  },
  plain,
);

rule(
  'W4 at 0 HP it dies: back to the pool, its statuses to the supply',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ ...BRUTE_AT_C, hp: 2, pinDown: true, exposed: true }],
    kinds: { brute: { pool: 1 } },
  },
  (t) => {
    const { pinDown, exposed } = t.state.supply;
    t.does('drain');
    assert.equal(t.alive(), false);
    assert.equal(t.state.kinds[0]?.pool, 2);
    assert.deepEqual([t.state.supply.pinDown, t.state.supply.exposed], [pinDown + 1, exposed + 1]);
    assert.equal(t.told('died')[0]?.card, 'brute');
  },
  cursing,
);

rule(
  'W4 its symbol is uncovered when it dies',
  {
    board,
    stalkers: [GUNNER],
    enemies: [BRUTE_AT_C],
    anomalies: [{ card: 'whirl', center: 'c', symbols: [['c', [4]]] }],
  },
  (t) => {
    const ref = { overlay: t.state.overlays[0]?.id ?? assert.fail(), symbol: 0 };
    assert.equal(isCovered(t.game, ref), true);
    t.does('kill');
    assert.equal(isCovered(t.game, ref), false);
  },
  cursing,
);

rule(
  'W4 a dead Human leaves a Loot token on its space',
  { board, stalkers: [GUNNER], enemies: [MAN_AT_C] },
  (t) => {
    t.does('kill');
    assert.equal(t.told('lootDropped').length, 1);
    assert.deepEqual(
      t.state.loot.map(({ space, tokens }) => [
        t.game.board.spaces[space]?.name,
        tokens.length,
        tokens[0]?.up,
      ]),
      [['c', 1, false]],
    );
  },
  cursing,
);

rule(
  'W4 Mutants leave none',
  { board, stalkers: [GUNNER], enemies: [BRUTE_AT_C] },
  (t) => {
    t.does('kill');
    assert.equal(t.told('lootDropped').length, 0);
  },
  cursing,
);

rule(
  'E4 a Human that is Psionic leaves none',
  { board, stalkers: [GUNNER], enemies: [{ card: 'mystic', at: 'c' }] },
  (t) => {
    t.does('kill');
    assert.equal(t.told('lootDropped').length, 0);
  },
  cursing,
);

rule(
  'AT2 when the last one who saw the Stalker dies its High stays where it is',
  {
    board,
    stalkers: [{ ...GUNNER, attention: { level: 'high', at: 'a' } }],
    enemies: [{ card: 'watcher', at: 'c' }],
  },
  (t) => {
    t.does('kill');
    assert.equal(t.attention(), 'high a');
  },
  cursing,
);

rule(
  "AK6 an Enemy's own armor is taken off with its reason",
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ card: 'shelled', at: 'c' }],
    dice: { stalker: ['2', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:silent');
    const [resolved] = t.told('attackResolved');
    assert.equal(resolved?.successes, 1);
    assert.equal(resolved?.threshold, null);
    assert.deepEqual(resolved?.modifiers.at(-1), { reason: 'ability:shelled', by: -2 });
  },
  plain,
);
