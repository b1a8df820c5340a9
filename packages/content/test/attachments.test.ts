import assert from 'node:assert/strict';
import { rule } from '@zonecrawl/engine/harness';
import { attachments } from '../src/attachments/index.ts';

const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
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
