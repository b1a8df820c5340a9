/**
 * The pages around a game, a Campaign's and the end of a game on every screen: nothing is cut off or out of reach, and axe
 * finds no barrier.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { type App, drawn, picture, screens, startApp } from '../support/app.ts';
import { barriers } from '../support/axe.ts';
import { campaignPages, endOfGame, pagesAround } from '../support/everyScreen.ts';
import { cutOff, unreachable } from '../support/reading.ts';

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
        for (const one of await barriers(page, state)) faults.push(`a barrier: ${one}`);
      };
      for (const walk of [pagesAround, campaignPages, endOfGame]) await walk(app, page, seen);
      assert.deepEqual(faults, []);
      assert.deepEqual(complaints, []);
      await close();
    });
});
