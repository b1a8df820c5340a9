import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, becomes, desktop, phone, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { begin, CAMPAIGNS, chooseMission, press, readOn, title } from '../support/camp.ts';
import { checkScreens } from '../support/campScreens.ts';
import { look } from '../support/driver.ts';
import { tabTo } from '../support/hands.ts';

describe('a Campaign through the interface alone', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('fits a phone at every step, and axe finds no violation on any of its screens', () =>
    checkScreens(app, phone, 'zone'));

  it('can be led with keys only, and every key that does something is shown', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#${CAMPAIGNS}`);
    await title(page, 'Campaigns');
    /** Like somebody who sees that the key is lit. */
    const key = async (name: string) => {
      await page.locator(`button[aria-keyshortcuts="${name}"]:enabled`).waitFor();
      await page.keyboard.press(name);
    };
    const choose = async (name: string | RegExp) => {
      await page
        .getByRole('button', { name })
        .first()
        .evaluate((button) => button.setAttribute('data-wanted', ''));
      await tabTo(page, '[data-wanted]', 200);
      await page.evaluate(() => document.querySelector('[data-wanted]')?.removeAttribute('data-wanted'));
      await page.keyboard.press('Enter');
    };
    await choose('New Campaign');
    await title(page, 'The group');
    await choose('Borsuk joins');
    await page.getByText('1 Stalker in the group').waitFor();
    await key('z');
    await page.getByText('No one has joined yet').waitFor();
    await key('y');
    await page.getByText('1 Stalker in the group').waitFor();
    for (const [key, name] of [
      ['z', 'Undo'],
      ['y', 'Redo'],
      ['b', 'Stash'],
      ['j', 'The story so far'],
    ] as const)
      assert.equal(
        await page.getByRole('button', { name, exact: true }).getAttribute('aria-keyshortcuts'),
        key,
      );
    await key('n');
    await title(page, 'Zone Map');
    await choose(/Mission, open/);
    await choose('Choose this Mission');
    await page.locator('.camp-page').waitFor();
    await key('n');
    await title(page, 'Zone Map');
    await key('n');
    await title(page, 'Contacts');
    await key('n');
    await title(page, 'Loadout');
    await choose('Borsuk');
    await page.locator('.camp-kit').waitFor();
    await choose(/^Leather Jacket/);
    await page.locator('dialog[open]').waitFor();
    await choose(/^Armor/);
    await page.locator('.camp-slot.of-armor .camp-card-key').waitFor();
    // The key that opened the sheet is gone: the focus is where the card went.
    await page.waitForFunction(() => document.activeElement?.closest('.of-armor') instanceof HTMLElement);
    await key('n');
    await page.locator('.t-table .t-decision').waitFor();
    assert.equal((await look(page)).over, false);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('shows on a phone what can be done where one taps, and every step begins at its top', async () => {
    const { page, complaints, close } = await app.visit(phone);
    await begin(app, page);
    await page
      .getByRole('button', { name: /Mission, open/ })
      .first()
      .click();
    const covered = () =>
      page.getByRole('button', { name: 'Choose this Mission' }).evaluate((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit === null || !button.contains(hit);
      });
    await becomes(page, covered, false, 'the way on is in sight');
    await chooseMission(page);
    const top = () => page.evaluate(() => scrollY);
    const hasFocus = (selector: string) =>
      page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector);
    await press(page, /^Ask The Guide/);
    await hasFocus('.camp-talk h2');
    await becomes(page, top, 0);
    // Escape leaves whom the group is with, not the Campaign.
    await page.keyboard.press('Escape');
    await title(page, 'Contacts');
    await hasFocus('#contact-guide');
    await press(page, /^Trade with Sidorovich/);
    await hasFocus('.camp-trader h2');
    await page.locator('.camp-ware').last().scrollIntoViewIfNeeded();
    await page.keyboard.press('Escape');
    await hasFocus('#contact-sidorovich');
    await page.locator('.camp-contact').last().scrollIntoViewIfNeeded();
    await press(page, /^Pack up/);
    await title(page, 'Loadout');
    await becomes(page, top, 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('C4 the Guide opens the map once more from among the Contacts', async () => {
    const { page, complaints, close } = await app.visit(phone);
    await begin(app, page);
    await chooseMission(page);
    await press(page, /^Ask The Guide/);
    await press(page, 'Another path');
    await press(page, /more places? to visit/);
    await page.locator('dialog[open] .zm-frame').waitFor();
    await check(page, 'the map over the Contacts');
    await page.locator('dialog[open] .camp-places-key:not(.is-closed)').first().click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Go there' }).click();
    await readOn(page);
    await title(page, 'Contacts');
    await page.getByText('1 of 3 Contacts used').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
});
