import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameJson } from '../src/base/json.ts';
import { errorText, fromErrorText } from '../src/base/problems.ts';

test('JSON values are the same whatever the order of their fields, and a list is no object', () => {
  assert.ok(sameJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }));
  const different: readonly unknown[] = [
    [],
    {},
    [1],
    { 0: 1 },
    [1, 2],
    [2, 1],
    { a: [] },
    { a: {} },
    null,
    '',
    0,
  ];
  for (const [i, one] of different.entries())
    for (const [j, other] of different.entries())
      assert.equal(sameJson(one, other), i === j, `${JSON.stringify(one)} and ${JSON.stringify(other)}`);
});

test('only a problem of ours is read from the error text of a schema', () => {
  assert.deepEqual(fromErrorText(errorText('campaign.price')), { key: 'campaign.price', params: {} });
  for (const key of ['no.such.problem', 7, null])
    assert.equal(fromErrorText(JSON.stringify({ key, params: {} })), null, `${key}`);
});
