import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, desktop, drawn, phone, readAll, startApp, type Visit } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { chances } from '../support/driver.ts';
import { cutOff, unreachable } from '../support/reading.ts';
import { agree, done, join, openRoom, playTogether, watchRoom, whoIsAsked } from '../support/rooms.ts';

/** So often a page without a network tries to connect in vain; the pauses between grow to some seconds. */
const TRIES = 4;

describe('a whole Mission by four', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('survives a reload, a lost network, and somebody who leaves', async () => {
    const [ann, ben, cem, dag] = [await app.visit(), await app.visit(), await app.visit(), await app.visit()];
    const code = await openRoom(app, ann.page, 'Ann', 4);
    await join(app, ben.page, code, 'Ben', 1);
    await join(app, cem.page, code, 'Cem', 1);
    await join(app, dag.page, code, 'Dag', 1);
    const watcher = await app.visit();
    await watchRoom(app, watcher.page, code);
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    const pages = [ann, ben, cem, dag].map(({ page }) => page);
    for (const page of [...pages, watcher.page]) await page.locator('.t-table').waitFor();
    const chance = chances(21);
    await playTogether(pages, chance, 5);

    const reloaded = await whoIsAsked(pages);
    await reloaded.reload();
    await reloaded.locator('.t-decision').waitFor();
    await playTogether(pages, chance, 2);

    // Whoever is not asked loses the network; the others go on, and it catches up.
    const asked = await whoIsAsked(pages);
    const absent = [ben, cem, dag].find(({ page }) => page !== asked) ?? assert.fail('all are asked');
    await absent.context.setOffline(true);
    await absent.page.getByText('The connection is lost').waitFor();
    await playTogether([asked], chance, 1);
    // It tries again only when the try before has failed. What was missed meanwhile comes all the same.
    for (let tries = 0; tries < TRIES; tries++) await absent.page.waitForEvent('websocket');
    await absent.context.setOffline(false);
    await agree([asked, absent.page]);
    await playTogether(pages, chance, 2);

    // Dag leaves; the host frees the seat for a bot, and a fifth takes it over.
    await dag.close();
    await inRoom(ann, 'Seats', async () => {
      const taken = ann.page.getByRole('button', { name: 'Free the seat' });
      const seats = await taken.count();
      await taken.last().click();
      // Until it is free, the last seat that a bot can be let play is the host's own.
      await taken.nth(seats - 1).waitFor({ state: 'detached' });
      await ann.page.getByRole('button', { name: 'Let a bot play' }).last().click();
      await ann.page.getByText('played by a bot', { exact: true }).waitFor();
    });
    const left = pages.slice(0, 3);
    await playTogether(left, chance, 4);
    const eve = await app.visit();
    await join(app, eve.page, code, 'Eve', 1);

    const last = [...left, eve.page];
    // All of that was in the middle of the Mission: the dice are nobody's to choose, so it is kept short.
    for (const page of last) assert.equal(await page.locator('.t-end').count(), 0, 'the Mission goes on');
    await playTogether(last, chance, Number.POSITIVE_INFINITY);
    await agree([...last, watcher.page]);
    for (const page of [...last, watcher.page]) await page.locator('.t-end').waitFor();
    for (const visit of [ann, ben, cem, eve, watcher]) await done(visit);
  });
});

describe('axe finds no violation in a room', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('before it, in its lobby, and at its table with talk and a vote, on a laptop and a phone', async () => {
    const [host, guest] = [await app.visit(desktop), await app.visit(phone)];
    const pages = [host.page, guest.page];
    const seen = async (name: string) => {
      for (const page of pages) {
        await drawn(page);
        assert.deepEqual(await cutOff(page), [], `${name}: cut off`);
        assert.deepEqual(await unreachable(page), [], `${name}: out of reach`);
        await check(page, name, { withoutMap: true });
      }
    };
    for (const page of pages) {
      await page.goto(`${app.address}/#/online`);
      await page.getByRole('button', { name: 'A Campaign' }).waitFor();
    }
    await seen('rooms');
    const code = await openRoom(app, host.page, 'Ann');
    await guest.page.goto(`${app.address}/#/room/${code}`);
    await guest.page.getByRole('checkbox').first().waitFor();
    await seen('the lobby, and joining it');
    await join(app, guest.page, code, 'Ben');
    await host.page.getByText('Ben').first().waitFor();
    await seen('the lobby of two');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    for (const page of pages) {
      await page.locator('.t-table').waitFor();
      await readAll(page);
    }
    await seen('the table');
    for (const page of pages) await page.getByRole('button', { name: /^Talk, people, room/ }).click();
    await guest.page.getByRole('button', { name: 'Careful' }).click();
    for (const page of pages) await page.locator('.online-lines').getByText('Careful').waitFor();
    await seen('talk');
    for (const tab of ['Seats', 'Room']) {
      for (const page of pages) await page.getByRole('tab', { name: tab }).click();
      await seen(tab);
    }
    await host.page.getByRole('button', { name: 'Vote to take the game home' }).click();
    for (const page of pages) {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.getByText('Agreed: Ann').waitFor();
    }
    await seen('a vote');
    for (const visit of [host, guest]) await done(visit);
  });
});

/** Does something on a page of the room's sheet. */
async function inRoom({ page }: Visit, tab: string, what: () => Promise<void>): Promise<void> {
  // Whoever is not asked has something to read, too.
  await drawn(page);
  await readAll(page);
  await page.getByRole('button', { name: /^Talk, people, room/ }).click();
  await page.getByRole('tab', { name: tab }).click();
  await what();
  await page.keyboard.press('Escape');
}
