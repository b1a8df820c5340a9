import assert from 'node:assert/strict';
import { box } from '../src/box.ts';
import { weapons } from '../src/weapons/index.ts';
import { ptm } from '../src/weapons/pistols.ts';
import { focused } from '../src/weapons/traits.ts';
import { rule } from './rule.ts';

const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
`;
const PAIRS = `
  +---+---+---+---+---+---+
  | a   a   b   b   c   c |
  +---+---+---+---+---+---+
`;
/** Nine spaces for long shots. */
const LONG = `
  +---+---+---+---+---+---+---+---+---+
  | a   b   c   d   e   f   g   h   i |
  +---+---+---+---+---+---+---+---+---+
`;
const board = { drawing: ROW };
const EAST = { facing: 'east' } as const;

rule('Weapon cards show their printed figures', { board, stalkers: [{ card: 'chort', at: 'a' }] }, () => {
  assert.deepEqual(
    ['ptm', 'sawed-off', 'akm-74u', 'sa-lavina', 'dp-12']
      .map((name) => weapons.find(({ id }) => id === name) ?? assert.fail(name))
      .map(({ id, value, accurate, maximum, ammo, capacity, attacks }) => [
        id,
        value,
        accurate.join('-'),
        maximum,
        ammo,
        capacity,
        attacks.map((line) => `${line.id} ${line.ammo} +${line.dice}${line.masks ? ' mask' : ''}`).join(', '),
      ]),
    [
      ['ptm', 100, '0-1', 2, 'pistol', 4, 'quickShot 1 +1, singleShot 1 +1'],
      ['sawed-off', 300, '0-1', 2, 'shotgun', 2, 'doubleBarrel 2 +3, singleBarrel 1 +1'],
      ['akm-74u', 1000, '2-2', 3, 'rifle', 6, 'singleShot 1 +2, burst 2 +2 mask'],
      ['sa-lavina', 5000, '1-3', 4, 'rifle', 4, 'singleShot 1 +2, burst 3 +3'],
      ['dp-12', 6000, '0-2', 3, 'shotgun', 3, 'singleShot 1 +3, unload X +2'],
    ],
  );
});

rule(
  "PTM's Quick Shot is Free, once per Turn, and places Low Attention",
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:quickShot');
    assert.equal(t.stalker().turns[0].slid, 0);
    // The target turned and sees the shooter now: AT2 made it High.
    assert.deepEqual(
      t.told('attentionPlaced').map(({ level }) => level),
      ['low', 'high'],
    );
    assert.equal(t.reasonAgainst('attack:quickShot'), 'oncePerTurn');
    assert.equal(t.stalker().weapon?.ammo, 3);
  },
);

rule(
  'PTM suppresses: 2 masks pin a target once',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2masks', '2masks', '2masks'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('masks').does('suppressing');
    // Four masks are left, but it has its Pin Down.
    t.asks('action');
    assert.equal(t.enemy().pinDown, true);
  },
);

rule(
  'PTM with a single mask suppresses nobody',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1+mask', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('action');
  },
);

rule(
  "AKM-74U's Burst adds 1 mask and spreads",
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'akm-74u' }],
    enemies: [
      { card: 'bandit-rifle', at: 'c', ...EAST },
      { card: 'bandit-rifle', at: 'd', ...EAST },
    ],
    dice: { stalker: ['1+mask', '1'], equipment: [0, 'accurate'] },
  },
  (t) => {
    t.does('attack:burst', 'E1')
      .asks('masks')
      .offers('suppressing:E1', 'suppressing:E2')
      .does('suppressing:E2');
    // Accurate at exactly Range 2: 1 + 1 + 4.
    t.asks('spread');
    assert.equal(t.decision.about.amount, 6);
    t.does('0').asks('action');
    assert.equal(t.enemy('E2').pinDown, true);
    assert.equal(t.stalker().weapon?.ammo, 4);
  },
);

rule(
  'AKM-74U is not accurate at Range 1',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'akm-74u' }],
    enemies: [{ card: 'bandit-rifle', at: 'b', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0, 'accurate'] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.equal(t.told('attackResolved')[0]?.successes, 4);
  },
);

rule(
  'SA Lavina stops men: 3 masks deal Exposed, so the wound that follows is worse',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'sa-lavina' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', ...EAST }],
    dice: { stalker: ['2masks', '1+mask', '3'], equipment: [0, 0] },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso', 'manStopper');
    assert.equal(t.told('woundDrawn')[0]?.wound, 'heavy');
    assert.equal(t.enemy().exposed, false);
  },
);

rule(
  'Sawed-off blasts for 3 masks: everybody on the space takes the whole roll',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'sawed-off' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', ...EAST },
      { card: 'bandit-shotgun', at: 'b', ...EAST },
    ],
    dice: { stalker: ['2masks', '1+mask', '3'], equipment: [3, 3, 3] },
  },
  (t) => {
    t.does('attack:doubleBarrel', 'E1', 'blast', 'E1');
    assert.equal(t.alive('E1'), false);
    assert.equal(t.alive('E2'), false);
    assert.equal(t.stalker().weapon?.ammo, 0);
    assert.equal(t.reasonAgainst('attack:singleBarrel'), 'noAmmo');
  },
);

rule(
  'Sawed-off has nothing to blast where the target stands alone',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'sawed-off' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', ...EAST },
      { card: 'bandit-shotgun', at: 'c', ...EAST },
    ],
    dice: { stalker: ['2masks', '2masks', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:singleBarrel', 'E1').asks('action');
  },
);

rule(
  'DP-12 unloads: two Equipment dice for each shell',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'dp-12' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0, 0, 0, 0, 0, 0] },
  },
  (t) => {
    t.does('attack:unload').asks('ammo').offers('1', '2', '3').does('3');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 8);
    assert.equal(t.stalker().weapon?.ammo, 0);
  },
);

/** A PTM whose Quick Shot may be aimed after the roll. */
const withFocused = {
  ...box,
  weapons: { ...box.weapons, ptm: { ...ptm, abilities: { maskEffects: [focused(1)] } } },
};

rule(
  'AK11 a Focused trait picks the Body Part after the roll, for its masks, once',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['3', '3', '2masks'], equipment: [1] },
  },
  (t) => {
    t.does('attack:quickShot').asks('masks').does('focused').asks('bodyPart').does('head');
    assert.equal(t.told('attackResolved')[0]?.part, 'head');
    assert.equal(t.alive(), false);
    assert.equal(t.told('masksSpent').length, 1);
  },
  withFocused,
);

rule(
  'AK11 a Focused trait is not offered against an Enemy without a Head',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'ptm' }],
    enemies: [{ card: 'rodent', at: 'c', ...EAST }],
    dice: { stalker: ['1', '1', '2masks'], equipment: [1] },
  },
  (t) => {
    t.does('attack:quickShot').asks('action');
  },
  withFocused,
);

rule(
  'The box holds 27 Weapons, at least 18 of them different',
  { board, stalkers: [{ card: 'chort', at: 'a' }] },
  () => {
    assert.equal(
      weapons.reduce((sum, { copies }) => sum + copies, 0),
      27,
    );
    assert.ok(weapons.length >= 18);
    for (const ammo of ['pistol', 'rifle', 'shotgun', 'special'])
      assert.ok(weapons.some((each) => each.ammo === ammo));
    for (const tier of [1, 2, 3]) assert.ok(weapons.some((each) => each.tier === tier));
    for (const { id, accurate, maximum, slots, attacks, abilities } of weapons) {
      assert.ok(accurate[0] <= accurate[1] && accurate[1] <= maximum, id);
      assert.ok(slots.length <= 2, id);
      assert.ok(attacks.length === 1 || attacks.length === 2, id);
      assert.ok(abilities, `${id} has a trait`);
    }
  },
);

rule(
  'Hush PB is silenced: no Attention for a Quick Shot, Low for a Single Shot',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'hush-pb' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2masks', '1', '2masks', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:quickShot').asks('masks').does('untraceable');
    assert.equal(t.attention(), 'none');
    assert.equal(t.facing(), 'east');
    t.does('attack:singleShot', 'torso', 'untraceable');
    assert.equal(t.attention(), 'low a');
    assert.equal(t.facing(), 'east');
  },
);

rule(
  'Hush PB leaves a trace without the masks: the target turns (AK8)',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'hush-pb' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2masks', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:quickShot').asks('masks').does('done').asks('masks').does('done');
    assert.equal(t.facing(), 'west');
    assert.equal(t.attention(), 'high a');
  },
);

rule(
  'Warden .45 finds the Head of a Quick Shot for a single mask, and places Low Attention',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'warden-45' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', ...EAST }],
    dice: { stalker: ['3', '3', '1+mask'], equipment: [1] },
  },
  (t) => {
    t.does('attack:quickShot', 'focused', 'head');
    assert.equal(t.alive(), false);
    assert.equal(t.attention(), 'low a');
  },
);

rule(
  'Wasp keeps a round for 2 masks, and fires 4 at Full Auto',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'wasp' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2masks', '2masks', '1'], equipment: [0, 0, 0, 0] },
  },
  (t) => {
    t.does('attack:fullAuto').asks('masks').does('controlled', 'controlled');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 7);
    assert.equal(t.stalker().weapon?.ammo, 4);
    assert.equal(t.told('masksSpent').length, 2);
  },
);

rule(
  'Wasp keeps nothing for a single mask',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'wasp' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1+mask', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:burst').asks('action');
    assert.equal(t.stalker().weapon?.ammo, 4);
  },
);

rule(
  'Bulldog empties its cylinder: a die for each round, and 2 masks deal Exposed',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'bulldog' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2masks', '1', '1'], equipment: [1, 1, 0, 0] },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:unload').asks('ammo').offers('5').does('4', 'manStopper');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 7);
    assert.equal(t.told('woundDrawn')[0]?.wound, 'heavy');
    assert.equal(t.stalker().weapon?.ammo, 1);
  },
);

for (const [weapon, cover] of [
  ['akm', 1],
  ['akm-74u', 2],
] as const) {
  rule(
    `${weapon} loses ${cover} to Cover 2`,
    {
      board: { drawing: ROW, spaces: { c: { cover: 2 } } },
      stalkers: [{ card: 'chort', at: 'a', weapon }],
      enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
      dice: { stalker: ['2', '1'], equipment: [0, 0] },
    },
    (t) => {
      t.does('attack:singleShot', 'torso');
      assert.equal(t.told('attackResolved')[0]?.successes, 3 - cover);
    },
  );
}

rule(
  'AKM needs no more than Cover 1 to ignore it altogether',
  {
    board: { drawing: ROW, spaces: { c: { cover: 1 } } },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'akm' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2', '1'], equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('attack:burst');
    assert.equal(t.told('attackResolved')[0]?.successes, 3);
    assert.equal(t.stalker().weapon?.ammo, 3);
  },
);

rule(
  'Forester takes aim from Range 3 on, with 3 dice, and 2 masks deal Exposed',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'forester' }],
    enemies: [{ card: 'bandit-rifle', at: 'e', ...EAST }],
    dice: { stalker: ['2masks', '3'], equipment: [1, 0, 0] },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('attack:aimedShot', 'torso', 'manStopper');
    assert.equal(t.told('diceRolled')[0]?.dice.length, 5);
    assert.equal(t.told('woundDrawn')[0]?.wound, 'heavy');
  },
);

rule(
  'Forester cannot take aim at Range 2',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'forester' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
  },
  (t) => {
    t.offers('attack:singleShot').offersNot('attack:aimedShot');
    assert.equal(t.reasonAgainst('attack:aimedShot'), 'noTarget');
  },
);

rule(
  'Lanner-36 finds the Head even in a Burst, for 2 masks',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'lanner-36' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', ...EAST }],
    dice: { stalker: ['3', '3', '2masks'], equipment: [1, 0] },
  },
  (t) => {
    t.does('attack:burst', 'focused', 'head');
    assert.equal(t.told('attackResolved')[0]?.part, 'head');
    assert.equal(t.alive(), false);
  },
);

rule(
  'Motor pins one after the other: 2 masks come with Full Auto, each is a Pin Down',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'motor' }],
    enemies: [
      { card: 'bandit-rifle', at: 'c', ...EAST },
      { card: 'bandit-rifle', at: 'd', ...EAST },
    ],
    dice: { stalker: ['1', '1'], equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('attack:fullAuto', 'E1', 'suppressing:E1', 'suppressing:E2', '0');
    assert.equal(t.enemy('E1').pinDown, true);
    assert.equal(t.enemy('E2').pinDown, true);
    assert.equal(t.stalker().weapon?.ammo, 4);
  },
);

rule(
  'Motor cannot fire at Full Auto on its own space, and its Burst adds no mask',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'motor' }],
    enemies: [{ card: 'bandit-rifle', at: 'a', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    assert.equal(t.reasonAgainst('attack:fullAuto'), 'noTarget');
    t.does('attack:burst').asks('action');
  },
);

rule(
  'EQ6 Shade-9 always ambushes: who does not see the shooter is Exposed, and the shot is Low',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'shade-9' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', ...EAST }],
    dice: { stalker: ['3', '3'], equipment: [0, 0] },
  },
  (t) => {
    // 6 successes are a Heavy Wound, against an Exposed Enemy 2 HP without a card.
    t.does('attack:singleShot', 'torso');
    assert.equal(t.alive(), false);
    assert.equal(t.told('woundDrawn').length, 0);
    assert.equal(t.attention(), 'low a');
  },
);

rule(
  'Shade-9 ambushes nobody who sees it coming',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'shade-9' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.equal(t.enemy().exposed, false);
    assert.equal(t.attention(), 'high a');
  },
);

rule(
  'Sova takes aim only with a Focus, which it keeps; each mask is a success',
  {
    board: { drawing: LONG },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'sova', focus: true }],
    enemies: [{ card: 'bandit-rifle', at: 'h', ...EAST }],
    dice: { stalker: ['2masks', '2'], equipment: ['accurate', 0, 0, 0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    // At Range 7 it is no longer accurate: 2 + 2, and 2 for the masks.
    t.does('attack:aimedShot', 'torso').passes('reroll').asks('masks').does('deadly', 'deadly');
    assert.equal(t.told('attackResolved')[0]?.successes, 6);
    assert.equal(t.stalker().focus, true);
  },
);

rule(
  'Sova without a Focus does not take aim, nor reach beyond 7',
  {
    board: { drawing: LONG },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'sova' }],
    enemies: [{ card: 'bandit-rifle', at: 'i', ...EAST }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('attack:aimedShot'), 'noFocus');
    assert.equal(t.reasonAgainst('attack:singleShot'), 'noTarget');
  },
);

rule(
  'Gatekeeper knocks its target back for a mask, after the wound',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'gatekeeper' }],
    enemies: [{ card: 'bandit-shotgun', at: 'b', ...EAST }],
    dice: { stalker: ['1+mask', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('masks').does('knockback');
    assert.equal(t.at(t.enemy()), 'c');
    assert.equal(t.told('attackResolved')[0]?.successes, 2);
  },
);

rule(
  'Gatekeeper knocks nobody back with no room behind, or who cannot be pushed',
  {
    board,
    stalkers: [{ card: 'chort', at: 'c', weapon: 'gatekeeper' }],
    enemies: [
      { card: 'bandit-shotgun', at: 'e', ...EAST },
      { card: 'pseudogiant', at: 'b', facing: 'west' },
    ],
    dice: { stalker: ['2masks', '1', '2masks', '1'], equipment: [0, 0, 0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'E1', 'torso').asks('action');
    t.does('attack:singleShot', 'E2', 'torso').asks('action');
  },
);

rule(
  'Boar breaches 2 of Cover 3 for one mask, once',
  {
    board: { drawing: ROW, spaces: { c: { cover: 3 } } },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'boar' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2masks', '3'], equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('attack:aimedShot', 'torso').asks('masks').does('breach').asks('action');
    assert.equal(t.told('attackResolved')[0]?.successes, 2);
  },
);

rule(
  'Boar has nothing to breach in the open, and takes no aim on its own space',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'boar' }],
    enemies: [{ card: 'bandit-rifle', at: 'a', ...EAST }],
    dice: { stalker: ['2masks', '1'], equipment: [0, 0] },
  },
  (t) => {
    assert.equal(t.reasonAgainst('attack:aimedShot'), 'noTarget');
    t.does('attack:singleShot', 'torso').asks('action');
  },
);

rule(
  'Thresher goes on: after a Full Auto that kills a Single Shot follows for free',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'thresher' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', ...EAST },
      { card: 'bandit-rifle', at: 'c', ...EAST },
    ],
    dice: { stalker: ['3', '1', '3', '3'], equipment: [3, 2, 0, 0, 3, 0] },
  },
  (t) => {
    t.does('attack:fullAuto', 'E1', '0');
    assert.equal(t.alive('E1'), false);
    t.asks('useAbility').does('yes', 'head');
    assert.equal(t.alive('E2'), false);
    // Its own kill is no Full Auto: nothing more follows.
    t.asks('action');
    assert.equal(t.stalker().weapon?.ammo, 1);
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);

rule(
  'Thresher stops where nobody fell, or nobody is left',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'thresher' }],
    enemies: [{ card: 'bandit-rifle', at: 'b', ...EAST }],
    dice: { stalker: ['1', '1', '3', '3'], equipment: [0, 0, 0, 0, 3, 0] },
  },
  (t) => {
    t.does('attack:fullAuto').asks('action').does('attack:singleShot', 'head').asks('action');
    assert.equal(t.alive(), false);
  },
);

rule(
  'A Crossbow makes no sound, is spanned with a Bolt, and gives it back for a kill',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'crossbow', bolts: 1 }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['3', '3'], equipment: [1, 0, 0] },
  },
  (t) => {
    assert.equal(t.reasonAgainst('span'), 'nothingToReload');
    t.does('attack:singleShot', 'head');
    assert.equal(t.alive(), false);
    assert.equal(t.attention(), 'none');
    assert.equal(t.stalker().bolts, 2);
    assert.equal(t.reasonAgainst('reload'), 'noMagazine');
    t.does('span');
    assert.deepEqual([t.stalker().weapon?.ammo, t.stalker().bolts, t.stalker().turns[0].slid], [1, 1, 2]);
  },
);

rule(
  'A Crossbow is spanned for free with a Focus, keeps its Bolt in who lives, and needs one',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: { card: 'crossbow', ammo: 0 }, bolts: 1, focus: true }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['2masks', '1'], equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('span');
    assert.equal(t.stalker().turns[0].slid, 0);
    t.does('attack:singleShot', 'torso').passes('reroll').does('manStopper');
    assert.equal(t.enemy().exposed, true);
    assert.equal(t.stalker().bolts, 0);
    assert.equal(t.reasonAgainst('span'), 'noBolts');
  },
);

rule(
  'EQ6 a Flare Pistol blinds: Pin Down, no turn, and High Attention where the flare burns',
  {
    board,
    stalkers: [{ card: 'chort', at: 'a', weapon: 'flare-pistol' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:flare');
    assert.equal(t.enemy().pinDown, true);
    assert.equal(t.facing(), 'east');
    assert.equal(t.attention(), 'high d');
    assert.equal(t.stalker().weapon?.ammo, 2);
  },
);

rule(
  'A Flare Pistol deceives nobody who sees its owner (AT2), and cannot be fired at Range 0',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'flare-pistol' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', facing: 'west' },
      { card: 'bandit-rifle', at: 'a', facing: 'west' },
    ],
    dice: { stalker: ['1', '1'], equipment: [0] },
  },
  (t) => {
    t.does('attack:flare');
    assert.equal(t.enemy('E1').pinDown, true);
    assert.equal(t.enemy('E2').pinDown, false);
    assert.equal(t.attention(), 'high a');
  },
);

rule(
  'EQ6 a Rocket Launcher always blasts, and leaves its owner Exposed',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'rocket-launcher' }],
    enemies: [
      { card: 'bandit-rifle', at: 'c', ...EAST },
      { card: 'bandit-shotgun', at: 'c', ...EAST },
    ],
    dice: { stalker: ['1', '1'], equipment: [3, 3, 1, 0, 0, 0] },
  },
  (t) => {
    t.does('attack:rocket', 'E1', 'E1');
    assert.equal(t.alive('E1'), false);
    assert.equal(t.alive('E2'), false);
    assert.equal(t.stalker().exposed, true);
    assert.equal(t.reasonAgainst('loadWarhead'), 'noGrenade');
  },
);

rule(
  'A Rocket Launcher takes a Grenade as its next warhead, and does not fire at Range 1',
  {
    board,
    stalkers: [
      {
        card: 'chort',
        at: 'a',
        weapon: { card: 'rocket-launcher', ammo: 0 },
        backpack: ['frag-grenade', 'bread'],
      },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'b', ...EAST }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('attack:rocket'), 'noAmmo');
    t.does('loadWarhead');
    assert.equal(t.stalker().weapon?.ammo, 1);
    assert.deepEqual(
      t.stalker().backpack.map(({ card }) => card),
      ['bread'],
    );
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.reasonAgainst('attack:rocket'), 'noTarget');
    assert.equal(t.reasonAgainst('loadWarhead'), 'nothingToReload');
  },
);

rule(
  'A Gauss Rifle ignores all Cover from eight spaces away, and is charged for 4 dosage whatever is worn',
  {
    board: { drawing: LONG, spaces: { i: { cover: 9 } } },
    stalkers: [{ card: 'chort', at: 'a', armor: 'psz-9d', weapon: 'gauss-rifle' }],
    enemies: [{ card: 'bandit-rifle', at: 'i', ...EAST }],
    dice: { stalker: ['2', '1'], equipment: [3, 1, 0, 0, 0] },
  },
  (t) => {
    assert.equal(t.reasonAgainst('chargeCell'), 'nothingToReload');
    t.does('attack:aimedShot', 'head');
    assert.equal(t.told('attackResolved')[0]?.successes, 7);
    assert.equal(t.alive(), false);
    t.does('chargeCell');
    assert.deepEqual([t.stalker().weapon?.ammo, t.stalker().dosage], [3, 4]);
  },
);

rule(
  'A Gauss Rifle cannot be aimed at somebody on the own space',
  {
    board: { drawing: PAIRS },
    stalkers: [{ card: 'chort', at: 'a', weapon: 'gauss-rifle' }],
    enemies: [{ card: 'bandit-rifle', at: 'a', ...EAST }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('attack:aimedShot'), 'noTarget');
  },
);
