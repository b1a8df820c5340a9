import assert from 'node:assert/strict';
import { gainCard } from '../src/rules/gear/backpack.ts';
import { drawEquipment, slotsTake } from '../src/rules/gear/equipment.ts';
import { ROW } from '../testing/boards.ts';
import { fightBox, GUNNER, plain } from '../testing/fight.ts';
import { rule, type Table } from '../testing/table.ts';

const board = { drawing: ROW };
const NAMES = ['gun', 'bare', 'vest', 'rags', 'glass', 'can', 'drum', 'pouch', 'pearl', 'junk', 'relic'];

/** A tester that can gain any of the test cards: `gain:gun` ... */
const finding = fightBox({
  free: {
    ...Object.fromEntries(
      NAMES.map((name) => [
        `gain:${name}`,
        function* (game: Table['game'], stalker: Table['state']['stalkers'][0]) {
          yield* gainCard(game, stalker, name);
        },
      ]),
    ),
    *drawRags(game, stalker) {
      const card = drawEquipment(game, 'armors', (id) => id === 'rags');
      if (card) yield* gainCard(game, stalker, card);
    },
  },
});
const TESTER = { card: 'tester', at: 'a' } as const;
const cards = (owned: readonly { readonly card: string }[]) => owned.map(({ card }) => card);

rule(
  'EQ5 a gained Weapon goes to the Backpack or is equipped at once, fully loaded',
  { board, stalkers: [TESTER] },
  (t) => {
    t.does('gain:gun').asks('gain').offers('backpack', 'equip').does('equip');
    assert.deepEqual([t.stalker().weapon?.card, t.stalker().weapon?.ammo], ['gun', 6]);
    t.does('gain:bare', 'backpack');
    assert.deepEqual(cards(t.stalker().backpack), ['bare']);
  },
  finding,
);

rule(
  'EQ5 the Weapon it replaces goes to the Backpack with its ammo, Attachments that no longer fit beside it',
  {
    board,
    stalkers: [{ ...TESTER, weapon: { card: 'gun', ammo: 2 }, weaponAttachments: ['glass', 'can'] }],
  },
  (t) => {
    t.does('gain:bare', 'equip');
    assert.equal(t.stalker().weapon?.card, 'bare');
    assert.deepEqual(t.stalker().weaponAttachments, []);
    assert.deepEqual(cards(t.stalker().backpack).toSorted(), ['can', 'glass', 'gun']);
    assert.equal(t.stalker().backpack.find(({ card }) => card === 'gun')?.ammo, 2);
  },
  finding,
);

rule(
  'EQ5 with a Weapon equipped this way matching Attachments may be installed',
  { board, stalkers: [{ ...TESTER, armor: 'vest', backpack: ['glass', 'can', 'drum', 'pouch'] }] },
  (t) => {
    t.does('gain:gun', 'equip').asks('install').offers('done', 'glass', 'can', 'drum').offersNot('pouch');
    // The second slot takes one of the two.
    t.does('can').offers('glass').offersNot('drum').does('glass').asks('action');
    assert.deepEqual(cards(t.stalker().weaponAttachments), ['can', 'glass']);
  },
  finding,
);

rule(
  'EQ5, EQ7 a new Armor keeps the Attachment, for its slot takes any',
  { board, stalkers: [{ ...TESTER, armor: 'vest', armorAttachment: 'pouch' }] },
  (t) => {
    t.does('gain:rags', 'equip');
    assert.equal(t.stalker().armor?.card, 'rags');
    assert.equal(t.stalker().armorAttachment?.card, 'pouch');
    assert.deepEqual(cards(t.stalker().backpack), ['vest']);
  },
  finding,
);

rule(
  'EQ1 three Artifacts are the most; a fourth may take the place of one',
  { board, stalkers: [{ ...TESTER, artifacts: ['pearl', 'shard', 'pebble'] }] },
  (t) => {
    t.does('gain:pearl').asks('gain').offers('backpack', 'shard').offersNot('equip').does('shard');
    assert.deepEqual(cards(t.stalker().artifacts), ['pearl', 'pebble', 'pearl']);
    assert.deepEqual(cards(t.stalker().backpack), ['shard']);
  },
  finding,
);

rule(
  'EQ1 an Attachment needs a slot of its kind, or takes the place of one in it',
  { board, stalkers: [{ ...TESTER, weapon: 'gun', weaponAttachments: ['can'] }] },
  (t) => {
    t.does('gain:drum').offers('backpack', 'can').offersNot('equip').does('can');
    assert.deepEqual(cards(t.stalker().weaponAttachments), ['drum']);
    t.does('gain:glass').offers('equip').does('equip');
    assert.deepEqual(cards(t.stalker().weaponAttachments), ['drum', 'glass']);
  },
  finding,
);

rule(
  'EQ1 without a Weapon or Armor an Attachment goes to the Backpack',
  { board, stalkers: [TESTER] },
  (t) => {
    t.does('gain:glass').asks('action').does('gain:pouch').asks('action');
    assert.deepEqual(cards(t.stalker().backpack), ['glass', 'pouch']);
  },
  finding,
);

rule(
  'EQ1 slots take each one Attachment of the kinds they name',
  { board, stalkers: [TESTER] },
  () => {
    assert.equal(slotsTake([['optic'], ['barrel', 'underbarrel']], ['barrel', 'optic']), true);
    assert.equal(slotsTake([['optic'], ['barrel', 'underbarrel']], ['barrel', 'underbarrel']), false);
    assert.equal(slotsTake([['barrel', 'optic'], ['barrel']], ['barrel', 'optic']), true);
    assert.equal(slotsTake([], ['optic']), false);
    assert.equal(slotsTake([], []), true);
  },
  plain,
);

rule(
  'EQ3 a Backpack holds six; the owner discards the excess, even what was just gained',
  { board, stalkers: [{ ...TESTER, backpack: ['junk', 'junk', 'junk', 'junk', 'junk', 'ration'] }] },
  (t) => {
    t.does('gain:pearl', 'backpack').asks('discard').offers('ration', 'pearl').does('pearl');
    assert.equal(t.stalker().backpack.length, 6);
    assert.deepEqual(
      t.told('cardDiscarded').map(({ card }) => card),
      ['pearl'],
    );
  },
  finding,
);

rule(
  'R15 a discarded card goes back into its deck and may be drawn again',
  {
    board,
    stalkers: [{ ...TESTER, backpack: ['junk', 'junk', 'junk', 'junk', 'junk', 'ration'] }],
    decks: { armors: ['vest', 'rags'] },
  },
  (t) => {
    t.does('drawRags', 'backpack', 'rags');
    assert.deepEqual(t.state.decks.armors.toSorted(), ['rags', 'vest']);
    t.does('drawRags', 'equip');
    assert.deepEqual(t.state.decks.armors, ['vest']);
    // None left that fits.
    t.does('drawRags').asks('action');
  },
  finding,
);

rule(
  'EQ3 some cards make the Backpack bigger',
  {
    board,
    stalkers: [
      {
        ...TESTER,
        armor: 'vest',
        armorAttachment: 'pouch',
        backpack: ['junk', 'junk', 'junk', 'junk', 'junk', 'junk'],
      },
    ],
  },
  (t) => {
    t.does('gain:junk').asks('action').does('gain:junk').asks('action');
    assert.equal(t.stalker().backpack.length, 8);
    t.does('gain:junk').asks('discard').does(0);
  },
  finding,
);

rule(
  'EQ10 a card without a value is never chosen to make room',
  { board, stalkers: [{ ...TESTER, backpack: ['relic', 'relic', 'relic', 'relic', 'relic', 'junk'] }] },
  (t) => {
    // Only the junk could go, so nothing is asked.
    t.does('gain:relic').asks('action');
    assert.deepEqual(
      t.told('cardDiscarded').map(({ card }) => card),
      ['junk'],
    );
  },
  finding,
);

rule(
  'EQ10 if only such cards are left the excess is allowed',
  { board, stalkers: [{ ...TESTER, backpack: ['relic', 'relic', 'relic', 'relic', 'relic', 'relic'] }] },
  (t) => {
    t.does('gain:relic').asks('action');
    assert.equal(t.stalker().backpack.length, 7);
  },
  finding,
);

rule(
  'EQ4 Weapons and Artifacts in the Backpack do nothing, Items do',
  {
    board,
    stalkers: [{ ...TESTER, backpack: ['gun', 'thorn', 'ration'] }],
    enemies: [{ card: 'brute', at: 'b' }],
  },
  (t) => {
    t.offers('eat').offersNot('attack:shot', 'prick');
  },
  plain,
);

rule(
  'A4 Reload discards a Magazine of the ammo type and fills the Weapon, in the slot or the Backpack',
  {
    board,
    stalkers: [
      {
        ...TESTER,
        weapon: { card: 'gun', ammo: 1 },
        backpack: [{ card: 'bare', ammo: 0 }],
        magazines: { rifle: 1, pistol: 1 },
      },
    ],
  },
  (t) => {
    const { rifle } = t.state.supply.magazines;
    t.does('reload').asks('reload').offers('gun', 'bare').does('gun');
    assert.equal(t.stalker().weapon?.ammo, 6);
    assert.equal(t.stalker().magazines.rifle, 0);
    assert.equal(t.state.supply.magazines.rifle, rifle + 1);
    assert.equal(t.stalker().turns[0].slid, 1);
    t.does('reload');
    assert.equal(t.stalker().backpack[0]?.ammo, 2);
  },
  plain,
);

rule(
  'A4, S2 Reload is Free while you have a Focus, which you keep',
  {
    board,
    stalkers: [{ ...TESTER, focus: true, weapon: { card: 'gun', ammo: 1 }, magazines: { rifle: 1 } }],
  },
  (t) => {
    t.does('reload');
    assert.equal(t.stalker().weapon?.ammo, 6);
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.stalker().focus, true);
  },
  plain,
);

rule(
  'A4 without a fitting Magazine, or with nothing to fill, there is no Reload',
  { board, stalkers: [{ ...TESTER, weapon: { card: 'gun', ammo: 1 }, magazines: { pistol: 3 } }] },
  (t) => {
    assert.equal(t.reasonAgainst('reload'), 'noMagazine');
  },
  plain,
);

rule(
  'A4 a full Weapon is not reloaded',
  { board, stalkers: [{ ...GUNNER, magazines: { rifle: 3 } }] },
  (t) => {
    assert.equal(t.reasonAgainst('reload'), 'nothingToReload');
  },
  plain,
);

rule(
  'A4 special ammo has no Magazine',
  {
    board,
    stalkers: [
      { ...TESTER, weapon: { card: 'odd', ammo: 0 }, magazines: { rifle: 1, pistol: 1, shotgun: 1 } },
    ],
  },
  (t) => {
    assert.equal(t.reasonAgainst('reload'), 'noMagazine');
  },
  plain,
);

rule(
  'EQ6 an Attachment may add to the ammo a Weapon holds, as long as it is installed (EQ12)',
  {
    board,
    stalkers: [
      { ...TESTER, weapon: { card: 'gun', ammo: 1 }, weaponAttachments: ['drum'], magazines: { rifle: 1 } },
    ],
  },
  (t) => {
    t.does('reload');
    assert.equal(t.stalker().weapon?.ammo, 8);
    t.does('prepare', 'remove:drum', 'done');
    assert.equal(t.stalker().weapon?.ammo, 6);
  },
  plain,
);

rule(
  'EQ12 an Attachment adds nothing to a Weapon in the Backpack',
  {
    board,
    stalkers: [
      {
        ...TESTER,
        weapon: 'gun',
        weaponAttachments: ['drum'],
        backpack: [{ card: 'bare', ammo: 0 }],
        magazines: { pistol: 1 },
      },
    ],
  },
  (t) => {
    t.does('reload');
    assert.equal(t.stalker().backpack[0]?.ammo, 2);
  },
  plain,
);

rule(
  'A5 Pick up resolves the top Loot of the space',
  {
    board,
    stalkers: [TESTER],
    loot: [
      { at: 'a', tokens: ['scrap'] },
      { at: 'b', tokens: ['scrap'] },
    ],
  },
  (t) => {
    t.does('pickUp');
    assert.equal(t.told('lootTurnedUp').length, 1);
    assert.equal(t.reasonAgainst('pickUp'), 'nothingHere');
  },
  plain,
);

rule(
  'A5 Loot and an Artifact on one space: the player says which',
  {
    board,
    stalkers: [TESTER],
    loot: [{ at: 'a', tokens: ['scrap'] }],
    artifactTokens: [{ at: 'a' }],
  },
  (t) => {
    t.does('pickUp').asks('pickUp').offers('loot', 'artifact').does('artifact').until('action');
    assert.equal(t.told('artifactTaken').length, 1);
    assert.equal(t.state.loot[0]?.tokens.length, 1);
  },
  plain,
);
