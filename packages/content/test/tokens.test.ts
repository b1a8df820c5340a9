import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveUnknown } from '@zonecrawl/engine/rules';
import { ROW } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { loot, unknown } from '../src/tokens/index.ts';
import { enemyRule } from './rule.ts';

const copies = (tokens: readonly { readonly copies: number }[]): number =>
  tokens.reduce((sum, token) => sum + token.copies, 0);

test('24 Unknown tokens with an X, all four colours, 1 and 2 Enemies, all four arrows', () => {
  assert.equal(copies(unknown), 24);
  const shown = unknown.flatMap(({ shows }) => (shows ? [shows] : []));
  assert.ok(unknown.some(({ shows }) => shows === null));
  assert.deepEqual(new Set(shown.map(({ colour }) => colour)), new Set(['green', 'red', 'yellow', 'blue']));
  assert.deepEqual(new Set(shown.map(({ enemies }) => enemies)), new Set([1, 2]));
  assert.deepEqual(new Set(shown.map(({ facing }) => facing)), new Set([0, 1, 2, 3]));
});

test('T4 31 Loot tokens, at least one an Artifact', () => {
  assert.equal(copies(loot), 31);
  assert.ok(loot.some(({ gifts }) => gifts.some(({ gift }) => gift === 'artifact')));
});

test('every Item type a Loot token names exists in the box', () => {
  const types = new Set(Object.values(box.items).flatMap((item) => item.types.map(String)));
  for (const { id, gifts } of loot) {
    for (const gift of gifts) if (gift.gift === 'item' && gift.type) assert.ok(types.has(gift.type), id);
  }
});

for (const token of loot) {
  enemyRule(
    `${token.id} can be picked up and gives what it shows`,
    {},
    { board: { drawing: ROW }, stalkers: [{ at: 'a' }], loot: [{ at: 'a', tokens: [token.id] }] },
    (t) => {
      t.does('pickUp').until('action');
      assert.deepEqual(t.state.loot, []);
      assert.equal(t.told('componentRanOut').length, 0);
      const given = {
        bolts: t.stalker().bolts,
        magazines: Object.values(t.stalker().magazines).reduce((sum, each) => sum + each, 0),
        cards: t.told('cardGained').length,
        coupons: t.told('coupons').reduce((sum, { by }) => sum + by, 0),
        focus: t.stalker().focus,
      };
      const expected = { bolts: 0, magazines: 0, cards: 0, coupons: 0, focus: false };
      for (const gift of token.gifts) {
        if (gift.gift === 'bolts') expected.bolts += gift.count;
        else if (gift.gift === 'magazine') expected.magazines += gift.count;
        else if (gift.gift === 'magazineOfChoice') expected.magazines++;
        else if (gift.gift === 'coupons') expected.coupons += gift.coupons;
        else if (gift.gift === 'focus') expected.focus = true;
        else if (gift.gift !== 'nothing') expected.cards++;
      }
      assert.deepEqual(given, expected);
    },
  );
}

for (const token of unknown) {
  enemyRule(
    `${token.id} brings whom it shows`,
    {
      free: {
        *resolve(game) {
          const [stack] = game.state.unknown;
          if (stack) yield* resolveUnknown(game, stack.space);
        },
      },
    },
    {
      board: {
        drawing: `
          +---+---+---+
          | a | b   b |
          +---+---+---+
        `,
      },
      stalkers: [{ at: 'a' }],
      kinds: { blind: { colours: ['green', 'red', 'yellow', 'blue'], pool: 2 } },
      unknown: [{ at: 'b', tokens: [token.id] }],
    },
    (t) => {
      t.does('resolve');
      assert.equal(t.state.enemies.length, token.shows?.enemies ?? 0);
      for (const { facing } of t.state.enemies) assert.equal(facing, token.shows?.facing);
    },
  );
}
