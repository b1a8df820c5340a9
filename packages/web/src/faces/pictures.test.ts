import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { box } from '@zonecrawl/content';
import { drawings } from './drawings/index.ts';
import { familyOf } from './families.ts';
import { draw } from './pen/ink.ts';
import { pictureOf } from './pictures.ts';

const MOST_BYTES = 200_000;

const faces = [box.stalkers, box.contacts ?? {}, box.companions, box.enemies, box.anomalies].flatMap((deck) =>
  Object.keys(deck),
);
const gear = [box.weapons, box.armors, box.attachments, box.artifacts, box.items].flatMap((deck) =>
  Object.keys(deck),
);

test('every Stalker, Contact, Companion, Enemy and Anomaly has a portrait, and nobody has that of another', () => {
  assert.deepEqual(
    faces.filter((id) => drawings[id] === undefined),
    [],
  );
  const ids = new Set(faces);
  assert.equal(new Set([...ids].map((id) => drawings[id])).size, ids.size);
});

test('every card of gear has the picture of its family', () => {
  assert.deepEqual(
    gear.filter((id) => pictureOf(id, 'card') === undefined),
    [],
  );
});

test('a card of no deck has no picture', () => {
  assert.equal(pictureOf('A1-01', 'card'), undefined);
});

test('no family names a card that is not in the box', () => {
  const known = new Set(gear);
  assert.deepEqual(
    [...familyOf.keys()].filter((id) => !known.has(id)),
    [],
  );
});

test('no drawing lies about unused', () => {
  const used = new Set([...faces, ...gear, ...familyOf.values()]);
  const inset = new Set(Object.values(drawings).flatMap((text) => text.match(/(?<=@)[\w-]+/g) ?? []));
  assert.deepEqual(
    Object.keys(drawings).filter((name) => !used.has(name) && !inset.has(name)),
    [],
  );
});

test('every drawing is one the pen can draw, on cards and on figures', () => {
  for (const name of Object.keys(drawings)) {
    for (const detail of ['card', 'figure'] as const) {
      const layers = draw(name, drawings, detail);
      // Brushed backgrounds are left out on figures.
      assert.ok(layers.length > 0 || name.startsWith('_'), name);
      for (const { d } of layers) assert.match(d, /^[\d\s.,MLCZa-]+$/, name);
    }
  }
});

test('a mark the pen does not know is refused with its name', () => {
  assert.throws(() => draw('odd', { odd: 'y3 1,1 2,2' }, 'card'), /y3/);
  assert.throws(() => draw('odd', { odd: '@nobody' }, 'card'), /nobody/);
});

test('all pictures together stay below 200 KB', (t) => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const bytes = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('.test.') && statSync(`${here}${path}`).isFile())
    .reduce((sum, path) => sum + readFileSync(`${here}${path}`).length, 0);
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
});
