import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, seedRandom, shuffle, takeRandom } from '../src/base/random.ts';
import { oldSeed, quickSeed, seedFor, seedOf, seedOfPart } from '../src/base/seed.ts';
import { STREAMS, type Stream } from '../src/base/streams.ts';

const draws = (seed: string, stream: Stream, count: number, sides = 6): number[] => {
  const random = seedRandom(seed);
  return Array.from({ length: count }, () => draw(random, stream, sides));
};

/** Words of 32 bits as they come, as the bytes a cipher gives, the lowest first. */
const bytesOf = (seed: string, stream: Stream, words: number): string => {
  const bytes = Buffer.alloc(4 * words);
  for (const [at, word] of draws(seed, stream, words, 2 ** 32 - 1).entries())
    bytes.writeUInt32LE(word, 4 * at);
  return bytes.toString('hex');
};

test('the same seed draws the same numbers, on every machine', () => {
  assert.deepEqual(draws('fixture', 'dice', 8), draws('fixture', 'dice', 8));
  assert.deepEqual(draws('fixture', 'dice', 12), [2, 5, 1, 4, 1, 5, 3, 0, 0, 0, 3, 4]);
  assert.notDeepEqual(draws('fixture', 'dice', 20), draws('fixture2', 'dice', 20));
});

/** draft-strombergson-chacha-test-vectors-01: 20 rounds, a key of 128 bits, the first two blocks. */
test('a stream is ChaCha20 as published: the seed is the key, the stream the nonce', () => {
  const published: readonly (readonly [name: string, key: string, stream: Stream, keystream: string])[] = [
    [
      'TC1',
      '00000000000000000000000000000000',
      'dice',
      '89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46' +
        'cc04f111246b6c2ce066be3bfb32d9aa0fddfbc12123d4b9e44f34dca05a103f' +
        '6cd135c2878c832b5896b134f6142a9d4d8d0d8f1026d20a0a81512cbce6e975' +
        '8a7143d021978022a384141a80cea3062f41f67a752e66ad3411984c787e30ad',
    ],
    [
      'TC2',
      '01000000000000000000000000000000',
      'dice',
      'ae56060d04f5b597897ff2af1388dbceff5a2a4920335dc17a3cb1b1b10fbe70' +
        'ece8f4864d8c7cdf0076453a8291c7dbeb3aa9c9d10e8ca36be4449376ed7c42' +
        'fc3d471c34a36fbbf616bc0a0e7c523030d944f43ec3e78dd6a12466547cb4f7' +
        'b3cebd0a5005e762e562d1375b7ac44593a991b85d1a60fba2035dfaa2a642d5',
    ],
    [
      'TC3',
      '00000000000000000000000000000000',
      'events',
      '1663879eb3f2c9949e2388caa343d361bb132771245ae6d027ca9cb010dc1fa7' +
        '178dc41f8278bc1f64b3f12769a24097f40d63a86366bdb36ac08abe60c07fe8' +
        'b057375c89144408cc744624f69f7f4ccbd93366c92fc4dfcada65f1b959d8c6' +
        '4dfc50de711fb46416c2553cc60f21bbfd006491cb17888b4fb3521c4fdd8745',
    ],
  ];
  for (const [name, key, stream, keystream] of published)
    assert.equal(bytesOf(`z2:${key}`, stream, 32), keystream, name);
});

test('128 bits are taken as they are, a text that somebody types is stretched by SHA-256, a tag is no part of it', () => {
  const digits = '00112233445566778899aabbccddeeff';
  assert.equal(seedRandom(`z2:${digits}`).seed, `z2:${digits}`);
  assert.equal(seedRandom(`Z2:${digits.toUpperCase()}`).seed, `z2:${digits}`);
  assert.deepEqual(seedRandom(`z2:${digits}`).key, [0x00112233, 0x44556677, 0x8899aabb, 0xccddeeff]);
  // Of "abc": FIPS 180-4.
  assert.equal(seedRandom('abc').seed, 'z2:ba7816bf8f01cfea414140de5dae2223');
  for (const typed of ['', '1', digits, 'z2:12', `z2:${digits}0`, 'Z1:abc', 'ключ'])
    assert.match(seedRandom(typed).seed, /^z2:[0-9a-f]{32}$/, typed);
  assert.equal(seedOf(Uint8Array.from({ length: 16 }, (_, i) => i * 17)), `z2:${digits}`);
  assert.throws(() => seedOf(new Uint8Array(8)), /takes 16 random bytes, not 8/);
});

test('what a seed is made into stays with its generator, and does not give away what it was made from', () => {
  assert.equal(seedFor('imagine', 'z1:abc'), 'z1:imagine abc');
  assert.equal(seedFor('imagine', 'abc'), 'imagine abc');
  assert.equal(quickSeed('abc'), 'z1:abc');
  assert.equal(quickSeed('z1:abc'), 'z1:abc');
  assert.equal(seedOfPart('z1:abc', 2), 'z1:z1:abc 2');
  const { seed } = seedRandom('abc');
  assert.match(seedOfPart(seed, 2), /^z2:[0-9a-f]{32}$/);
  assert.notEqual(seedOfPart(seed, 2), seedOfPart(seed, 3));
});

test('seeds of old draw what they drew', () => {
  assert.deepEqual(draws('z1:fixture', 'dice', 12), [2, 0, 1, 4, 1, 2, 2, 1, 1, 4, 4, 5]);
  assert.deepEqual(draws(oldSeed('fixture'), 'loot', 8, 31), [15, 28, 10, 5, 15, 26, 15, 26]);
  assert.deepEqual(draws(oldSeed('z1:fixture 1'), 'setup', 8, 100), [42, 92, 54, 38, 79, 37, 44, 22]);
  assert.deepEqual(seedRandom('z1:fixture'), {
    seed: 'z1:fixture',
    key: [637600614, 4275316052],
    counts: { dice: 0, events: 0, enemies: 0, loot: 0, setup: 0 },
    scripted: { stalker: [], equipment: [], anomaly: [] },
  });
});

test('drawing from one stream does not change another', () => {
  const random = seedRandom('split');
  for (let i = 0; i < 100; i++) draw(random, 'loot', 31);
  const after = Array.from({ length: 20 }, () => draw(random, 'dice', 6));
  assert.deepEqual(after, draws('split', 'dice', 20));
});

test('streams of one seed differ', () => {
  const seen = new Set(STREAMS.map((stream) => draws('streams', stream, 20).join()));
  assert.equal(seen.size, STREAMS.length);
});

test('going back to an earlier count repeats the draws that follow', () => {
  const random = seedRandom('undo');
  for (let i = 0; i < 7; i++) draw(random, 'dice', 6);
  const count = random.counts.dice;
  const first = Array.from({ length: 10 }, () => draw(random, 'dice', 6));
  random.counts.dice = count;
  const again = Array.from({ length: 10 }, () => draw(random, 'dice', 6));
  assert.deepEqual(again, first);
});

test('the n-th draw of a stream is the same whatever was drawn before it, of this seed or of others', () => {
  const seeds = ['one', 'two', 'three', 'z1:one'];
  const each = 200;
  const alone = seeds.map((seed) => STREAMS.map((stream) => draws(seed, stream, each, 1000)));
  const randoms = seeds.map(seedRandom);
  const order = seedRandom('order');
  for (let i = 0; i < 3000; i++) {
    const at = draw(order, 'setup', seeds.length);
    const which = draw(order, 'setup', STREAMS.length);
    const n = draw(order, 'setup', each);
    const [random, stream] = [randoms[at] ?? assert.fail(), STREAMS[which] ?? assert.fail()];
    random.counts[stream] = n;
    assert.equal(draw(random, stream, 1000), alone[at]?.[which]?.[n], `${seeds[at]} ${stream} ${n}`);
    assert.equal(random.counts[stream], n + 1);
  }
});

test('a state that went through a file draws on as if it had not', () => {
  let random = seedRandom('file');
  const drawn = Array.from({ length: 150 }, () => {
    random = JSON.parse(JSON.stringify(random));
    return draw(random, 'enemies', 6);
  });
  assert.deepEqual(drawn, draws('file', 'enemies', 150));
});

test('what is left over of 32 bits is drawn again: no side gets more than its share', () => {
  const [rolls, sides] = [3000, 3 * 2 ** 30];
  const low = draws('share', 'dice', rolls, sides).filter((side) => side < 2 ** 30).length;
  assert.ok(Math.abs(low - rolls / 3) < 120, `${low} of ${rolls} in the lowest third`);
});

/** Chi squared: far below these limits unless the draws are biased (one in a million). */
for (const generator of ['', 'z1:']) {
  test(`every side comes up equally often with ${generator || 'z2:'}`, () => {
    for (const [sides, limit] of [
      [2, 24],
      [6, 40],
      [10, 48],
      [31, 85],
    ] as const) {
      for (const stream of STREAMS) {
        const counts = new Array<number>(sides).fill(0);
        const rolls = 6000 * sides;
        for (const side of draws(`${generator}fair ${sides}`, stream, rolls, sides))
          counts[side] = (counts[side] ?? 0) + 1;
        const expected = rolls / sides;
        const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
        assert.ok(chi < limit, `${sides} sides of ${stream}: chi squared ${chi}`);
      }
    }
  });
}

test('a draw tells nothing about the next one', () => {
  const rolls = draws('pairs', 'dice', 72_001);
  const pairs = new Array<number>(36).fill(0);
  for (let i = 1; i < rolls.length; i++) {
    const pair = (rolls[i - 1] ?? 0) * 6 + (rolls[i] ?? 0);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  const chi = pairs.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  assert.ok(chi < 95, `chi squared ${chi}`);
});

test('a shuffled deck holds the same cards, and each card comes on top equally often', () => {
  const top = new Array<number>(5).fill(0);
  for (let game = 0; game < 5000; game++) {
    const deck = shuffle(seedRandom(`deck ${game}`), 'events', [0, 1, 2, 3, 4]);
    assert.deepEqual([...deck].sort(), [0, 1, 2, 3, 4]);
    const card = deck.at(-1) ?? 0;
    top[card] = (top[card] ?? 0) + 1;
  }
  const chi = top.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  assert.ok(chi < 35, `chi squared ${chi}`);
});

test('taking at random leaves the rest, and nothing can be taken from an empty list', () => {
  const list = ['a', 'b', 'c'];
  const taken = takeRandom(seedRandom('bag'), 'loot', list);
  assert.deepEqual([...list, taken].sort(), ['a', 'b', 'c']);
  assert.equal(takeRandom(seedRandom('bag'), 'loot', []), undefined);
});
