import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decision, stalkerId } from '@zonecrawl/engine/model';
import { curiousPlayer, type Memory } from '../src/index.ts';

const decision: Decision = {
  kind: 'choice',
  who: stalkerId(0),
  clauses: [],
  about: {},
  options: ['a', 'b', 'c'].map((choice) => ({ is: 'choice', choice, standard: false })),
};

test('it takes what it has taken least often, over many games', () => {
  const memory: Memory = new Map();
  const taken = [1, 2, 3].map((game) => curiousPlayer(`${game}`, memory)(decision));
  assert.deepEqual([...taken].sort(), [0, 1, 2], 'everything once before anything twice');
});

test('the same seed and memory give the same answers', () => {
  const answers = (): unknown[] => {
    const player = curiousPlayer('same');
    return Array.from({ length: 20 }, () => player(decision));
  };
  assert.deepEqual(answers(), answers());
});
