/** What older versions wrote stays as they wrote it, or it no longer proves that it can be read. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const OLD = join(import.meta.dirname, '../../../fixtures/old');

/** One line per version, added when its folder is made and never changed. */
const PINNED: Readonly<Record<string, string>> = {
  '0.1.0': '34acdd1f24de2c0a6e99986b1a60eead5595f3785190d5750b5a697d70d85a62',
};

const filesIn = (version: string): string[] =>
  readdirSync(join(OLD, version), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Of the names and contents of all files of a version. */
function hashOf(version: string): string {
  const hash = createHash('sha256');
  const named = filesIn(version).map((path) => ({
    path,
    name: path.slice(join(OLD, version).length + 1).replaceAll('\\', '/'),
  }));
  for (const { path, name } of named.sort((one, other) => (one.name < other.name ? -1 : 1)))
    hash.update(`${name}\0${createHash('sha256').update(readFileSync(path)).digest('hex')}\n`);
  return hash.digest('hex');
}

test('every version in fixtures/old is pinned', () => {
  const versions = readdirSync(OLD, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(versions.map(({ name }) => name).sort(), Object.keys(PINNED).sort());
});

for (const [version, hash] of Object.entries(PINNED))
  test(`nothing of what ${version} wrote has changed`, () => {
    assert.equal(hashOf(version), hash, 'fixtures/old is never changed: put it back as it was');
  });
