/** A mouse, a finger, a keyboard. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { steady } from './app.ts';
import { buttonAt, type Hand } from './driver.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places lit on the map that can be reached with a pointer now. */
const litPlaces = (page: Page): Promise<readonly Point[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.board-frame');
    if (frame === null) return [];
    return [...document.querySelectorAll('.b-destination')]
      .map((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })
      .filter(({ x, y }) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && frame.contains(at) && at.closest('[data-space]') !== null;
      });
  });

async function somePlace(
  page: Page,
  chance: () => number,
  showAll: () => Promise<void>,
): Promise<Point | null> {
  let places = await litPlaces(page);
  if (places.length === 0) {
    await showAll();
    places = await steady(page, () => litPlaces(page));
  }
  return places[Math.floor(chance() * places.length)] ?? null;
}

/** Where the lit space of that name can be pressed, once it is on the screen. */
async function placeCalled(page: Page, name: string, showAll: () => Promise<void>): Promise<Point> {
  const find = () =>
    page.evaluate((wanted) => {
      const frame = document.querySelector('.board-frame');
      // On the smallest screens the map is scrolled past.
      frame?.scrollIntoView({ block: 'nearest' });
      const space = [...document.querySelectorAll('[data-space]')].find((one) =>
        one.getAttribute('aria-label')?.startsWith(`${wanted}:`),
      );
      const { x, y, width, height } = space?.getBoundingClientRect() ?? new DOMRect();
      // A space of several squares may be bent around a corner: any point of it will do.
      const shares = [0.5, 0.25, 0.75];
      return shares
        .flatMap((down) => shares.map((across) => ({ x: x + width * across, y: y + height * down })))
        .find((at) => {
          const hit = document.elementFromPoint(at.x, at.y);
          // Whoever stands on it is as good as the space itself.
          const isThere = hit?.closest('[data-space]') === space || hit?.closest('[data-piece]') !== null;
          return frame?.contains(hit) === true && isThere;
        });
    }, name);
  const there = await find();
  if (there !== undefined) return there;
  await showAll();
  const found = await steady(page, find);
  assert.ok(found, `${name} cannot be pressed on the map`);
  return found;
}

/** Something may come up over a button just when it is pressed: whoever presses looks every so many milliseconds. */
export const AT_A_TIME = 3000;

const close = (page: Page) => page.locator('.t-inspect-head .z-key-icon');
const wholeMap = (page: Page) => page.locator('.board-tools .z-key-icon').last();
const yes = (page: Page) => page.locator('dialog[open] .z-modal-foot button').last();

/** What is pressed may go away by itself just then; whoever plays looks again. */
export const ifThere = (press: Promise<void>): Promise<void> => press.catch(() => undefined);

const fitByMouse = (page: Page) => ifThere(wholeMap(page).click({ timeout: AT_A_TIME }));
const fitByFinger = (page: Page) => ifThere(wholeMap(page).tap({ timeout: AT_A_TIME }));

export const mouse: Hand = {
  agree: (page) => ifThere(yes(page).click({ timeout: AT_A_TIME })),
  putAway: (page) => ifThere(close(page).click({ timeout: AT_A_TIME })),
  async press(page, { index, space }) {
    if (space === null) return buttonAt(page, index).click({ timeout: AT_A_TIME });
    const { x, y } = await placeCalled(page, space, () => fitByMouse(page));
    return page.mouse.click(x, y);
  },
  async place(page, chance) {
    const fit = () => fitByMouse(page);
    const at = await somePlace(page, chance, fit);
    if (at !== null) await page.mouse.click(at.x, at.y);
  },
};

export const finger: Hand = {
  agree: (page) => ifThere(yes(page).tap({ timeout: AT_A_TIME })),
  putAway: (page) => ifThere(close(page).tap({ timeout: AT_A_TIME })),
  async press(page, { index, space }) {
    if (space === null) return buttonAt(page, index).tap({ timeout: AT_A_TIME });
    const { x, y } = await placeCalled(page, space, () => fitByFinger(page));
    return page.touchscreen.tap(x, y);
  },
  async place(page, chance) {
    const fit = () => fitByFinger(page);
    const at = await somePlace(page, chance, fit);
    if (at !== null) await page.touchscreen.tap(at.x, at.y);
  },
};

const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** Tab until the focus is where it should be. */
export async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never leads to ${selector}`);
}

/** To the button that is called so. */
export async function tabToButton(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let presses = 0; presses < 120; presses += 1) {
    if (await button.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never leads to ${name}`);
}

export const keys: Hand = {
  putAway: (page) => page.keyboard.press('Escape'),
  async agree(page) {
    await tabTo(page, '.z-modal-foot button:last-of-type');
    await page.keyboard.press('Enter');
  },
  async press(page, { index, key, text }) {
    // Enter is the focused button's own, whatever it would mean elsewhere.
    const free =
      key !== 'Enter' ||
      (await page.evaluate(() => document.activeElement?.closest('button, a, [role="button"]') === null));
    if (key !== null && free) {
      await page.keyboard.press(key);
      return;
    }
    // Without a key of its own it must be reached by Tab.
    await buttonAt(page, index).evaluate((button) => button.setAttribute('data-wanted', ''));
    await tabTo(page, '[data-wanted]');
    await page.evaluate(() => document.querySelector('[data-wanted]')?.removeAttribute('data-wanted'));
    assert.notEqual(text, '', 'a button without words');
    await page.keyboard.press('Enter');
  },
  async place(page, chance) {
    // The first arrow goes to the map, to whoever is asked.
    const there = '[data-space], [data-piece]';
    const onMap = await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, there);
    if (!onMap) await page.keyboard.press('ArrowUp');
    for (let steps = 1 + Math.floor(chance() * 2); steps > 0; steps -= 1)
      await page.keyboard.press(arrows[Math.floor(chance() * 4)] ?? 'ArrowUp');
    await page.keyboard.press('Enter');
  },
};
