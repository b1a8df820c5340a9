import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { type App, becomes, beginMission, desktop, listen, startApp, type Visit } from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { opened, tableOf } from '../support/tables.ts';

describe('games that are kept', () => {
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
    await becomes(other.page, () => tableOf(other.page), before);
    assert.deepEqual(other.complaints, []);

    const refused = async (name: string, content: string, says: RegExp) => {
      await other.page.goto(`${app.address}/#/saves`);
      await give(name, content);
      const dialog = other.page.getByRole('dialog', { name: 'This file cannot be opened' });
      await dialog.getByText(says).first().waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      assert.equal(await other.page.locator('.save').count(), 1, 'nothing else is stored');
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
      await becomes(second, () => tableOf(second), before);
      await page.getByRole('heading', { name: 'Now played elsewhere' }).waitFor();
      await playUntil(second, mouse, (kind, presses) => kind === 'action' && presses > 2);
      const later = await tableOf(second);
      await page.getByRole('button', { name: 'Take it back' }).click();
      await opened(page);
      await becomes(page, () => tableOf(page), later);
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
