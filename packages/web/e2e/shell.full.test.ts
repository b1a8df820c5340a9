/** The shell of the table on five screens: the map comes first, and comes to whoever plays on a small one. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  type App,
  becomes,
  beginMission,
  drawn,
  type phone,
  screens,
  startApp,
  steady,
  type Visit,
} from './app.ts';
import { playUntil } from './driver.ts';
import { finger, mouse } from './hands.ts';
import { texts } from './words.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The map itself, as large as it is drawn. */
const mapOf = (page: Page): Promise<Box> =>
  steady(page, () =>
    page.evaluate(() => {
      const { x, y, width, height } =
        document.querySelector('.board-svg .b-map-edge')?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    }),
  );

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await steady(page, () => page.locator(selector).first().boundingBox());
  assert.ok(box, selector);
  return box;
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

describe('the shell of the table', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const begun = async (screen: typeof phone, stalkers = 2): Promise<Visit> => {
    const visit = await app.visit(screen);
    await beginMission(app, visit.page, { seed: 'TABLE', stalkers });
    await playUntil(visit.page, screen.hasTouch === true ? finger : mouse, (kind) => kind === 'action');
    return visit;
  };

  it('fills at least half of a laptop with the map of A1', async () => {
    const { page, close } = await begun(screens.laptop);
    const { width, height } = await mapOf(page);
    assert.ok(width * height >= (1440 * 900) / 2, `${width} x ${height}`);
    const inSight = async () => isInside(await mapOf(page), await boxOf(page, '.board-frame'));
    await becomes(page, inSight, true, 'all of it is in sight');
    await close();
  });

  for (const [name, screen] of Object.entries(screens)) {
    it(`leaves no choice off the screen: ${name}`, async () => {
      const { page, complaints, close } = await begun(screen, 4);
      const window = { x: 0, y: 0, ...(screen.viewport ?? { width: 0, height: 0 }) };
      for (const part of [
        '.t-top',
        '.t-map',
        '.t-decision',
        '.t-begin li:last-child > button',
        '.t-tools button',
      ])
        assert.ok(isInside(await boxOf(page, part), window), part);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= window.width, 'nothing has to be scrolled sideways');
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it('writes larger on a large screen', async () => {
    const { page, close } = await begun(screens.large);
    const size = await page
      .locator('.t-option-title, .t-option')
      .first()
      .evaluate((option) => Number.parseFloat(getComputedStyle(option).fontSize));
    assert.ok(size >= 18, `${size} px`);
    await close();
  });

  it('zooms with the wheel around the pointer, is dragged, and cannot be lost', async () => {
    const { page, close } = await begun(screens.laptop);
    const before = await mapOf(page);
    const at = { x: before.x + before.width * 0.25, y: before.y + before.height * 0.75 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -300);
    await page.waitForFunction(
      (width) =>
        (document.querySelector('.board-svg .b-map-edge')?.getBoundingClientRect().width ?? 0) > width,
      before.width * 1.2,
    );
    const closer = await mapOf(page);
    assert.ok(Math.abs((at.x - closer.x) / closer.width - 0.25) < 0.01, 'the point under it stays');
    assert.ok(Math.abs((at.y - closer.y) / closer.height - 0.75) < 0.01);
    const frame = await boxOf(page, '.board-frame');
    for (const side of [1, -1]) {
      for (let drags = 0; drags < 8; drags += 1) {
        await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
        await page.mouse.down();
        await page.mouse.move(frame.x + frame.width / 2 + side * 480, frame.y + frame.height / 2, {
          steps: 4,
        });
        await page.mouse.up();
      }
      const map = await mapOf(page);
      const middle = frame.x + frame.width / 2;
      assert.ok(map.x <= middle + 12 && map.x + map.width >= middle - 12, 'it is still in the middle');
    }
    assert.notDeepEqual(await mapOf(page), closer, 'it was dragged');
    await close();
  });

  it('fits again when the window changes', async () => {
    const { page, close } = await begun(screens.laptop);
    await page.setViewportSize({ width: 1100, height: 700 });
    await becomes(page, async () => (await boxOf(page, '.board-frame')).width < 800, true);
    await becomes(page, async () => isInside(await mapOf(page), await boxOf(page, '.board-frame')), true);
    await close();
  });

  it('keeps letters legible however far the map is', async () => {
    const { page, close } = await begun(screens.tablet);
    for (let far = 0; far < 4; far += 1) await page.keyboard.press('-');
    await drawn(page);
    const heights = await page
      .locator('.b-badge text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    assert.ok(heights.length > 0 && heights.every((height) => height >= 9), `${Math.min(...heights)} px`);
    await close();
  });

  it('brings the map to the Stalker who is asked, on a phone, but not while a finger is on it', async () => {
    const { page, close } = await begun(screens.phone);
    const inSight = async () =>
      isInside(await boxOf(page, '.b-piece:has(.b-active)'), await boxOf(page, '.board-frame'));
    await becomes(page, inSight, true);
    const frame = await boxOf(page, '.board-frame');
    for (let drags = 0; drags < 3; drags += 1) {
      await page.mouse.move(frame.x + frame.width - 30, frame.y + 60);
      await page.mouse.down();
      await page.mouse.move(frame.x + 10, frame.y + 60, { steps: 5 });
      if (drags < 2) await page.mouse.up();
    }
    await becomes(page, inSight, false, 'it was dragged away');
    await page.keyboard.press('p');
    // On a slow machine the drag begins as a long press, whose panel lies over the decision.
    await page.locator('.t-begin').waitFor({ state: 'detached' });
    await drawn(page);
    assert.ok(!(await inSight()), 'the hand on the map comes first');
    await page.mouse.up();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.locator('.t-begin').waitFor({ state: 'attached' });
    await page.waitForFunction(() => {
      const piece = document.querySelector('.b-piece:has(.b-active)')?.getBoundingClientRect();
      const map = document.querySelector('.board-frame')?.getBoundingClientRect();
      return piece !== undefined && map !== undefined && piece.left >= map.left && piece.right <= map.right;
    });
    await close();
  });

  it('shows Turn tokens, dosage and statuses of four Stalkers on a phone', async () => {
    const { page, close } = await begun(screens.phone, 4);
    const members = page.locator('.t-member');
    assert.equal(await members.count(), 4);
    for (const member of await members.all())
      for (const part of ['.t-member-turns', '.t-figure >> nth=0', '.t-figure >> nth=1']) {
        const [around, box] = await steady(page, () =>
          Promise.all([member.boundingBox(), member.locator(part).boundingBox()]),
        );
        assert.ok(around && box && isInside(box, around), part);
      }
    await close();
  });

  it('has the text of the active Event at hand on every screen', async () => {
    const words = texts('missions/a1');
    const [begins = ''] = String(words['event.A1-I.text']).split('.');
    for (const screen of [screens.phone, screens.sideways, screens.laptop]) {
      const { page, close } = await begun(screen);
      await page.getByRole('button', { name: `active Event: ${words['event.A1-I.name']}` }).click();
      await page.locator('dialog[open]', { hasText: begins }).waitFor();
      await close();
    }
  });

  it('centres the map on a team member at the first tap and opens its PDA at the second', async () => {
    const { page, close } = await begun(screens.phone);
    const other = page.locator('.t-member:not(.is-active)').first();
    await other.tap();
    assert.ok(!(await page.locator('.t-pda').isVisible()));
    await other.tap();
    await page.locator('.t-pda').waitFor();
    await close();
  });
});
