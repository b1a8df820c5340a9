/** The title of the page says where one is, the innermost place first. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aids } from '../../src/rulesbook/aids/pages.ts';
import { type App, beginMission, screens, startApp } from '../support/app.ts';
import { atSidorovichs, begin, chooseMission, packUp, press } from '../support/camp.ts';
import { texts } from '../support/words.ts';

const words = texts('aids');

const titled = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.title === wanted, title);

describe('the title of the page', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const at = async (page: Page, path: string, title: string) => {
    await page.goto(`${app.address}/#${path}`);
    await titled(page, title);
  };

  it('tells pages, chapters, clauses and player aids apart', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    await at(page, '/', 'Zonecrawl');
    await at(page, '/new', 'Choose a Mission · Zonecrawl');
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await titled(page, 'Who goes in · Zonecrawl');
    await at(page, '/survival', 'Zone Survival · Zonecrawl');
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await titled(page, 'Who goes in · Zone Survival · Zonecrawl');
    await at(page, '/history', 'My games · Zonecrawl');
    await at(page, '/online', 'Play with friends · Zonecrawl');
    await at(page, '/settings', 'Settings · Zonecrawl');
    await at(page, '/rules', 'Rules · Zonecrawl');
    await at(page, '/rules/AT', 'Attention · Rules · Zonecrawl');
    await at(page, '/rules/AT3', 'AT3 · Attention · Rules · Zonecrawl');
    for (const aid of aids)
      await at(page, `/rules/${aid}`, `${words[`aid.${aid}.name`]} · Rules · Zonecrawl`);
    await at(page, '/replay/AQAAbroken', 'This replay cannot be opened · Zonecrawl');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('names the Mission on the table, and what lies over it as long as it does', async () => {
    const { page, close } = await app.visit(screens.laptop);
    await beginMission(app, page, { stalkers: 1 });
    await titled(page, 'Rescuing Dalik · Zonecrawl');
    await page.keyboard.press('F1');
    await titled(page, 'Help card · Rules · Rescuing Dalik · Zonecrawl');
    await page.keyboard.press('Escape');
    await titled(page, 'Rescuing Dalik · Zonecrawl');
    await close();
  });

  it('names the Campaign, its step, and with whom one trades', async () => {
    const { page, close } = await app.visit(screens.laptop);
    await begin(app, page);
    await titled(page, 'Zone Map · Campaign 1 · Zonecrawl');
    await chooseMission(page);
    await titled(page, 'Contacts · Campaign 1 · Zonecrawl');
    await atSidorovichs(page, () => titled(page, 'Sidorovich · Contacts · Campaign 1 · Zonecrawl').then());
    // Back, and Escape, lead from the Trader to the Contacts.
    await press(page, /^Trade with Sidorovich/);
    await titled(page, 'Sidorovich · Contacts · Campaign 1 · Zonecrawl');
    await page.keyboard.press('Escape');
    await titled(page, 'Contacts · Campaign 1 · Zonecrawl');
    await packUp(page);
    await titled(page, 'Loadout · Campaign 1 · Zonecrawl');
    await close();
  });
});
