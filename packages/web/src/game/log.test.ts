import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Fact } from '@zonecrawl/engine/model';
import { lastPhase, logAfter } from './log.ts';

const round = (n: number): Fact => ({ fact: 'roundBegan', round: n, clauses: ['R1'] });
const phase = (name: 'event' | 'players' | 'enemies'): Fact => ({
  fact: 'phaseBegan',
  phase: name,
  clauses: ['R1'],
});

describe('the log', () => {
  it('appends what an input brought, in order and numbered', () => {
    const { log } = logAfter([], { keep: -1, told: [{ input: 0, facts: [round(1), phase('event')] }] });
    const next = logAfter(log, { keep: 0, told: [{ input: 1, facts: [phase('players')] }] });
    assert.deepEqual(
      next.log.map(({ id, input }) => [id, input]),
      [
        [1, 0],
        [2, 0],
        [3, 1],
      ],
    );
    assert.deepEqual(
      next.fresh.map(({ id }) => id),
      [3],
    );
  });

  it('drops what was taken back', () => {
    const told = [0, 1, 2].map((input) => ({ input, facts: [round(input)] }));
    const { log } = logAfter([], { keep: -1, told });
    const back = logAfter(log, { keep: 1, told: [] });
    assert.deepEqual(
      back.log.map(({ input }) => input),
      [0, 1],
    );
  });

  it('finds the last answer of the Zone from its phase to the next Round', () => {
    const facts = [round(1), phase('players'), phase('enemies'), round(2), phase('players')];
    const { log } = logAfter([], { keep: -1, told: [{ input: 0, facts }] });
    assert.deepEqual(
      lastPhase(log).map(({ fact }) => fact),
      [phase('enemies')],
    );
  });

  it('has no last phase before the first', () => assert.deepEqual(lastPhase([]), []));
});
