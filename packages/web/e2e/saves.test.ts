import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { type App, beginMission, desktop, listen, startApp, type Visit } from './app.ts';
import { buttonAt, look, playUntil } from './driver.ts';
import { mouse } from './hands.ts';
import { opened, tableOf } from './tables.ts';

describe('games are kept', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const withVisit = async (run: (visit: Visit) => Promise<void>) => {
    const visit = await app.visit(desktop);
    await run(visit);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  };

  it('a reload in the middle of a roll brings back the same dice and the same question', () =>
    withVisit(async ({ page }) => {
      await beginMission(app, page, { seed: 'RELOAD', stalkers: 1 });
      const kind = await playUntil(page, mouse, (one, presses) => one === 'reroll' || presses > 60);
      const before = await tableOf(page);
      await page.reload();
      await opened(page);
      assert.deepEqual(await tableOf(page), before, `reloaded at ${kind}`);
    }));

  /** Presses Prepare and sees its first question; nothing else is waited for. */
  const prepare = async ({ page }: Visit): Promise<string> => {
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 3);
    const { offers } = await look(page);
    const offer = offers.find(({ text }) => text.startsWith('Prepare'));
    assert.ok(offer);
    await buttonAt(page, offer.index).click();
    await page.locator('.t-decision-prepare').waitFor();
    return page.url();
  };

  it('a tab that is closed as soon as an answer is shown has lost nothing', () =>
    withVisit(async (visit) => {
      await beginMission(app, visit.page, { seed: 'CLOSE', stalkers: 1 });
      const address = await prepare(visit);
      await visit.page.close();
      const again = await visit.context.newPage();
      await again.goto(address);
      await again.locator('.t-decision-prepare').waitFor();
    }));

  it('a page that is killed as soon as an answer is shown has lost nothing', () =>
    withVisit(async (visit) => {
      const { page, context } = visit;
      await beginMission(app, page, { seed: 'KILL', stalkers: 1 });
      const debug = await context.newCDPSession(page);
      const address = await prepare(visit);
      const crashed = page.waitForEvent('crash');
      debug.send('Page.crash').catch(() => undefined);
      await crashed;
      const again = await context.newPage();
      await again.goto(address);
      await again.locator('.t-decision-prepare').waitFor();
    }));

  it('an undo and a redo are kept, too', () =>
    withVisit(async ({ page }) => {
      await beginMission(app, page, { seed: 'UNDO', stalkers: 1 });
      await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 4);
      const later = await tableOf(page);
      await page
        .getByRole('button', { name: /^(Undo|Take back)/ })
        .first()
        .click();
      const agree = page.locator('dialog[open] .z-modal-foot button').last();
      if (await agree.isVisible()) await agree.click();
      await page.waitForFunction((clock) => document.querySelector('.t-log')?.textContent !== clock, null);
      await look(page);
      const earlier = await tableOf(page);
      assert.notDeepEqual(earlier, later);
      await page.reload();
      await opened(page);
      assert.deepEqual(await tableOf(page), earlier);
      await page.getByRole('button', { name: 'Redo' }).click();
      await look(page);
      await page.reload();
      await opened(page);
      assert.deepEqual(await tableOf(page), later);
    }));

  it('the game goes on without a network, also after a reload', () =>
    withVisit(async ({ page, context }) => {
      await page.goto(app.address);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.reload();
      await page.locator('.title-menu').waitFor();
      await beginMission(app, page, { seed: 'OFFLINE', stalkers: 1 });
      await page.getByRole('button', { name: 'Rules', exact: true }).first().click();
      await page.getByRole('searchbox').fill('AT3');
      await page.getByText('Moving', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.reload();
      await opened(page);
      await context.setOffline(false);
    }));

  it('an exported game can be imported elsewhere and is the same', async () => {
    const visit = await app.visit(desktop);
    await beginMission(app, visit.page, { seed: 'EXPORT', stalkers: 2 });
    await playUntil(visit.page, mouse, (kind, presses) => kind === 'action' && presses > 12);
    const before = await tableOf(visit.page);
    await visit.page.goto(`${app.address}/#/saves`);
    const download = visit.page.waitForEvent('download');
    await visit.page.getByRole('button', { name: 'Save as file' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    await visit.close();

    const other = await app.visit(desktop);
    await other.page.goto(`${app.address}/#/saves`);
    const give = (name: string, content: string) =>
      other.page.setInputFiles('input[type=file]', {
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    await give('game.json', text);
    await other.page.getByRole('button', { name: /^Continue/ }).click();
    await opened(other.page);
    assert.deepEqual(await tableOf(other.page), before);
    assert.deepEqual(other.complaints, []);

    const refused = async (name: string, content: string, says: RegExp) => {
      await other.page.goto(`${app.address}/#/saves`);
      await give(name, content);
      const dialog = other.page.getByRole('dialog', { name: 'This file cannot be opened' });
      await dialog.getByText(says).first().waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      assert.equal(await other.page.locator('.save').count(), 1, 'nothing else is on the shelf');
    };
    await refused('empty.json', '', /empty/);
    await refused('cut.json', text.slice(0, text.length / 2), /cannot be read/);
    await refused('foreign.json', '{"hello":"world"}', /another program/);
    await refused('newer.json', text.replace('"format":1', '"format":99'), /newer version/);
    await refused('touched.json', text.replace(/"round":\d+/, '"round":77'), /damaged/);
    assert.deepEqual(other.complaints, []);
    await other.close();
  });

  it('a second tab on the same game is told so, may take it over, and the first one is told that', () =>
    withVisit(async ({ page, context }) => {
      await beginMission(app, page, { seed: 'TABS', stalkers: 1 });
      await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 3);
      const before = await tableOf(page);
      const second = await context.newPage();
      const complaints = listen(second);
      await second.goto(page.url());
      await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
      await second.getByRole('button', { name: 'Play it here' }).click();
      await opened(second);
      assert.deepEqual(await tableOf(second), before);
      await page.getByRole('heading', { name: 'Now played elsewhere' }).waitFor();
      await playUntil(second, mouse, (kind, presses) => kind === 'action' && presses > 2);
      const later = await tableOf(second);
      await page.getByRole('button', { name: 'Take it back' }).click();
      await opened(page);
      assert.deepEqual(await tableOf(page), later);
      await second.getByRole('heading', { name: 'Now played elsewhere' }).waitFor();
      assert.deepEqual(complaints, []);
    }));

  it('saved games can be renamed, begun again and deleted', () =>
    withVisit(async ({ page }) => {
      await beginMission(app, page, { seed: 'SHELF', stalkers: 1 });
      await page.goto(`${app.address}/#/saves`);
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByLabel('Name of the game').fill('Friday night');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Friday night' }).waitFor();
      await page.getByRole('button', { name: 'Restart Mission' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Restart Mission' }).click();
      await opened(page);
      await page.goto(`${app.address}/#/saves`);
      await page.locator('.save').nth(1).waitFor();
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.waitForFunction(() => document.querySelectorAll('.save').length === 1);
      await page.getByRole('heading', { name: 'Friday night' }).waitFor();
    }));
});
