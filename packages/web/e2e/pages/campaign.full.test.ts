import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, desktop, startApp } from '../support/app.ts';
import { begin, buy, chooseMission, depart, press, readOn, title } from '../support/camp.ts';
import { checkScreens } from '../support/campScreens.ts';
import { playToEnd, playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';

describe('a whole Campaign through the interface alone', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('goes from the first Stalker through A1 to the second Exploration with a mouse', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await begin(app, page);
    await page
      .getByRole('button', { name: /New Contact, open/ })
      .first()
      .click();
    await press(page, 'Go there');
    await readOn(page);
    await chooseMission(page);
    await buy(page, ['Weapons', 'Weapons', 'Items', 'Magazines']);
    await depart(page);

    // A reload in the middle of the Mission goes on there, and it still belongs to its Campaign.
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 5, 11);
    await page.reload();
    await page.locator('.t-table .t-decision').waitFor();
    await page.goto(`${app.address}/#/campaigns`);
    await page.getByText('out at').waitFor();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await press(page, 'Back into the Zone');
    await page.locator('.t-table .t-decision').waitFor();

    await playToEnd(page, mouse, { seed: 11 });
    await page.locator('.t-end-buttons button').last().click();
    await page.locator('.camp-stamp').waitFor();
    await page.getByText('Coming home').waitFor();
    assert.ok((await page.locator('.camp-page-text').first().innerText()).length > 40, 'the ending is told');
    await readOn(page);
    await title(page, 'Zone Map');
    await page.getByText('Exploration 2').waitFor();
    await press(page, 'The story so far');
    await page.getByRole('tab', { name: 'Missions' }).click();
    await page.locator('.camp-finished li').first().waitFor();
    assert.equal(await page.locator('.camp-finished li').count(), 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('shows every screen in high contrast without a violation', () => checkScreens(app, desktop, 'contrast'));
});
