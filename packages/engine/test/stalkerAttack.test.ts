import assert from 'node:assert/strict';
import { attackPool, planAttack } from '../src/rules/attack/attackPool.ts';
import { blastSpace } from '../src/rules/attack/blast.ts';
import { PAIRS, ROW } from '../testing/boards.ts';
import { fightBox, GUNNER, plain, type Results } from '../testing/fight.ts';
import { rule } from '../testing/table.ts';

const board = { drawing: ROW };
const NOTHING: Results = { stalker: ['1', '1'], equipment: [0] };
const at = (space: string, card = 'brute') => ({ card, at: space });

rule(
  'AK1 a target must be in LoS and within maximum Range',
  {
    board: {
      drawing: `
      +---+---+---+---+---+
      | a   b   c   d   e |
      +   +---+---+---+---+
      | f   g |
      +---+---+
      `,
    },
    stalkers: [GUNNER],
    enemies: [at('b'), at('d'), at('e'), at('g')],
  },
  (t) => {
    // e is at Range 4; g is near but around the corner.
    t.does('attack:silent').asks('target').offers('E1', 'E2').offersNot('E3', 'E4');
    t.leavesOpen('target');
  },
  plain,
);

rule(
  'AK1 an attack with a minimum Range refuses what is too near',
  { board, stalkers: [GUNNER], enemies: [at('b')] },
  (t) => {
    t.offersNot('attack:long').offers('attack:shot');
    assert.equal(t.reasonAgainst('attack:long'), 'noTarget');
  },
  plain,
);

rule(
  'AK1 at its minimum Range it is possible',
  { board, stalkers: [GUNNER], enemies: [at('c')] },
  (t) => {
    t.offers('attack:long');
  },
  plain,
);

rule(
  'AK1, T1 no shot out of, into or through No Visibility',
  { board, stalkers: [GUNNER], enemies: [at('c')], noVisibility: ['b'] },
  (t) => {
    t.offersNot('attack:shot');
    assert.equal(t.reasonAgainst('attack:shot'), 'noTarget');
  },
  plain,
);

rule(
  'AK1 a cloaked Enemy is a target only from near',
  { board, stalkers: [GUNNER], enemies: [at('c', 'cloaked')] },
  (t) => {
    t.offersNot('attack:shot');
  },
  plain,
);

rule(
  'AK1 next to it the cloak is of no use',
  { board, stalkers: [GUNNER], enemies: [at('b', 'cloaked')] },
  (t) => {
    t.offers('attack:shot');
  },
  plain,
);

rule(
  'D1, M5 a shot through a window at a beast is legal (example 26)',
  {
    board: { drawing: '+---+---+---+\n| a W b   c |\n+---+---+---+' },
    stalkers: [GUNNER],
    enemies: [{ card: 'biter', at: 'c', facing: 'west' }],
    dice: NOTHING,
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    // On the beast's side the window is a wall: it never saw the Stalker.
    assert.equal(t.attention(), 'none');
    t.does('attack:silent');
    assert.equal(t.told('stalkerAttacked')[0]?.range, 2);
    assert.equal(t.attention(), 'none');
  },
  plain,
);

rule(
  'AK2 the attack spends its ammo, slides the Turn token and places its Attention on the own space',
  { board, stalkers: [GUNNER], enemies: [at('c')], dice: NOTHING, decks: { wounds: ['wound-c'] } },
  (t) => {
    t.does('attack:shot', 'torso');
    assert.equal(t.stalker().weapon?.ammo, 5);
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.attention(), 'high a');
  },
  plain,
);

rule(
  'AK2, AT4 Low Attention of a Quick Shot does not replace High',
  {
    board,
    stalkers: [{ ...GUNNER, attention: { level: 'high', at: 'b' } }],
    enemies: [at('c')],
    dice: NOTHING,
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:wild');
    assert.equal(t.attention(), 'high b');
    assert.equal(t.stalker().turns[0].slid, 0);
    t.offersNot('attack:wild');
    assert.equal(t.reasonAgainst('attack:wild'), 'oncePerTurn');
  },
  plain,
);

rule(
  'AK2 an attack that names no Attention places none',
  { board, stalkers: [GUNNER], enemies: [at('c')], dice: NOTHING, decks: { wounds: ['wound-c'] } },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.attention(), 'none');
  },
  plain,
);

rule(
  'AK2 without the ammo the attack is refused',
  { board, stalkers: [{ ...GUNNER, weapon: { card: 'gun', ammo: 1 } }], enemies: [at('c')] },
  (t) => {
    t.offersNot('attack:burst').offers('attack:shot', 'attack:unload');
    assert.equal(t.reasonAgainst('attack:burst'), 'noAmmo');
  },
  plain,
);

rule(
  'AK2, EQ6 Unload spends as much as its player says and rolls its dice for each',
  {
    board,
    stalkers: [{ ...GUNNER, weapon: { card: 'gun', ammo: 3 } }],
    enemies: [at('c')],
    dice: { stalker: ['1', '1'], equipment: [0, 0, 0, 0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:unload').asks('ammo').offers('1', '2', '3').offersNot('0', '4').does('2');
    assert.equal(t.stalker().weapon?.ammo, 1);
    assert.equal(t.told('diceRolled')[0]?.dice.length, 6);
  },
  plain,
);

rule(
  'AK3, AK11 a Single Shot lets you pick the Body Part',
  { board, stalkers: [GUNNER], enemies: [at('c')], dice: { stalker: ['3', '3'], equipment: [0] } },
  (t) => {
    t.does('attack:shot').asks('bodyPart').offers('torso', 'head').does('head');
    assert.equal(t.told('attackResolved')[0]?.part, 'head');
    assert.equal(t.enemy().hp, 2);
  },
  plain,
);

rule(
  'AK3 other attacks hit the Torso',
  { board, stalkers: [GUNNER], enemies: [at('c')], dice: NOTHING, decks: { wounds: ['wound-c'] } },
  (t) => {
    t.does('attack:silent').asks('action');
    assert.equal(t.told('attackResolved')[0]?.part, 'torso');
  },
  plain,
);

rule(
  'AK3 an Enemy without a Head is not asked about',
  {
    board,
    stalkers: [GUNNER],
    enemies: [at('c', 'headless')],
    dice: NOTHING,
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:shot').asks('action');
  },
  plain,
);

rule(
  "AK6, M10 cover of the target's space is taken off",
  {
    board: { drawing: ROW, spaces: { c: { cover: 1 }, a: { cover: 5 } } },
    stalkers: [GUNNER],
    enemies: [at('c')],
    dice: NOTHING,
  },
  (t) => {
    t.does('attack:silent');
    const [resolved] = t.told('attackResolved');
    assert.equal(resolved?.successes, 1);
    assert.equal(resolved?.threshold, null);
    assert.deepEqual(resolved?.modifiers, [
      { reason: 'dice', by: 2 },
      { reason: 'cover', by: -1 },
    ]);
  },
  plain,
);

rule(
  'AK7 masks buy an effect as often as they can be paid, before successes are compared',
  {
    board,
    stalkers: [GUNNER],
    enemies: [at('c')],
    dice: { stalker: ['2masks', '1+mask'], equipment: [1] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent').asks('masks').offers('done', 'pin', 'edge');
    assert.equal(t.decision.about.amount, 3);
    t.does('edge');
    // Once per attack; two masks are left.
    t.asks('masks').offers('pin').offersNot('edge').does('pin');
    t.asks('action');
    assert.equal(t.told('attackResolved')[0]?.successes, 4);
    assert.equal(t.enemy().pinDown, true);
    assert.deepEqual(
      t.told('masksSpent').map(({ effect, masks }) => [effect, masks]),
      [
        ['edge', 1],
        ['pin', 2],
      ],
    );
  },
  plain,
);

rule(
  'AK7 what was kept may be spent after the wound, on what is sold then',
  {
    board,
    stalkers: [GUNNER],
    enemies: [at('c')],
    dice: { stalker: ['2masks', '1'], equipment: [1] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent', 'done');
    assert.equal(t.told('woundDrawn').length, 1);
    t.asks('masks').offers('pin').offersNot('edge').does('pin');
    assert.equal(t.enemy().pinDown, true);
  },
  plain,
);

rule(
  'AK7 the dead are no target for what is left',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ ...at('c'), hp: 1 }],
    dice: { stalker: ['2masks', '3'], equipment: [0] },
    decks: { wounds: ['wound-d'] },
  },
  (t) => {
    t.does('attack:silent', 'done').asks('action');
    assert.equal(t.alive(), false);
  },
  plain,
);

rule(
  'AK7 without masks nothing is asked, and Equipment dice have none',
  { board, stalkers: [GUNNER], enemies: [at('c')], dice: { stalker: ['3', '2'], equipment: [3] } },
  (t) => {
    t.does('attack:silent').asks('action');
  },
  plain,
);

rule(
  'AK8, F1 a target shot at over a fence faces the fence, hit or missed (example 27)',
  {
    board: {
      drawing: `
      +---+---+---+
      | a : b   c |
      +   +---+   +
      | d   e   f |
      +---+---+---+
      `,
    },
    stalkers: [GUNNER],
    enemies: [{ card: 'man', at: 'b', facing: 'east' }],
    dice: { stalker: ['1', '2masks'], equipment: [0] },
  },
  (t) => {
    t.does('attack:silent').passes('masks');
    assert.equal(t.told('attackResolved')[0]?.threshold, null);
    assert.equal(t.facing(), 'west');
  },
  plain,
);

rule(
  'AK8, AT2 a target that turns and sees the attacker draws its High Attention',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ card: 'man', at: 'c', hp: 1, facing: 'east' }],
    dice: { stalker: ['1', '2masks'], equipment: [0] },
  },
  (t) => {
    t.does('attack:silent').passes('masks');
    assert.equal(t.attention(), 'none');
  },
  plain,
);

rule(
  'AK9, AK12, M10 of a Burst each target takes its own cover off its own share (example 23)',
  {
    board: { drawing: ROW, spaces: { c: { cover: 2 } } },
    stalkers: [GUNNER],
    enemies: [at('c'), at('d')],
    dice: { stalker: ['3', '3'], equipment: [1] },
    decks: { wounds: ['wound-c', 'wound-c'] },
  },
  (t) => {
    t.does('attack:burst', 'E1').asks('spread');
    assert.equal(t.decision.about.amount, 7);
    assert.deepEqual(t.decision.about.dice, t.told('diceRolled')[0]?.dice);
    t.does('3').asks('blastOrder').does('E1');
    assert.deepEqual(
      t.told('attackResolved').map(({ target, successes }) => [target, successes]),
      [
        [t.names['E1'], 2],
        [t.names['E2'], 3],
      ],
    );
  },
  plain,
);

rule(
  'AK12 a Burst reaches Enemies on the space of its target or adjacent to it that are in LoS, and no others',
  {
    board: {
      drawing: `
      +---+---+---+---+---+
      | a   b   b   c   d |
      +---+---+---+   +---+
                  | e |
                  +---+
      `,
    },
    stalkers: [GUNNER],
    enemies: [at('b'), at('b'), at('c'), at('d'), at('e')],
    dice: { stalker: ['3', '3'], equipment: [1] },
    decks: { wounds: ['wound-c', 'wound-c'] },
  },
  (t) => {
    t.does('attack:burst', 'E1');
    const asked: unknown[] = [];
    while (t.decision.kind === 'spread') {
      asked.push(t.decision.about.target);
      t.does('1');
    }
    assert.deepEqual(asked, [t.names['E2'], t.names['E3']]);
    t.until('action');
    assert.equal(t.told('attackResolved').length, 3);
  },
  plain,
);

rule(
  'AK12 an Enemy next to the target but out of LoS gets nothing of a Burst',
  {
    board: {
      drawing: `
      +---+---+---+
      | a   b   c |
      +---+---+   +
              | e |
              +---+
      `,
    },
    stalkers: [GUNNER],
    enemies: [at('c'), at('e')],
    dice: NOTHING,
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:burst').asks('action');
    assert.equal(t.told('attackResolved').length, 1);
  },
  plain,
);

rule(
  'AK12 others are hit on the Torso, with Range and dice of the main target, before any card is drawn',
  {
    board,
    stalkers: [GUNNER],
    enemies: [at('b'), at('c')],
    dice: { stalker: ['1', '1'], equipment: ['accurate'] },
    decks: { wounds: ['wound-c', 'wound-c'] },
  },
  (t) => {
    t.does('attack:burst', 'E1').asks('spread');
    assert.equal(t.decision.about.amount, 6);
    assert.equal(t.told('woundDrawn').length, 0);
    t.does('2', 'E2');
    assert.deepEqual(
      t.told('attackResolved').map(({ target, part, successes }) => [target, part, successes]),
      [
        [t.names['E2'], 'torso', 2],
        [t.names['E1'], 'torso', 4],
      ],
    );
  },
  plain,
);

rule(
  'AK8, AK9 who gets neither share nor effect of a Burst was no target and does not turn',
  {
    board,
    stalkers: [GUNNER],
    enemies: [
      { ...at('c'), facing: 'east' },
      { ...at('d'), facing: 'east' },
    ],
    dice: { stalker: ['1', '1'], equipment: [0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:burst', 'E1', '0');
    assert.equal(t.facing('E1'), 'west');
    assert.equal(t.facing('E2'), 'east');
  },
  plain,
);

rule(
  'AK9 mask effects of a Burst may go to any of them, who then turns too',
  {
    board,
    stalkers: [GUNNER],
    enemies: [
      { ...at('c'), facing: 'east' },
      { ...at('d'), facing: 'east' },
    ],
    dice: { stalker: ['2masks', '1'], equipment: [1] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:burst', 'E1').asks('masks').offers('pin:E1', 'pin:E2').does('pin:E2', '0');
    assert.equal(t.enemy('E2').pinDown, true);
    assert.equal(t.facing('E2'), 'west');
  },
  plain,
);

const blasting = fightBox({
  abilities: {
    maskEffects: [
      {
        id: 'blast',
        cost: 1,
        when: 'before',
        once: true,
        wholeAttack: true,
        possible: () => true,
        *apply(_game, attack) {
          attack.blast = true;
        },
      },
    ],
  },
  free: {
    *grenade(game, stalker) {
      const space = game.board.spaces.find(({ name }) => name === 'b')?.id ?? assert.fail();
      yield* blastSpace(game, stalker, space, 2, 'everybody');
    },
  },
});

rule(
  'AK10 a Blast applies the whole roll to every Enemy on the space, with one Body Part for all',
  {
    board: { drawing: PAIRS, spaces: { b: { cover: 1 } } },
    stalkers: [GUNNER],
    enemies: [at('b'), at('b'), at('c')],
    dice: { stalker: ['3', '1+mask'], equipment: [3] },
    decks: { wounds: ['wound-c', 'wound-c'] },
  },
  (t) => {
    t.does('attack:shot', 'E1', 'head', 'blast').asks('blastOrder').offers('E1', 'E2').does('E2');
    assert.deepEqual(
      t.told('attackResolved').map(({ target, part, successes }) => [target, part, successes]),
      [
        [t.names['E2'], 'head', 6],
        [t.names['E1'], 'head', 6],
      ],
    );
    assert.equal(t.facing('E1'), 'west');
    assert.equal(t.facing('E2'), 'west');
    assert.equal(t.facing('E3'), 'north');
  },
  blasting,
);

rule(
  'AK10, AK14 a Grenade hits Enemies on the Torso and Stalkers as an Attack with the successes as damage',
  {
    board: { drawing: PAIRS, spaces: { b: { cover: 1 } } },
    stalkers: [GUNNER, { card: 'tester', at: 'b', armor: 'vest', exposed: true }],
    enemies: [{ ...at('b'), facing: 'east' }],
    dice: { equipment: [2, 'accurate', 1, 1] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('grenade').asks('blastOrder').does('S2');
    const [defended] = t.told('defended');
    // 4 successes, 1 cover, 3 Exposed, 2 defended.
    assert.deepEqual([defended?.stalker, defended?.damage], [1, 4]);
    assert.equal(t.stalker(1).exposed, false);
    assert.deepEqual(
      t.told('attackResolved').map(({ part, successes }) => [part, successes]),
      [['torso', 3]],
    );
    assert.equal(t.facing(), 'west');
  },
  blasting,
);

rule(
  'M10 a Grenade on the own space meets no cover',
  {
    board: { drawing: PAIRS, spaces: { b: { cover: 1 } } },
    stalkers: [{ card: 'tester', at: 'b', armor: 'rags' }],
    enemies: [at('b')],
    dice: { equipment: [1, 1] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('grenade', 'E1');
    assert.equal(t.told('attackResolved')[0]?.successes, 2);
    assert.equal(t.stalker().hp, 8);
  },
  blasting,
);

const after = (id: string) => ({
  id,
  applies: () => true,
  *perform() {},
});
const following = fightBox({
  abilities: { afterAttack: after('first') },
  artifacts: [
    {
      id: 'echo',
      copies: 1,
      value: 1,
      type: 'fire',
      baseRadiation: 0,
      abilities: { afterAttack: after('second') },
    },
  ],
});

rule(
  'AK13 effects after the attack come in the order the player likes, after the target has turned',
  {
    board,
    stalkers: [{ ...GUNNER, artifacts: ['echo'] }],
    enemies: [{ ...at('c'), facing: 'east' }],
    dice: NOTHING,
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent').asks('orderAfter').offers('tester:first', 'echo:second');
    assert.equal(t.facing(), 'west');
    t.does('echo:second').asks('action');
  },
  following,
);

rule(
  'A8 the Knife hits an Enemy on the own space, places no Attention and reduces it when it kills',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'tester', at: 'a', attention: { level: 'high', at: 'c' } }],
    enemies: [{ ...at('a'), hp: 1 }, at('b')],
    dice: { equipment: [3, 3, 0] },
  },
  (t) => {
    t.does('knife').asks('bodyPart').does('head');
    assert.equal(t.alive(), false);
    // High on the own space because it was seen there, reduced now that nobody sees it.
    assert.equal(t.attention(), 'low a');
    assert.equal(t.stalker().turns[0].slid, 1);
  },
  plain,
);

rule(
  'A8 a Knife attack that only pushes the Enemy away reduces nothing',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'tester', at: 'a', attention: { level: 'high', at: 'a' } }],
    enemies: [{ ...at('a'), pinDown: true }],
    dice: { equipment: [1, 1, 0] },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('knife', 'torso');
    assert.equal(t.at(t.enemy()), 'b');
    assert.equal(t.attention(), 'high a');
  },
  plain,
);

rule(
  'A8 without an Enemy on the space there is no Knife attack',
  { board, stalkers: [GUNNER], enemies: [at('b')] },
  (t) => {
    t.offersNot('knife');
    assert.equal(t.reasonAgainst('knife'), 'noEnemyHere');
  },
  plain,
);

rule(
  'A8 an Enemy that survives does not react by itself',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'tester', at: 'a' }],
    enemies: [at('a')],
    dice: { equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('knife', 'torso').asks('action');
    assert.equal(t.told('enemyAttacked').length, 0);
  },
  plain,
);

rule(
  'A8 by the house rule it reacts at once',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'tester', at: 'a' }],
    enemies: [at('a')],
    options: { meleeReaction: true },
    dice: { equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('knife', 'torso').asks('action');
    assert.equal(t.told('enemyAttacked').length, 1);
    assert.equal(t.stalker().hp, 3);
  },
  plain,
);

rule(
  'A8 by the house rule a pinned one discards its Pin Down instead',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'tester', at: 'a' }],
    enemies: [{ ...at('a'), pinDown: true }],
    options: { meleeReaction: true },
    dice: { equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('knife', 'torso');
    assert.equal(t.told('enemyAttacked').length, 0);
    assert.equal(t.enemy().pinDown, false);
  },
  plain,
);

rule(
  'AK4 the pool of an attack names where each die comes from',
  { board, stalkers: [GUNNER], enemies: [at('c')] },
  (t) => {
    const line = t.game.box.weapons['gun']?.attacks[0] ?? assert.fail();
    const target = t.enemy();
    const attack = planAttack(t.game, {
      stalker: t.stalker(),
      owned: t.stalker().weapon,
      line,
      target,
      space: target.space ?? assert.fail(),
      ammo: 1,
      weapon: true,
    });
    const { stalker, equipment, reasons } = attackPool(t.game, attack);
    assert.deepEqual([stalker, equipment], [2, 1]);
    assert.deepEqual(
      reasons.map(({ reason }) => reason),
      ['shooting', 'attack:shot'],
    );
  },
  plain,
);
