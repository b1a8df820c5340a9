/** The map under the hand, on every screen: a wheel and a mouse anywhere, fingers where there is a screen for them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type App, becomes, beginMission, drawn, screens, startApp, steady } from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Moves a hand over the map, from the first point to the second. */
type Drag = (from: Point, to: Point) => Promise<void>;

const boxOf = (page: Page, selector: string): Promise<Box> =>
  steady(page, () =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
      }),
  );
const mapOf = (page: Page): Promise<Box> => boxOf(page, '.board-svg .b-map-edge');
const frameOf = (page: Page): Promise<Box> => boxOf(page, '.board-frame');

const at = ({ x, y, width, height }: Box, across: number, down: number): Point => ({
  x: x + width * across,
  y: y + height * down,
});

/** Which part of the map a point of the screen shows, as shares of its width and height. */
const shareOf = (map: Box, { x, y }: Point): Point => ({
  x: (x - map.x) / map.width,
  y: (y - map.y) / map.height,
});

const isNear = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;

/** The same part of the map is there, to a pixel or two. */
function assertSamePart(map: Box, point: Point, share: Point, what: string): void {
  const now = shareOf(map, point);
  const told = `${what}: ${JSON.stringify([share, now])}`;
  assert.ok(isNear(now.x * map.width, share.x * map.width, 2), told);
  assert.ok(isNear(now.y * map.height, share.y * map.height, 2), told);
}

/** The border that is drawn around the map is a little inside of it. */
const BORDER = 12;

/** The middle of its frame shows some of the map. */
async function assertThere(page: Page, what: string): Promise<void> {
  const [map, frame] = [await mapOf(page), await frameOf(page)];
  const middle = at(frame, 0.5, 0.5);
  assert.ok(
    middle.x >= map.x - BORDER &&
      middle.x <= map.x + map.width + BORDER &&
      middle.y >= map.y - BORDER &&
      middle.y <= map.y + map.height + BORDER,
    `${what}: ${JSON.stringify({ map, frame })}`,
  );
}

/** On a slow machine a drag begins as a long press, which tells about what is under it. */
async function putAway(page: Page): Promise<void> {
  await drawn(page);
  if ((await page.locator('.t-inspect').count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.locator('.t-inspect').waitFor({ state: 'detached' });
}

/** Follows the hand, and however far it is dragged it cannot be lost; the whole of it comes back at once. */
async function assertDragged(page: Page, drag: Drag): Promise<void> {
  const frame = await frameOf(page);
  const middle = at(frame, 0.5, 0.5);
  const before = await mapOf(page);
  // Towards its middle, where nothing stops it.
  const seen = shareOf(before, middle);
  const by = { x: seen.x < 0.5 ? -60 : 60, y: seen.y < 0.5 ? -40 : 40 };
  await drag(middle, { x: middle.x + by.x, y: middle.y + by.y });
  await putAway(page);
  const after = await mapOf(page);
  assert.ok(
    isNear(after.x - before.x, by.x, 1) && isNear(after.y - before.y, by.y, 1),
    `it goes along: ${JSON.stringify({ before, after, by })}`,
  );
  assert.equal(await page.locator('.t-walk').count(), 0, 'nothing is chosen by it');

  for (const [across, down] of [
    [0.95, 0.5],
    [0.05, 0.5],
    [0.5, 0.95],
    [0.5, 0.05],
  ] as const) {
    // Until it goes no further.
    for (let last = before, now = after; JSON.stringify(last) !== JSON.stringify(now); ) {
      last = await mapOf(page);
      await drag(middle, at(frame, across, down));
      await putAway(page);
      now = await mapOf(page);
    }
    await assertThere(page, `dragged to ${across}, ${down}`);
  }
  const whole = page.getByRole('button', { name: 'Show the whole map' });
  await whole.click();
  await becomes(page, () => isWhole(page), true, 'all of it is there again');
}

async function isWhole(page: Page): Promise<boolean> {
  const [map, frame] = [await mapOf(page), await frameOf(page)];
  return (
    map.x >= frame.x - 1 &&
    map.y >= frame.y - 1 &&
    map.x + map.width <= frame.x + frame.width + 1 &&
    map.y + map.height <= frame.y + frame.height + 1
  );
}

/** Waits until the map has become larger or smaller. */
const changes = (page: Page, width: number): Promise<unknown> =>
  page.waitForFunction((was) => {
    const now = document.querySelector('.board-svg .b-map-edge')?.getBoundingClientRect().width ?? was;
    return Math.abs(now - was) > was / 20;
  }, width);

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
) {
  await session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
}

/** From one place to another, in so many moves. */
const STEPS = 4;
const between = (from: Point, to: Point, step: number): Point => ({
  x: from.x + ((to.x - from.x) * step) / STEPS,
  y: from.y + ((to.y - from.y) * step) / STEPS,
});

describe('the map under the hand', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const begun = async (screen: BrowserContextOptions) => {
    const visit = await app.visit(screen);
    await beginMission(app, visit.page, { seed: 'TABLE' });
    await playUntil(visit.page, screen.hasTouch === true ? finger : mouse, (kind) => kind === 'action');
    await visit.page.locator('.b-destination').first().waitFor();
    return visit;
  };

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens)) {
    it(`is zoomed with the wheel around the pointer, dragged, and never lost: ${name}`, async () => {
      const { page, complaints, close } = await begun(screen);
      const before = await mapOf(page);
      const pointer = at(await frameOf(page), 0.3, 0.6);
      const share = shareOf(before, pointer);
      await page.mouse.move(pointer.x, pointer.y);
      await page.mouse.wheel(0, -300);
      await changes(page, before.width);
      const closer = await mapOf(page);
      assert.ok(closer.width > before.width, 'it comes closer');
      assertSamePart(closer, pointer, share, 'closer');
      await page.mouse.wheel(0, 150);
      await changes(page, closer.width);
      const back = await mapOf(page);
      assert.ok(back.width < closer.width, 'it goes away');
      assertSamePart(back, pointer, share, 'farther');

      await assertDragged(page, async (from, to) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: STEPS });
        await page.mouse.up();
      });

      // Nor is it lost by the wheel, however far it is turned in a corner.
      const corner = at(await frameOf(page), 0.05, 0.05);
      await page.mouse.move(corner.x, corner.y);
      for (const turn of [-900, 900]) {
        for (let last = '', now = JSON.stringify(await mapOf(page)); last !== now; ) {
          last = now;
          await page.mouse.wheel(0, turn);
          now = JSON.stringify(await mapOf(page));
        }
        await assertThere(page, `the wheel turned by ${turn}`);
      }
      assert.deepEqual(complaints, []);
      await close();
    });

    if (screen.hasTouch === true)
      it(`is pinched around its middle, dragged with a finger, and never lost: ${name}`, async () => {
        const { page, context, complaints, close } = await begun(screen);
        const fingers = await context.newCDPSession(page);
        const frame = await frameOf(page);
        const middle = at(frame, 0.4, 0.6);
        const before = await mapOf(page);
        const share = shareOf(before, middle);
        const pair = (apart: number): readonly Point[] => [
          { x: middle.x - apart, y: middle.y },
          { x: middle.x + apart, y: middle.y },
        ];
        const near = frame.width * 0.15;
        const far = near * 1.5;
        const pinch = async (from: number, to: number) => {
          await touch(fingers, 'touchStart', pair(from));
          for (let step = 1; step <= STEPS; step += 1)
            await touch(fingers, 'touchMove', pair(from + ((to - from) * step) / STEPS));
          await touch(fingers, 'touchEnd', []);
        };
        await pinch(near, far);
        await changes(page, before.width);
        const closer = await mapOf(page);
        assert.ok(
          isNear(closer.width / before.width, far / near, 0.05),
          `${closer.width} of ${before.width}`,
        );
        assertSamePart(closer, middle, share, 'closer');
        await pinch(far, near);
        await changes(page, closer.width);
        const back = await mapOf(page);
        assert.ok(isNear(back.width / before.width, 1, 0.05), `${back.width} of ${before.width}`);
        assertSamePart(back, middle, share, 'farther');
        assert.equal(await page.locator('.t-inspect, .t-walk').count(), 0, 'nothing is looked at or chosen');

        await assertDragged(page, async (from, to) => {
          await touch(fingers, 'touchStart', [from]);
          for (let step = 1; step <= STEPS; step += 1)
            await touch(fingers, 'touchMove', [between(from, to, step)]);
          await touch(fingers, 'touchEnd', []);
        });
        assert.deepEqual(complaints, []);
        await close();
      });
  }
});
