import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../tools.ts';
import { EQUIVALENT, isAbout, noticeable } from './equivalent.ts';
import { mutationsOf } from './mutations.ts';

describe('mutations that no test can notice', () => {
  it('still exist: whoever changes such a line looks at its reason again', () => {
    for (const entry of EQUIVALENT) {
      const source = readFileSync(join(root, entry.file), 'utf8');
      const about = mutationsOf(entry.file, source).filter((mutation) => isAbout(entry, mutation, source));
      assert.ok(about.length > 0, `${entry.file}: no mutation of "${entry.line}"`);
      assert.ok(entry.reason.length > 20, `${entry.file}: "${entry.line}" has no reason`);
    }
  });

  it('are left out, and nothing else of their file', () => {
    const [entry] = EQUIVALENT;
    assert.ok(entry);
    const source = readFileSync(join(root, entry.file), 'utf8');
    const all = mutationsOf(entry.file, source);
    const left = noticeable(root, all);
    assert.ok(left.length > 0 && left.length < all.length);
    assert.ok(left.every((mutation) => EQUIVALENT.every((each) => !isAbout(each, mutation, source))));
    const other = mutationsOf('packages/engine/src/other.ts', source);
    assert.deepEqual(noticeable(root, other), other);
  });

  it('are only of the kinds that are named', () => {
    const source = 'const x = a + 1;\n';
    const entry = { file: 'a.ts', line: 'a + 1', kinds: ['offByOne'], reason: '' } as const;
    const about = mutationsOf('a.ts', source).filter((mutation) => isAbout(entry, mutation, source));
    assert.deepEqual(
      about.map(({ kind }) => kind),
      ['offByOne'],
    );
  });
});
