/** Zone Survival before the table: the game of the day, codes, and what axe says of the pages. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, desktop, phone, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { texts } from '../support/words.ts';

const words = texts('survivalUi');
const said = (key: string): string => String(words[key]);

describe('the pages of Zone Survival', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const theme of ['zone', 'contrast'] as const)
    it(`has no barrier that axe knows of on the pages around the table (${theme})`, async () => {
      const { page, close } = await app.visit(theme === 'zone' ? phone : desktop, { chosenTheme: theme });
      await page.goto(`${app.address}/#/survival/day/2026-11-16`);
      await page.locator('.new-map img').waitFor();
      await check(page, 'choosing');
      await page.goto(`${app.address}/#/history`);
      await page.locator('.zs-achievements').waitFor();
      await check(page, 'history');
      await page.goto(`${app.address}/#/replay/AQAAbroken`);
      await page.getByRole('heading', { name: said('survival.replay.broken') }).waitFor();
      await check(page, 'a broken link');
      await close();
    });

  it('opens a code that was typed, and says what is wrong with one that is none', async () => {
    const { page, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/survival`);
    const field = page.getByLabel(said('survival.enter'));
    await field.fill('1234');
    await page.getByRole('button', { name: said('survival.open'), exact: true }).click();
    await page.getByText(said('survival.code.length')).waitFor();
    await field.fill('0000-0000-0001');
    await field.press('Enter');
    await page.getByText(said('survival.code.check')).waitFor();
    await close();
  });

  it('offers the same game of the day to everybody, by its date', async () => {
    const games: string[] = [];
    for (const screen of [desktop, phone]) {
      const { page, close } = await app.visit(screen);
      await page.goto(`${app.address}/#/survival/day/2026-11-16`);
      await page.locator('.zs-day', { hasText: '2026-11-16' }).waitFor();
      games.push(await page.locator('.zs-briefing h2').innerText());
      await page.getByRole('button', { name: 'Start at once' }).waitFor();
      await close();
    }
    assert.equal(games[0], games[1]);
  });
});
