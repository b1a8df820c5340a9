import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { asked } from '../support/advice.ts';
import { type App, desktop, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { chooseMission, gather, packUp, readOn, setOut, shareOut, title } from '../support/camp.ts';

describe('who plays in a Campaign', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('a person by name and a bot play a Mission, and the next one remembers them', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/campaigns/COMPANY`);
    await gather(page, ['Borsuk', 'Milady']);
    await chooseMission(page);
    await packUp(page);
    await shareOut(page);
    const plays = (seat: number) => page.locator('.camp-kit').nth(seat).locator('summary');
    await plays(0).click();
    await page.getByLabel('Name of Borsuk’s player').fill('Ann');
    await plays(1).click();
    await page
      .getByRole('group', { name: 'Who plays Milady?' })
      .getByRole('radio', { name: 'Careful bot' })
      .check();
    await check(page, 'who plays');
    /** Ann and the bot are where they were put, in this loadout and at the table it leads to. */
    const remembered = async () => {
      await plays(0).getByText('Played by: Ann').waitFor();
      await plays(1).getByText('Played by: Careful bot').waitFor();
      await setOut(page);
      await page.locator('.t-member .bots-tag').waitFor();
      assert.equal(await page.locator('.t-member .bots-tag').count(), 1);
      await asked(page);
      assert.match(await page.locator('.t-decision .t-badge').innerText(), /Borsuk\s+Ann/);
    };
    await plays(1).getByText('Played by: Careful bot').waitFor();
    await page.reload();
    await title(page, 'Loadout');
    await remembered();

    // Ann goes home; a bot plays on for her.
    await page.getByRole('button', { name: 'PDA', exact: true }).click();
    await page.locator('.t-pda').getByRole('button', { name: 'Play for me' }).click();
    await page.locator('#lend-good').click();
    while ((await page.locator('.t-end').count()) === 0) await asked(page);
    await page.locator('.t-end-buttons button').last().click();
    await readOn(page);
    await title(page, 'Zone Map');
    await chooseMission(page);
    await packUp(page);
    await shareOut(page);
    await remembered();
    assert.deepEqual(complaints, []);
    await close();
  });
});
