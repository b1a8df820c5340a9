/** The shell of the table on five screens: the map comes first, and comes to whoever plays on a small one. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  type App,
  becomes,
  beginMission,
  drawn,
  type Kept,
  type phone,
  screens,
  startApp,
  steady,
  type Visit,
} from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';
import { lookElsewhere } from '../support/maps.ts';
import { openFile, stored } from '../support/records.ts';
import { texts } from '../support/words.ts';

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

/**
 * Who is asked, if not on the part of the map in sight; and each lit space that is not, though there would be room for it
 * beside whoever is asked and the lit spaces that are.
 */
const leftOut = (page: Page): Promise<readonly string[]> =>
  steady(page, () =>
    page.evaluate(() => {
      // What is lit is drawn so many units inside the border of its space.
      const INSET = 7;
      const stage = document.querySelector('.board-stage');
      const frame = document.querySelector('.board-frame')?.getBoundingClientRect() ?? new DOMRect();
      const scale = stage === null ? 1 : new DOMMatrix(getComputedStyle(stage).transform).a;
      const boxesOf = (selector: string, border: number) =>
        [...document.querySelectorAll(selector)].map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { left: left - border, right: right + border, top: top - border, bottom: bottom + border };
        });
      type Edges = ReturnType<typeof boxesOf>[number];
      const isIn = ({ left, right, top, bottom }: Edges) =>
        left >= frame.left - 1 &&
        right <= frame.right + 1 &&
        top >= frame.top - 1 &&
        bottom <= frame.bottom + 1;
      const fitTogether = (all: readonly Edges[]) =>
        Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left)) <=
          frame.width &&
        Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top)) <= frame.height;
      const asked = boxesOf('.b-piece:has(.b-active)', 0);
      const lit = boxesOf('.b-destination', INSET * scale);
      const seen = [...asked, ...lit.filter(isIn)];
      return [
        ...(asked.length === 1 ? [] : [`${asked.length} are asked`]),
        ...(lit.length > 0 ? [] : ['nothing is lit']),
        ...asked.filter((box) => !isIn(box)).map((box) => `who is asked: ${JSON.stringify(box)}`),
        ...lit
          .filter((box) => !isIn(box) && fitTogether([...seen, box]))
          .map((box) => `lit: ${JSON.stringify(box)}`),
      ];
    }),
  );

/** One of these that a finger would meet now: what it is called, and where. */
async function pressable(
  page: Page,
  selector: string,
): Promise<readonly [string, { readonly x: number; readonly y: number }]> {
  await page.getByRole('button', { name: 'Show the whole map' }).tap();
  const found = await steady(page, () =>
    page.locator(selector).evaluateAll((all) =>
      all.flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        const hit = document.elementFromPoint(at.x, at.y);
        return hit !== null && one.contains(hit) ? [{ at, name: one.getAttribute('aria-label') ?? '' }] : [];
      }),
    ),
  );
  const [first] = found;
  assert.ok(first, selector);
  return [first.name, first.at];
}

/** Tools of the map that lie over a space of it. */
const toolsOverSpaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board-tools button')]
      .filter((tool) => {
        const { left, right, top, bottom } = tool.getBoundingClientRect();
        return [...document.querySelectorAll('[data-space]')]
          .map((space) => space.getBoundingClientRect())
          .some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
      })
      .map((tool) => tool.ariaLabel ?? tool.className),
  );

/** In the middle of its frame, or as near to it as the edge of the map allows. */
function isCentred(what: Box, map: Box, frame: Box): boolean {
  const isFree = (near: number, far: number, from: number, to: number) => near < from - 1 && far > to + 1;
  const middle = (start: number, size: number) => start + size / 2;
  const across =
    !isFree(map.x, map.x + map.width, frame.x, frame.x + frame.width) ||
    Math.abs(middle(what.x, what.width) - middle(frame.x, frame.width)) < what.width;
  const down =
    !isFree(map.y, map.y + map.height, frame.y, frame.y + frame.height) ||
    Math.abs(middle(what.y, what.height) - middle(frame.y, frame.height)) < what.height;
  return isInside(what, frame) && across && down;
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

  const begun = async (screen: typeof phone, stalkers = 2, settings: Kept = {}): Promise<Visit> => {
    const visit = await app.visit(screen, settings);
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

      // The tools of the map lie beside it, and so beside whatever can be chosen there.
      await page.getByRole('button', { name: 'Show the whole map' }).click();
      const isWhole = async () => isInside(await mapOf(page), await boxOf(page, '.board-frame'));
      await becomes(page, isWhole, true);
      assert.deepEqual(await toolsOverSpaces(page), []);
      // Turned, or in another window, the whole map is still there.
      await page.setViewportSize({ width: window.height, height: window.width });
      const turned = async () => (await boxOf(page, '.t-table')).width === window.height;
      await becomes(page, turned, true);
      await becomes(page, isWhole, true, 'it fits again when the window changes');
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  for (const name of ['phone', 'sideways', 'tablet'] as const)
    it(`brings the map to whoever is asked or tapped, and tells what a finger holds: ${name}`, async () => {
      const screen = screens[name];
      // Gently: the map glides there.
      const { page, context, complaints, close } = await begun(screen, 4, { motion: 'full' });
      await page.locator('.b-destination').first().waitFor();
      await becomes(page, () => leftOut(page), [], 'who is asked, and where that one can go');
      // Still so when the screen is turned, there and back.
      const { width, height } = screen.viewport ?? assert.fail();
      for (const viewport of [
        { width: height, height: width },
        { width, height },
      ]) {
        await page.setViewportSize(viewport);
        await becomes(page, async () => (await boxOf(page, '.t-table')).width, viewport.width);
        await becomes(page, () => leftOut(page), [], `turned: ${viewport.width} x ${viewport.height}`);
      }

      // The first tap centres, the second one opens the PDA.
      await page.evaluate(() =>
        document.querySelector('.board-stage')?.addEventListener('transitionrun', ({ target }) => {
          if (target instanceof HTMLElement && target.matches('.board-stage')) target.dataset['glided'] = '';
        }),
      );
      await lookElsewhere(page, 'upper right');
      const frame = await boxOf(page, '.board-frame');
      const members = page.locator('.t-member');
      const others = await members.evaluateAll((all) =>
        all.flatMap((one, index) => (one.matches('.is-active') ? [] : [index])),
      );
      const other = others.at(-1) ?? assert.fail('nobody else');
      const figure = `[data-piece="${other}"]`;
      assert.ok(!isInside(await boxOf(page, figure), frame), 'it was out of sight');
      await members.nth(other).tap();
      await becomes(page, async () => isCentred(await boxOf(page, figure), await mapOf(page), frame), true);
      assert.ok(!(await page.locator('.t-pda').isVisible()));
      assert.equal(await page.locator('.board-stage[data-glided]').count(), 1, 'it came gently');
      await members.nth(other).tap();
      await page.locator('.t-pda').waitFor();
      await page.locator('.pane-of-act').tap();

      // A finger that rests on the map is told what is under it, and has chosen nothing.
      const touching = await context.newCDPSession(page);
      const [enemy, at] = await pressable(page, '.b-piece-enemy [data-piece]');
      const asked = await page.locator('.t-decision').getAttribute('class');
      await touching.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      const panel = page.locator('.t-inspect');
      await panel.waitFor();
      await touching.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await drawn(page);
      const title = await panel.locator('h2').innerText();
      assert.ok(enemy.startsWith(title), `${title}: ${enemy}`);
      await panel.getByRole('button', { name: 'Close' }).tap();
      await panel.waitFor({ state: 'detached' });
      assert.equal(await page.locator('.t-decision').getAttribute('class'), asked);
      assert.deepEqual(complaints, []);
      await close();
    });

  it('writes larger on a large screen', async () => {
    const { page, close } = await begun(screens.large);
    const size = await page
      .locator('.t-option-title, .t-option')
      .first()
      .evaluate((option) => Number.parseFloat(getComputedStyle(option).fontSize));
    assert.ok(size >= 18, `${size} px`);
    await close();
  });

  for (const [name, screen] of Object.entries(screens))
    it(`keeps letters legible however far the map is, and has the active Event's text at hand: ${name}`, async () => {
      const { page, close } = await begun(screen);
      // As far as it goes.
      for (let last = '', now = JSON.stringify(await mapOf(page)); last !== now; ) {
        last = now;
        await page.keyboard.press('-');
        now = JSON.stringify(await mapOf(page));
      }
      const heights = await page
        .locator('.b-badge text')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
      assert.ok(heights.length > 0 && heights.every((height) => height >= 9), `${Math.min(...heights)} px`);

      const words = texts('missions/a1');
      const [begins = ''] = String(words['event.A1-I.text']).split('.');
      await page.getByRole('button', { name: `active Event: ${words['event.A1-I.name']}` }).click();
      await page.locator('dialog[open]', { hasText: begins }).waitFor();
      await close();
    });

  for (const name of ['phone', 'sideways', 'tablet'] as const)
    it(`brings the map to the Stalker who is asked, but not while a finger is on it: ${name}`, async () => {
      const { page, close } = await begun(screens[name]);
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

  it('shows Turn tokens, dosage, statuses and Attention of four Stalkers on a phone', async () => {
    const { page, close } = await app.visit(screens.phone);
    const cards = ['borsuk', 'milady', 'mamon', 'velet'];
    const file = stored({
      board: { drawing: ['+---+---+---+---+', '| a   b   c   d |', '+---+---+---+---+'] },
      stalkers: cards.map((card, index) => ({
        card,
        at: 'abcd'[index],
        weapon: 'ptm',
        dosage: 12,
        focus: true,
        pinDown: true,
        exposed: true,
        attention: { level: 'high', at: 'a' },
      })),
    });
    await openFile(app, page, file);
    const members = page.locator('.t-member');
    assert.equal(await members.count(), 4);
    for (const member of await members.all())
      for (const part of [
        '.t-pips >> nth=0',
        '.t-pips >> nth=1',
        '.t-figure >> nth=0',
        '.t-figure >> nth=1',
        '.is-focus',
        '.is-pinDown',
        '.is-exposed',
        '.is-attention-high',
      ]) {
        const [around, box] = await steady(page, () =>
          Promise.all([member.boundingBox(), member.locator(part).boundingBox()]),
        );
        assert.ok(around && box && isInside(box, around), `${part}: ${JSON.stringify([around, box])}`);
      }
    await close();
  });
});
