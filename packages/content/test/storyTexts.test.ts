/** The Missions of the stories are right, and every text they need is there, and no other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textsOf } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import { box } from '../src/index.ts';

/** What a Mission brings along and others name. */
const NAMES = /^(companion|token|finding|ability)\.|\.counter\./;

for (const id of ['a2', 'a3', 'b1', 'b2', 'b3']) {
  test(`MI1 ${id} is a right Mission with a prologue, an epilogue for every ending and all its other texts`, () => {
    const mission = box.missions[id] ?? assert.fail();
    const texts: unknown = JSON.parse(
      readFileSync(new URL(`../src/locales/en/missions/${id}.json`, import.meta.url), 'utf8'),
    );
    const hasText = (key: string): boolean => Object.hasOwn(Object(texts), key);
    const read = readMission(box, JSON.parse(JSON.stringify(mission)), { hasText });
    assert.deepEqual(read.ok ? [] : read.problems, []);
    assert.ok(Object.values(mission.endings).every(({ epilogue = [] }) => epilogue.length > 0));
    const needed = new Set(textsOf(mission).map(({ key }) => key));
    assert.deepEqual(
      Object.keys(Object(texts)).filter((key) => !needed.has(key) && !NAMES.test(key)),
      [],
    );
  });
}
