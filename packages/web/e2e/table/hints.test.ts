import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { doIt, panel, untilAction } from '../support/advice.ts';
import {
  type App,
  becomes,
  beginMission,
  desktop,
  following,
  readAll,
  screens,
  startApp,
} from '../support/app.ts';
import { check } from '../support/axe.ts';
import { look } from '../support/driver.ts';

const inputs = (page: Page): Promise<number> => page.locator('.t-log-line').count();

describe('hints and bots', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('a hint in A1 says what to think about, what is worth doing and what is best, and does it', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await beginMission(app, page, { stalkers: 2 });
    const ask = () => page.keyboard.press('z');
    assert.equal(await panel(page).count(), 0, 'nobody is advised unasked');
    await untilAction(page, ask);
    const lines = await inputs(page);
    await ask();
    await page.locator('.hint-topics li').first().waitFor();
    await becomes(
      page,
      () => page.evaluate(() => document.activeElement?.id),
      'hint-title',
      'it can be read at once',
    );
    assert.equal(await page.locator('.is-hinted').count(), 0, 'the first step names no answer');
    await check(page, 'hint 1', { withoutMap: true });
    await page.keyboard.press('z');
    await page.locator('.hint-lines').waitFor();
    // Good options are marked in the panel.
    await page.locator('.is-hinted').first().waitFor({ state: 'attached' });
    await page.locator('.hint-reasons li').first().waitFor();
    await check(page, 'hint 2', { withoutMap: true });
    await page.keyboard.press('z');
    await doIt(page).waitFor();
    await check(page, 'hint 3', { withoutMap: true });
    assert.equal(await inputs(page), lines, 'nothing was answered so far');
    await page.locator('#hint-title').focus();
    await page.keyboard.press('Shift+Enter');
    await panel(page).waitFor({ state: 'detached' });
    await look(page);
    const done = await following(
      page,
      () => inputs(page),
      (now) => now > lines,
    );
    assert.ok(done > lines, 'it was done');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a bot plays one Turn, the log says so, and an undo goes back to before it', async () => {
    const { page, complaints, close } = await app.visit(screens.large, { undo: 'always' });
    await beginMission(app, page, { stalkers: 2 });
    await untilAction(page, () => page.keyboard.press('z'));
    const whose = await page.locator('.t-decision .t-badge').innerText();
    await page.locator('.t-pda').getByRole('button', { name: 'Play for me' }).click();
    await page.locator('#lend-turn').waitFor();
    await check(page, 'lending', { withoutMap: true });
    await page.locator('#lend-turn').click();
    await page.waitForFunction((name) => {
      const badge = document.querySelector<HTMLElement>('.t-decision .t-badge');
      return badge !== null && badge.innerText !== name;
    }, whose);
    await readAll(page);
    const answered = page.getByRole('img', { name: 'Careful bot answered' });
    await answered.first().waitFor();
    // The Stalker was given back.
    await page.locator('.t-member .bots-tag').waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await page.waitForFunction(
      (name) => document.querySelector<HTMLElement>('.t-decision .t-badge')?.innerText === name,
      whose,
    );
    await becomes(page, () => answered.count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
