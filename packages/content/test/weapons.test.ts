import assert from 'node:assert/strict';
import { rule } from '@zonecrawl/engine/harness';
import { box } from '../src/box.ts';
import { weapons } from '../src/weapons/index.ts';
import { ptm } from '../src/weapons/pistols.ts';
import { focused } from '../src/weapons/traits.ts';

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
const board = { drawing: ROW };
const EAST = { facing: 'east' } as const;

rule('Weapon cards show their printed figures', { board, stalkers: [{ card: 'chort', at: 'a' }] }, () => {
  assert.deepEqual(
    weapons
      .filter(({ id }) => ['ptm', 'sawed-off', 'akm-74u', 'sa-lavina', 'dp-12'].includes(id))
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
