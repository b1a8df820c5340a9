/** What is opened for a moment: the shop tells what a Weapon can do, and a drawer comes from the side of its button. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { type App, beginMission, middleOf, screens, startApp, steady } from '../support/app.ts';
import { cutOff, unreachable } from '../support/reading.ts';

/** So wide that a sheet takes one side, and not the lower edge. */
const WIDE = 1000;

describe('drawers', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens)) {
    const width = screen.viewport?.width ?? 0;
    it(`open beside their button, the shop with the figures of every Weapon: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen);
      const press = (what: Locator) => (screen.hasTouch === true ? what.tap() : what.click());
      /** Which half of the screen it is in. */
      const sideOf = async (what: Locator) => ((await middleOf(what)).x < width / 2 ? 'left' : 'right');
      const opensBeside = async (button: Locator) => {
        const side = await sideOf(button);
        await press(button);
        const sheet = page.locator('dialog[open].z-sheet .z-modal');
        await sheet.waitFor();
        if (width > WIDE) assert.equal(await sideOf(sheet), side, `${button}`);
        return side;
      };

      await page.goto(`${app.address}/#/new/a1/SHOP`);
      await page.getByRole('button', { name: 'Choose the team' }).click();
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await page.getByRole('button', { name: 'Pack gear' }).click();
      await page.locator('.new-gear').waitFor();
      await opensBeside(page.locator('.new-slot-key').first());
      await page.locator('dialog[open] .z-card').first().waitFor();
      const figures = await steady(page, () =>
        page.locator('dialog[open] .z-card').evaluateAll((cards) =>
          cards.map(
            (card) =>
              [...card.querySelectorAll<HTMLElement>('.z-card-figure')]
                .filter((figure) => {
                  const { left, right, top, bottom } = figure.getBoundingClientRect();
                  const around = card.getBoundingClientRect();
                  const isIn = left >= around.left && right <= around.right && bottom <= around.bottom;
                  return figure.checkVisibility() && isIn && top >= around.top && /\d/.test(figure.innerText);
                })
                .map((figure) => figure.innerText).length,
          ),
        ),
      );
      assert.ok(figures.length > 3 && figures.every((count) => count === 3), `figures: ${figures}`);
      assert.deepEqual(await cutOff(page), []);
      assert.deepEqual(await unreachable(page, { whole: true }), []);

      // At the table the menu is on one side, and on a wide screen the Mission on the other.
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.goto(`${app.address}/#/`);
      await page.locator('.title-menu').waitFor();
      await beginMission(app, page, { seed: 'TABLE', stalkers: 2 });
      assert.equal(await opensBeside(page.getByRole('button', { name: 'Menu', exact: true })), 'left');
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      if (width > WIDE)
        assert.equal(
          await opensBeside(page.getByRole('button', { name: 'The Mission', exact: true })),
          'right',
        );
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});
