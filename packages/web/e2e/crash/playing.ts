/** Plays games and Campaigns at random through the interface, and reads from the page what it shows. */
import type { Page } from 'playwright-core';
import { beginMission } from '../support/app.ts';
import { press } from '../support/camp.ts';
import { act, buttonAt, type Hand, look } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';

/** What was read from the page. */
export interface Shown {
  readonly address: string;
  /** The journal's next number, as the page has it: it only ever grows. */
  readonly number: number;
  /** What a player could tell, as far as it does not depend on what was half chosen or read; empty: not to be seen. */
  readonly seen: readonly (readonly string[])[];
}

/** What was there before and is there now, and is not the same; which of it is on the page the player chooses. */
export const differences = (before: Shown, now: Shown): readonly string[] =>
  before.seen.flatMap((texts, index) => {
    const others = now.seen[index] ?? [];
    const isOther = texts.length > 0 && others.length > 0 && texts.join() !== others.join();
    return isOther ? [`${texts.join()} / ${others.join()}`] : [];
  });

/** null: nothing is on the table. */
export const readShown = (page: Page): Promise<Shown | null> => page.evaluate(read, null);

/** What is shown as soon as it is something new after this number, or after a while whatever it is. */
export const readNext = (page: Page, number: number): Promise<Shown | null> => page.evaluate(read, number);

/** In the page: what it shows, once that is something else than the given number. */
async function read(after: number | null): Promise<Shown | null> {
  const told = () => document.querySelector<HTMLDataElement>('.told');
  if (after !== null && told()?.value === String(after))
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (told() === null || told()?.value === String(after)) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      setTimeout(resolve, 2000);
    });
  // All that belongs to it is drawn in the same task.
  if (after !== null) await new Promise((resolve) => setTimeout(resolve));
  const now = told();
  if (now === null) return null;
  // Steps and seers of a space are asked for afterwards: they follow what is shown here, and do not belong to it.
  const textsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((one) =>
      (one.getAttribute('aria-label') ?? one.innerText).replace(
        /(\d+ steps?, )?(seen by .*?, )?(?=(water, )?(outdoors|indoors))/,
        '',
      ),
    );
  // What is read aloud for a space follows with the next frame.
  const spaces = '.board-stage:not([aria-busy="true"]) [data-space]';
  const table = ['.t-clock', '.t-left', '.t-log li', '[data-piece]', spaces];
  const seen = [...table, '.camp-foot-coupons'].map(textsOf);
  return { address: location.href, number: Number(now.value), seen };
}

/** Something to do in the game or Campaign on this page; false: it is over. */
export async function step(page: Page, chance: () => number): Promise<boolean> {
  return (await page.locator('.t-table').count()) > 0 ? tableStep(page, chance) : campaignStep(page, chance);
}

/** Presses at once: whether a button can be seen and reached is not what is asked here. */
const quick: Hand = {
  ...mouse,
  agree: (page) => page.locator('dialog[open] .z-modal-foot button').last().dispatchEvent('click'),
  press: (page, { index }) => buttonAt(page, index).dispatchEvent('click', {}, { timeout: 1000 }),
};

async function tableStep(page: Page, chance: () => number): Promise<boolean> {
  const seen = await look(page);
  if (seen.covered) await quick.agree(page);
  else if (seen.over) return goHome(page);
  else if (seen.looking) await mouse.putAway(page);
  else if (chance() < 0.08) await page.keyboard.press(chance() < 0.6 ? 'u' : 'y');
  else await act(page, quick, seen, chance).catch(() => undefined);
  return true;
}

/** The Mission of a Campaign comes home; any other game is over. */
async function goHome(page: Page): Promise<boolean> {
  if (!page.url().includes('.m')) return false;
  await page.locator('.t-end-buttons button').last().click();
  await page.locator('.screen .told').waitFor({ state: 'attached' });
  return true;
}

/** What somebody would press who leads a Campaign; everything else leads away from it. */
const WAYS = [
  'joins$',
  '^Send .* home',
  '^Into the Zone',
  '(Mission|New Contact|Stash), open',
  '^Choose this Mission',
  '^Go there',
  '^To the Contacts',
  '^Go on',
  '^Trade with Sidorovich',
  '^Buy ',
  '^Leave',
  '^Pack up',
  '^Share out',
  '^Depart',
  '^Undo$',
  '^Redo$',
  '^Set out',
  '^Back into the Zone',
];

async function campaignStep(page: Page, chance: () => number): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.told, .t-table') !== null);
  const pressed = await page.evaluate(
    ([ways, first, second]) => {
      const one = <T>(list: readonly T[], number: number) => list[Math.floor(number * list.length)];
      const nameOf = (button: HTMLElement) =>
        (button.getAttribute('aria-label') ?? button.innerText).replaceAll(/\s+/g, ' ').trim();
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.screen button:not(:disabled)')];
      const named = ways.map((way) => buttons.filter((button) => new RegExp(way, 'i').test(nameOf(button))));
      const others = ['.camp-choice', '.camp-ware-deal button'].map((selector) =>
        buttons.filter((button) => button.matches(selector)),
      );
      // First which way, then which of its buttons: there are many Stalkers, and only one way on.
      const open = one(
        [...named, ...others].filter((way) => way.length > 0),
        first,
      );
      if (open !== undefined) one(open, second)?.click();
      return open !== undefined;
    },
    [WAYS, chance(), chance()] as const,
  );
  if (!pressed) await page.waitForFunction(() => document.querySelector('.told, .t-table') !== null);
  return true;
}

export async function beginGame(address: string, page: Page, seed: string, stalkers: number): Promise<void> {
  await beginMission({ address }, page, { seed, stalkers });
}

export async function beginCampaign(address: string, page: Page): Promise<void> {
  await page.goto(`${address}/#/campaigns`);
  await press(page, 'New Campaign');
  await page.locator('.told').waitFor({ state: 'attached' });
}
