/** Every position of fixtures/positions is answered as it was decided (docs/testing.md). */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readJson } from '../src/files.ts';
import { probeFile } from '../src/probe/command.ts';

const folder = join(import.meta.dirname, '../../../fixtures/positions');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

for (const name of names) {
  const path = join(folder, name);
  const position = readJson(path);
  test(String(fieldOf(position, 'title')), () => {
    const told = JSON.parse(JSON.stringify(fieldOf(probeFile(path, position), 'answers')));
    assert.deepEqual(told, readJson(join(folder, 'answers', name)));
  });
}

test('every answer belongs to a position', () => {
  assert.deepEqual(readdirSync(join(folder, 'answers')).sort(), names.sort());
});
