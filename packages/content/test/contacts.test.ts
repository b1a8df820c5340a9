import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  giftsOf,
  magazinePrice,
  magazineSellPrice,
  onSale,
  priceOf,
  sellPrice,
} from '@zonecrawl/engine/campaign';
import type { Box, ContactCard, Effect } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { missionBox } from '@zonecrawl/engine/testing';
import { box } from '../src/box.ts';
import { rule } from './rule.ts';

const contact = (id: string): ContactCard => box.contacts?.[id] ?? assert.fail(`no Contact ${id}`);
const buy = (who: string, card: string) => priceOf(box, contact(who), card);
const sell = (who: string, card: string) => sellPrice(box, contact(who), card);
const value = (card: string): number =>
  (box.weapons[card] ?? box.armors[card] ?? box.attachments[card] ?? box.artifacts[card] ?? box.items[card])
    ?.value ?? assert.fail(`${card} has no value`);
const ofTier = (deck: 'weapons' | 'armors' | 'attachments', tier: number): string =>
  Object.values(box[deck]).find((card) => card.tier === tier && card.value !== null)?.id ?? assert.fail();
const ofType = (type: string): string =>
  Object.values(box.items).find(({ types }) => types.some((one) => one === type))?.id ?? assert.fail();

test('The Contact deck: 16 cards, 5 Traders, 4 Loners, 3 Companions, 4 Contracts, each with its number', () => {
  const all = Object.values(box.contacts ?? {});
  const kinds = (kind: string) => all.filter((one) => one.kind === kind).length;
  assert.equal(all.length, 16);
  assert.deepEqual(['trader', 'loner', 'companion', 'contract'].map(kinds), [5, 4, 3, 4]);
  assert.equal(new Set(all.map(({ number }) => number)).size, 16);
  assert.deepEqual(
    ['sidorovich', 'pola', 'luka', 'guide', 'patron'].map((id) => contact(id).number),
    ['C01', 'C03', 'C07', 'C08', 'C99'],
  );
});

/** Cards of exactly the example's worth. */
const priced: Box = {
  ...box,
  items: { ...box.items, snack: { id: 'snack', copies: 1, value: 300, types: ['food'] } },
  weapons: {
    ...box.weapons,
    gun: { ...(box.weapons['ptm'] ?? assert.fail()), id: 'gun', value: 1000 },
    odd: { ...(box.weapons['ptm'] ?? assert.fail()), id: 'odd', value: 950 },
    heirloom: { ...(box.weapons['ptm'] ?? assert.fail()), id: 'heirloom', value: null },
  },
};

test('C5, C6 Sidorovich: an Item worth 300 costs 600, a Weapon worth 1000 brings 250', () => {
  assert.equal(priceOf(priced, contact('sidorovich'), 'snack'), 600);
  assert.equal(sellPrice(priced, contact('sidorovich'), 'gun'), 250);
  assert.equal(sellPrice(priced, contact('sidorovich'), 'odd'), 200, 'rounded down to 50');
});

test('EQ10 what has no value is neither bought nor sold; nobody but a Trader trades', () => {
  assert.equal(priceOf(priced, contact('sidorovich'), 'heirloom'), null);
  assert.equal(sellPrice(priced, contact('sidorovich'), 'heirloom'), null);
  assert.equal(buy('sidorovich', 'no-such-card'), null);
  for (const who of ['guide', 'patron', 'loyal-dog']) {
    assert.deepEqual([buy(who, 'ptm'), sell(who, 'ptm')], [null, null]);
    assert.deepEqual([magazinePrice(contact(who)), magazineSellPrice(contact(who))], [null, null]);
  }
});

test('Sidorovich sells Tier I Weapons and Armor at value, the Echo Detector, Magazines at 500; nothing better', () => {
  assert.equal(buy('sidorovich', ofTier('weapons', 1)), value(ofTier('weapons', 1)));
  assert.equal(buy('sidorovich', ofTier('armors', 1)), value(ofTier('armors', 1)));
  assert.equal(buy('sidorovich', 'echo-detector'), value('echo-detector'));
  for (const card of [ofTier('weapons', 2), ofTier('armors', 3), 'silencer', 'eye'])
    assert.equal(buy('sidorovich', card), null, card);
  assert.deepEqual(
    [magazinePrice(contact('sidorovich')), magazineSellPrice(contact('sidorovich'))],
    [500, null],
  );
  for (const card of [ofTier('weapons', 3), 'eye', 'silencer', ofType('food')])
    assert.notEqual(sell('sidorovich', card), null, card);
});

test('Pola buys Armor and what goes on it at half, sells it up to Tier II but no Detector, and Medicine', () => {
  const armor = ofTier('armors', 3);
  assert.equal(sell('pola', armor), Math.floor(value(armor) / 2));
  assert.equal(sell('pola', 'ceramic-plate'), Math.floor(value('ceramic-plate') / 2));
  for (const card of ['ptm', 'silencer', ofType('medicine')]) assert.equal(sell('pola', card), null, card);
  assert.equal(buy('pola', ofTier('armors', 2)), value(ofTier('armors', 2)));
  assert.equal(buy('pola', 'ceramic-plate'), value('ceramic-plate'));
  assert.equal(buy('pola', ofType('medicine')), value(ofType('medicine')));
  for (const card of [armor, 'echo-detector', 'silencer', 'bread', 'ptm'])
    assert.equal(buy('pola', card), null, card);
  assert.equal(magazinePrice(contact('pola')), null);
});

test('Luka gives an Item worth up to 300 first; buys Items and Magazines, sells Grenades, Medicine, Attachments', () => {
  const gifts = giftsOf(box, contact('luka'));
  assert.ok(gifts.length > 0);
  for (const [id, item] of Object.entries(box.items))
    assert.equal(gifts.includes(id), item.value !== null && item.value <= 300, id);
  assert.deepEqual(giftsOf(box, contact('pola')), []);
  assert.equal(sell('luka', 'bread'), value('bread'));
  assert.equal(sell('luka', 'ptm'), null);
  assert.equal(buy('luka', ofType('grenade')), value(ofType('grenade')));
  assert.equal(buy('luka', ofTier('attachments', 2)), value(ofTier('attachments', 2)));
  for (const card of ['bread', 'ptm', 'leather-jacket']) assert.equal(buy('luka', card), null, card);
  assert.deepEqual([magazinePrice(contact('luka')), magazineSellPrice(contact('luka'))], [400, 300]);
});

test('Old Marek deals in Weapons and what goes on them', () => {
  assert.equal(buy('gunsmith', ofTier('weapons', 2)), Math.floor((value(ofTier('weapons', 2)) * 5) / 4));
  assert.equal(buy('gunsmith', ofTier('weapons', 3)), null);
  assert.equal(sell('gunsmith', ofTier('weapons', 3)), Math.floor(value(ofTier('weapons', 3)) / 2));
  assert.equal(buy('gunsmith', 'echo-detector'), null);
  assert.deepEqual([sell('gunsmith', 'ceramic-plate'), sell('gunsmith', 'eye')], [null, null]);
});

test('Professor Lisova pays an Artifact what it is worth, and sells Detectors and containers', () => {
  assert.equal(sell('professor', 'eye'), value('eye'));
  assert.equal(buy('professor', 'eye'), Math.floor(value('eye') * 1.5));
  assert.deepEqual([sell('professor', 'ptm'), buy('professor', 'ptm')], [null, null]);
  for (const { card } of onSale(box, contact('professor'))) {
    const { kind } = box.attachments[card] ?? {};
    assert.ok(card in box.artifacts || kind === 'detector' || kind === 'container', card);
  }
  assert.ok(onSale(box, contact('professor')).some(({ card }) => card === 'murmur-detector'));
});

const ROW = '+---+---+---+---+---+\n| a   b   c   d   e |\n+---+---+---+---+---+';
const S = { card: 'palkan' } as const;

/** What a Loner's service does when the Mission begins, as an Action. */
function serviceBox(id: string, service: string): Box {
  const loner = contact(id);
  const found = loner.kind === 'loner' ? loner.services.find((one) => one.id === service) : undefined;
  const begin: readonly Effect[] =
    found?.does.service === 'mission' ? found.does.begin : assert.fail(service);
  return missionBox({ actions: [{ id: 'begin', cost: 'free', place: { at: 'anywhere' }, do: begin }] }, box);
}
const team = (parts: Partial<PositionDraft> = {}): PositionDraft => ({
  board: { drawing: ROW },
  mission: 'test',
  stalkers: [
    { ...S, at: 'a' },
    { card: 'chort', at: 'e' },
  ],
  ...parts,
});

rule(
  'The Guide: Bolts, and two spaces without Attention',
  team(),
  (t) => {
    t.does('begin', 'c', 'stop').asks('action');
    assert.deepEqual(
      t.state.stalkers.map((one) => [one.bolts, t.at(one)]),
      [
        [2, 'c'],
        [2, 'd'],
      ],
    );
    assert.equal(t.told('attentionPlaced').length, 0);
  },
  serviceBox('guide', 'safePath'),
);

rule(
  'Sergeant Bohun: the two closest Human Enemies are Pinned, the third and a Mutant are not',
  team({
    stalkers: [{ ...S, at: 'a' }],
    board: { drawing: '+---+---+---+---+---+\n| a | b   c   d   e |\n+---+---+---+---+---+' },
    enemies: [
      { card: 'bandit-rifle', at: 'b', facing: 'east' },
      { card: 'bandit-rifle', at: 'c', facing: 'east' },
      { card: 'bandit-rifle', at: 'd', facing: 'east' },
      { card: 'snork', at: 'e', facing: 'east' },
    ],
  }),
  (t) => {
    t.does('begin').until('action');
    assert.equal(t.state.enemies.filter(({ pinDown }) => pinDown).length, 2);
    assert.equal(t.enemy('E4').pinDown, false);
  },
  serviceBox('sergeant', 'lookAway'),
);

rule(
  'Tinker: a Magazine of its choice for each Stalker',
  team(),
  (t) => {
    t.does('begin', 'rifle', 'pistol').asks('action');
    assert.deepEqual(
      t.state.stalkers.map(({ magazines }) => [magazines.pistol, magazines.rifle]),
      [
        [0, 1],
        [1, 0],
      ],
    );
  },
  serviceBox('tinker', 'fullPockets'),
);

test('The other services: locations for the Guide, cards for the Surgeon and Tinker, each with a price', () => {
  for (const one of Object.values(box.contacts ?? {})) {
    if (one.kind !== 'loner') continue;
    assert.ok(one.services.length > 0 && one.services.every(({ price }) => price > 0), one.id);
  }
  const guide = contact('guide');
  assert.deepEqual(guide.kind === 'loner' && guide.services[0]?.does, { service: 'locations', more: 1 });
});

test('C5 every Companion for hire has its b-side', () => {
  for (const one of Object.values(box.contacts ?? {}))
    if (one.kind === 'companion') assert.ok(box.companions[one.companion], one.id);
});

const coupons = (state: { readonly mission: { readonly counters: Readonly<Record<string, number>> } }) =>
  state.mission.counters['coupons'] ?? 0;
const signed = (card: string, done: number): Partial<PositionDraft> => ({
  environment: [{ card, face: 'b' }],
  counters: { [`contract.${card}`]: done },
});

for (const [done, paid] of [
  [4, 600],
  [3, 0],
] as const) {
  rule(
    `The Patron: the Enemy killed after ${done} others brings ${paid}`,
    team({
      ...signed('patron', done),
      stalkers: [{ ...S, at: 'a' }],
      board: { drawing: '+---+---+---+\n| a   a   b |\n+---+---+---+' },
      enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'east' }],
      dice: { equipment: [3, 3, 3] },
      decks: { wounds: ['wound-d', 'wound-d', 'wound-d'] },
    }),
    (t) => {
      t.does('knife').until('action');
      if (t.alive()) assert.fail('it should have died');
      assert.equal(coupons(t.state), paid);
      assert.equal(t.state.mission.environment.length, paid > 0 ? 0 : 1, 'paid once');
    },
    missionBox({}, box),
  );
}

for (const [done, action, paid] of [
  [3, 'pickUp', 500],
  [2, 'pickUp', 0],
  [3, 'prepare', 0],
] as const) {
  rule(
    `The Collector: ${action} after ${done} pieces brings ${paid}`,
    team({ ...signed('collector', done), loot: [{ at: 'a', tokens: ['loot-junk'] }] }),
    (t) => {
      t.does(action).until('action');
      assert.equal(coupons(t.state), paid);
    },
    missionBox({}, box),
  );
}

for (const seen of [true, false]) {
  rule(
    `The Reporter: a Turn that ends ${seen ? 'in sight counts' : 'out of sight does not'}`,
    team({
      ...signed('reporter', 3),
      turn: { done: 2 },
      enemies: [{ card: 'bandit-rifle', at: 'c', facing: seen ? 'west' : 'north', pinDown: true }],
    }),
    (t) => {
      t.does('endTurn').until('nextTurn');
      assert.equal(coupons(t.state), seen ? 700 : 0);
    },
    missionBox({}, box),
  );
}

for (const quiet of [true, false]) {
  rule(
    `The Grey Man: a Round that begins ${quiet ? 'without' : 'with'} Attention on the map`,
    team({
      ...signed('grey-man', 1),
      at: 'endOfRound',
      event: 'e1',
      round: 3,
      decks: { events: ['e2', 'e3'], randomEvents: [] },
      stalkers: [{ ...S, at: 'a', ...(quiet ? {} : { attention: { level: 'high' as const, at: 'a' } }) }],
    }),
    (t) => {
      t.until('nextTurn');
      assert.equal(coupons(t.state), quiet ? 500 : 0);
    },
    missionBox({}, box),
  );
}
