import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type App, desktop, phone, startApp } from './app.ts';
import { check } from './axe.ts';
import { begin, buy, chooseMission, depart, packUp, press, readOn, title } from './camp.ts';
import { look, playToEnd, playUntil } from './driver.ts';
import { mouse, tabTo } from './hands.ts';

/** A whole Mission takes about a minute on a slow machine. */
const LONG = { timeout: 240_000 };

/** Nothing sticks out to the side, however small the screen. */
async function fits(page: Page, screen: string): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok((wide ?? 0) <= (room ?? 0), `${screen} is ${wide} wide on a screen of ${room}`);
}

describe('a Campaign through the interface alone', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('goes from the first Stalker through A1 to the second Exploration with a mouse', LONG, async () => {
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
    assert.equal(await page.locator('.camp-finished li').count(), 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('fits a phone at every step, and axe finds no violation on any of its screens', LONG, async () => {
    for (const [options, theme] of [
      [phone, 'zone'],
      [desktop, 'contrast'],
    ] as const) {
      const { page, complaints, close } = await app.visit(options, { theme });
      const seen = async (screen: string) => {
        await fits(page, screen);
        await check(page, `${screen} (${theme})`);
      };
      await page.goto(`${app.address}/#/campaigns`);
      await title(page, 'Campaigns');
      await seen('no Campaign');
      await press(page, 'New Campaign');
      await title(page, 'The group');
      await seen('the group');
      await press(page, 'Borsuk joins');
      await press(page, 'Milady joins');
      await press(page, /^Into the Zone/);
      await title(page, 'Zone Map');
      await seen('the Zone Map');
      await page
        .getByRole('button', { name: /New Contact, open/ })
        .first()
        .click();
      await seen('a place');
      await press(page, 'Go there');
      await page.locator('.camp-page').waitFor();
      await seen('a script');
      await readOn(page);
      await chooseMission(page);
      await seen('Contacts');
      await press(page, /^Trade with Sidorovich/);
      await page.locator('.camp-trader').waitFor();
      await page.locator('.camp-ware-deal button:not(:disabled)').first().click();
      await page.locator('.camp-ware-name').first().click();
      await page.locator('.camp-ware .z-card').waitFor();
      await seen('a Trader');
      await page.getByRole('tab', { name: 'Sell' }).click();
      await seen('selling');
      await press(page, /^Leave/);
      await press(page, /^Ask The Guide/);
      await page.locator('.camp-talk').waitFor();
      await seen('a Loner');
      await press(page, /^Leave/);
      await press(page, /^Talk to The Patron/);
      await page.locator('.camp-talk').waitFor();
      await seen('a Contract');
      await press(page, /^Leave/);
      await packUp(page);
      await press(page, 'Share out for me');
      await page.locator('.camp-kit').nth(1).waitFor();
      await page.waitForTimeout(500);
      await seen('the loadout');
      await page.locator('.camp-kit .camp-card-key').first().click();
      await page.locator('dialog[open]').waitFor();
      await seen('where a card goes');
      await page.keyboard.press('Escape');
      await page.locator('.camp-slot-empty').last().click();
      await page.locator('dialog[open]').waitFor();
      await seen('what goes into a slot');
      await page.keyboard.press('Escape');
      await press(page, 'Stash');
      await page.locator('dialog[open]').waitFor();
      await seen('the Stash');
      await page.keyboard.press('Escape');
      await press(page, 'The story so far');
      await page.locator('.camp-book').waitFor();
      await seen('the chronicle');
      await page.getByRole('tab', { name: 'Achievements' }).click();
      await seen('achievements');
      await press(page, 'Back');
      await press(page, /^Depart/);
      await page.locator('.t-table .t-decision').waitFor();
      await page.goto(`${app.address}/#/campaigns`);
      await page.locator('.camp-line').waitFor();
      await seen('the list of Campaigns');
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.getByRole('button', { name: 'Back into the Zone' }).waitFor();
      await seen('a Mission under way');
      assert.deepEqual(complaints, []);
      await close();
    }
  });

  it('can be led with keys only, and every key that does something is shown', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/campaigns`);
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
      await page.waitForTimeout(150);
    };
    await choose('New Campaign');
    await title(page, 'The group');
    await choose('Borsuk joins');
    await page.getByText('1 Stalker in the group').waitFor();
    await key('z');
    await page.getByText('Nobody has joined yet').waitFor();
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
    await key('n');
    await page.locator('.t-table .t-decision').waitFor();
    assert.equal((await look(page)).over, false);
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
