import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statusChances } from './statusChances.ts';

const part = { plain: { pinDown: 0.5, exposed: 0.25 }, focus: { pinDown: 0.75, exposed: 0.5 } };

describe('the statuses an attack may bring', () => {
  it('are all with a chance, without and with a Focus', () => {
    assert.deepEqual(statusChances(part, { pinDown: false, exposed: false }), [
      { status: 'pinDown', now: 0.5, focus: 0.75 },
      { status: 'exposed', now: 0.25, focus: 0.5 },
    ]);
    assert.deepEqual(statusChances({ ...part, focus: null }, undefined)[0]?.focus, null);
  });

  it('S1 are none that the Enemy has already', () => {
    const told = (target: { pinDown: boolean; exposed: boolean }) =>
      statusChances(part, target).map(({ status }) => status);
    assert.deepEqual(told({ pinDown: true, exposed: false }), ['exposed']);
    assert.deepEqual(told({ pinDown: false, exposed: true }), ['pinDown']);
    assert.deepEqual(told({ pinDown: true, exposed: true }), []);
  });

  it('are none that hardly ever come', () => {
    assert.deepEqual(statusChances({ plain: { pinDown: 0.001, exposed: 0 }, focus: null }, undefined), []);
  });
});
