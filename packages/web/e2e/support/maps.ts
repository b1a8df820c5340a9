/** What a test asks of the map: what is in sight on it, and what is not. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Waits until most of it is on the part of the map that is in sight. */
export const inSight = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction((what) => {
    const place = document.querySelector(what)?.getBoundingClientRect();
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
    if (place === undefined || frame === undefined) return false;
    const isIn = (start: number, end: number, from: number, to: number) =>
      Math.min(end, to) - Math.max(start, from) > Math.min(end - start, to - from) / 2;
    return (
      isIn(place.left, place.right, frame.left, frame.right) &&
      isIn(place.top, place.bottom, frame.top, frame.bottom)
    );
  }, selector);
};

/** Closer, somewhere else: at the lower left corner, or at the upper right one. */
export async function lookElsewhere(
  page: Page,
  corner: 'lower left' | 'upper right' = 'lower left',
): Promise<void> {
  const frame = await page.locator('.board-frame').boundingBox();
  assert.ok(frame);
  const { x, y, width, height } = frame;
  if (corner === 'lower left') await page.mouse.move(x + 20, y + height - 20);
  else await page.mouse.move(x + width - 20, y + 20);
  for (let turns = 0; turns < 8; turns += 1) await page.mouse.wheel(0, -300);
}
