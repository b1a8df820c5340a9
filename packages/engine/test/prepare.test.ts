import assert from 'node:assert/strict';
import { ROW } from '../testing/boards.ts';
import { plain } from '../testing/fight.ts';
import { rule } from '../testing/table.ts';

const board = { drawing: '+---+---+---+\n| a   a   b |\n+---+---+---+' };
const TESTER = { card: 'tester', at: 'a' } as const;
const cards = (owned: readonly { readonly card: string }[]) => owned.map(({ card }) => card);

rule(
  'A3 Prepare gives a Focus and 1 Bolt',
  { board: { drawing: ROW }, stalkers: [TESTER] },
  (t) => {
    const { bolts } = t.state.supply;
    t.does('prepare');
    assert.equal(t.stalker().focus, true);
    assert.equal(t.stalker().bolts, 1);
    assert.equal(t.state.supply.bolts, bolts - 1);
    assert.equal(t.stalker().turns[0].slid, 1);
  },
  plain,
);

rule(
  'A3, G2 with no Bolt left in the box only the Focus is gained',
  { board: { drawing: ROW }, stalkers: [{ ...TESTER, bolts: 16 }] },
  (t) => {
    t.does('prepare');
    assert.equal(t.stalker().focus, true);
    assert.equal(t.stalker().bolts, 16);
    assert.equal(t.told('componentRanOut')[0]?.component, 'bolt');
  },
  plain,
);

rule(
  'R7 Prepare is always possible',
  { board: { drawing: ROW }, stalkers: [{ ...TESTER, focus: true, bolts: 16 }] },
  (t) => {
    t.offers('prepare');
  },
  plain,
);

rule(
  'A3 own Weapon, Armor and Artifacts go between slots and Backpack, ammo stays on the Weapon',
  {
    board,
    stalkers: [
      {
        ...TESTER,
        weapon: { card: 'gun', ammo: 3 },
        armor: 'vest',
        artifacts: ['pearl'],
        backpack: [{ card: 'bare', ammo: 1 }, 'rags', 'pebble'],
      },
    ],
  },
  (t) => {
    t.does('prepare').asks('prepare');
    t.offers('equip:bare', 'equip:rags', 'equip:pebble', 'stow:gun', 'stow:vest', 'stow:pearl');
    t.does('equip:bare', 'equip:rags', 'stow:pearl', 'equip:pebble', 'done');
    const { weapon, armor, artifacts, backpack } = t.stalker();
    assert.deepEqual([weapon?.card, weapon?.ammo, armor?.card], ['bare', 1, 'rags']);
    assert.deepEqual(cards(artifacts), ['pebble']);
    assert.deepEqual(cards(backpack), ['gun', 'vest', 'pearl']);
    assert.equal(backpack[0]?.ammo, 3);
  },
  plain,
);

rule(
  'A3 Attachments are installed where they match and removed',
  {
    board,
    stalkers: [
      { ...TESTER, weapon: 'gun', weaponAttachments: ['can'], backpack: ['glass', 'drum', 'pouch'] },
    ],
  },
  (t) => {
    t.does('prepare').offers('install:glass', 'remove:can').offersNot('install:drum', 'install:pouch');
    t.does('remove:can').offers('install:drum').does('install:drum', 'install:glass', 'done');
    assert.deepEqual(cards(t.stalker().weaponAttachments), ['drum', 'glass']);
    assert.deepEqual(cards(t.stalker().backpack), ['pouch', 'can']);
  },
  plain,
);

rule(
  'EQ12 a stowed Weapon leaves its Attachments beside it as cards of their own',
  { board, stalkers: [{ ...TESTER, weapon: 'gun', weaponAttachments: ['can', 'glass'] }] },
  (t) => {
    t.does('prepare', 'stow:gun', 'done');
    assert.equal(t.stalker().weapon, null);
    assert.deepEqual(cards(t.stalker().backpack).toSorted(), ['can', 'glass', 'gun']);
  },
  plain,
);

rule(
  'EQ1 a fourth Artifact finds no slot',
  { board, stalkers: [{ ...TESTER, artifacts: ['pearl', 'pearl', 'pearl'], backpack: ['pebble'] }] },
  (t) => {
    t.does('prepare').offersNot('equip:pebble').does('done');
  },
  plain,
);

rule(
  'A3 Stalkers on one space hand each other cards, Bolts, Magazines and findings, pinned or not',
  {
    board,
    stalkers: [
      { ...TESTER, backpack: ['ration'], bolts: 1, magazines: { rifle: 1 }, findings: ['key'] },
      { ...TESTER, pinDown: true, backpack: [{ card: 'gun', ammo: 2 }] },
    ],
  },
  (t) => {
    t.does('prepare', 'give:ration', 'give:bolt:S2', 'give:rifle', 'give:key', 'give:gun', 'done');
    assert.deepEqual(cards(t.stalker(1).backpack), ['ration']);
    assert.deepEqual([t.stalker(0).bolts, t.stalker(1).bolts], [1, 1]);
    assert.equal(t.stalker(1).magazines.rifle, 1);
    assert.deepEqual([t.stalker(0).findings, t.stalker(1).findings], [[], ['key']]);
    assert.deepEqual(
      t.stalker(0).backpack.map(({ card, ammo }) => [card, ammo]),
      [['gun', 2]],
    );
  },
  plain,
);

rule(
  'A3 the other may arrange its own gear too',
  { board, stalkers: [TESTER, { ...TESTER, backpack: ['gun'] }] },
  (t) => {
    t.does('prepare', 'equip:gun:S2', 'done');
    assert.equal(t.stalker(1).weapon?.card, 'gun');
    assert.equal(t.stalker(1).turns[0].slid, 0);
  },
  plain,
);

rule(
  'A3 nobody elsewhere takes part',
  {
    board,
    stalkers: [
      { ...TESTER, backpack: ['ration'] },
      { card: 'tester', at: 'b', backpack: ['gun'] },
    ],
  },
  (t) => {
    t.does('prepare').asks('action');
  },
  plain,
);

rule(
  'A3, EQ3 each Backpack is checked when the Action ends, not before',
  {
    board,
    stalkers: [
      { ...TESTER, backpack: ['ration'] },
      { ...TESTER, backpack: ['junk', 'junk', 'junk', 'junk', 'junk', 'junk'] },
    ],
  },
  (t) => {
    t.does('prepare', 'give:ration');
    assert.equal(t.stalker(1).backpack.length, 7);
    t.does('done').asks('discard');
    assert.equal(t.decision.who, 1);
    t.does('ration');
    assert.equal(t.stalker(1).backpack.length, 6);
  },
  plain,
);

rule(
  'A3 of equal cards one is offered, and the offers end after forty exchanges',
  { board, stalkers: [{ ...TESTER, weapon: 'gun', backpack: ['junk', 'junk', 'bare', 'bare'] }, TESTER] },
  (t) => {
    t.does('prepare');
    for (const once of ['give:junk', 'equip:bare']) {
      assert.equal(t.offered().filter((name) => name === once).length, 1);
    }
    for (let i = 0; i < 40; i++) t.does(i % 2 === 0 ? 'stow:gun' : 'equip:gun');
    t.asks('action');
  },
  plain,
);
