import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mutated, mutationsOf } from './mutations.ts';

/** Every way a source is broken, as the whole text that results. */
const broken = (source: string): string[] =>
  mutationsOf('a.ts', source).map((mutation) => {
    const text = mutated(source, mutation);
    assert.notEqual(text, null, `${mutation.kind} is a program: ${source}`);
    return text ?? '';
  });

describe('mutations', () => {
  it('negate a condition once, however it is written', () => {
    assert.deepEqual(broken('if (a) b;'), ['if (!(a)) b;', 'if (a) ;']);
    assert.deepEqual(broken('const x = a ? b : c;'), ['const x = !(a) ? b : c;']);
    assert.deepEqual(broken('const x = !a;'), ['const x = a;']);
    assert.deepEqual(broken('for (;;) if (!a) break;'), ['for (;;) if (a) break;']);
    assert.deepEqual(broken('for (;;) if (a === b) break;'), ['for (;;) if (a !== b) break;']);
  });

  it('swap comparisons, logic and arithmetic', () => {
    assert.deepEqual(broken('const x = a < b;'), ['const x = a <= b;']);
    assert.deepEqual(broken('const x = a && b;'), ['const x = ((a) || (b));']);
    assert.deepEqual(broken('const x = a - b;'), ['const x = a + b;']);
    assert.deepEqual(broken('const x = a\n  + b;'), ['const x = a\n  - b;']);
  });

  it('keep the grouping of mixed logic', () => {
    assert.ok(broken('const x = a && b || c;').includes('const x = ((a) || (b)) || c;'));
    assert.ok(broken('const x = (a && b) ?? c;').includes('const x = (((a) || (b))) ?? c;'));
  });

  it('replace constants', () => {
    assert.deepEqual(broken('const x = 3;'), ['const x = 4;']);
    assert.deepEqual(broken('const x = true;'), ['const x = false;']);
  });

  it('drop statements', () => {
    assert.deepEqual(broken('f(a);'), [';']);
    assert.deepEqual(broken('function* f() { yield* g(); return a; }'), ['function* f() { ; return a; }']);
  });

  it('return early from what gives nothing back', () => {
    assert.deepEqual(broken('function f() { let a; }'), ['function f() { return; let a; }']);
    assert.deepEqual(broken('function f() { return a; }'), []);
    assert.deepEqual(broken('const f = () => { const g = () => { return a; }; };'), [
      'const f = () => { return; const g = () => { return a; }; };',
    ]);
  });

  it('take all for any and least for most', () => {
    assert.deepEqual(broken('const x = a.some(b);'), ['const x = a.every(b);']);
    assert.deepEqual(broken('const x = Math.max(a, b);'), ['const x = Math.min(a, b);']);
  });

  it('leave types, texts, defaults and messages of errors alone', () => {
    assert.deepEqual(broken("import a from 'b';"), []);
    assert.deepEqual(broken('type A = 1 | true | (2 extends 3 ? 4 : 5);'), []);
    assert.deepEqual(broken("const x = 'a' + b;"), []);
    assert.deepEqual(broken('const x = a ?? b;'), []);
    assert.deepEqual(broken('throw new Error(f(a + 1));'), []);
  });

  it('say where they are', () => {
    const [first] = mutationsOf('a.ts', 'let a;\n  f(a);');
    assert.deepEqual(
      [first?.line, first?.column, first?.kind, first?.before, first?.after],
      [2, 3, 'dropStatement', 'f(a);', ';'],
    );
  });
});
