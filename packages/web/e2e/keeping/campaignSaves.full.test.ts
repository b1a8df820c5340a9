import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { type App, becomes, desktop, following, listen, startApp } from '../support/app.ts';
import { begin, buy, chooseMission, coupons, depart, press, title } from '../support/camp.ts';
import { playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { allIn, changeStore, gameIn, inWorkers, NO_ROOM, rowsOf } from '../support/journals.ts';
import { opened, tableOf, tryAgain } from '../support/tables.ts';

const oldGame = new URL('../../../../fixtures/old/0.1.0/midway/game.json', import.meta.url);
/** As much of a save as is looked at here. */
interface Old {
  readonly start: { readonly setup: { readonly seed: string } };
}

describe('Campaigns are kept', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('a reload between Missions comes back to the very same step', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await begin(app, page);
    await chooseMission(page);
    await buy(page, ['Weapons']);
    const left = await coupons(page);
    const rows = await rowsOf(page, gameIn(page));
    await page.reload();
    await page.locator('.camp-contacts').waitFor();
    assert.equal(await coupons(page), left);
    assert.deepEqual(await rowsOf(page, gameIn(page)), rows);
    // An open question of a script, too.
    await page.goto(app.address);
    await begin(app, page);
    await page.getByRole('button', { name: /Armor-maker's Workshop, New Contact, open/ }).click();
    await press(page, 'Go there');
    await page.locator('.camp-choice').first().waitFor();
    const told = await page.locator('.camp-page').innerText();
    await page.reload();
    await page.locator('.camp-choice').first().waitFor();
    assert.equal(await page.locator('.camp-page').innerText(), told);
    // And the key that is shown beside it answers it.
    await page.keyboard.press('1');
    await page.locator('.camp-choice').first().waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a second tab is told that the Campaign is open, and may take it over', async () => {
    const { page, context, close } = await app.visit(desktop);
    await begin(app, page);
    const second = await context.newPage();
    const complaints = listen(second);
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await second.getByRole('button', { name: 'Play it here' }).click();
    await title(second, 'Zone Map');
    await page.getByRole('heading', { name: 'Now played elsewhere' }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('goes out as a file and comes in elsewhere; a damaged or foreign one is refused with its place', async () => {
    const one = await app.visit(desktop);
    await begin(app, one.page);
    await chooseMission(one.page);
    await one.page.goto(`${app.address}/#/campaigns`);
    const download = one.page.waitForEvent('download');
    await press(one.page, /^Save as file/);
    const text = await readFile(await (await download).path(), 'utf8');
    await one.close();

    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/campaigns`);
    const give = (name: string, content: string) =>
      page.setInputFiles('input[type=file]', {
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    await give('campaign.json', text);
    await page.locator('.camp-line').waitFor();
    const refused = async (name: string, content: string, says: RegExp, place?: RegExp) => {
      await give(name, content);
      const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
      await dialog.getByText(says).first().waitFor();
      if (place !== undefined) {
        await dialog.getByText('What exactly is wrong').click();
        await dialog.locator('code').filter({ hasText: place }).first().waitFor();
      }
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      assert.equal(await page.locator('.camp-line').count(), 1, 'nothing else is stored');
    };
    await refused('cut.json', text.slice(0, text.length / 2), /cannot be read/);
    await refused('foreign.json', '{"hello":"world"}', /another program/);
    await refused('newer.json', text.replace('"format":1', '"format":99'), /newer version/);
    await refused('touched.json', text.replace(/"coupons":\d+/, '"coupons":"many"'), /damaged/, /hash/);
    await press(page, /^Continue/);
    await title(page, 'Contacts');

    // Deleting asks nothing, because it can be taken back.
    await page.goto(`${app.address}/#/campaigns`);
    await press(page, /^Delete/);
    await page.getByText('was deleted').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.camp-line').length === 0);
    await page.locator('.app-notices').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.camp-line').waitFor();
    await press(page, /^Rename/);
    await page.getByLabel('Name of the Campaign').fill('North by hook or crook');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'North by hook or crook' }).waitFor();
    await press(page, /^Continue/);
    await title(page, 'Contacts');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a tab that is closed as soon as something was bought has bought it', async () => {
    const { page, context, complaints, close } = await app.visit(desktop);
    await begin(app, page);
    await chooseMission(page);
    await buy(page, ['Weapons']);
    const left = await coupons(page);
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.locator('.camp-contacts').waitFor();
    assert.equal(await coupons(again), left);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a Mission that was killed on the way is found again by its Campaign', async () => {
    const { page, context, close } = await app.visit(desktop);
    await begin(app, page);
    const campaign = gameIn(page);
    await chooseMission(page);
    await buy(page, ['Weapons']);
    await depart(page);
    assert.equal(gameIn(page), `${campaign}.m1`);
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 3);
    const before = await tableOf(page);
    const debug = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    debug.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await context.newPage();
    await again.goto(`${app.address}/#/campaign/${campaign}`);
    await press(again, 'Back into the Zone');
    await opened(again);
    await becomes(again, () => tableOf(again), before);
    await close();
  });

  it('a damaged journal is told, and the Campaign goes on from what is whole', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await begin(app, page);
    const campaign = gameIn(page);
    await page.goto(`${app.address}/#/campaigns`);
    await page.locator('.camp-line').waitFor();
    const last = (await rowsOf(page, campaign)).at(-1) ?? assert.fail('no rows');
    await changeStore(page, { store: 'rows', put: [{ ...last, entry: { entry: 'input', input: 'none' } }] });
    await changeStore(page, { store: 'checkpoints', remove: [campaign] });
    await press(page, /^Continue/);
    // The last answer was the way from the group to the map.
    await title(page, 'The group');
    await page.getByText('Part of this save is damaged').waitFor();
    await press(page, /^Into the Zone/);
    await title(page, 'Zone Map');
    await page.reload();
    await title(page, 'Zone Map');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('what could not be saved is said between Missions, too', async () => {
    const { page, close } = await app.visit(desktop);
    await begin(app, page);
    const worker = page.workers().find((one) => one.url().includes('/worker-'));
    await worker?.evaluate(() => {
      const { add } = IDBObjectStore.prototype;
      Reflect.set(globalThis, 'makeRoom', () => {
        IDBObjectStore.prototype.add = add;
      });
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await chooseMission(page);
    await page.locator('.not-saved').getByText('The disk is full').waitFor();
    await worker?.evaluate(() => Reflect.get(globalThis, 'makeRoom')());
    await tryAgain(page);
    await page.reload();
    await title(page, 'Contacts');
    await close();
  });

  it('a database from before there were Campaigns keeps its games', async () => {
    const { page, context, complaints, close } = await app.visit(desktop);
    // A page of the same address that opens no database.
    const old = await context.newPage();
    await old.goto(`${app.address}/icon.svg`);
    await old.evaluate(async () => {
      const open = indexedDB.open('zonecrawl', 1);
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onupgradeneeded = () => {
          open.result.createObjectStore('games', { keyPath: 'id' });
          open.result.createObjectStore('saves', { keyPath: ['id', 'slot'] });
        };
        open.onsuccess = () => resolve(open.result);
      });
      const record = {
        id: 'old',
        name: 'From the old days',
        mission: 'a1',
        stalkers: ['milady'],
        people: [],
        setup: null,
        created: 1,
        changed: 1,
        round: 3,
        inputs: 9,
        standing: 'running',
        picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      };
      const put = database
        .transaction('games', 'readwrite')
        .objectStore('games')
        .put({ id: 'old', record, owner: '' });
      await new Promise((resolve) => {
        put.onsuccess = resolve;
      });
      database.close();
    });
    await old.close();
    await page.goto(`${app.address}/#/saves`);
    await page.getByRole('heading', { name: 'From the old days' }).waitFor();
    await begin(app, page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a game of 0.1.0 goes on, and beginning it again has the luck it had', async () => {
    const { page, context, complaints, close } = await app.visit(desktop);
    const save: Old = JSON.parse(await readFile(oldGame, 'utf8'));
    const old = await context.newPage();
    await old.goto(`${app.address}/icon.svg`);
    await old.evaluate(async ({ start, ...rest }) => {
      const open = indexedDB.open('zonecrawl', 2);
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onupgradeneeded = () => {
          for (const records of ['games', 'campaigns'])
            open.result.createObjectStore(records, { keyPath: 'id' });
          for (const saves of ['saves', 'campaignSaves'])
            open.result.createObjectStore(saves, { keyPath: ['id', 'slot'] });
        };
        open.onsuccess = () => resolve(open.result);
      });
      const record = {
        id: 'old',
        name: 'From 0.1.0',
        mission: 'a1',
        stalkers: ['milady'],
        people: [],
        setup: start.setup,
        created: 1,
        changed: 1,
        round: 3,
        inputs: 9,
        standing: 'running',
        picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      };
      const writing = database.transaction(['games', 'saves'], 'readwrite');
      writing.objectStore('games').put({ id: 'old', record, owner: '' });
      writing.objectStore('saves').put({ id: 'old', slot: 'now', round: 3, save: { ...rest, start } });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      database.close();
    }, save);
    await old.close();
    // Where the journal cannot be written the save stays, and nothing is lost.
    await inWorkers(context, NO_ROOM);
    await page.goto(`${app.address}/#/play/old`);
    await page.locator('.not-saved').getByText('Nothing of this is saved yet').waitFor();
    assert.equal((await allIn(page, 'saves')).length, 1);
    await context.unrouteAll();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await opened(page);
    /** As the list of games has it, which follows the game. */
    const seedKept = (): Promise<string> =>
      page.evaluate(async () => {
        const open = indexedDB.open('zonecrawl');
        const database = await new Promise<IDBDatabase>((resolve) => {
          open.onsuccess = () => resolve(open.result);
        });
        const asked = database.transaction('games').objectStore('games').get('old');
        await new Promise((resolve) => {
          asked.onsuccess = resolve;
        });
        database.close();
        return asked.result.record.setup.seed;
      });
    const seed = `z1:${save.start.setup.seed}`;
    assert.equal(await following(page, seedKept, (kept) => kept === seed), seed);
    // It has a journal now, and is opened from there.
    assert.ok((await rowsOf(page, 'old')).length > 0);
    const before = await tableOf(page);
    await page.reload();
    await opened(page);
    await becomes(page, () => tableOf(page), before);
    const left = await following(
      page,
      () => allIn(page, 'saves'),
      (saves) => saves.length === 0,
    );
    assert.deepEqual(left, []);
    assert.deepEqual(complaints, []);
    await close();
  });
});
