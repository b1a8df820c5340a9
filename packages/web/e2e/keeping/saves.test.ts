import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import {
  type App,
  becomes,
  beginMission,
  desktop,
  following,
  readAll,
  startApp,
  type Visit,
} from '../support/app.ts';
import { buttonAt, look, playUntil } from '../support/driver.ts';
import { AT_A_TIME, ifThere, mouse } from '../support/hands.ts';
import { opened, tableOf } from '../support/tables.ts';

describe('games are kept', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const withVisit = async (run: (visit: Visit) => Promise<void>, options = desktop) => {
    const visit = await app.visit(options);
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
      await becomes(page, () => tableOf(page), before, `reloaded at ${kind}`);
    }));

  /** Presses Prepare and sees its first question; nothing else is waited for. */
  const prepare = async ({ page }: Visit): Promise<string> => {
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 3);
    const { offers } = await look(page);
    const offer = offers.find(({ text }) => text.startsWith('Prepare and exchange'));
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
      // Undone at once, or after a question.
      const redo = page.getByRole('button', { name: 'Redo', disabled: false });
      const agree = page.locator('dialog[open] .z-modal-foot button').last();
      await redo.or(agree).first().waitFor();
      if (await agree.isVisible()) await agree.click();
      await redo.waitFor();
      await look(page);
      const earlier = await tableOf(page);
      assert.notDeepEqual(earlier, later);
      await page.reload();
      await opened(page);
      await becomes(page, () => tableOf(page), earlier);
      // After a reload a redo brings one input back at a time; while the game answers it cannot be pressed.
      await following(
        page,
        async () => {
          await look(page);
          await readAll(page);
          if ((await redo.count()) > 0) await ifThere(redo.click({ timeout: AT_A_TIME }));
          await look(page);
          return tableOf(page);
        },
        (now) => isDeepStrictEqual(now, later),
      );
      await page.reload();
      await opened(page);
      await becomes(page, () => tableOf(page), later);
    }));

  it('the game goes on without a network, also after a reload', () =>
    withVisit(
      async ({ page, context }) => {
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
      },
      { ...desktop, serviceWorkers: 'allow' },
    ));
});
