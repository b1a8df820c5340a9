import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { difference, patched } from './difference.ts';
import { cleanText, motionSchema } from './room.ts';
import { codeSchema, createRoomSchema } from './rooms.ts';

describe('a difference', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));

  it('leads from any one thing to any other, over the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = JSON.stringify(before);
        const change = JSON.parse(JSON.stringify(difference(before, after)));
        assert.deepEqual(patched(before, change), after);
        assert.equal(JSON.stringify(before), kept, 'what it is applied to stays as it was');
      }),
    );
  });

  it('is none between equal things, and small where little has changed', () => {
    const table = { figures: Array.from({ length: 100 }, (_, id) => ({ id, at: [id, id + 1], hp: 3 })) };
    const later = structuredClone(table);
    assert.equal(difference(table, later), null);
    if (later.figures[50]) later.figures[50].hp = 2;
    assert.deepEqual(difference(table, later), [
      'o',
      { figures: ['a', 100, [[50, ['o', { hp: ['=', 2] }, []]]]] },
      [],
    ]);
  });

  it('knows what an object has from what every object inherits', () => {
    const named = { constructor: 1, toString: [2] };
    const odd: unknown = JSON.parse('{"__proto__":{"a":1}}');
    for (const [before, after] of [
      [{}, odd],
      [odd, {}],
      [odd, JSON.parse('{"__proto__":{"a":2}}')],
      [{}, named],
      [named, {}],
      [{ a: {} }, { a: named }],
    ] as const) {
      const change = JSON.parse(JSON.stringify(difference(before, after)));
      assert.deepEqual(patched(before, change), after);
    }
  });

  it('is refused by what it was not made for', () => {
    assert.throws(() => patched({}, ['a', 1, [[0, ['=', 1]]]]), TypeError);
    assert.throws(() => patched([], ['o', {}, []]), TypeError);
    assert.throws(() => patched([], ['a', 3, [[2, ['=', 1]]]]), TypeError);
  });
});

describe('what people type', () => {
  it('is one line of text that shows', () => {
    assert.equal(cleanText('  a\u202Eb\n\tc\u0000 '), 'a b c');
    assert.equal(codeSchema.parse('abcd-efgh'), 'ABCDEFGH');
    assert.equal(codeSchema.safeParse('ABCD-EFGI').success, false, 'I looks like 1');
  });

  it('brings no seed of its own, and nothing that the protocol does not know', () => {
    const opening = { mode: 'mission', setup: { mission: 'a1', stalkers: [{ stalker: 'x' }] } };
    const create = { name: 'Ann', seats: [0], opening };
    assert.ok(createRoomSchema.safeParse(create).success);
    const seeded = { ...create, opening: { ...opening, setup: { ...opening.setup, seed: 'mine' } } };
    assert.equal(createRoomSchema.safeParse(seeded).success, false);
    assert.equal(createRoomSchema.safeParse({ ...create, name: ' \n ' }).success, false);
    assert.equal(motionSchema.safeParse({ vote: 'home', more: 1 }).success, false);
  });
});
