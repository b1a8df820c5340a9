import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { asked, doIt, more, panel, takeHint, untilAction } from '../support/advice.ts';
import { type App, becomes, beginMission, desktop, phone, screens, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { look } from '../support/driver.ts';

describe('hints, and bots in seats', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('a person and a bot reach the second Round, and both are there after a reload', async () => {
    const { page, complaints, close } = await app.visit(screens.large);
    await page.goto(`${app.address}/#/new/a1/E2E`);
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    const seat = page.getByRole('group', { name: 'Who plays Mamon?' });
    await seat.getByRole('radio', { name: 'Careful bot' }).check();
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
    await page.getByRole('img', { name: 'Careful bot answered' }).first().waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a hint is gone with the decision it was about, and Escape puts it away', async () => {
    const { page, close } = await app.visit(desktop);
    await beginMission(app, page, { stalkers: 2 });
    await page.keyboard.press('z');
    await page.locator('.hint-about').waitFor();
    await page.locator('.t-decision .t-option').first().click();
    await panel(page).waitFor({ state: 'detached' });
    await asked(page);
    await page.keyboard.press('z');
    await page.locator('.hint-about').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await close();
  });

  it('a hint on a phone is thought of in a worker of its own, not in the page', async () => {
    const { page, close } = await app.visit(phone);
    await beginMission(app, page, { stalkers: 2 });
    const ask = () => page.locator('.hint-in-panes button').tap();
    const workers = async () =>
      page.workers().filter((worker) => /\/worker-[^/]*$/.test(worker.url())).length;
    // The one that drew the map of the Mission may still be ending.
    await becomes(page, workers, 1, 'only the rules are there before somebody asks');
    await untilAction(page, ask);
    await becomes(page, workers, 2, 'the bots think in a worker of their own');
    await ask();
    await page.locator('.hint-about').waitFor();
    await more(page).tap();
    await more(page).tap();
    await doIt(page).waitFor();
    await check(page, 'hint on a phone', { withoutMap: true });
    await close();
  });

  it('a bot can be made to wait in the middle of its Turn, and a person goes on in its place', async () => {
    const { page, close } = await app.visit(phone, { speed: 'normal' });
    // Alone: with another Stalker in the team a person would be asked as soon as the bot's Turn is over.
    await beginMission(app, page, { stalkers: 1 });
    await untilAction(page, () => page.locator('.hint-in-panes button').tap());
    await page.locator('.pane-of-pda').tap();
    await page.locator('.t-pda').getByRole('button', { name: 'Play for me' }).tap();
    await page.locator('#lend-good').tap();
    await page.locator('#bots-wait').tap();
    await page.locator('.t-decision').waitFor();
    await check(page, 'a bot that waits', { withoutMap: true });
    await page.locator('#bots-over').tap();
    await page.locator('.bots').waitFor({ state: 'detached' });
    assert.equal((await look(page)).kind.length > 0, true);
    await page.locator('.t-member .bots-tag').waitFor({ state: 'detached' });
    await close();
  });
});
