/** DESIGN 15: one kernel, many modes. It is generic as long as it cannot even name what is played. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const kernel = new URL('../src/kernel/', import.meta.url);
const importing = / from ["'](.+?)["'];/g;

test('the kernel imports nothing of the game: only itself, what is below it, and zod', () => {
  const files = globSync('*.ts', { cwd: kernel });
  assert.ok(files.length > 10);
  for (const file of files) {
    const source = readFileSync(new URL(file, kernel), 'utf8');
    for (const [, target = ''] of source.matchAll(importing))
      assert.match(target, /^(\.\/\w+\.ts|\.\.\/(base|cache)\/\w+\.ts|zod)$/, `${file} imports ${target}`);
  }
});
