/** The table as a player sees it. */
import type { Page } from 'playwright-core';

/** What the table shows, as far as a player could tell a difference. */
export const tableOf = (page: Page) =>
  page.evaluate(() => ({
    decision: document.querySelector('.t-decision')?.className,
    options: [
      ...document.querySelectorAll<HTMLElement>(
        '.t-decision-title, .t-decision .t-option-title, .t-decision .t-die, .t-decision .t-part-odds, .t-decision .t-way',
      ),
    ].map((one) => one.getAttribute('aria-label') ?? one.innerText),
    clock: document.querySelector<HTMLElement>('.t-clock')?.innerText,
    team: document.querySelector<HTMLElement>('.t-left')?.innerText,
    map: [...document.querySelectorAll('[data-piece], [data-space]')].map((one) =>
      one.getAttribute('aria-label'),
    ),
    log: [...document.querySelectorAll<HTMLElement>('.t-log li')].map((one) => one.innerText),
  }));

/** A game is on the table. */
export const opened = (page: Page): Promise<void> =>
  page.locator('.t-table .t-decision, .t-end').first().waitFor();
