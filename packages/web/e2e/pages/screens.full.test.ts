/** The pages around a game, a Campaign's and the end of a game on every screen: nothing is cut off or out of reach. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, drawn, picture, screens, startApp } from '../support/app.ts';
import { campaignPages, pagesAround } from '../support/everyScreen.ts';
import { cutOff, unreachable } from '../support/reading.ts';

/** Replay links of games that were won. */
const won: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../fixtures/survival.json', import.meta.url), 'utf8'),
);

async function endOfGame({ address }: App, page: Page, seen: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${address}/#/replay/${won['zs.winterStores.farmstead']}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.t-end .t-score').waitFor();
  await seen('end');
}

describe('the pages on every screen', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens))
    it(`have everything in sight or in reach: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen);
      const faults: string[] = [];
      const seen = async (state: string) => {
        await drawn(page);
        await picture(page, `pages-${name}-${state}`);
        for (const one of await cutOff(page)) faults.push(`${state}: cut off: ${one}`);
        for (const one of await unreachable(page, { whole: true }))
          faults.push(`${state}: out of reach: ${one}`);
      };
      for (const walk of [pagesAround, campaignPages, endOfGame]) await walk(app, page, seen);
      assert.deepEqual(faults, []);
      assert.deepEqual(complaints, []);
      await close();
    });
});
