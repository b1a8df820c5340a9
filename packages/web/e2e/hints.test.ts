import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { doIt, more, panel, takeHint } from './advice.ts';
import { type App, beginMission, desktop, phone, readAll, startApp } from './app.ts';
import { check } from './axe.ts';
import { look } from './driver.ts';

const inputs = (page: Page): Promise<number> => page.locator('.t-log-line').count();

async function untilAction(page: Page, ask: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 8; n += 1) {
    const { kind } = await look(page);
    if (kind === 'action') return;
    await takeHint(page, ask);
  }
  assert.fail('no Turn began');
}

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
    assert.equal(
      await page.evaluate(() => document.activeElement?.id),
      'hint-title',
      'it can be read at once',
    );
    assert.equal(await page.locator('.is-hinted').count(), 0, 'the first step names no answer');
    await check(page, 'hint 1', true);
    await page.keyboard.press('z');
    await page.locator('.hint-lines').waitFor();
    assert.ok((await page.locator('.is-hinted').count()) > 0, 'good options are marked in the panel');
    assert.ok((await page.locator('.hint-reasons li').count()) > 0);
    await check(page, 'hint 2', true);
    await page.keyboard.press('z');
    await doIt(page).waitFor();
    await check(page, 'hint 3', true);
    assert.equal(await inputs(page), lines, 'nothing was answered so far');
    await page.locator('#hint-title').focus();
    await page.keyboard.press('Shift+Enter');
    await panel(page).waitFor({ state: 'detached' });
    await look(page);
    assert.ok((await inputs(page)) > lines, 'it was done');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a hint is gone with the decision it was about, and Escape puts it away', async () => {
    const { page, close } = await app.visit(desktop);
    await beginMission(app, page, { stalkers: 2 });
    await page.keyboard.press('z');
    await page.locator('.hint-about').waitFor();
    await page.locator('.t-decision .t-option').first().click();
    await look(page);
    await readAll(page);
    assert.equal(await panel(page).count(), 0);
    await page.keyboard.press('z');
    await page.locator('.hint-about').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await panel(page).count(), 0);
    await close();
  });

  it('a hint on a phone is thought of in a worker of its own, not in the page', async () => {
    const { page, close } = await app.visit(phone);
    await beginMission(app, page, { stalkers: 2 });
    const ask = () => page.locator('.hint-in-panes button').tap();
    const workers = () => page.workers().filter((worker) => /\/worker-[^/]*$/.test(worker.url())).length;
    assert.equal(workers(), 1, 'only the rules are there before somebody asks');
    await untilAction(page, ask);
    assert.equal(workers(), 2, 'the bots think in a worker of their own');
    await ask();
    await page.locator('.hint-about').waitFor();
    await more(page).tap();
    await more(page).tap();
    await doIt(page).waitFor();
    await check(page, 'hint on a phone', true);
    await close();
  });

  it('a bot plays one Turn, the log says so, and an undo goes back to before it', async () => {
    const { page, complaints, close } = await app.visit(desktop, { undo: 'always' });
    await beginMission(app, page, { stalkers: 2 });
    await untilAction(page, () => page.keyboard.press('z'));
    const whose = await page.locator('.t-decision .t-badge').innerText();
    await page.locator('.t-pda').getByRole('button', { name: 'Play for me' }).click();
    await page.locator('#lend-turn').waitFor();
    await check(page, 'lending', true);
    await page.locator('#lend-turn').click();
    await page.waitForFunction((name) => {
      const badge = document.querySelector<HTMLElement>('.t-decision .t-badge');
      return badge !== null && badge.innerText !== name;
    }, whose);
    await readAll(page);
    assert.ok((await page.getByRole('img', { name: 'Careful bot answered' }).count()) > 0);
    assert.equal(await page.locator('.t-member .bots-tag').count(), 0, 'the Stalker was given back');
    await page.keyboard.press('u');
    await page.waitForFunction(
      (name) => document.querySelector<HTMLElement>('.t-decision .t-badge')?.innerText === name,
      whose,
    );
    assert.equal(await page.getByRole('img', { name: 'Careful bot answered' }).count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a bot can be made to wait in the middle of its Turn, and a person goes on in its place', async () => {
    const { page, close } = await app.visit(phone, { speed: 'normal' });
    await beginMission(app, page, { stalkers: 2 });
    await untilAction(page, () => page.locator('.hint-in-panes button').tap());
    await page.locator('.pane-of-pda').tap();
    await page.locator('.t-pda').getByRole('button', { name: 'Play for me' }).tap();
    await page.locator('#lend-good').tap();
    await page.locator('#bots-wait').tap();
    await page.locator('.t-decision').waitFor();
    await check(page, 'a bot that waits', true);
    await page.locator('#bots-over').tap();
    await page.locator('.bots').waitFor({ state: 'detached' });
    assert.equal((await look(page)).kind.length > 0, true);
    assert.equal(await page.locator('.t-member .bots-tag').count(), 0);
    await close();
  });
});
