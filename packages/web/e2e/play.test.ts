import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, beginMission, desktop, phone, startApp, type Visit } from './app.ts';
import { playToEnd } from './driver.ts';
import { finger, keys, mouse, tabTo } from './hands.ts';

/** A whole game takes about a minute on a slow machine. */
const LONG = { timeout: 170_000 };

describe('a whole Mission through the interface alone', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const checkEnd = async ({ page, complaints }: Visit) => {
    await page.locator('.t-end').waitFor();
    assert.deepEqual(complaints, []);
    await page
      .getByRole('button', { name: /done|menu|leave/i })
      .last()
      .waitFor();
  };

  it('can be played with the mouse', LONG, async (t) => {
    const visit = await app.visit(desktop);
    await beginMission(app, visit.page, { stalkers: 2, seed: 'MOUSE' });
    const { presses, kinds } = await playToEnd(visit.page, mouse, { seed: 11 });
    t.diagnostic(`${presses} presses, ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
    await checkEnd(visit);
    await visit.close();
  });

  it('can be played with keys only, from the title on', LONG, async (t) => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    await page.goto(app.address);
    await page
      .getByRole('button', { name: 'New expedition' })
      .evaluate((button) => button.setAttribute('data-wanted', ''));
    await tabTo(page, '[data-wanted]');
    await page.keyboard.press('Enter');
    await page.locator('.new-briefing').waitFor();
    await tabTo(page, '.screen-foot .z-key-primary');
    await page.keyboard.press('Enter');
    await tabTo(page, '.z-choice input');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, '.screen-foot button');
    await page.keyboard.press('Enter');
    await page.locator('.t-decision').waitFor();
    const { presses, kinds } = await playToEnd(page, keys, { seed: 7 });
    t.diagnostic(`${presses} presses, ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
    await checkEnd(visit);
    await visit.close();
  });

  it('can be played with a finger on a phone of 360 by 740', LONG, async (t) => {
    const visit = await app.visit(phone);
    await beginMission(app, visit.page, { stalkers: 1, seed: 'TOUCH' });
    const { presses, kinds } = await playToEnd(visit.page, finger, { seed: 5 });
    t.diagnostic(`${presses} presses, ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
    await checkEnd(visit);
    await visit.close();
  });
});
