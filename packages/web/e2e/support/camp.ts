/** A Campaign between its Missions, led through its screens. */
import type { Locator, Page } from 'playwright-core';
import type { App } from './app.ts';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Reads whatever the story tells, from its first page on, taking the first choice wherever it asks. */
export async function readOn(page: Page): Promise<void> {
  const story = page.locator('.camp-page');
  await story.waitFor();
  while ((await story.count()) > 0) {
    const before = await story.innerText();
    const choice = page.locator('.camp-choice:not(:disabled)');
    if ((await choice.count()) > 0) await choice.first().click();
    else await press(page, /^Go on/);
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.camp-page')?.innerText !== was,
      before,
    );
  }
}

/** The list of Campaigns of somebody whose next one has the same luck in every run. */
export const CAMPAIGNS = '/campaigns/CAMP';

export async function begin({ address }: App, page: Page, stalkers = ['Borsuk', 'Milady']): Promise<void> {
  await page.goto(`${address}/#${CAMPAIGNS}`);
  await title(page, 'Campaigns');
  await gather(page, stalkers);
}

/** From the list of Campaigns to the Zone Map. */
export async function gather(page: Page, stalkers: readonly string[]): Promise<void> {
  await press(page, 'New Campaign');
  await title(page, 'The group');
  for (const name of stalkers) {
    await press(page, `${name} joins`);
    await page.getByRole('button', { name: `Send ${name} home` }).waitFor();
  }
  await press(page, /^Into the Zone/);
  await title(page, 'Zone Map');
}

export async function chooseMission(page: Page, name = /Mission, open/): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await press(page, 'Choose this Mission');
  await readOn(page);
  await press(page, /^To the Contacts/);
  await title(page, 'Contacts');
}

/** Buys the cheapest of each kind it is told to. */
export async function buy(page: Page, kinds: readonly string[]): Promise<void> {
  await atSidorovichs(page, async () => {
    for (const kind of kinds) {
      await page.locator('.camp-filters').getByRole('button', { name: kind }).click();
      await pay(page, page.locator('.camp-ware-deal button:not(:disabled)').first());
    }
  });
}

export async function atSidorovichs(page: Page, trade: () => Promise<void>): Promise<void> {
  await press(page, /^Trade with Sidorovich/);
  await page.locator('.camp-trader').waitFor();
  await trade();
  await press(page, /^Leave/);
  await page.locator('.camp-contacts').waitFor();
}

/** Presses a price; it is paid when there are fewer coupons. */
export async function pay(page: Page, price: Locator): Promise<void> {
  const left = await coupons(page);
  await price.click();
  await page.waitForFunction((had) => {
    const foot = document.querySelector<HTMLElement>('.camp-foot-coupons');
    return Number(foot?.innerText.replaceAll(/\D/g, '')) < had;
  }, left);
}

/** What is written among words, with or without commas. */
export const figure = (text: string): number => Number(text.replaceAll(/\D/g, ''));

export const coupons = async (page: Page): Promise<number> =>
  figure(await page.locator('.camp-foot-coupons').innerText());

export async function packUp(page: Page): Promise<void> {
  await press(page, /^Pack up/);
  await title(page, 'Loadout');
}

export async function depart(page: Page): Promise<void> {
  await packUp(page);
  await shareOut(page);
  await setOut(page);
}

/** Lets the quartermaster hand out what is left. */
export async function shareOut(page: Page): Promise<void> {
  await press(page, 'Pack for me');
  await page.locator('.camp-kit').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLButtonElement>('.camp-muster-keys button')?.disabled === false,
  );
}

export async function setOut(page: Page): Promise<void> {
  await press(page, /^Depart/);
  await page.locator('.t-table .t-decision').waitFor();
}
