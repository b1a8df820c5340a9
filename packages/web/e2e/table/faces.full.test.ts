import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, beginMission, following, picture, screens, startApp, steady } from '../support/app.ts';

/** The drawings on the figures of the map, in their order; empty where there is none. */
const portraits = (page: Page, kind: string): Promise<readonly string[]> =>
  steady(page, () =>
    page
      .locator(`.b-piece-${kind}`)
      .evaluateAll((pieces) => pieces.map((piece) => piece.querySelector('.b-portrait')?.innerHTML ?? '')),
  );

/** The same when all are there: they come one after the other. */
const allPortraits = (page: Page, kind: string): Promise<readonly string[]> =>
  following(
    page,
    () => portraits(page, kind),
    (drawings) => drawings.length > 0 && !drawings.includes(''),
  );

describe('faces', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const name of ['laptop', 'large', 'phone', 'sideways', 'tablet'] as const) {
    it(`tell figures apart, and are in the team bar and on cards (${name})`, async () => {
      const screen: BrowserContextOptions = screens[name];
      const { page, complaints, close } = await app.visit(screen);
      await beginMission(app, page, { stalkers: 3 });
      const stalkers = await allPortraits(page, 'stalker');
      assert.ok(!stalkers.includes(''), 'every Stalker has a face');
      assert.equal(new Set(stalkers).size, 3, 'every Stalker looks different');
      const enemies = await allPortraits(page, 'enemy');
      assert.ok(enemies.length > 0 && !enemies.includes(''), 'every Enemy bears a picture');
      assert.ok(new Set(enemies).size > 1, 'Bandits are told apart by their weapons');

      // A phone held sideways has no room for the team bar.
      await page.locator('.t-member-face .face').nth(2).waitFor({ state: 'attached' });
      const sizes = await steady(page, () =>
        page
          .locator('.t-member-face .face')
          .evaluateAll((members) =>
            members.map((member) => Math.round(member.getBoundingClientRect().width)),
          ),
      );
      assert.equal(sizes.length, 3);
      assert.ok(
        sizes.every((size) => (name === 'sideways' ? size === 0 : size >= 24)),
        `faces in the team bar: ${sizes}`,
      );

      await page.goto(`${app.address}/#/new/a1/FACES`);
      await page.getByRole('button', { name: 'Choose the team' }).click();
      await page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click();
      const onCard = page.locator('.new-cards .z-card .face').first();
      await onCard.waitFor();
      const there = await steady(page, () => onCard.boundingBox());
      assert.ok(there !== null && there.width >= 140, 'a face on a card is large');
      assert.equal(await onCard.getAttribute('aria-hidden'), 'true');
      await picture(page, `faces-${name}`);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it('are not needed to play', async () => {
    const { page, context, close } = await app.visit(screens.laptop);
    await context.route('**/pictures-*.js', (route) => route.abort());
    await beginMission(app, page);
    await page.locator('.t-decision').waitFor();
    assert.deepEqual(new Set(await portraits(page, 'stalker')), new Set(['']));
    assert.match(
      (await page.locator('.b-piece-enemy .b-piece-hit').first().getAttribute('aria-label')) ?? '',
      /Bandit/,
    );
    await close();
  });
});
