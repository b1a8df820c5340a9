/** The Missions of the stories are right, and every text they need is there, and no other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textsOf } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import { box } from '../src/index.ts';

/** What a Mission brings along and others name. */
const NAMES = /^(companion|token|finding|ability)\.|\.counter\.|\.ending\.\w+\.title$/;

function readTexts(name: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`../src/locales/en/${name}.json`, import.meta.url), 'utf8'));
}

for (const id of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) {
  test(`MI1 ${id} is a right Mission with a prologue, an epilogue for every ending and all its other texts`, () => {
    const mission = box.missions[id] ?? assert.fail();
    const texts = readTexts(`missions/${id}`);
    const hasText = (key: string): boolean => Object.hasOwn(texts, key);
    const read = readMission(box, JSON.parse(JSON.stringify(mission)), { hasText });
    assert.deepEqual(read.ok ? [] : read.problems, []);
    assert.ok(Object.values(mission.endings).every(({ epilogue = [] }) => epilogue.length > 0));
    const needed = new Set(textsOf(mission).map(({ key }) => key));
    assert.deepEqual(
      Object.keys(texts).filter((key) => !needed.has(key) && !NAMES.test(key)),
      [],
    );
  });
}

test('R13 every ending of every Mission is said in one line', () => {
  const table = readTexts('table');
  for (const { id, kind, endings } of Object.values(box.missions)) {
    const own = kind === 'training' ? {} : readTexts(`missions/${id}`);
    for (const ending of Object.keys(endings)) {
      const line = own[`mission.${id}.ending.${ending}.title`] ?? table[`table.end.ending.${ending}`];
      assert.ok(line, `${id}: ${ending}`);
    }
  }
});
