import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Append, Row } from '@zonecrawl/engine/kernel';
import { type Ending, type Opening, ScriptedDatabase } from '../../test/scriptedDatabase.ts';
import { settled, Time } from '../../test/time.ts';
import { Database } from './database.ts';
import { IndexedDbStore } from './store.ts';

// Ranges of keys are the browser's; the script does not look at them.
Object.assign(globalThis, { IDBKeyRange: { bound: () => ({}) } });

const row: Row = { number: 0, entry: { entry: 'began' }, hash: 'h' };
const append: Append = { game: 'g', owner: 'me', rows: [row] };
const full = new DOMException('no room', 'QuotaExceededError');
const unknown = new DOMException('something internal', 'UnknownError');

async function stage(script: { openings?: readonly Opening[]; endings?: readonly Ending[] } = {}) {
  const browser = new ScriptedDatabase(script);
  browser.data.set('owners "g"', { game: 'g', owner: 'me' });
  const time = new Time();
  const database = new Database({
    factory: browser.factory,
    clock: time,
    patience: { open: 8000, transaction: 10_000 },
  });
  return { browser, time, store: new IndexedDbStore(database) };
}

describe('a journal in a browser that does not do as it should', () => {
  it('says that an opening failed, and opens again the next time', async () => {
    const { browser, store } = await stage({ openings: [unknown] });
    assert.deepEqual(await store.append(append), { ok: false, trouble: 'failed' });
    assert.deepEqual(await store.append(append), { ok: true });
    assert.equal(browser.connections.length, 1);
  });

  it('does not wait without end for an opening, and puts away one that comes too late', async () => {
    const { browser, time, store } = await stage({ openings: ['neverAnswers'] });
    const appended = store.append(append);
    await time.pass(8000);
    assert.deepEqual(await appended, { ok: false, trouble: 'failed' });
    assert.deepEqual(await store.append(append), { ok: true });
    browser.wakeUp();
    await settled();
    assert.deepEqual(
      browser.connections.map(({ closed }) => closed),
      [false, true],
    );
  });

  it('does not wait without end for a transaction, gives it up, and makes a new connection', async () => {
    const { browser, time, store } = await stage({ endings: ['neverCompletes'] });
    const appended = store.append(append);
    await time.pass(9000);
    await time.pass(1000);
    assert.deepEqual(await appended, { ok: false, trouble: 'failed' });
    const [first] = browser.connections;
    assert.equal(first?.closed, true);
    assert.equal(first?.transactions[0]?.aborted, true);
    assert.deepEqual(await store.append(append), { ok: true });
    assert.equal(browser.connections.length, 2);
  });

  it('says that there is no room, and goes on when there is', async () => {
    const { store } = await stage({ endings: [full, full] });
    assert.deepEqual(await store.append(append), { ok: false, trouble: 'full' });
    assert.deepEqual(await store.append(append), { ok: false, trouble: 'full' });
    assert.deepEqual(await store.append(append), { ok: true });
  });

  it('opens again what the browser has closed, which it does after a full disk', async () => {
    const { browser, store } = await stage();
    assert.deepEqual(await store.append(append), { ok: true });
    browser.connections[0]?.dispatchEvent(new Event('close'));
    assert.deepEqual(await store.append(append), { ok: true });
    assert.equal(browser.connections.length, 2);
  });

  it('opens again also where the browser did not even say that it closed', async () => {
    const { browser, store } = await stage({ endings: ['isClosed'] });
    assert.deepEqual(await store.append(append), { ok: true });
    assert.equal(browser.connections.length, 2);
    assert.equal(browser.connections[0]?.closed, true);
  });

  it('says so if that does not help either', async () => {
    const { store } = await stage({ endings: ['isClosed', 'isClosed'] });
    assert.deepEqual(await store.append(append), { ok: false, trouble: 'failed' });
    assert.deepEqual(await store.append(append), { ok: true });
  });

  it('makes way for a newer version in another tab', async () => {
    const { browser, store } = await stage();
    await store.append(append);
    browser.connections[0]?.dispatchEvent(new Event('versionchange'));
    assert.equal(browser.connections[0]?.closed, true);
  });

  it('takes nothing of a game that belongs to another, or to nobody', async () => {
    const { store } = await stage();
    const not = async (wrong: Partial<Append>) => store.append({ ...append, ...wrong });
    assert.deepEqual(await not({ owner: 'you' }), { ok: false, trouble: 'taken' });
    assert.deepEqual(await not({ game: 'other' }), { ok: false, trouble: 'gone' });
    assert.deepEqual(await not({ rows: [{ ...row, number: 5 }] }), { ok: false, trouble: 'stale' });
  });
});
