/** Recorded full games, played again to their exact end; every ending of a Mission is reached by some of them. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { type GameRecord, replayGame } from '@zonecrawl/engine/game';
import { readRecord } from '../src/replay.ts';

const folder = join(import.meta.dirname, '../../../fixtures/games');
const records: readonly (readonly [string, GameRecord])[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, readRecord(join(folder, name))] as const);

const setupOf = ({ start }: GameRecord) => (start.from === 'mission' ? start.setup : null);

describe('recorded games', () => {
  it('are read from a problem report like any other', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'zonecrawl-report-')), 'report.json');
    const [first] = records;
    writeFileSync(report, JSON.stringify({ zonecrawl: 'report', format: 1, record: first?.[1] }));
    assert.deepEqual(readRecord(report), first?.[1]);
    rmSync(dirname(report), { recursive: true });
  });

  for (const [name, record] of records) {
    it(`${name} leads to its recorded end, input by input`, () => {
      const replayed = replayGame(box, record);
      assert.deepEqual(replayed.ok ? [] : replayed.problems, []);
      assert.ok((record.marks?.length ?? 0) > 0, 'a hash after every input');
    });
  }

  for (const mission of ['a1', 'a2', 'a3']) {
    const { endings } = box.missions[mission] ?? assert.fail(`no ${mission}`);
    for (const ending of Object.keys(endings)) {
      for (const stalkers of [1, 2, 4]) {
        it(`${mission} is recorded with the ending ${ending} for ${stalkers}`, () => {
          const found = records.some(
            ([, record]) =>
              record.outcome?.ending === ending &&
              setupOf(record)?.mission === mission &&
              setupOf(record)?.stalkers.length === stalkers,
          );
          assert.ok(found);
        });
      }
    }
  }
});
