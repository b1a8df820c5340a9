import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { parseGameRecord, replayGame } from '@zonecrawl/engine/game';
import type { Page } from 'playwright-core';
import { type App, becomes, beginMission, desktop, phone, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { playUntil } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';
import { rulesOf } from '../support/journals.ts';
import { opened, tableOf } from '../support/tables.ts';

interface Report {
  readonly zonecrawl: string;
  readonly version: string;
  readonly digest: string;
  readonly browser: string;
  readonly problem: { readonly key: string; readonly detail: string } | null;
  readonly words: string;
  readonly log: readonly string[];
  readonly record: { readonly digest: string; readonly inputs: readonly unknown[] } | null;
}

/** A line of the log without its button, however it is set. */
const plain = (line: string): string => (line.split('\n')[0] ?? '').replace(/ [§?]$/, '').toLowerCase();

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });

async function openReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await sheet(page).waitFor();
}

/** The report as a file, as the player gets it. */
async function fileOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Save the report' }).click();
  return readFile(await (await download).path(), 'utf8');
}

const give = (page: Page, content: string) =>
  page.setInputFiles('input[type=file]', {
    name: 'file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

describe('a problem report', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('shows what is in it, sends nothing, is one file, and opens again as the game it is about', async () => {
    const { page, complaints, close } = await app.visit({
      ...desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await beginMission(app, page, { seed: 'REPORT', stalkers: 1 });
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 4);
    const table = await tableOf(page);
    const sent: string[] = [];
    // Parts of the game itself may still be fetched.
    const isOurs = (address: string) => address.startsWith(`${app.address}/assets/`);
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !isOurs(request.url())) sent.push(request.url());
    });
    await openReport(page);
    await sheet(page).getByLabel('What happened').fill('The bloodsucker came through the wall.');
    await sheet(page)
      .getByText(/The record of the game: \d+ decisions/)
      .waitFor();
    const shown = await sheet(page).innerText();
    const text = await fileOf(page);
    const report: Report = JSON.parse(text);
    for (const fact of [report.version, report.digest, report.browser]) assert.ok(shown.includes(fact), fact);
    assert.match(shown, /Nothing is sent by itself/);
    assert.equal(report.words, 'The bloodsucker came through the wall.');
    assert.ok(report.log.length > 0);
    assert.deepEqual(report.log.map(plain), table.log.slice(-report.log.length).map(plain), 'as it was read');
    assert.equal(report.problem, null);
    await sheet(page).getByRole('button', { name: 'Copy the text' }).click();
    await sheet(page).getByRole('button', { name: 'Copied' }).waitFor();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [report.words, report.version, report.digest, report.log.at(-1) ?? ''])
      assert.ok(message.includes(part), part);
    assert.deepEqual(
      sent.filter((address) => !address.startsWith('blob:')),
      [],
      'nothing left this page',
    );
    assert.deepEqual(complaints, []);
    await close();

    const parsed = parseGameRecord(box, report.record);
    assert.ok(parsed.ok && replayGame(box, parsed.record).ok, 'it leads where it led');
    const other = await app.visit(desktop);
    await other.page.goto(`${app.address}/#/saves`);
    await give(other.page, text);
    await other.page.getByRole('button', { name: /^Continue/ }).click();
    await opened(other.page);
    await becomes(other.page, () => tableOf(other.page), table);
    assert.deepEqual(other.complaints, []);
    await other.close();
  });

  it('leaves the record out unless it is wanted where others play, and says why', async () => {
    const { page, close } = await app.visit(desktop);
    await beginMission(app, page, { seed: 'OTHERS', stalkers: 2 });
    const saved = page.waitForEvent('download');
    await page.goto(`${app.address}/#/saves`);
    await page.getByRole('button', { name: 'Save as file' }).click();
    const game = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    await give(page, JSON.stringify({ ...game, name: 'Ours', people: ['Ann', 'Ben'] }));
    const ours = page.locator('.save').filter({ hasText: 'Ours' });
    await ours.getByRole('button', { name: /^Continue/ }).click();
    await opened(page);
    await openReport(page);
    await sheet(page).getByText('whoever reads it can find out what is still hidden').waitFor();
    const without = await fileOf(page);
    assert.equal(JSON.parse(without).record, null);
    await sheet(page).getByRole('switch').click();
    const report: Report = JSON.parse(await fileOf(page));
    assert.ok(report.record !== null);
    assert.ok(!/Ann|Ben/.test(JSON.stringify(report)), 'it names nobody');
    await page.goto(`${app.address}/#/saves`);
    await give(page, without);
    await page.getByText('without a game in it').waitFor();
    await close();
  });

  it('is offered where a rule has failed, and tells what the machine said', async () => {
    const { page, close } = await app.visit(desktop);
    await beginMission(app, page, { seed: 'FAILS', stalkers: 1 });
    await rulesOf(page).evaluate(() => {
      const { pop } = Array.prototype;
      Array.prototype.pop = () => {
        Array.prototype.pop = pop;
        throw new Error('on purpose');
      };
    });
    await playUntil(page, mouse, async () => (await page.getByText('A rule failed').count()) > 0);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await sheet(page).getByText('A rule failed').first().waitFor();
    const report: Report = JSON.parse(await fileOf(page));
    assert.deepEqual(report.problem, { key: 'ruleFailed', detail: 'Error: on purpose' });
    assert.ok(report.record !== null);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 2);
    await close();
  });

  it('is there on a phone, and for everybody', async () => {
    const { page, close } = await app.visit(phone);
    await beginMission(app, page, { seed: 'PHONE', stalkers: 1 });
    await playUntil(page, finger, (kind) => kind === 'action');
    await openReport(page);
    await check(page, 'the report');
    await close();
  });
});
