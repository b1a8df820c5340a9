import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decision, type Option, stalkerId } from '@zonecrawl/engine/model';
import { randomPlayer } from '../src/index.ts';

const numbered = (number: number): Option => ({ is: 'number', number });

function decision(options: number, pick?: { min: number; max: number }): Decision {
  const asked = { kind: 'choice', who: stalkerId(0), clauses: [], about: {} } as const;
  return { ...asked, options: Array.from({ length: options }, (_, i) => numbered(i)), ...(pick && { pick }) };
}

test('the same seed gives the same answers, another seed others', () => {
  const answers = (seed: string): unknown[] => {
    const player = randomPlayer(seed);
    return Array.from({ length: 50 }, () => player(decision(7)));
  };
  assert.deepEqual(answers('a'), answers('a'));
  assert.notDeepEqual(answers('a'), answers('b'));
});

test('every option comes up equally often', () => {
  const player = randomPlayer('fair');
  const counts = new Array<number>(5).fill(0);
  for (let i = 0; i < 5000; i++) {
    const answer = player(decision(5));
    assert.ok(typeof answer === 'number');
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  for (const count of counts) assert.ok(count > 850 && count < 1150, counts.join());
});

test('where several may be picked it picks an ascending list within the limits, each option as often', () => {
  const player = randomPlayer('some');
  const counts = new Array<number>(4).fill(0);
  const sizes = new Set<number>();
  for (let i = 0; i < 4000; i++) {
    const answer = player(decision(4, { min: 1, max: 3 }));
    assert.ok(Array.isArray(answer));
    sizes.add(answer.length);
    assert.deepEqual([...new Set(answer)].sort(), answer);
    for (const index of answer) counts[index] = (counts[index] ?? 0) + 1;
  }
  assert.deepEqual([...sizes].sort(), [1, 2, 3]);
  for (const count of counts) assert.ok(count > 1800 && count < 2200, counts.join());
  assert.deepEqual(player(decision(0, { min: 0, max: 2 })), []);
});
