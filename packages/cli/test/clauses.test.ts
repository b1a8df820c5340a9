import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLAUSES } from '../src/clauses/chapters.ts';
import { testsOf } from '../src/clauses/scan.ts';

const known = new Set(CLAUSES);
const clausesIn = (source: string): string[] => testsOf(source, known).flatMap(({ clauses }) => [...clauses]);

test('the chapters are counted as the rules number them', () => {
  assert.equal(CLAUSES.length, 203);
  assert.deepEqual(
    CLAUSES.filter((clause) => /^F\d/.test(clause)),
    ['F1'],
  );
  assert.ok(known.has('AK14') && !known.has('AK15') && known.has('C9') && known.has('ZS5'));
});

test('a test is found by the clauses its name contains', () => {
  assert.deepEqual(clausesIn(`rule('AT3 running through sight', position, (t) => {});`), ['AT3']);
  assert.deepEqual(clausesIn(`test("D3, D5: ties go to the Lead", () => {});`), ['D3', 'D5']);
  assert.deepEqual(clausesIn(['test(', '  `M2 a space`, () => {});'].join('\n')), ['M2']);
  assert.deepEqual(clausesIn(`it('counts EK5 twice, EK5', () => {});`), ['EK5']);
  assert.deepEqual(clausesIn(`moves('EM4 stops before a full space', {});`), ['EM4']);
});

test('what only looks like a clause is none', () => {
  assert.deepEqual(clausesIn(`test('S1 stands next to E1 on B2', () => {});`), ['S1', 'E1']);
  assert.deepEqual(clausesIn(`test('XY7 and AT99', () => {});`), []);
  assert.deepEqual(clausesIn(`assert.equal(clause, 'AT3');`), []);
});
