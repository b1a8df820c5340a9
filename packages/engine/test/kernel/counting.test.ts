/** The kernel plays what it has never heard of: a mode of a few lines has undo, a journal, saves and records. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Host } from '../../src/kernel/host.ts';
import { journaled } from '../../src/kernel/keeper.ts';
import { MemoryStore } from '../../src/kernel/memoryStore.ts';
import type { Mode } from '../../src/kernel/mode.ts';
import { parseRecord, replay } from '../../src/kernel/record.ts';
import { type CountingTypes, countingMode } from './countingMode.ts';

const GAME = 'game';
const OK = { ok: true };
const mode = countingMode();

/** A host of whoever plays here, on this store. */
class Table {
  readonly host: Host<CountingTypes>;

  constructor(store: MemoryStore, of: Mode<CountingTypes> = mode) {
    this.host = new Host({ mode: of, undo: 'always', ...journaled({ store, owner: 'me' }, () => {}) });
  }

  get session() {
    return this.host.session ?? assert.fail('no game is open');
  }

  get total(): number {
    return this.session.history.play.game.state.total;
  }

  add(by: number) {
    return this.host.answer(this.session.next, by);
  }
}

/** 2, 3 and 1 of 10. */
async function played(store = new MemoryStore()): Promise<Table> {
  const table = new Table(store);
  assert.deepEqual(await table.host.begin(GAME, { goal: 10 }), OK);
  for (const by of [2, 3, 1]) assert.deepEqual(await table.add(by), OK);
  return table;
}

describe('a mode that needs no box', () => {
  it('is played to its end, and what is not offered is refused', async () => {
    const table = await played();
    assert.equal(table.total, 6);
    assert.deepEqual(await table.add(4), { ok: false, refusal: { refused: 'notOffered' } });
    assert.deepEqual(await table.add(3), OK);
    assert.deepEqual(table.session.history.play.decision, { kind: 'add', most: 1 });
    assert.deepEqual(await table.add(1), OK);
    assert.equal(table.session.history.play.decision, null);
    assert.deepEqual(await table.add(1), { ok: false, refusal: { refused: 'over' } });
  });

  it('is undone and redone', async () => {
    const table = await played();
    const { host } = table;
    assert.deepEqual(await host.undo(table.session.next, 2, true), OK);
    assert.equal(table.total, 2);
    assert.deepEqual(await host.redo(table.session.next, 1), OK);
    assert.equal(table.total, 5);
    assert.deepEqual(table.session.history.undone, [1]);
  });

  it('is kept: whoever opens it finds what was shown, undone inputs too', async () => {
    const store = new MemoryStore();
    const table = await played(store);
    await table.host.undo(table.session.next, 1, true);
    const again = new Table(store);
    assert.deepEqual(await again.host.open(GAME), OK);
    assert.deepEqual([again.total, again.session.history.undone], [5, [1]]);
    assert.deepEqual(again.session.log.at(2), [{ fact: 'added', by: 3 }]);
    assert.deepEqual(await again.host.redo(again.session.next, 1), OK);
    assert.equal(again.total, 6);
  });

  it('stands as it stood before a damaged row, and goes on from there', async () => {
    const kept = new MemoryStore();
    await played(kept);
    const rows = (await kept.read(GAME, 0)).map((row) =>
      row.number === 2 ? { ...row, entry: { entry: 'input', input: 2 } } : row,
    );
    const store = new MemoryStore();
    await store.claim(GAME, 'me');
    assert.deepEqual(await store.append({ game: GAME, owner: 'me', rows }), OK);
    const table = new Table(store);
    assert.deepEqual(await table.host.open(GAME), OK);
    assert.equal(table.total, 2);
    assert.equal(table.host.notice?.notice, 'broken');
    assert.deepEqual(await table.add(3), OK);
  });

  it('goes on under other rules, and is left alone by those it came from', async () => {
    const store = new MemoryStore();
    await played(store);
    const newer = new Table(store, countingMode('newer'));
    assert.deepEqual(await newer.host.open(GAME), OK);
    assert.deepEqual([newer.total, newer.host.notice?.notice], [6, 'carriedOver']);
    assert.deepEqual(await newer.add(1), OK);
    assert.equal((await new Table(store).host.open(GAME)).ok, false);
  });

  it('is saved and loaded, and a save that was changed is refused', async () => {
    const save: unknown = JSON.parse(JSON.stringify((await played()).host.save()));
    const table = new Table(new MemoryStore());
    assert.deepEqual(await table.host.take(GAME, save), OK);
    assert.equal(table.total, 6);
    assert.deepEqual(table.session.lineage, { is: 'repeats' });
    const other = await new Table(new MemoryStore()).host.take(GAME, { ...Object(save), inputs: [3, 3] });
    assert.equal(other.ok, false);
  });

  it('is recorded, and its record leads where it led', async () => {
    const parsed = parseRecord(mode, JSON.parse(JSON.stringify((await played()).host.record())));
    if (!parsed.ok) assert.fail(JSON.stringify(parsed.problems));
    const { record } = parsed;
    const again = replay(mode, record);
    assert.ok(again.ok);
    assert.equal(again.play.game.state.total, 6);
    assert.equal(replay(mode, { ...record, inputs: [2, 3, 2] }).ok, false);
  });
});
