import assert from 'node:assert/strict';
import { backpackLimit, fitsWeapon } from '@zonecrawl/engine/rules';
import { whirligig } from '../src/anomalies/whirligig.ts';
import { attachments } from '../src/attachments/index.ts';
import { sealedMask } from '../src/attachments/protection.ts';
import { weapons } from '../src/weapons/index.ts';
import { rule } from './rule.ts';

const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
`;
/** Nine spaces for long shots. */
const LONG = `
  +---+---+---+---+---+---+---+---+---+
  | a   b   c   d   e   f   g   h   i |
  +---+---+---+---+---+---+---+---+---+
`;
const board = { drawing: ROW };
const EAST = { facing: 'east' } as const;
const RIFLE = { card: 'chort', at: 'a', weapon: 'akm-74u' } as const;

rule('Attachment cards show their printed values', { board, stalkers: [RIFLE] }, () => {
  const values = new Map(attachments.map(({ id, value }) => [id, value]));
  assert.deepEqual(
    [
      'scope',
      'thermal-scope',
      'grenade-launcher',
      'silencer',
      'echo-detector',
      'improved-artifact-container',
    ].map((id) => values.get(id)),
    [2000, 5000, 2000, 1000, 1000, 1000],
  );
});

for (const id of ['scope', 'thermal-scope']) {
  rule(
    `${id} adds a Stalker die to a Single Shot at Range 3`,
    {
      board,
      stalkers: [{ ...RIFLE, weaponAttachments: [id] }],
      enemies: [{ card: 'bandit-rifle', at: 'd', ...EAST }],
      dice: { stalker: ['1', '1', '1'], equipment: [0, 0] },
    },
    (t) => {
      t.does('attack:singleShot', 'torso');
      assert.equal(t.told('diceRolled')[0]?.dice.filter(({ kind }) => kind === 'stalker').length, 3);
    },
  );
}

rule(
  'A Scope does nothing nearer, for a Burst, or from the Backpack',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['scope'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1', '1', '1', '1'], equipment: [0, 0, 0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso', 'attack:burst').passes('masks');
    assert.deepEqual(
      t.told('diceRolled').map(({ dice }) => dice.length),
      [4, 4],
    );
  },
);

rule(
  'A Thermal Scope sees through No Visibility',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['thermal-scope'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    noVisibility: ['b'],
  },
  (t) => {
    t.offers('attack:singleShot');
  },
);

rule(
  'A Scope does not',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['scope'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    noVisibility: ['b'],
  },
  (t) => {
    t.offersNot('attack:singleShot');
  },
);

rule(
  'A Silencer reduces Attention after the attack when nobody sees the shooter',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['silencer'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['3', '3'], equipment: [3, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'head');
    assert.equal(t.alive(), false);
    assert.equal(t.attention(), 'low a');
  },
);

rule(
  'A Silencer does nothing once the target has turned and sees the shooter',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['silencer'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    assert.equal(t.attention(), 'high a');
  },
);

rule(
  'A Grenade Launcher lets a Grenade follow the attack at once, for free',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['grenade-launcher'], backpack: ['frag-grenade', 'bread'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0, 0, 3, 3, 3, 3] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('useAbility').offers('no', 'frag-grenade').offersNot('bread');
    t.does('frag-grenade', 'c');
    assert.equal(t.alive(), false);
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.deepEqual(
      t.stalker().backpack.map(({ card }) => card),
      ['bread'],
    );
    assert.ok(t.state.decks.items.includes('frag-grenade'));
  },
);

rule(
  'A Grenade Launcher asks nothing without Grenades',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['grenade-launcher'], backpack: ['bread'] }],
    enemies: [{ card: 'bandit-rifle', at: 'c', ...EAST }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('action');
  },
);

rule(
  'A Grenade Launcher on the Weapon does not follow a Knife attack',
  {
    board: { drawing: '+---+---+\n| a   a |\n+---+---+' },
    stalkers: [{ ...RIFLE, weaponAttachments: ['grenade-launcher'], backpack: ['frag-grenade'] }],
    enemies: [{ card: 'bandit-rifle', at: 'a', ...EAST }],
    dice: { equipment: [0, 0, 0] },
  },
  (t) => {
    t.does('knife', 'torso').asks('action');
  },
);

const ANOMALY = {
  card: 'whirligig',
  center: 'b',
  symbols: [
    ['b', [1, 2, 3, 4]],
    ['c', [3]],
  ] as [string, (1 | 2 | 3 | 4)[]][],
};

rule(
  'An Echo Detector moves the Artifact onto a chosen matching symbol, for free',
  {
    board,
    stalkers: [{ card: 'chort', at: 'b', armor: 'leather-jacket', armorAttachment: 'echo-detector' }],
    anomalies: [{ ...ANOMALY, artifact: true }],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('detect').asks('symbol').does(1);
    assert.equal(t.told('artifactFound').length, 1);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.reasonAgainst('detect'), 'nothingToDetect');
  },
);

rule(
  'An Echo Detector reaches no farther than its own space',
  {
    board,
    stalkers: [{ card: 'chort', at: 'd', armor: 'leather-jacket', armorAttachment: 'echo-detector' }],
    anomalies: [{ ...ANOMALY, artifact: true }],
  },
  (t) => {
    assert.equal(t.reasonAgainst('detect'), 'nothingToDetect');
  },
);

for (const [attachment, floor] of [
  [undefined, 6],
  ['improved-artifact-container', 4],
] as const) {
  rule(
    `Dosage rises to ${floor} with a Neuron and ${attachment ?? 'a basic container'} (EQ8)`,
    {
      board,
      stalkers: [
        {
          card: 'chort',
          at: 'a',
          armor: 'leather-jacket',
          artifacts: ['neuron'],
          ...(attachment ? { armorAttachment: attachment } : {}),
        },
      ],
      at: 'radiation',
    },
    (t) => {
      t.until('action');
      assert.equal(t.told('dosageRaised')[0]?.dosage, floor);
    },
  );
}

rule('The box holds 33 Attachments, at least 20 of them different', { board, stalkers: [RIFLE] }, () => {
  assert.equal(
    attachments.reduce((sum, { copies }) => sum + copies, 0),
    33,
  );
  assert.ok(attachments.length >= 20);
  for (const { id, abilities } of attachments) assert.ok(abilities, `${id} does something`);
});

rule('Every Weapon Attachment fits at least two Weapons', { board, stalkers: [RIFLE] }, (t) => {
  for (const attachment of attachments) {
    if (attachment.slot === 'armor') continue;
    const fitting = weapons.filter((weapon) => fitsWeapon(t.game, weapon, attachment, []));
    assert.ok(fitting.length >= 2, attachment.id);
  }
});

const GUARD = { card: 'bandit-rifle', at: 'c', ...EAST } as const;

rule(
  'A Reflex Sight rolls one Equipment die again within Range 2',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['reflex-sight'] }],
    enemies: [GUARD],
    dice: { stalker: ['1', '1'], equipment: [0, 0, 2] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('reroll');
    assert.deepEqual([t.decision.pick, t.offered()], [{ min: 0, max: 1 }, ['die2', 'die3']]);
    t.does(['die3']);
    assert.equal(t.told('attackResolved')[0]?.successes, 4);
  },
);

rule(
  'A Reflex Sight is no help at Range 3, nor for the Knife or a Defense',
  {
    board: { drawing: '+---+---+---+---+---+\n| a   a   b   c   d |\n+---+---+---+---+---+' },
    stalkers: [{ ...RIFLE, armor: 'leather-jacket', weaponAttachments: ['reflex-sight'] }],
    enemies: [
      { ...GUARD, at: 'd' },
      { ...GUARD, at: 'a', pinDown: true },
    ],
    turn: { done: 1 },
    dice: { stalker: ['1', '1'], equipment: [0, 0, 0, 0, 0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'E1', 'torso').asks('action').does('knife', 'torso').asks('action');
    t.does('endTurn');
    assert.equal(t.told('defended').length, 1);
    assert.equal(t.told('diceRerolled').length, 0);
    t.until('nextTurn');
  },
);

rule(
  'A Long-Range Scope reaches 2 spaces farther, and is no more accurate there',
  {
    board: { drawing: LONG },
    stalkers: [{ ...RIFLE, weaponAttachments: ['long-range-scope'] }],
    enemies: [{ ...GUARD, at: 'f' }],
    dice: { stalker: ['1', '1'], equipment: ['accurate', 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso');
    const [attacked] = t.told('stalkerAttacked');
    assert.deepEqual([attacked?.range, attacked?.accurate], [5, false]);
  },
);

rule(
  'Without a Long-Range Scope, or beyond it, the Rifle is out of Range',
  {
    board: { drawing: LONG },
    stalkers: [{ ...RIFLE, weaponAttachments: ['long-range-scope'] }],
    enemies: [{ ...GUARD, at: 'g' }],
  },
  (t) => {
    t.offersNot('attack:singleShot');
  },
);

for (const [line, inputs, places] of [
  ['a Single Shot', ['attack:singleShot', 'head'], 'low a'],
  ['a Quick Shot', ['attack:quickShot'], 'none'],
] as const) {
  rule(
    `A Heavy Suppressor makes ${line} one step quieter`,
    {
      board,
      stalkers: [{ card: 'palkan', at: 'a', weapon: 'warden-45', weaponAttachments: ['heavy-suppressor'] }],
      enemies: [GUARD],
      dice: { stalker: ['3', '3', '3'], equipment: [0, 0] },
    },
    (t) => {
      t.does(...inputs);
      assert.equal(t.alive(), false);
      assert.equal(t.attention(), places);
    },
  );
}

rule(
  'A Heavy Suppressor costs a space of Range',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'warden-45', weaponAttachments: ['heavy-suppressor'] }],
    enemies: [{ ...GUARD, at: 'd' }],
  },
  (t) => {
    t.offersNot('attack:singleShot');
  },
);

rule(
  'A Muzzle Brake adds a success to a Burst, none to a Single Shot',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['muzzle-brake'] }],
    enemies: [GUARD],
    dice: { stalker: ['1', '1', '1', '1'], equipment: [0, 0, 0, 0] },
  },
  (t) => {
    t.does('attack:burst').asks('action').does('attack:singleShot', 'torso');
    assert.deepEqual(
      t.told('attackResolved').map(({ successes }) => successes),
      [3, 2],
    );
  },
);

rule(
  'A Muzzle Brake makes a Quick Shot as loud as the others',
  {
    board,
    stalkers: [{ card: 'palkan', at: 'a', weapon: 'ptm', weaponAttachments: ['muzzle-brake'] }],
    enemies: [GUARD],
    dice: { stalker: ['3', '3', '3'], equipment: [0] },
  },
  (t) => {
    t.does('attack:quickShot');
    assert.equal(t.alive(), false);
    assert.equal(t.attention(), 'high a');
  },
);

for (const [at, accurate] of [
  ['d', true],
  ['b', false],
] as const) {
  rule(
    `A Long Barrel leaves an AKM-74U ${accurate ? 'accurate at Range 3' : 'as it was at Range 1'}`,
    {
      board,
      stalkers: [{ ...RIFLE, weaponAttachments: ['long-barrel'] }],
      enemies: [{ ...GUARD, at }],
      dice: { stalker: ['1', '1'], equipment: [0, 0] },
    },
    (t) => {
      t.does('attack:singleShot', 'torso');
      assert.equal(t.told('stalkerAttacked')[0]?.accurate, accurate);
    },
  );
}

for (const [at, dice] of [
  ['c', 5],
  ['b', 4],
] as const) {
  rule(
    `A Choke lets a Shotgun roll ${dice} dice on ${at}`,
    {
      board,
      stalkers: [{ card: 'chort', at: 'a', weapon: 'gatekeeper', weaponAttachments: ['choke'] }],
      enemies: [{ ...GUARD, at }],
      dice: { stalker: ['1', '1'], equipment: [0, 0, 0] },
    },
    (t) => {
      t.does('attack:singleShot', 'torso');
      assert.equal(t.told('diceRolled')[0]?.dice.length, dice);
    },
  );
}

rule(
  'A Choke fits Shotguns only',
  { board, stalkers: [{ ...RIFLE, backpack: ['choke', 'silencer'] }] },
  (t) => {
    t.does('prepare').offers('install:silencer').offersNot('install:choke').does('done');
  },
);

rule(
  'An Underslung Shotgun wounds who still stands within Range 1, for a Shotgun Magazine',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['underslung-shotgun'], magazines: { shotgun: 1 } }],
    enemies: [{ ...GUARD, at: 'b' }],
    dice: { stalker: ['1', '1', '1', '1'], equipment: [0, 0, 0, 0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('useAbility').does('yes');
    assert.equal(t.told('woundDrawn')[0]?.wound, 'heavy');
    assert.equal(t.stalker().magazines.shotgun, 0);
    t.does('attack:singleShot', 'torso').asks('action');
  },
);

rule(
  'An Underslung Shotgun reaches no farther, and its kill counts',
  {
    board,
    stalkers: [
      { ...RIFLE, card: 'mamon', weaponAttachments: ['underslung-shotgun'], magazines: { shotgun: 2 } },
    ],
    enemies: [GUARD, { ...GUARD, at: 'b' }],
    dice: { stalker: ['1', '1', '1', '1'], equipment: [0, 0, 0, 0, 0, 0] },
    decks: { wounds: ['wound-b'] },
  },
  (t) => {
    t.does('attack:singleShot', 'E1', 'torso').asks('action');
    t.does('attack:singleShot', 'E2', 'torso').does('yes');
    assert.equal(t.alive('E2'), false);
    assert.equal(t.stalker().focus, true);
  },
);

rule(
  'A Foregrip rolls one Stalker die of a Burst again, none of a Single Shot',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['foregrip'] }],
    enemies: [GUARD],
    dice: { stalker: ['1', '1', '3', '1', '1'], equipment: [0, 0, 0, 0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:burst').asks('reroll');
    assert.deepEqual(t.offered(), ['die0', 'die1']);
    t.does(['die0']).passes('masks');
    assert.equal(t.told('attackResolved')[0]?.successes, 4);
    t.does('attack:singleShot', 'torso').asks('action');
  },
);

for (const [cover, weapon, line, dice] of [
  [1, 'motor', ['attack:fullAuto'], 6],
  [0, 'motor', ['attack:fullAuto'], 5],
  [1, 'motor', ['attack:burst'], 4],
] as const) {
  rule(
    `A Bipod on Cover ${cover}: ${line[0]} of the ${weapon} rolls ${dice} dice`,
    {
      board: { drawing: ROW, spaces: { a: { cover } } },
      stalkers: [{ card: 'chort', at: 'a', weapon, weaponAttachments: ['bipod'] }],
      enemies: [GUARD],
      dice: { stalker: ['1', '1'], equipment: [0, 0, 0, 0] },
    },
    (t) => {
      t.does(...line).passes('masks');
      assert.equal(t.told('diceRolled')[0]?.dice.length, dice);
    },
  );
}

rule(
  'A Laser Pointer adds a mask within Range 2',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['laser-pointer'] }],
    enemies: [GUARD],
    dice: { stalker: ['1+mask', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('masks').does('suppressing');
    assert.equal(t.enemy().pinDown, true);
  },
);

rule(
  'A Laser Pointer is lost at Range 3',
  {
    board,
    stalkers: [{ ...RIFLE, weaponAttachments: ['laser-pointer'] }],
    enemies: [{ ...GUARD, at: 'd' }],
    dice: { stalker: ['1+mask', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('attack:singleShot', 'torso').asks('action');
  },
);

rule(
  'An Extended Magazine holds 2 more rounds after the next Reload, and only on its Weapon',
  {
    board,
    stalkers: [
      {
        ...RIFLE,
        weaponAttachments: ['extended-magazine'],
        magazines: { rifle: 2 },
        backpack: [{ card: 'akm', ammo: 1 }],
        focus: true,
      },
    ],
  },
  (t) => {
    t.does('reload', 'akm-74u');
    assert.equal(t.stalker().weapon?.ammo, 8);
    t.does('reload');
    assert.equal(t.stalker().backpack[0]?.ammo, 6);
    t.does('prepare', 'remove:extended-magazine', 'done');
    assert.equal(t.stalker().weapon?.ammo, 6);
  },
);

for (const [attachment, successes] of [
  ['piercing-magazine', 2],
  ['extended-magazine', 0],
] as const) {
  rule(
    `A ${attachment} leaves ${successes} successes of 3 against Cover 3`,
    {
      board: { drawing: ROW, spaces: { c: { cover: 3 } } },
      stalkers: [{ ...RIFLE, weaponAttachments: [attachment] }],
      enemies: [GUARD],
      dice: { stalker: ['2', '1'], equipment: [0, 0] },
    },
    (t) => {
      t.does('attack:singleShot', 'torso');
      assert.equal(t.told('attackResolved')[0]?.successes, successes);
    },
  );
}

rule(
  'A Speed Loader reloads its Weapon for free, once per Turn',
  {
    board,
    stalkers: [
      {
        card: 'chort',
        at: 'a',
        weapon: { card: 'bulldog', ammo: 0 },
        weaponAttachments: ['speed-loader'],
        magazines: { pistol: 2 },
      },
    ],
    enemies: [GUARD],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
  },
  (t) => {
    t.does('quickReload');
    assert.deepEqual([t.stalker().weapon?.ammo, t.stalker().magazines.pistol], [5, 1]);
    assert.equal(t.stalker().turns[0].slid, 0);
    t.does('attack:singleShot', 'torso');
    assert.equal(t.reasonAgainst('quickReload'), 'oncePerTurn');
  },
);

rule(
  'A Speed Loader needs the right Magazine and an emptied Weapon',
  {
    board,
    stalkers: [
      {
        card: 'chort',
        at: 'a',
        weapon: { card: 'bulldog', ammo: 0 },
        weaponAttachments: ['speed-loader'],
        magazines: { rifle: 2 },
      },
      {
        card: 'palkan',
        at: 'b',
        weapon: 'gatekeeper',
        weaponAttachments: ['speed-loader'],
        magazines: { shotgun: 1 },
      },
    ],
  },
  (t) => {
    assert.equal(t.reasonAgainst('quickReload'), 'noMagazine');
    t.does('prepare', 'done', 'prepare', 'done', 'endTurn').until('action');
    assert.equal(t.decision.who, 1);
    assert.equal(t.reasonAgainst('quickReload'), 'nothingToReload');
  },
);

for (const [detector, reaches, tooFar] of [
  ['murmur-detector', 'd', 'e'],
  ['lodestone-detector', 'e', 'f'],
] as const) {
  const wearing = { card: 'chort', armor: 'leather-jacket', armorAttachment: detector } as const;
  rule(
    `A ${detector} reaches the Anomaly from ${reaches}`,
    {
      board: { drawing: LONG },
      stalkers: [{ ...wearing, at: reaches }],
      anomalies: [{ ...ANOMALY, artifact: true }],
      dice: { anomaly: [2, 2] },
    },
    (t) => {
      t.does('detect');
      assert.equal(t.told('artifactFound').length, 1);
    },
  );
  rule(
    `A ${detector} finds nothing from ${tooFar}`,
    {
      board: { drawing: LONG },
      stalkers: [{ ...wearing, at: tooFar }],
      anomalies: [{ ...ANOMALY, artifact: true }],
    },
    (t) => {
      assert.equal(t.reasonAgainst('detect'), 'nothingToDetect');
    },
  );
}

rule(
  'A Lodestone Detector rolls two dice and takes the symbol of either',
  {
    board,
    stalkers: [{ card: 'chort', at: 'c', armor: 'leather-jacket', armorAttachment: 'lodestone-detector' }],
    anomalies: [{ ...ANOMALY, artifact: true }],
    dice: { anomaly: [4, 3] },
  },
  (t) => {
    t.does('detect').asks('symbol').offers('c#4').offersNot('b#0', 'b#1').does('c#4');
    assert.equal(t.state.artifacts[0]?.space, t.stalker().space);
  },
);

rule(
  'An Advanced Artifact Container takes 4 off the Artifacts (EQ8)',
  {
    board,
    stalkers: [
      {
        card: 'chort',
        at: 'a',
        armor: 'leather-jacket',
        artifacts: ['neuron'],
        armorAttachment: 'advanced-artifact-container',
      },
    ],
    at: 'radiation',
  },
  (t) => {
    t.until('action');
    assert.equal(t.told('dosageRaised')[0]?.dosage, 2);
  },
);

const WORN = { card: 'chort', at: 'a', armor: 'leather-jacket' } as const;
const WATCHING = [{ card: 'bandit-rifle', at: 'c', facing: 'west' as const }];

rule(
  'A Ceramic Plate halves the damage of one Attack and is gone',
  {
    board,
    stalkers: [{ ...WORN, armorAttachment: 'ceramic-plate' }],
    enemies: WATCHING,
    turn: { done: 3 },
    dice: { equipment: [0] },
  },
  (t) => {
    t.does('endTurn').asks('useAbility').does('yes');
    assert.equal(t.told('defended')[0]?.damage, 4);
    assert.equal(t.stalker().armorAttachment, null);
    assert.ok(t.state.decks.attachments.includes('ceramic-plate'));
  },
);

rule(
  'A Ceramic Plate is not asked for where everything was stopped, and may be kept',
  {
    board: { drawing: ROW, spaces: { a: { cover: 6 } } },
    stalkers: [{ ...WORN, armorAttachment: 'ceramic-plate' }],
    enemies: WATCHING,
    turn: { done: 3 },
    dice: { equipment: [1] },
  },
  (t) => {
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.damage, 0);
    assert.equal(t.told('abilityUsed').length, 0);
    assert.equal(t.stalker().armorAttachment?.card, 'ceramic-plate');
    t.until('action');
  },
);

rule(
  'Steel Plates add a Defense die and take a place in the Backpack',
  {
    board,
    stalkers: [
      {
        ...WORN,
        armorAttachment: 'steel-plates',
        backpack: ['bread', 'bread', 'bread', 'energy-drink', 'energy-drink'],
      },
    ],
    enemies: WATCHING,
    turn: { done: 3 },
    dice: { equipment: [1, 1] },
  },
  (t) => {
    assert.equal(backpackLimit(t.game, t.stalker()), 5);
    t.does('endTurn');
    assert.equal(t.told('defended')[0]?.successes, 2);
    t.until('action');
  },
);

rule(
  'Side Pouches hold 2 more cards, in the Backpack themselves none',
  {
    board,
    stalkers: [
      { ...WORN, armorAttachment: 'side-pouches' },
      { ...WORN, card: 'palkan', at: 'b', backpack: ['side-pouches'] },
    ],
  },
  (t) => {
    assert.equal(backpackLimit(t.game, t.stalker(0)), 8);
    assert.equal(backpackLimit(t.game, t.stalker(1)), 6);
  },
);

rule(
  'A Medic Rig uses a Medicine for free, once per Turn',
  {
    board,
    stalkers: [
      { ...WORN, hp: 1, armorAttachment: 'medic-rig', backpack: ['first-aid-kit', 'first-aid-kit', 'bread'] },
    ],
  },
  (t) => {
    t.does('quickTreatment');
    assert.equal(t.stalker().hp, 9);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.deepEqual(
      t.stalker().backpack.map(({ card }) => card),
      ['first-aid-kit', 'bread'],
    );
    assert.equal(t.reasonAgainst('quickTreatment'), 'oncePerTurn');
  },
);

rule(
  'A Medic Rig treats nobody who is not wounded',
  { board, stalkers: [{ ...WORN, armorAttachment: 'medic-rig', backpack: ['first-aid-kit'] }] },
  (t) => {
    assert.equal(t.reasonAgainst('quickTreatment'), 'noMedicine');
  },
);

rule(
  'A Charcoal Filter takes 1 off the radiation of the map (RD1), beside the Armor',
  {
    board: { drawing: ROW, spaces: { a: { radiation: 4 } } },
    stalkers: [{ ...WORN, armor: 'psz-9d', armorAttachment: 'charcoal-filter' }],
  },
  (t) => {
    t.does('prepare').passes('prepare');
    assert.equal(t.stalker().dosage, 1);
  },
);

const AFOOT = { board, anomalies: [ANOMALY] };

for (const [attachment, lost] of [
  ['sealed-mask', 4],
  ['charcoal-filter', 6],
] as const) {
  rule(
    `With a ${attachment} a Whirligig takes ${lost} HP`,
    { ...AFOOT, stalkers: [{ ...WORN, armorAttachment: attachment }], dice: { anomaly: [4] } },
    (t) => {
      t.does('movement', 'stop');
      assert.equal(t.told('hpLost')[0]?.amount, lost);
    },
  );
}

rule(
  'A Sealed Mask leaves at least 1 HP of the loss, and stops no bullets',
  {
    board,
    stalkers: [{ ...WORN, armorAttachment: 'sealed-mask' }],
    enemies: WATCHING,
    turn: { done: 3 },
    dice: { equipment: [0] },
  },
  (t) => {
    const loss = (by: number) => sealedMask.abilities?.anomalyLoss?.(t.game, t.stalker(), by, whirligig);
    assert.deepEqual([loss(0), loss(1), loss(2), loss(3), loss(6)], [0, 1, 1, 1, 4]);
    t.does('endTurn');
    assert.equal(t.told('hpLost')[0]?.amount, 7);
    t.until('action');
  },
);

rule(
  'A Pulse Meter rolls an Anomaly die again, once',
  { ...AFOOT, stalkers: [{ ...WORN, armorAttachment: 'pulse-meter' }], dice: { anomaly: [4, 4] } },
  (t) => {
    t.does('movement', 'stop').asks('reroll').does('pulse-meter');
    assert.equal(t.told('hpLost').length, 1);
  },
);

rule(
  'A Pulse Meter in the Backpack is silent (EQ4)',
  { ...AFOOT, stalkers: [{ ...WORN, backpack: ['pulse-meter'] }], dice: { anomaly: [4] } },
  (t) => {
    t.does('movement', 'stop').asks('action');
  },
);

rule(
  'A Camouflage Cape lets High Attention fade in one Round when nobody sees its wearer',
  {
    board,
    stalkers: [
      { ...WORN, armorAttachment: 'camouflage-cape', attention: { level: 'high', at: 'e' } },
      { ...WORN, card: 'palkan', at: 'b', attention: { level: 'high', at: 'd' } },
    ],
    at: 'reduceAttention',
  },
  (t) => {
    t.until('nextTurn');
    assert.equal(t.attention(0), 'none');
    assert.equal(t.attention(1), 'low d');
  },
);

rule(
  'A Camouflage Cape hides nobody in plain view (AT2)',
  {
    board,
    stalkers: [{ ...WORN, armorAttachment: 'camouflage-cape' }],
    enemies: WATCHING,
    at: 'reduceAttention',
  },
  (t) => {
    t.until('action');
    assert.equal(t.attention(), 'high a');
    assert.equal(t.told('abilityUsed').length, 0);
  },
);
