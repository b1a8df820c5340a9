/** The past of a game: a slider over all of it, and the log beside it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type App, beginMission, drawn, picture, screens, startApp, steady } from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { beginReplay } from '../support/everyScreen.ts';
import { finger, mouse } from '../support/hands.ts';
import { notAtHand } from '../support/reading.ts';

/** What of the past lies over the part of the map that is in sight. */
const overMap = (page: Page): Promise<readonly string[]> =>
  steady(page, () =>
    page.evaluate(() => {
      const map = document.querySelector('.board-frame')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.t-looking, .t-looking *')]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < map.right - 1 && right > map.left + 1 && top < map.bottom - 1 && bottom > map.top + 1;
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`);
    }),
  );

describe('the past of a game', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens)) {
    const hasTouch = screen.hasTouch === true;
    const press = (what: Locator) => (hasTouch ? what.tap() : what.click());
    it(`is scrubbed through, lies over nothing of the map, and the log goes along: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen);
      await beginMission(app, page, { seed: 'TABLE' });
      await playUntil(page, hasTouch ? finger : mouse, (kind, presses) => kind === 'action' && presses > 8);
      // On a wide screen the log is always there.
      const tab = page.locator('.pane-of-log');
      if (await tab.isVisible()) await press(tab);
      await press(page.locator('.t-log-line').last());
      const slider = page.getByRole('slider', { name: 'Moment of the game' });
      await slider.waitFor();
      const moments = Number(await slider.getAttribute('max'));
      assert.ok(moments > 3, `${moments} moments`);
      const here = async (at: number) => {
        await slider.fill(String(at));
        await page.locator('.t-scrubber output', { hasText: new RegExp(`^${at} of ${moments}$`) }).waitFor();
        const line = page.locator('.t-log li.is-here');
        await line.waitFor();
        // The log is scrolled a moment after its line is marked.
        await page.waitForFunction(() => {
          const box = document.querySelector('.t-log li.is-here')?.getBoundingClientRect();
          const frame = document.querySelector('.t-log-lines')?.getBoundingClientRect();
          return box && frame && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
        });
        return page
          .locator('.t-log li')
          .evaluateAll((lines) => lines.findIndex((one) => one.matches('.is-here')));
      };
      const early = await here(1);
      await picture(page, `past-${name}`);
      assert.deepEqual(await overMap(page), []);
      assert.deepEqual(await notAtHand(page, '.t-looking :is(input, button:enabled)'), []);
      const late = await here(moments - 1);
      assert.ok(early < late, `${early}, then ${late}`);
      await press(page.getByRole('button', { name: 'Back to now' }));
      await slider.waitFor({ state: 'detached' });
      assert.deepEqual(complaints, []);
      await close();
    });

    it(`lies over nothing of the map while a whole game is played again: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen, { speed: 'normal' });
      await beginReplay(app, page);
      await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
      assert.deepEqual(await overMap(page), []);
      await press(page.getByRole('button', { name: 'Replay from here' }));
      await page.locator('.t-playback').waitFor();
      // Held, however long a busy machine takes to look.
      await page.keyboard.press('.');
      await page.locator('.t-caption').waitFor();
      await picture(page, `again-${name}`);
      assert.deepEqual(await overMap(page), []);
      assert.deepEqual(await notAtHand(page, '.t-looking :is(input, button:enabled), #skip'), []);
      await press(page.getByRole('button', { name: 'To the end', exact: true }));
      await page.locator('.t-end .t-score').waitFor();
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  for (const name of ['phone', 'sideways', 'tablet'] as const)
    it(`never grows over the tabs, however much there is to choose: ${name}`, async () => {
      const { page, close } = await app.visit(screens[name], { hints: true });
      await beginMission(app, page, { seed: 'TABLE' });
      await playUntil(page, finger, (kind) => kind === 'action');
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      for (const share of [1, 0.8, 0.65]) {
        await page.setViewportSize({ width, height: Math.max(320, Math.round(height * share)) });
        await drawn(page);
        const covered = await page.evaluate(() => {
          const much = document.createElement('div');
          much.style.cssText = 'flex:none;height:3000px;background:red';
          document.querySelector('.t-act')?.append(much);
          const hidden = [...document.querySelectorAll('.t-panes button')].filter((button) => {
            const box = button.getBoundingClientRect();
            if (box.width === 0) return false;
            const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return at === null || !button.contains(at);
          });
          much.remove();
          return hidden.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
        });
        assert.deepEqual(covered, [], `${height * share} high`);
      }
      await close();
    });
});
