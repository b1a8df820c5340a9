import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type App, becomes, beginMission, desktop, startApp, type Visit } from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { changeStore, fillUp, gameIn, inWorkers, rowsOf, rulesOf } from '../support/journals.ts';
import { opened, tableOf, tryAgain } from '../support/tables.ts';

const notSaved = (page: Page) => page.locator('.not-saved');

/** Plays on for so many presses, to the next Action. */
const playOn = (page: Page, presses: number) =>
  playUntil(page, mouse, (kind, pressed) => kind === 'action' && pressed >= presses);

/** Plays on until it is said that something is not saved. */
const untilNotSaved = (page: Page) =>
  playUntil(page, mouse, async (kind) => kind === 'action' && (await notSaved(page).count()) > 0);

/** The running game as a file, as the player gets it. */
async function fileOf(page: Page): Promise<{ readonly save: { readonly inputs: readonly unknown[] } }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

/** What is on the table is there after a reload, and each row of its journal once. */
async function isKept(page: Page): Promise<void> {
  const before = await tableOf(page);
  const numbers = (await rowsOf(page, gameIn(page))).map(({ number }) => number);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index),
  );
  await page.reload();
  await opened(page);
  await becomes(page, () => tableOf(page), before);
}

describe('trouble with keeping a game', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  /** Without the files of the game, which a service worker would keep: the room is the player's alone. */
  const withVisit = async (run: (visit: Visit) => Promise<void>) => {
    const visit = await app.visit(desktop);
    await run(visit);
    await visit.close();
  };

  it('a full disk is said until it is over, play goes on, and in the end all of it is kept', () =>
    withVisit(async ({ page, context, complaints }) => {
      // The room is measured out before anything is written.
      const before = await context.newPage();
      await before.goto(`${app.address}/icon.svg`);
      const debug = await context.newCDPSession(before);
      const room = (quotaSize: number) =>
        debug.send('Storage.overrideQuotaForOrigin', { origin: app.address, quotaSize });
      await room(3_000_000);
      await beginMission(app, page, { seed: 'FULL', stalkers: 1 });
      await playOn(page, 3);
      // What the browser has granted already is used up; more it does not grant.
      await fillUp(page);
      await room(1);
      await untilNotSaved(page);
      assert.match(await notSaved(page).innerText(), /Not saved since decision \d+\. The disk is full/);
      const kept = (await rowsOf(page, gameIn(page))).length;
      await playOn(page, 3);
      assert.equal((await rowsOf(page, gameIn(page))).length, kept, 'there is no room');
      const { save } = await fileOf(page);
      assert.ok(save.inputs.length > kept - 1, 'the file has more than the disk');
      await room(300_000_000);
      await tryAgain(page);
      await isKept(page);
      assert.deepEqual(complaints, []);
    }));

  it('a write that never ends is said, given up, and found out to have been kept: once', () =>
    withVisit(async ({ page, complaints }) => {
      await beginMission(app, page, { seed: 'NEVER', stalkers: 1 });
      await playOn(page, 3);
      await rulesOf(page).evaluate(() => {
        const { addEventListener } = IDBTransaction.prototype;
        Reflect.set(globalThis, 'mend', () => {
          IDBTransaction.prototype.addEventListener = addEventListener;
        });
        IDBTransaction.prototype.addEventListener = function (
          this: IDBTransaction,
          ...[kind, listener]: Parameters<typeof addEventListener>
        ) {
          if (kind !== 'complete') addEventListener.call(this, kind, listener);
        };
      });
      await untilNotSaved(page);
      await notSaved(page).getByText('slow to save').waitFor();
      await rulesOf(page).evaluate(() => Reflect.get(globalThis, 'mend')());
      await notSaved(page).waitFor({ state: 'detached' });
      await isKept(page);
      assert.deepEqual(complaints, []);
    }));

  it('a write that fails once is made up for by itself', () =>
    withVisit(async ({ page, complaints }) => {
      await beginMission(app, page, { seed: 'ONCE', stalkers: 1 });
      await rulesOf(page).evaluate(() => {
        const { add } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.add = () => {
          IDBObjectStore.prototype.add = add;
          throw new DOMException('something internal', 'UnknownError');
        };
      });
      await playOn(page, 2);
      await notSaved(page).waitFor({ state: 'detached' });
      await isKept(page);
      assert.deepEqual(complaints, []);
    }));

  it('a database that the browser has closed is opened again, and nobody need know', () =>
    withVisit(async ({ page, complaints }) => {
      await beginMission(app, page, { seed: 'CLOSED', stalkers: 1 });
      await rulesOf(page).evaluate(() => {
        const { transaction } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (this: IDBDatabase) {
          IDBDatabase.prototype.transaction = transaction;
          this.close();
          throw new DOMException('The database connection is closing.', 'InvalidStateError');
        };
      });
      await playOn(page, 3);
      assert.equal(await notSaved(page).count(), 0);
      await isKept(page);
      assert.deepEqual(complaints, []);
    }));

  it('a database that does not open is said, and all is kept once it does', () =>
    withVisit(async ({ page, context, complaints }) => {
      await inWorkers(
        context,
        `{ const { open } = IDBFactory.prototype;
           self.mend = () => { IDBFactory.prototype.open = open; };
           IDBFactory.prototype.open = () => new EventTarget(); }`,
      );
      await beginMission(app, page, { seed: 'SHUT', stalkers: 1 });
      await notSaved(page).getByText('Nothing of this is saved yet').waitFor();
      await playOn(page, 3);
      await rulesOf(page).evaluate(() => Reflect.get(globalThis, 'mend')());
      await notSaved(page).waitFor({ state: 'detached' });
      const before = await tableOf(page);
      await context.unrouteAll();
      await page.reload();
      await opened(page);
      await becomes(page, () => tableOf(page), before);
      assert.deepEqual(complaints, []);
    }));

  it('a browser that keeps nothing says so as long as one plays; the game outlives a look at the menu', () =>
    withVisit(async ({ page, context, complaints }) => {
      const code = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });";
      await context.addInitScript(code);
      await inWorkers(context, code);
      await beginMission(app, page, { seed: 'PRIVATE', stalkers: 1 });
      await notSaved(page).getByText('keeps nothing between visits').waitFor();
      await playOn(page, 3);
      const before = await tableOf(page);
      assert.ok((await fileOf(page)).save.inputs.length > 0);
      await page.evaluate(() => {
        location.hash = '#/saves';
      });
      await page.getByText('keeps nothing between visits').waitFor();
      await page.getByRole('button', { name: /^Continue/ }).click();
      await opened(page);
      await becomes(page, () => tableOf(page), before);
      assert.deepEqual(complaints, []);
    }));

  it('a private window says at the table and over the list that its games go with it, and is told once', () =>
    withVisit(async ({ page, context, complaints }) => {
      await context.addInitScript(() => {
        StorageManager.prototype.estimate = async () => ({ quota: 100_000_000 });
      });
      await beginMission(app, page, { seed: 'PRIVATE', stalkers: 1 });
      const word = page.getByText('This looks like a private window');
      await word.waitFor();
      await page.locator('.is-notice').getByRole('button', { name: 'Close' }).click();
      await word.waitFor({ state: 'detached' });
      await page.evaluate(() => {
        location.hash = '#/saves';
      });
      await word.waitFor();
      await page.getByRole('button', { name: /^Continue/ }).click();
      await opened(page);
      assert.equal(await word.count(), 0);
      assert.deepEqual(complaints, []);
    }));

  it('a game that is deleted in another tab can still be saved as a file', () =>
    withVisit(async ({ page, context }) => {
      await beginMission(app, page, { seed: 'GONE', stalkers: 1 });
      await playOn(page, 2);
      const other = await context.newPage();
      await other.goto(`${app.address}/#/saves`);
      await other.getByRole('button', { name: 'Delete' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await other.getByText('No games yet').waitFor();
      await untilNotSaved(page);
      await notSaved(page).getByText('deleted in another tab').waitFor();
      assert.ok((await fileOf(page)).save.inputs.length >= 3);
      await playOn(page, 1);
      assert.equal(await other.locator('.save').count(), 0, 'it does not come back by itself');
    }));

  it('what could not be saved before another tab took the game over can be saved as a file', () =>
    withVisit(async ({ page, context }) => {
      await beginMission(app, page, { seed: 'TAKEN', stalkers: 1 });
      await playOn(page, 3);
      await rulesOf(page).evaluate(() => {
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      });
      await untilNotSaved(page);
      await playOn(page, 2);
      const kept = (await rowsOf(page, gameIn(page))).length - 1;
      const second = await context.newPage();
      await second.goto(page.url());
      await second.getByRole('button', { name: 'Play it here' }).click();
      await opened(second);
      await page.getByText('Your last decisions here could not be saved').waitFor();
      assert.ok((await fileOf(page)).save.inputs.length > kept);
    }));
});

describe('a journal that is damaged', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  /** A game of a few inputs whose last row is spoilt; what the table showed before and after it. */
  const damaged = async ({ page }: Visit) => {
    await beginMission(app, page, { seed: 'DAMAGE', stalkers: 1 });
    await playOn(page, 5);
    const address = page.url();
    const game = gameIn(page);
    const rows = await rowsOf(page, game);
    await playUntil(
      page,
      mouse,
      async (kind) => kind === 'action' && (await rowsOf(page, game)).length > rows.length,
    );
    const after = await tableOf(page);
    const last = (await rowsOf(page, game)).slice(rows.length);
    await page.goto(`${app.address}/#/settings`);
    await changeStore(page, {
      store: 'rows',
      put: last.map((row) => ({ ...row, entry: { entry: 'no such thing' } })),
    });
    return { address, game, after, whole: rows.length };
  };

  it('is told, everything before is there, and saving goes on', async () => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    const { address, game, whole } = await damaged(visit);
    await changeStore(page, { store: 'checkpoints', remove: [game] });
    await page.goto(address);
    await opened(page);
    await page.getByText('Part of this save is damaged').waitFor();
    const rows = await rowsOf(page, game);
    const stands = rows.at(-1)?.entry;
    assert.ok(typeof stands === 'object' && stands !== null && 'inputs' in stands && 'because' in stands);
    assert.equal(stands.because, 'repaired');
    assert.ok(Array.isArray(stands.inputs));
    assert.equal(stands.inputs.length, whole - 1);
    await playOn(page, 3);
    await isKept(page);
    assert.equal(await page.getByText('is damaged').count(), 0, 'said once');
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });

  it('loses nothing where the newest checkpoint is whole', async () => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    const { address, after: last } = await damaged(visit);
    await page.goto(address);
    await opened(page);
    await page.getByText('Part of this save is damaged').waitFor();
    await becomes(page, () => tableOf(page), last);
    await isKept(page);
    await visit.close();
  });

  it('of older rules goes on with the new ones, which is said once', async () => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    await beginMission(app, page, { seed: 'OLDER', stalkers: 1 });
    await playOn(page, 4);
    const before = await tableOf(page);
    const address = page.url();
    const [first] = await rowsOf(page, gameIn(page));
    await page.goto(`${app.address}/#/settings`);
    assert.ok(typeof first?.entry === 'object');
    await changeStore(page, {
      store: 'rows',
      put: [{ ...first, entry: { ...first.entry, digest: '0123456789abcdef' } }],
    });
    await page.goto(address);
    await opened(page);
    await page.getByText('begun with an older version of the rules').waitFor();
    await becomes(page, () => tableOf(page), before);
    await isKept(page);
    assert.equal(await page.getByText('older version of the rules').count(), 0);
    await visit.close();
  });
});

describe('rules that stop working', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('are started again where the game was, when their worker dies', async () => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    await beginMission(app, page, { seed: 'DIES', stalkers: 1 });
    await playOn(page, 4);
    const before = await tableOf(page);
    const next = page.waitForEvent('worker');
    await rulesOf(page).evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose');
      });
    });
    await next;
    await playOn(page, 0);
    await becomes(page, () => tableOf(page), before);
    await playOn(page, 3);
    await isKept(page);
    await visit.close();
  });

  it('are started again when they do not answer, and it is said; nothing is lost and nothing done twice', async () => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    await beginMission(app, page, { seed: 'HANGS', stalkers: 1 });
    await playOn(page, 4);
    const rows = (await rowsOf(page, gameIn(page))).length;
    const next = page.waitForEvent('worker');
    await rulesOf(page).evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    await page.locator('.t-decision .t-option:not(:disabled)').first().click();
    await next;
    await page.getByText('The game stopped working and was started again').waitFor();
    assert.ok((await rowsOf(page, gameIn(page))).length - rows <= 1);
    await playOn(page, 3);
    await isKept(page);
    await visit.close();
  });
});
