import { after, before, describe, it } from 'node:test';
import { type App, beginMission, desktop, phone, readAll, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';

/** A device that puts its own colours in place of ours. */
const forced = { ...desktop, forcedColors: 'active' } as const;

describe('axe finds no violation', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const theme of ['zone', 'contrast', 'forced colours'] as const) {
    it(`on the screens around the game (${theme})`, async () => {
      const { page, close } = await (theme === 'forced colours'
        ? app.visit(forced)
        : app.visit(desktop, { chosenTheme: theme }));
      const at = async (address: string, ready: string, name: string) => {
        await page.goto(`${app.address}/#${address}`);
        await page.locator(ready).first().waitFor();
        await check(page, name);
      };
      await at('/', '.title-menu', 'title');
      await at('/new', '.new-map img', 'choosing a Mission');
      await page.getByRole('button', { name: 'Choose the team' }).click();
      await page.locator('.new-team').waitFor();
      await check(page, 'team');
      await page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click();
      await page.locator('dialog[open] .z-card').first().waitFor();
      await check(page, 'choosing a Stalker');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pack gear' }).click();
      await page.locator('.new-gear').waitFor();
      await page.getByText('Seed and house rules').click();
      await check(page, 'gear');
      await page.locator('.new-slot-key').first().click();
      await page.locator('dialog[open] .z-card').first().waitFor();
      await check(page, 'shop');
      await page.keyboard.press('Escape');
      await at('/settings', '.settings', 'settings');
      await at('/rules', '.rules-contents', 'rules');
      await at('/rules/AT3', '.rule.is-wanted', 'a clause');
      await page.getByRole('searchbox').fill('attention');
      await page.locator('.rule mark').first().waitFor();
      await check(page, 'search');
      await beginMission(app, page, { seed: 'AXE', stalkers: 1 });
      await at('/saves', '.save', 'saved games');
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.locator('dialog[open]').waitFor();
      await check(page, 'a question');
      await close();
    });
  }

  for (const [colours, screen] of [
    ['ours', desktop],
    ['forced', forced],
  ] as const)
    it(`in the panes of the table: keys, rules and settings over it (${colours} colours)`, async () => {
      const { page, close } = await app.visit(screen);
      await beginMission(app, page, { seed: 'PANES', stalkers: 2 });
      await readAll(page);
      await check(page, 'table');
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
      await check(page, 'keys');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Rules', exact: true }).first().click();
      await page.locator('.rules-contents').waitFor();
      await check(page, 'rules over the table');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
      await page.locator('dialog[open] .settings').waitFor();
      await check(page, 'settings over the table');
      await page.keyboard.press('Escape');
      await close();
    });

  it('in the panes of the table on a phone', async () => {
    const { page, close } = await app.visit(phone);
    await beginMission(app, page, { seed: 'PANES', stalkers: 2 });
    await readAll(page);
    await page.getByRole('button', { name: 'PDA' }).tap();
    await check(page, 'PDA');
    await page.getByRole('button', { name: 'Log' }).tap();
    await check(page, 'log');
    await close();
  });
});
