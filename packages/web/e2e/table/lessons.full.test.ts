/** The introduction on every screen: what the coach speaks of is in sight, without anybody moving the map. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { introduction } from '@zonecrawl/content/lessons';
import type { BrowserContextOptions } from 'playwright-core';
import { type App, becomes, picture, screens, startApp } from '../support/app.ts';
import { notAtHand } from '../support/reading.ts';
import { beginWalk, pointlessOf, walkHome } from '../support/walk.ts';

describe('the lessons of the introduction', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens))
    it(`bring what they point at into view, and ring it: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen, { hints: true });
      await page.goto(app.address);
      await page.locator('.title-menu').waitFor();
      await beginWalk(page);
      const lessons = await walkHome(page, async (lesson, number) => {
        await picture(page, `lesson-${name}-${number}-${lesson}`);
        await becomes(page, () => pointlessOf(page, lesson), [], `${lesson}: out of sight`);
        assert.deepEqual(await notAtHand(page, '.coach button'), [], lesson);
      });
      const stations: readonly string[] = introduction.map(({ lesson }) => lesson);
      assert.deepEqual(
        lessons.filter((lesson) => stations.includes(lesson)),
        stations,
      );
      assert.equal(await page.locator('.t-end.is-won').count(), 1, `won, after ${lessons.join(', ')}`);
      assert.deepEqual(complaints, []);
      await close();
    });
});
