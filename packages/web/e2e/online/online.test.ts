import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, phone, picture, readAll, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { act, chances, look } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import {
  agree,
  done,
  join,
  open,
  openRoom,
  playTogether,
  toldOf,
  watchRoom,
  whoIsAsked,
} from '../support/rooms.ts';

describe('a Mission together', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('is played by two and watched by one; a reload in the middle of a decision loses nothing', async () => {
    const [host, guest, watcher] = [await app.visit(), await app.visit(), await app.visit()];
    const code = await openRoom(app, host.page, 'Ann');
    await join(app, guest.page, code, 'Ben');
    await watchRoom(app, watcher.page, code);
    await guest.page.getByRole('switch', { name: 'I am ready' }).click();
    await host.page.getByRole('img', { name: 'ready' }).waitFor();
    await host.page.getByRole('button', { name: 'Begin' }).click();
    const pages = [host.page, guest.page, watcher.page];
    for (const page of pages) await page.locator('.t-table').waitFor();
    await picture(guest.page, 'online-table');
    await check(guest.page, 'the table of a room', { withoutMap: true });

    const chance = chances(7);
    await playTogether([host.page, guest.page], chance, 8);
    await agree(pages);

    // A reload in the middle: what was chosen and not confirmed is gone, everything else is there.
    const asked = await whoIsAsked([host.page, guest.page]);
    const before = await toldOf(asked);
    await asked.reload();
    await asked.locator('.t-decision').waitFor();
    assert.equal(await toldOf(asked), before);
    await playTogether([host.page, guest.page], chance, 8);
    await agree(pages);
    assert.ok((await toldOf(host.page)) > before);

    // Whoever watches sees the table and is asked nothing.
    assert.equal(await watcher.page.locator('.t-decision').count(), 0);
    for (const visit of [host, guest, watcher]) await done(visit);
  });

  it('goes on after the network of one was gone, with what they decided meanwhile', async () => {
    const [host, guest] = [await app.visit(), await app.visit()];
    const code = await openRoom(app, host.page, 'Ann');
    await join(app, guest.page, code, 'Ben');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [host, guest]) await page.locator('.t-table').waitFor();
    const page = await whoIsAsked([host.page, guest.page]);
    const asked = page === host.page ? host : guest;
    const before = await toldOf(page);
    await asked.context.setOffline(true);
    await page.getByText('The connection is lost').waitFor();
    await act(page, mouse, await look(page), chances(3));
    assert.equal(await toldOf(page), before);
    await asked.context.setOffline(false);
    await page.getByText('The connection is lost').waitFor({ state: 'detached' });
    await playTogether([host.page, guest.page], chances(3), 2);
    await agree([host.page, guest.page]);
    for (const visit of [host, guest]) await visit.close();
  });

  it('is talked about, and places are pointed out; a name is text and nothing else', async () => {
    const [host, guest] = [await app.visit(), await app.visit()];
    const code = await openRoom(app, host.page, '<b>Ann</b>');
    await join(app, guest.page, code, 'Ben');
    await guest.page.getByText('<b>Ann</b>', { exact: true }).first().waitFor();
    await host.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [host, guest]) await page.locator('.t-table').waitFor();
    await readAll(guest.page);
    await readAll(host.page);
    // By keyboard alone.
    await guest.page.keyboard.press('"');
    const careful = guest.page.getByRole('button', { name: 'Careful' });
    await careful.click();
    await host.page.locator('.online-told').getByText('Ben: Careful').waitFor();
    await guest.page.keyboard.press('Escape');
    await careful.waitFor({ state: 'detached' });
    await guest.page.keyboard.press('ArrowUp');
    await guest.page.waitForFunction(
      () => document.activeElement?.matches('[data-space], [data-piece]') === true,
    );
    await guest.page.keyboard.press("'");
    await host.page.locator('.b-note', { hasText: 'Ben' }).waitFor();
    for (const visit of [host, guest]) await done(visit);
  });

  it('is a Campaign too: the group votes on what it does between Missions', async () => {
    const [host, guest] = [await app.visit(), await app.visit(phone)];
    await host.page.goto(`${app.address}/#/online`);
    await host.page.getByRole('button', { name: 'A Campaign' }).click();
    const code = await open(host.page, 'Ann');
    await join(app, guest.page, code, 'Ben');
    await check(guest.page, 'the lobby');
    await picture(guest.page, 'online-lobby-phone');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [host, guest]) await page.locator('.camp-stalkers').waitFor();
    const before = await toldOf(host.page);
    const joining = host.page.locator('.camp-stalkers').getByRole('button').filter({ hasText: /joins/ });
    await joining.first().click();
    await guest.page.getByText('Agreed: Ann').waitFor();
    assert.equal(await toldOf(guest.page), before, 'one of two is not enough');
    await guest.page.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const { page } of [host, guest])
      await page.waitForFunction(
        (wanted) => Number(document.querySelector('data.told')?.getAttribute('value')) > wanted,
        before,
      );
    for (const visit of [host, guest]) await done(visit);
  });

  it('moves to another device by a personal link; the older page is told and watches', async () => {
    const [host, guest, other] = [await app.visit(), await app.visit(), await app.visit()];
    const code = await openRoom(app, host.page, 'Ann');
    await join(app, guest.page, code, 'Ben');
    await guest.page.getByRole('button', { name: 'Make a personal link' }).click();
    const link = await guest.page
      .locator('.online-link[role=status]')
      .filter({ hasText: /^http/ })
      .innerText();
    await guest.page.getByRole('img', { name: 'The personal link as a QR code' }).waitFor();
    await check(guest.page, 'the lobby with a personal link');
    await other.page.goto(link);
    await other.page.getByRole('switch', { name: 'I am ready' }).waitFor();
    await guest.page.getByText('This one only watches.').waitFor();
    assert.ok(!other.page.url().includes('/as/'), 'the token is gone from the address');
    for (const visit of [host, guest, other]) await done(visit);
  });
});
