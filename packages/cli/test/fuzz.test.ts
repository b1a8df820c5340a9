/** `npm run fuzz` in small: mutants of every file and request are refused, or are games like any other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { corpusOf, KINDS } from '../src/fuzz/corpus.ts';
import { tryOut } from '../src/fuzz/trial.ts';
import { tryMutant } from '../src/fuzz/worker.ts';

const position: unknown = JSON.parse(
  readFileSync(new URL('../../../fixtures/positions/street.json', import.meta.url), 'utf8'),
);
const corpus = corpusOf(box, 'test', [position]);

test('what the program itself makes gets through every border', async () => {
  for (const { kind, value } of corpus) {
    const verdict = await tryOut(box, kind, value);
    const expected = { passedHash: true, passedSchema: true, loaded: true, thrown: null, broken: null };
    assert.deepEqual(verdict, expected, kind);
  }
  assert.deepEqual([...new Set(corpus.map(({ kind }) => kind))].sort(), [...KINDS].sort(), 'every kind');
});

test('no mutant throws, and none that is let in breaks an invariant later', async () => {
  for (let n = 0; n < 250; n++) {
    const { kind, verdict } = await tryMutant(corpus, 'test', n);
    assert.equal(verdict.thrown, null, `${kind}, npm run -s fuzz -- --seed test --only ${n}`);
    assert.equal(verdict.broken, null, `${kind}, npm run -s fuzz -- --seed test --only ${n}`);
  }
});
