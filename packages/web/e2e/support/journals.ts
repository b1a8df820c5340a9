/** What lies in the browser's database, read and changed from outside the game. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page, Worker } from 'playwright-core';

export interface KeptRow {
  readonly game: string;
  readonly number: number;
  readonly entry: unknown;
  readonly hash: string;
}

/** The game or Campaign of the page's address. */
export const gameIn = (page: Page): string =>
  /#\/(?:play|campaign)\/([\w.-]+)/.exec(page.url())?.[1] ?? 'none';

/** In the page: everything in one store. */
async function everything(store: string) {
  const open = indexedDB.open('zonecrawl');
  const database = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  const all = database.transaction(store).objectStore(store).getAll();
  await new Promise((resolve) => {
    all.onsuccess = resolve;
  });
  database.close();
  return all.result;
}

export async function rowsOf(page: Page, game: string): Promise<readonly KeptRow[]> {
  const rows: readonly KeptRow[] = await page.evaluate(everything, 'rows');
  return rows.filter((row) => row.game === game);
}

/** A game or Campaign, and what their list tells of it. */
interface KeptRecord {
  readonly id: string;
  readonly record: { readonly inputs: number };
}

export const allIn = (page: Page, store: string): Promise<readonly KeptRecord[]> =>
  page.evaluate(everything, store);

/** In the page: puts these values into a store, and takes others out. */
async function change({
  store: name,
  put = [],
  remove = [],
}: {
  readonly store: string;
  readonly put?: readonly object[];
  readonly remove?: readonly (string | [string, number])[];
}): Promise<void> {
  const open = indexedDB.open('zonecrawl');
  const database = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  const transaction = database.transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  for (const value of put) store.put(value);
  for (const key of remove) store.delete(key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

export const changeStore = (page: Page, wanted: Parameters<typeof change>[0]): Promise<void> =>
  page.evaluate(change, wanted);

/** In the page: uses up all the room there is. */
async function useUp(): Promise<void> {
  const open = indexedDB.open('filler', 1);
  const database = await new Promise<IDBDatabase>((resolve) => {
    open.onupgradeneeded = () => open.result.createObjectStore('filler', { autoIncrement: true });
    open.onsuccess = () => resolve(open.result);
  });
  const fits = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const transaction = database.transaction('filler', 'readwrite');
      transaction.objectStore('filler').add(crypto.getRandomValues(new Uint8Array(bytes)));
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
  for (let bytes = 60_000; bytes > 100; ) if (!(await fits(bytes))) bytes = Math.floor(bytes / 2);
  database.close();
}

export const fillUp = (page: Page): Promise<void> => page.evaluate(useUp);

/** The page's own worker that runs the rules. */
export const rulesOf = (page: Page): Worker =>
  page.workers().find((worker) => worker.url().includes('/worker-')) ?? assert.fail('no worker');

/** Code that runs in workers before anything of ours. */
export const inWorkers = (context: BrowserContext, code: string) =>
  context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}\n${await response.text()}` });
  });

/** For `inWorkers`: nothing is ever written. */
export const NO_ROOM = `IDBObjectStore.prototype.add = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};`;
