/** No card of the box is so poor that nobody would want it (`zone dominated`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { dominatedCards } from '../src/dominated/command.ts';
import { dominatedIn } from '../src/dominated/compare.ts';

test('no card of the box has nothing that a cheaper one of its deck has not', () => {
  assert.deepEqual(dominatedCards(box), []);
});

const jacket = { id: 'jacket', value: 100, defense: 1, container: 'basic' };
const found = (...cards: readonly Readonly<Record<string, unknown> & { id: string }>[]): readonly string[] =>
  dominatedIn('armors', cards).map(({ card, by }) => `${card} by ${by}`);

test('a card that is more expensive and no better in any figure is found', () => {
  assert.deepEqual(found(jacket, { ...jacket, id: 'coat', value: 200 }), ['coat by jacket']);
  assert.deepEqual(found(jacket, { ...jacket, id: 'coat', value: 200, defense: 0 }), ['coat by jacket']);
});

test('one better figure, a better container or a hook of its own is enough', () => {
  assert.deepEqual(found(jacket, { ...jacket, id: 'coat', value: 200, defense: 2 }), []);
  assert.deepEqual(found(jacket, { ...jacket, id: 'coat', value: 200, container: 'improved' }), []);
  const abilities = { attacked: () => null };
  assert.deepEqual(found(jacket, { ...jacket, id: 'coat', value: 200, abilities }), []);
});

test('what takes something away makes a card worse', () => {
  const heavy = { ...jacket, id: 'heavy', abilities: { movement: -1 } };
  assert.deepEqual(found(jacket, heavy), ['heavy by jacket']);
});
