import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type App, beginMission, drawn, readAll, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { chances, playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { agree, done, join, open, openRoom, playTogether, toldOf, whoIsAsked } from '../support/rooms.ts';
import { opened } from '../support/tables.ts';

describe('games that come to a room and leave it', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  /** The page of the room's sheet with this name. */
  async function inSheet(page: Page, tab: string): Promise<void> {
    await drawn(page);
    await readAll(page);
    await page.getByRole('button', { name: /^Talk, people, room/ }).click();
    await page.getByRole('tab', { name: tab }).click();
  }

  it('one begun alone goes on online, and is taken home by a vote', async () => {
    const visit = await app.visit();
    const { page } = visit;
    await beginMission(app, page, { seed: 'ONLINE', stalkers: 1 });
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 3);
    await page.goto(`${app.address}/#/saves`);
    await page.getByRole('button', { name: 'Play with friends' }).first().click();
    await page.getByText('goes on online').waitFor();
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Open the room' }).click();
    await page.locator('.t-table').waitFor();
    await page.waitForFunction(() => document.title.startsWith('● Your decision'));
    await playTogether([page], chances(5), 3);
    await inSheet(page, 'Room');
    await page.getByRole('button', { name: 'Vote to take the game home' }).click();
    await page.getByText('The room is closed.').waitFor();
    await page.getByRole('button', { name: 'Keep the game on this device' }).click();
    await opened(page);
    assert.match(page.url(), /#\/play\//);
    await playUntil(page, mouse, (_kind, presses) => presses > 2);
    await done(visit);
  });

  it('Zone Survival is played together too', async () => {
    const [host, guest] = [await app.visit(), await app.visit()];
    await host.page.goto(`${app.address}/#/survival`);
    await host.page.getByRole('button', { name: 'Play with friends' }).click();
    const code = await open(host.page, 'Ann');
    await join(app, guest.page, code, 'Ben');
    await check(host.page, 'the lobby of a survival game');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [host, guest]) await page.locator('.t-table').waitFor();
    await whoIsAsked([host.page, guest.page]);
    for (const visit of [host, guest]) await done(visit);
  });

  it('what was revealed is taken back when everybody agrees', async () => {
    const [host, guest] = [await app.visit(), await app.visit()];
    const code = await openRoom(app, host.page, 'Ann');
    await join(app, guest.page, code, 'Ben');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    const pages = [host.page, guest.page];
    for (const page of pages) await page.locator('.t-table').waitFor();
    const undo = host.page.getByRole('button', { name: 'Undo what was revealed', disabled: false });
    const chance = chances(13);
    for (let inputs = 0; inputs < 60 && (await undo.count()) === 0; inputs++) {
      await playTogether(pages, chance, 1);
      await agree(pages);
    }
    for (const page of pages) {
      await drawn(page);
      await readAll(page);
    }
    const before = await toldOf(host.page);
    await undo.click();
    await host.page.getByRole('button', { name: 'Take it back' }).click();
    await guest.page.getByText('Agreed: Ann').waitFor();
    assert.equal(await toldOf(guest.page), before, 'one of two is not all');
    await guest.page.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const page of pages) await page.getByRole('button', { name: 'Redo', disabled: false }).waitFor();
    for (const visit of [host, guest]) await done(visit);
  });

  it('whoever was away is told what happened, and may change the name', async () => {
    const [host, guest] = [await app.visit(), await app.visit()];
    const code = await openRoom(app, host.page, 'Ann');
    await host.page.getByRole('button', { name: 'Take', exact: true }).click();
    await join(app, guest.page, code, 'Ben', 0);
    await host.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [host, guest]) await page.locator('.t-table').waitFor();
    await inSheet(guest.page, 'Seats');
    await guest.page.getByRole('button', { name: 'Change the name' }).click();
    await guest.page.getByRole('dialog').getByLabel('Your name').fill('Bea');
    await guest.page.getByRole('button', { name: 'Confirm' }).click();
    await guest.page.getByText('Bea', { exact: true }).waitFor();
    // As a person would: what lies over the table is closed before it is left.
    await guest.page.getByRole('dialog').getByLabel('Your name').waitFor({ state: 'detached' });
    await guest.page.keyboard.press('Escape');
    await guest.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await guest.page.goto(`${app.address}/#/online`);
    await guest.page.getByText('as Bea').waitFor();
    await playTogether([host.page], chances(11), 6);
    await guest.page.getByRole('button', { name: 'Enter' }).click();
    await guest.page.getByText(/happened since you left/).waitFor();
    await guest.page.getByRole('button', { name: 'Read', exact: true }).click();
    await guest.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    for (const visit of [host, guest]) await done(visit);
  });
});
