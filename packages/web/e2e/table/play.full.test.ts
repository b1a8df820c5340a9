import { after, before, describe, it } from 'node:test';
import { type App, beginMission, desktop, startApp } from '../support/app.ts';
import { checkEnd, playToEnd } from '../support/driver.ts';
import { keys, mouse, tabTo, tabToButton } from '../support/hands.ts';

describe('a whole Mission through the interface alone', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('can be played with the mouse', async (t) => {
    const visit = await app.visit(desktop);
    await beginMission(app, visit.page, { stalkers: 2, seed: 'MOUSE' });
    const { presses, kinds } = await playToEnd(visit.page, mouse, { seed: 11 });
    t.diagnostic(`${presses} presses, ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
    await checkEnd(visit);
    await visit.close();
  });

  it('can be played with keys only, from the title on', async (t) => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    // The same Mission in every run: its seed stays with whoever goes back to the title.
    await page.goto(`${app.address}/#/new/a1/KEYS`);
    await page.locator('.new-briefing').waitFor();
    await page.goto(`${app.address}/#/`);
    await page.locator('.title-menu').waitFor();
    await tabToButton(page, 'New expedition');
    await page.keyboard.press('Enter');
    await page.locator('.new-briefing').waitFor();
    await tabTo(page, '.screen-foot .z-key-primary');
    await page.keyboard.press('Enter');
    await page.locator('.new-team').waitFor();
    await tabTo(page, '.z-choice input');
    await page.keyboard.press('ArrowLeft');
    await tabToButton(page, 'Start at once');
    await page.keyboard.press('Enter');
    await page.locator('.t-decision').waitFor();
    const { presses, kinds } = await playToEnd(page, keys, { seed: 7 });
    t.diagnostic(`${presses} presses, ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
    await checkEnd(visit);
    await visit.close();
  });
});
