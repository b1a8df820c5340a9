/** Every screen of a Campaign, once: it fits the width, no number is missing in its texts, and axe finds nothing. */
import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, drawn, type Kept } from './app.ts';
import { check } from './axe.ts';
import { CAMPAIGNS, chooseMission, packUp, press, readOn, shareOut, title } from './camp.ts';

/** Nothing sticks out to the side, however small the screen. */
async function fits(page: Page, screen: string): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok((wide ?? 0) <= (room ?? 0), `${screen} is ${wide} wide on a screen of ${room}`);
}

/** A number that a text was not given reads as NaN, or as nothing before a full stop. */
async function counts(page: Page, screen: string): Promise<void> {
  const text = await page.locator('main').first().innerText();
  assert.doesNotMatch(text, /\bNaN\b| [.,](\s|$)/, screen);
}

export async function checkScreens(
  app: App,
  options: BrowserContextOptions,
  theme: NonNullable<Kept['chosenTheme']>,
): Promise<void> {
  const { page, complaints, close } = await app.visit(options, { chosenTheme: theme });
  const seen = async (screen: string) => {
    await drawn(page);
    await fits(page, screen);
    await counts(page, screen);
    await check(page, `${screen} (${theme})`);
  };
  await page.goto(`${app.address}/#${CAMPAIGNS}`);
  await title(page, 'Campaigns');
  await seen('no Campaign');
  await press(page, 'New Campaign');
  await title(page, 'The group');
  await seen('the group');
  for (const name of ['Borsuk', 'Milady']) {
    await press(page, `${name} joins`);
    await page.getByRole('button', { name: `Send ${name} home` }).waitFor();
  }
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
  await shareOut(page);
  await page.locator('.camp-kit').nth(1).waitFor();
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
