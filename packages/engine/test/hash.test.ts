import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ChangingHash, hash } from '../src/base/hash.ts';
import { difference, patched } from '../src/online/difference.ts';

test('a hash is 16 hex digits and the same on every machine', () => {
  assert.equal(hash({ a: [1, 2, 3], b: { c: 'x', d: null } }), '1d3570079ed448d2');
  assert.equal(hash({ hp: 14, dosage: 2.5, name: 'Żółw', dead: false }), 'b983fc1b9a874003');
});

test('the order of keys does not matter, the order of a list does', () => {
  assert.equal(hash({ a: 1, b: [1, 2] }), hash({ b: [1, 2], a: 1 }));
  assert.notEqual(hash([1, 2]), hash([2, 1]));
});

test('what JSON does not write does not count', () => {
  assert.equal(hash({ a: 1, b: undefined }), hash({ a: 1 }));
  assert.equal(hash(-0), hash(0));
});

test('values of different kinds are different', () => {
  const different = [
    0,
    '0',
    false,
    null,
    [],
    {},
    '',
    [0],
    [null],
    { 0: 0 },
    [[]],
    [{}],
    'null',
    1,
    true,
    '1',
    2 ** 32,
    0.5,
  ];
  assert.equal(new Set(different.map(hash)).size, different.length);
});

test('a value moved to another key, or swapped with its neighbour, changes the hash', () => {
  assert.notEqual(hash({ a: 1, b: 2 }), hash({ a: 2, b: 1 }));
  assert.notEqual(hash({ a: { b: 1 } }), hash({ b: { a: 1 } }));
  assert.notEqual(hash(['ab', 'c']), hash(['a', 'bc']));
});

test('anything that survives JSON keeps its hash', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy: unknown = JSON.parse(JSON.stringify(value));
      assert.equal(hash(copy), hash(value));
    }),
  );
});

test('small changes in many states do not collide', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 200_000; i++) seen.add(hash({ space: i % 64, hp: (i >> 6) % 16, list: [i >> 10, 7] }));
  assert.equal(seen.size, 200_000);
});

test('what is no plain JSON is refused', () => {
  assert.throws(() => hash({ rule: () => 1 }), /no plain JSON/);
});

test('hashed again after every change it is the same hash', () => {
  const json = fc.jsonValue({ maxDepth: 5 });
  fc.assert(
    fc.property(fc.array(json, { minLength: 1 }), (values) => {
      const changing = new ChangingHash();
      let shown: unknown = null;
      for (const value of values) {
        shown = patched(shown, difference(shown, value));
        assert.equal(changing.of(shown), hash(value));
        // What stands elsewhere now, or is there twice, is known by what it is and not by its place.
        for (const moved of [[shown, shown], { a: [shown], b: shown }, [[null, shown]]])
          assert.equal(changing.of(moved), hash(moved));
      }
    }),
  );
});

test('what has not changed is not walked again', () => {
  const changing = new ChangingHash();
  let reads = 0;
  const still = {
    get hp() {
      reads++;
      return 3;
    },
  };
  const first = changing.of({ view: { stalkers: [still, { hp: 1 }] } });
  const second = changing.of({ view: { stalkers: [still, { hp: 2 }] } });
  assert.notEqual(first, second);
  assert.equal(reads, 1);
});
