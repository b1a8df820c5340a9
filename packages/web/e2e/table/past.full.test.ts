/** The past of a game: a slider over all of it, and the log beside it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, beginMission, drawn, screens, startApp } from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';

describe('the past of a game', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('is scrubbed through, and the log goes along', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    await beginMission(app, page, { seed: 'TABLE' });
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 8);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.locator('.t-log-line').last().click();
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
    const late = await here(moments - 1);
    assert.ok(early < late, `${early}, then ${late}`);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await slider.waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await close();
  });

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
