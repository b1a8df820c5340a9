import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { asked, takeHint } from './advice.ts';
import { type App, desktop, startApp } from './app.ts';
import { check } from './axe.ts';
import { look } from './driver.ts';

describe('bots in seats', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('a person and a bot reach the second Round, and both are there after a reload', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/new/a1/E2E`);
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    const seat = page.getByRole('group', { name: 'Who plays Mamon?' });
    await seat.getByRole('radio', { name: 'Careful bot' }).check({ force: true });
    await check(page, 'bots in new game');
    await page.getByRole('button', { name: 'Start at once' }).click();
    await page.locator('.t-table').waitFor();
    const round = () => page.locator('.t-clock dd').first().innerText();
    for (let n = 0; n < 80 && Number(await round()) < 2; n += 1) {
      await asked(page);
      const { kind } = await look(page);
      // Whatever else the bot is asked, Actions and Turns of its Stalker are never the person's.
      if (kind === 'action' || kind === 'nextTurn')
        assert.match(await page.locator('.t-decision .t-badge').innerText(), /Borsuk/);
      await takeHint(page, () => page.keyboard.press('z'));
    }
    assert.equal(await round(), '2');
    assert.equal(await page.locator('.t-member .bots-tag').count(), 1);
    await page.reload();
    await page.locator('.t-member .bots-tag').waitFor();
    assert.ok((await page.getByRole('img', { name: 'Careful bot answered' }).count()) > 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
