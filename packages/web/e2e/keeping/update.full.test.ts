import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type App, becomes, beginMission, client, desktop, startApp } from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';

describe('a new version', () => {
  let app: App;
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zonecrawl-'));
    await cp(client, folder, { recursive: true });
    app = await startApp(folder);
  });
  after(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is offered while a game goes on, and loses nothing of it', async () => {
    const { page, complaints, close } = await app.visit({ ...desktop, serviceWorkers: 'allow' });
    await page.goto(app.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await beginMission(app, page, { seed: 'UPDATE', stalkers: 1 });
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 4);
    const clock = await page.locator('.t-clock').innerText();
    const log = await page.locator('.t-log li').allInnerTexts();

    const worker = join(folder, 'sw.js');
    const source = await readFile(worker, 'utf8');
    await writeFile(worker, source.replace(/zonecrawl-/, 'zonecrawl-next-'));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByText('A new version is ready').waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it now' }).click();
    await loaded;
    await page.locator('.t-decision').waitFor();
    await becomes(page, () => page.locator('.t-clock').innerText(), clock);
    await becomes(page, () => page.locator('.t-log li').allInnerTexts(), log);
    assert.deepEqual(complaints, []);
    await close();
  });
});
