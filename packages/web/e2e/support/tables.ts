/** The table as a player sees it. */
import type { Page } from 'playwright-core';

/** What the table shows, as far as a player could tell a difference, once the ways of a movement are on the map. */
export async function tableOf(page: Page) {
  await page.waitForFunction(
    () =>
      // What is read aloud for a space follows the frame.
      document.querySelector('.board-stage[aria-busy="true"]') === null &&
      (document.querySelector('.t-decision-action [aria-pressed="true"]') === null ||
        document.querySelector('.b-destination, .t-walk') !== null),
  );
  return page.evaluate(() => ({
    decision: document.querySelector('.t-decision')?.className,
    options: [
      ...document.querySelectorAll<HTMLElement>(
        '.t-decision-title, .t-decision .t-option-title, .t-decision .t-die, .t-decision .t-part-odds, .t-decision .t-way',
      ),
    ].map((one) => one.getAttribute('aria-label') ?? one.innerText),
    clock: document.querySelector<HTMLElement>('.t-clock')?.innerText,
    team: document.querySelector<HTMLElement>('.t-left')?.innerText,
    // Steps to a space and who sees it are asked for afterwards: they follow what is shown.
    map: [...document.querySelectorAll('[data-piece], [data-space]')].map((one) =>
      one
        .getAttribute('aria-label')
        ?.replace(/(\d+ steps?, )?(seen by .*?, )?(?=(water, )?(outdoors|indoors))/, ''),
    ),
    log: [...document.querySelectorAll<HTMLElement>('.t-log li')].map((one) => one.innerText),
  }));
}

/** Presses "Try again", unless the program has done so by itself, until everything is saved. */
export async function tryAgain(page: Page): Promise<void> {
  const notSaved = page.locator('.not-saved');
  const saved = notSaved.waitFor({ state: 'detached' });
  await Promise.race([saved, notSaved.getByRole('button', { name: 'Try again' }).click()]);
  await saved;
}

/** A game is on the table. */
export const opened = (page: Page): Promise<void> =>
  page.locator('.t-table .t-decision, .t-end').first().waitFor();
