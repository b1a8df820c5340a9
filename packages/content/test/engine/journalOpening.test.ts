/** Opening a kept game that is whole or damaged. What can be saved is, and what happened is said. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ProblemKey, problemAt } from '@zonecrawl/engine/base';
import type { Row } from '@zonecrawl/engine/kernel';
import { HandStore } from '@zonecrawl/engine/testing';
import { GAME, looks, OK, opened, played, Table } from './journalTable.ts';

describe('a damaged journal', () => {
  const BROKEN = 6;
  const damages: readonly (readonly [string, (row: Row) => readonly Row[], ProblemKey])[] = [
    ['an entry that is none', (row) => [{ ...row, entry: { entry: 'nonsense' } }], 'journal.unreadableRow'],
    [
      'an input of the wrong shape',
      (row) => [{ ...row, entry: { entry: 'input', input: {} } }],
      'journal.unreadableRow',
    ],
    [
      'an input that is not legal',
      (row) => [{ ...row, entry: { entry: 'input', input: 9999 } }],
      'journal.refused',
    ],
    ['a row that is missing', () => [], 'journal.missingRow'],
    ['a hash that differs', (row) => [{ ...row, hash: '0000000000000000' }], 'journal.otherState'],
    [
      'an undo past the beginning',
      (row) => [{ ...row, entry: { entry: 'undone', inputs: 99 } }],
      'journal.refused',
    ],
  ];
  const damage = (change: (row: Row) => readonly Row[]) => (rows: readonly Row[]) =>
    rows.flatMap((row) => (row.number === BROKEN ? change(row) : [row]));

  for (const [name, change, key] of damages) {
    it(`${name}: everything before it is there, it is said, and the game goes on after the last row`, async () => {
      const store = new HandStore();
      store.keepsCheckpoints = false;
      const before = await played(10, store);
      const found = await opened(new Table(await store.damaged(GAME, damage(change))));
      const { notice } = found.now;
      const broken = name.includes('missing') ? BROKEN + 1 : BROKEN;
      assert.ok(notice?.notice === 'broken' && notice.number === broken);
      assert.deepEqual(
        notice.problems.map((problem) => problem.key),
        [key],
      );
      assert.deepEqual(looks(found.now), looks(before.updates[BROKEN - 1] ?? assert.fail()));
      assert.equal(found.now.number, 12, 'one row says from where it goes on');
      assert.deepEqual(
        found.now.told,
        before.updates.slice(0, BROKEN).flatMap(({ told }) => told),
      );
      assert.deepEqual(await found.answer(), OK);
      const again = await opened(new Table(found.store));
      assert.equal(again.now.notice, null);
      assert.deepEqual(looks(again.now), looks(found.now));
      assert.equal(again.now.number, found.now.number);
      assert.deepEqual(again.now.undo, found.now.undo);
    });
  }

  it('loses nothing where a checkpoint came after the damage', async () => {
    const before = await played(10);
    const nothing = damage((row) => [{ ...row, entry: null }]);
    const found = await opened(new Table(await before.store.damaged(GAME, nothing)));
    assert.equal(found.now.notice?.notice, 'broken');
    assert.deepEqual(looks(found.now), looks(before.now));
    assert.deepEqual(looks((await opened(new Table(found.store))).now), looks(before.now));
  });

  it('without a beginning is brought back by its checkpoint, and refused if it has none', async () => {
    const before = await played(4);
    const headless = (rows: readonly Row[]) =>
      rows.map((row) => (row.number === 0 ? { ...row, entry: {} } : row));
    const found = await opened(new Table(await before.store.damaged(GAME, headless)));
    assert.deepEqual(looks(found.now), looks(before.now));
    before.store.keepsCheckpoints = false;
    const lost = new Table(await before.store.damaged(GAME, headless));
    const reply = await lost.open();
    assert.ok(!reply.ok && reply.problems[0]?.key === 'journal.unreadableBeginning');
    assert.deepEqual(lost.updates, []);
    assert.equal(lost.store.appends.length, 0);
  });

  it('that was repaired offers nothing to redo that was undone before: whoever reads it again could not', async () => {
    const store = new HandStore();
    store.keepsCheckpoints = false;
    const before = await played(8, store);
    assert.deepEqual(await before.undo(3), OK);
    assert.deepEqual(await before.answer(), OK);
    const last = await store.damaged(GAME, (rows) => rows.with(-1, { number: 10, entry: null, hash: '' }));
    const found = await opened(new Table(last));
    assert.equal(found.now.at, 5);
    const { number } = found.now;
    assert.equal((await found.port.request({ ask: 'redo', number, inputs: 2 })).ok, false);
    assert.deepEqual(await found.answer(), OK);
    const again = await opened(new Table(found.store));
    assert.equal(again.now.notice, null);
    assert.deepEqual(looks(again.now), looks(found.now));
    assert.deepEqual(again.now.undo, found.now.undo);
  });

  it('goes on from before a repair that is itself damaged', async () => {
    const store = new HandStore();
    store.keepsCheckpoints = false;
    const before = await played(6, store);
    const repaired = await opened(
      new Table(
        await store.damaged(GAME, (rows) => rows.with(-1, { ...(rows[6] ?? assert.fail()), hash: '' })),
      ),
    );
    const spoiled = await repaired.store.damaged(GAME, () => []);
    const rows = (await repaired.rows()).map((row) =>
      row.number === 7 ? { ...row, entry: { ...Object(row.entry), checkpoint: null } } : row,
    );
    const found = await opened(new Table(await spoiled.damaged(GAME, () => rows)));
    assert.deepEqual(looks(found.now), looks(before.updates[5] ?? assert.fail()));
    assert.ok(found.now.notice?.notice === 'broken' && found.now.notice.number === 7);
  });
});

describe('a journal', () => {
  it('that does not exist is refused', async () => {
    const reply = await new Table(new HandStore()).open();
    assert.deepEqual(reply, { ok: false, problems: [problemAt('journal', 'journal.noGame')] });
  });

  it('that cannot be read is refused, and the game on the table stays', async () => {
    const table = await played(2);
    table.store.isDown = true;
    const reply = await table.open();
    assert.ok(!reply.ok);
    assert.deepEqual(reply.problems, [
      problemAt('journal', 'journal.unreadable', { error: 'the disk is gone' }),
    ]);
    assert.deepEqual(await table.port.request({ ask: 'look' }), OK);
  });

  it('is read whole: undo and redo go on where they stood', async () => {
    const before = await played(9);
    const { port } = before;
    await port.request({ ask: 'undo', number: before.now.number, inputs: 4 });
    await port.request({ ask: 'redo', number: before.now.number, inputs: 1 });
    const again = await opened(new Table(before.store));
    assert.deepEqual(looks(again.now), looks(before.now));
    assert.deepEqual(again.now.undo, before.now.undo);
    assert.equal(again.now.undo.redo, 3);
    await again.port.request({ ask: 'redo', number: again.now.number, inputs: 3 });
    assert.deepEqual(looks(again.now), looks(before.updates[9] ?? assert.fail()));
  });
});
