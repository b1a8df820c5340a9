/** A player who asks for a hint and does what it says. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { drawn, readAll } from './app.ts';
import { look } from './driver.ts';

export const more = (page: Page) => page.locator('#hint-more:not(:disabled)');
export const doIt = (page: Page) => page.locator('#hint-do');
export const panel = (page: Page) => page.locator('.hint');

/** All three steps, and what the last of them says is done. */
export async function takeHint(page: Page, ask: () => Promise<void>): Promise<void> {
  await ask();
  await page.locator('.hint-about').waitFor();
  await more(page).click();
  await page.locator('.hint-lines').waitFor();
  await more(page).click();
  await doIt(page).click();
  await panel(page).waitFor({ state: 'detached' });
  await asked(page);
}

/** Waits until a person is asked again, or it is over; a bot does not play on behind what is to be read. */
export async function asked(page: Page): Promise<void> {
  do {
    await page.waitForFunction(
      () =>
        document.querySelector('.t-end, dialog[open]') !== null ||
        (document.querySelector('.t-decision') !== null && document.querySelector('.t-busy') === null),
    );
    await drawn(page);
    await readAll(page);
  } while ((await page.locator('.t-decision, .t-end').count()) === 0);
}

/** Plays on good advice alone, to the end or until that has been taken so often; how often it was. */
export async function playOnAdvice(page: Page, ask: () => Promise<void>, most: number): Promise<number> {
  for (let taken = 0; taken < most; taken += 1) {
    await asked(page);
    if ((await look(page)).over) return taken;
    await takeHint(page, ask);
  }
  return most;
}

/** Takes hints until somebody is in the middle of a Turn. */
export async function untilAction(page: Page, ask: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 8; n += 1) {
    const { kind } = await look(page);
    if (kind === 'action' && (await page.locator('.t-begin').count()) === 0) return;
    await takeHint(page, ask);
  }
  assert.fail('no Turn began');
}
