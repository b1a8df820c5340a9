/** Stores that fail, wait or forget: a patient keeper says so first and lets play go on, a strict one takes it back. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemAt } from '@zonecrawl/engine/base';
import { createHost, type GamePort, type Update } from '@zonecrawl/engine/host';
import type { Keeping, Row } from '@zonecrawl/engine/kernel';
import { HandClock, HandStore, settled } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { LANE } from './lane.ts';

const GAME = 'game';

/** One whose row 3 nobody can read any more, if a test says so. */
class SpoiltStore extends HandStore {
  isSpoilt = false;
  override keepsCheckpoints = false;

  override async read(game: string, from: number): Promise<readonly Row[]> {
    const rows = await super.read(game, from);
    return rows.map((row) => (this.isSpoilt && row.number === 3 ? { ...row, entry: null } : row));
  }
}

class Table {
  readonly store: HandStore;
  readonly clock = new HandClock();
  readonly port: GamePort;
  /** Notices and updates as they came: a trouble or 'kept', and causes. */
  readonly heard: string[] = [];
  keeping: Keeping | null = null;
  private last: Update | null = null;

  constructor(patient: boolean, store = new HandStore(), owner = 'me') {
    this.store = store;
    const clock = patient ? { clock: this.clock } : {};
    this.port = createHost(box, { undo: 'always', journal: { store, owner, ...clock } });
    this.port.subscribe((update) => {
      this.last = update;
      this.heard.push(update.cause);
    });
    this.port.onKeeping((keeping) => {
      this.keeping = keeping;
      this.heard.push(keeping.trouble ?? 'kept');
    });
  }

  get now(): Update {
    return this.last ?? assert.fail('no update came');
  }

  begin() {
    return this.port.own({ ask: 'begin', game: GAME, setup: { position: LANE } });
  }

  answer() {
    return this.port.request({ ask: 'answer', number: this.now.number, answer: 0 });
  }

  /** The numbers of the rows of each append. */
  get appended(): readonly (readonly number[])[] {
    return this.store.appends.map(({ rows }) => rows.map(({ number }) => number));
  }

  lastKept(): Promise<number> {
    return this.store.kept.last(GAME);
  }
}

async function begun(patient: boolean): Promise<Table> {
  const table = new Table(patient);
  assert.deepEqual(await table.begin(), { ok: true });
  table.heard.length = 0;
  table.store.appends.length = 0;
  return table;
}

const OK = { ok: true };

describe('a patient keeper', () => {
  it('says that something was not kept before it is shown; play goes on without waiting', async () => {
    const table = await begun(true);
    table.store.does = 'full';
    assert.deepEqual(await table.answer(), OK);
    assert.deepEqual(table.heard, ['full', 'answered']);
    assert.deepEqual(table.keeping, { kept: 0, trouble: 'full' });
    assert.deepEqual(await table.answer(), OK, 'nobody waits a second time for what was said already');
    assert.deepEqual(table.heard, ['full', 'answered', 'answered']);
    assert.equal(table.store.appends.length, 1, 'and the store is left alone until its pause is over');
  });

  it('writes what has piled up in its order once the store works again, and only then is all well', async () => {
    const table = await begun(true);
    table.store.does = 'failed';
    for (let i = 0; i < 3; i++) await table.answer();
    await table.clock.pass(500);
    assert.deepEqual(table.appended, [[1], [1, 2, 3]]);
    assert.equal(table.keeping?.trouble, 'failed');
    table.store.does = 'keep';
    await table.clock.pass(999);
    assert.equal(table.keeping?.trouble, 'failed', 'the pause is longer each time');
    await table.clock.pass(1);
    assert.deepEqual(table.appended.at(-1), [1, 2, 3]);
    assert.deepEqual(table.keeping, { kept: 3, trouble: null });
    assert.equal(table.heard.at(-1), 'kept');
    assert.equal(await table.lastKept(), 3);
    table.heard.length = 0;
    await table.answer();
    assert.deepEqual(table.heard, ['answered'], 'that all is well as before is no news');
    assert.equal(await table.lastKept(), 4);
  });

  it('tries again at once when asked to', async () => {
    const table = await begun(true);
    table.store.does = 'full';
    await table.answer();
    table.store.does = 'keep';
    await table.port.own({ ask: 'retry' });
    await settled();
    assert.deepEqual(table.keeping, { kept: 1, trouble: null });
  });

  it('waits a second for a slow store, says so, and shows what was done', async () => {
    const table = await begun(true);
    table.store.does = 'wait';
    const reply = table.answer();
    await table.clock.pass(999);
    assert.deepEqual(table.heard, []);
    await table.clock.pass(1);
    assert.deepEqual(await reply, OK);
    assert.deepEqual(table.heard, ['slow', 'answered']);
    await table.answer();
    assert.deepEqual(table.appended, [[1]], 'one append at a time');
    table.store.release();
    await settled();
    assert.deepEqual(table.appended, [[1], [2]]);
    assert.deepEqual(table.keeping, { kept: 2, trouble: null });
    assert.equal(await table.lastKept(), 2);
  });

  it('recognises rows that were kept although the store said otherwise', async () => {
    const table = await begun(true);
    table.store.does = 'lie';
    await table.answer();
    table.store.does = 'keep';
    await table.answer();
    assert.equal(table.keeping?.trouble, 'failed');
    await table.clock.pass(500);
    assert.deepEqual(table.keeping, { kept: 2, trouble: null });
    assert.equal(await table.lastKept(), 2, 'nothing is there twice');
    const again = new Table(false, table.store, 'me');
    assert.deepEqual(await again.port.own({ ask: 'open', game: GAME }), OK);
    assert.deepEqual([again.now.at, again.now.notice], [2, null]);
  });

  it('takes back what was done after somebody else has taken the game', async () => {
    const table = await begun(true);
    await table.answer();
    const other = new Table(true, table.store, 'another tab');
    assert.deepEqual(await other.port.own({ ask: 'open', game: GAME }), OK);
    await other.answer();
    table.heard.length = 0;
    const { at } = table.now;
    assert.deepEqual(await table.answer(), { ok: false, refusal: { refused: 'notKept' } });
    assert.deepEqual(table.heard, ['taken', 'answered']);
    assert.equal(table.now.at, at + 1, 'it shows how the game went on elsewhere');
    assert.deepEqual(table.now.view, other.now.view);
    assert.equal(await table.lastKept(), 2);
    assert.deepEqual(await other.answer(), OK, 'who has it plays on');
  });

  it('is told of a game that was taken while it could not write, and then takes back what it had shown', async () => {
    const table = await begun(true);
    table.store.does = 'failed';
    await table.answer();
    await table.answer();
    table.store.does = 'keep';
    await table.store.claim(GAME, 'another tab');
    await table.clock.pass(500);
    assert.deepEqual(table.keeping, { kept: 0, trouble: 'taken' });
    assert.deepEqual(await table.answer(), { ok: false, refusal: { refused: 'notKept' } });
    assert.equal(table.now.at, 0);
  });

  it('goes on without a store that fails from the beginning', async () => {
    const table = new Table(true);
    table.store.does = 'failed';
    assert.deepEqual(await table.begin(), OK);
    assert.deepEqual(table.heard, ['failed', 'began']);
    assert.deepEqual(table.keeping, { kept: -1, trouble: 'failed' });
    await table.answer();
    table.store.does = 'keep';
    await table.clock.pass(500);
    assert.deepEqual(table.keeping, { kept: 1, trouble: null });
    assert.deepEqual(table.appended.at(-1), [0, 1]);
  });

  it('writes nothing any more once its game is closed', async () => {
    const table = await begun(true);
    table.store.does = 'failed';
    await table.answer();
    table.port.close();
    table.store.does = 'keep';
    await table.clock.pass(60_000);
    assert.equal(await table.lastKept(), 0);
  });
});

describe('a strict keeper', () => {
  it('takes back what was not kept: it is refused, the decision stays open, the next try works', async () => {
    const table = await begun(false);
    const before = table.now;
    table.store.does = 'failed';
    assert.deepEqual(await table.answer(), { ok: false, refusal: { refused: 'notKept' } });
    assert.deepEqual(table.heard, [], 'nobody was shown anything, so there is nothing to tell');
    assert.deepEqual(table.now.view, before.view);
    assert.deepEqual(table.now.decision, before.decision);
    assert.equal(table.now.number, before.number);
    table.store.does = 'keep';
    assert.deepEqual(await table.answer(), OK);
    assert.equal(await table.lastKept(), 1);
  });

  it('undoes an undo that was not kept', async () => {
    const table = await begun(false);
    await table.answer();
    const { number, at, undo } = table.now;
    table.store.does = 'failed';
    const reply = await table.port.request({ ask: 'undo', number, inputs: 1 });
    assert.deepEqual(reply, { ok: false, refused: 'notKept' });
    assert.deepEqual([table.now.at, table.now.undo], [at, undo]);
  });

  it('begins no game that was not kept', async () => {
    const table = new Table(false);
    table.store.does = 'full';
    assert.deepEqual(await table.begin(), {
      ok: false,
      problems: [problemAt('journal', 'journal.notKept', { trouble: 'full' })],
    });
    assert.deepEqual(table.heard, []);
    assert.deepEqual(await table.port.request({ ask: 'look' }), { ok: false });
  });

  it('finds the game again when the store can be read again', async () => {
    const table = await begun(false);
    table.store.does = 'failed';
    table.store.isDown = true;
    assert.deepEqual(await table.answer(), { ok: false, refusal: { refused: 'notKept' } });
    assert.deepEqual(await table.answer(), { ok: false, refusal: { refused: 'notKept' } });
    table.store.does = 'keep';
    table.store.isDown = false;
    assert.deepEqual(await table.answer(), OK);
    assert.equal(await table.lastKept(), 1);
  });

  it('reads the journal before it says that something was not kept: a store that failed may have kept it', async () => {
    const table = await begun(false);
    table.store.does = 'lie';
    assert.deepEqual(await table.answer(), OK);
    assert.deepEqual(table.heard, ['answered']);
    assert.equal(table.now.at, 1);
    table.store.does = 'keep';
    assert.deepEqual(await table.answer(), OK);
    assert.equal(await table.lastKept(), 2, 'each once');
  });

  it('begins a game that was kept although the store said otherwise', async () => {
    const table = new Table(false);
    table.store.does = 'lie';
    assert.deepEqual(await table.begin(), OK);
    assert.deepEqual(table.heard, ['began']);
  });

  it('shows nothing while nobody knows what was kept, and whoever asks next finds it', async () => {
    const table = await begun(false);
    const { number } = table.now;
    table.store.does = 'lie';
    table.store.isDown = true;
    assert.deepEqual(await table.answer(), { ok: false, refusal: { refused: 'notKept' } });
    assert.deepEqual(await table.port.request({ ask: 'look' }), { ok: false });
    assert.deepEqual(table.heard, []);
    table.store.does = 'keep';
    table.store.isDown = false;
    const again = await table.port.request({ ask: 'answer', number, answer: 0 });
    assert.deepEqual(again, { ok: false, refusal: { refused: 'stale', at: number, now: number + 1 } });
    assert.deepEqual(table.heard, ['loaded']);
    assert.equal(table.now.at, 1, 'it had been kept, and is not done twice');
  });

  it('shows nothing of a journal that was damaged meanwhile until it is mended', async () => {
    const store = new SpoiltStore();
    const table = new Table(false, store);
    assert.deepEqual(await table.begin(), OK);
    for (let i = 0; i < 3; i++) assert.deepEqual(await table.answer(), OK);
    const { number } = table.now;
    store.isSpoilt = true;
    store.does = 'failed';
    const reply = await table.port.request({ ask: 'undo', number, inputs: 1 });
    assert.deepEqual(reply, { ok: false, refused: 'notKept' });
    assert.deepEqual(
      await table.port.request({ ask: 'look' }),
      { ok: false },
      'nobody knows where it goes on',
    );
    store.does = 'keep';
    assert.deepEqual(await table.port.request({ ask: 'look' }), OK);
    assert.deepEqual([table.now.notice?.notice, table.now.at], ['broken', 2]);
  });

  it('does not take rows of somebody else for its own', async () => {
    const table = await begun(false);
    const node = new Table(false, table.store, 'me');
    assert.deepEqual(await node.port.own({ ask: 'open', game: GAME }), OK);
    assert.deepEqual(await node.answer(), OK);
    assert.deepEqual(await node.answer(), OK);
    const { number, at } = node.now;
    assert.deepEqual(await node.port.request({ ask: 'undo', number, inputs: 1 }), OK);
    table.store.does = 'failed';
    const options = table.now.decision?.options.length ?? 0;
    const other = await table.port.request({ ask: 'answer', number: table.now.number, answer: options - 1 });
    assert.deepEqual(other, { ok: false, refusal: { refused: 'notKept' } });
    assert.equal(table.now.at, at - 1);
  });

  it('learns what another node appended, and refuses what was meant for the moment before', async () => {
    const table = await begun(false);
    const node = new Table(false, table.store, 'me');
    assert.deepEqual(await node.port.own({ ask: 'open', game: GAME }), OK);
    assert.deepEqual(await node.answer(), OK);
    assert.deepEqual(await table.answer(), { ok: false, refusal: { refused: 'notKept' } });
    assert.deepEqual(table.now.view, node.now.view);
    assert.equal(table.now.number, node.now.number);
    assert.deepEqual(await table.answer(), OK);
  });
});
