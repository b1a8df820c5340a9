/** People in a room: how they come in, and how they play on until something holds. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type App, drawn, type Visit } from './app.ts';
import { act, look, type Offer, settled } from './driver.ts';
import { mouse } from './hands.ts';
import { texts } from './words.ts';

/** Whoever takes whatever is offered may turn back in the first Turn. */
const endsIt = ({ text }: Offer): boolean =>
  text.startsWith(String(texts('missions/a1')['mission.a1.action.turnBack']));

export async function openRoom({ address }: App, page: Page, name: string, stalkers = 2): Promise<string> {
  await page.goto(`${address}/#/new/a1`);
  await page.getByRole('button', { name: 'Choose the team' }).click();
  await page.getByRole('radio', { name: String(stalkers), exact: true }).check();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  return open(page, name);
}

/** What was chosen becomes a room; whoever opens it plays the first Stalker. */
export async function open(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).click();
  const code = await page.locator('.online-code').innerText();
  return code.replace('-', '');
}

/** Joins with so many of the Stalkers that are free. */
export async function join(
  { address }: App,
  page: Page,
  code: string,
  name: string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  await page.goto(`${address}/#/room/${code}`);
  await page.getByLabel('Your name').fill(name);
  if (most > 0) await page.getByRole('checkbox').first().waitFor();
  const free = await page.getByRole('checkbox').all();
  for (const seat of free.slice(0, most)) await seat.check();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await inside(page);
}

export async function watchRoom({ address }: App, page: Page, code: string): Promise<void> {
  await page.goto(`${address}/#/room/${code}`);
  await page.getByRole('button', { name: 'Only watch' }).click();
  await inside(page);
}

/** In the lobby, or at the table of a game that is under way. */
const inside = (page: Page): Promise<void> => page.locator('.online-code, .t-table').first().waitFor();

export const toldOf = async (page: Page): Promise<number> =>
  Number(await page.locator('data.told').getAttribute('value'));

/** The one of them that may decide now, or any once the Mission is over. */
export const whoIsAsked = (pages: readonly Page[]): Promise<Page> =>
  Promise.any(
    pages.map(async (page) => {
      await page.locator('.t-decision, .t-end').first().waitFor();
      return page;
    }),
  );

/** Whoever is asked does something, until so many inputs were taken; to the end for whoever wants no end of them. */
export async function playTogether(
  pages: readonly Page[],
  chance: () => number,
  inputs: number,
): Promise<void> {
  const [first] = pages;
  assert.ok(first);
  const end = (await toldOf(first)) + inputs;
  while ((await toldOf(first)) < end) {
    const page = await whoIsAsked(pages);
    const seen = await look(page);
    if (seen.over) return;
    // By the time one looks, another may be asked.
    if (seen.kind === '') continue;
    if (seen.covered) await mouse.agree(page);
    else if (seen.looking) await mouse.putAway(page);
    else {
      const isToTheEnd = inputs === Number.POSITIVE_INFINITY;
      const offers = seen.offers.filter((offer) => isToTheEnd || !endsIt(offer));
      await act(page, mouse, { ...seen, offers }, chance);
    }
    await drawn(page);
  }
  // What was answered last may still be on its way, and is the others' to see, too.
  for (const page of pages) await settled(page);
  await agree(pages);
}

/** All of them come to see the same moment. */
export async function agree(pages: readonly Page[]): Promise<void> {
  const newest = Math.max(...(await Promise.all(pages.map(toldOf))));
  for (const page of pages)
    await page.waitForFunction(
      (wanted) => Number(document.querySelector('data.told')?.getAttribute('value')) >= wanted,
      newest,
    );
}

export async function done({ complaints, close }: Visit): Promise<void> {
  assert.deepEqual(complaints, []);
  await close();
}
