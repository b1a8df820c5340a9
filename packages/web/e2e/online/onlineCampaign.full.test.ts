import { after, before, describe, it } from 'node:test';
import { type App, startApp, type Visit } from '../support/app.ts';
import { chooseMission, packUp, press, title } from '../support/camp.ts';
import { done, join, open } from '../support/rooms.ts';

describe('a Zone Exploration by two', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  /** Agrees to whatever is voted about, until the returned function is called. */
  function agreeing({ page }: Visit): () => Promise<void> {
    let isOver = false;
    const agree = page.getByRole('button', { name: 'Agree', exact: true }).first();
    const work = (async () => {
      while (!isOver) {
        await agree.or(page.locator('.t-table')).first().waitFor();
        if ((await page.locator('.t-table').count()) > 0) return;
        // By the time it is pressed the vote may be over.
        await agree.click({ timeout: 2000 }).catch(() => undefined);
      }
    })();
    return async () => {
      isOver = true;
      await work;
    };
  }

  it('goes from the group to the table of its Mission, with a vote at every step', async () => {
    const [host, guest] = [await app.visit(), await app.visit()];
    const { page } = host;
    await page.goto(`${app.address}/#/online`);
    await press(page, 'A Campaign');
    const code = await open(page, 'Ann');
    await join(app, guest.page, code, 'Ben', 1);
    await press(page, 'Begin');
    await title(page, 'The group');
    await title(guest.page, 'The group');
    const stop = agreeing(guest);
    for (const name of ['Borsuk', 'Milady']) {
      await press(page, `${name} joins`);
      await page.getByRole('button', { name: `Send ${name} home` }).waitFor();
    }
    await press(page, /^Into the Zone/);
    await title(page, 'Zone Map');
    await chooseMission(page);
    await packUp(page);
    for (const name of ['Borsuk', 'Milady']) {
      await page.locator('.camp-who-key', { hasText: name }).click();
      await page.locator('.camp-who-key[aria-pressed=true]', { hasText: name }).waitFor();
    }
    // Each packs for their own Stalker, and nobody is asked.
    for (const one of [page, guest.page]) {
      await press(one, 'Pack for me');
      await one.waitForFunction(
        () => document.querySelector<HTMLButtonElement>('.camp-muster-keys button')?.disabled === false,
      );
    }
    await press(page, /^Depart/);
    for (const one of [page, guest.page]) await one.locator('.t-table').waitFor();
    await stop();
    for (const visit of [host, guest]) await done(visit);
  });
});
