/** The map shows the Mission: names, pins, what to do next, and the way to each of them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { spaceAt } from '@zonecrawl/engine/board';
import { beginGame, setUp } from '@zonecrawl/engine/game';
import { plainLoadouts } from '@zonecrawl/engine/mission';
import type { BrowserContextOptions } from 'playwright-core';
import {
  type App,
  becomes,
  beginMission,
  following,
  middleOf,
  screens,
  startApp,
  type Visit,
} from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';
import { inSight, lookElsewhere } from '../support/maps.ts';
import { texts } from '../support/words.ts';

const words = texts('missions/a1');

/** Where a space of A1 is on the board, by its name in the Mission. */
function space(name: string): string {
  const set = setUp(box, {
    from: 'mission',
    setup: { mission: 'a1', stalkers: plainLoadouts(box, ['borsuk', 'mamon']), seed: 'TABLE' },
  });
  assert.ok(set.ok);
  const { game } = beginGame(box, set.state, { keep: false });
  return `[data-space="${spaceAt(game.board, name) ?? assert.fail(name)}"]`;
}

describe('the Mission on the map', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const begun = async (screen: BrowserContextOptions): Promise<Visit> => {
    const visit = await app.visit(screen);
    await beginMission(app, visit.page, { seed: 'TABLE', stalkers: 2 });
    await playUntil(visit.page, screen.hasTouch === true ? finger : mouse, (kind) => kind === 'action');
    return visit;
  };
  for (const [name, screen] of Object.entries(screens)) {
    it(`has names and pins, says in one line what to do next, and flies to a place: ${name}`, async () => {
      const { page, complaints, close } = await begun(screen);
      for (const id of ['henHouse', 'cell', 'radioShack']) {
        const written = await page.locator(`[data-name="${id}"]`).textContent();
        assert.equal(written?.replaceAll(/\s+/g, ''), String(words[`place.a1.${id}`]).replaceAll(/\s+/g, ''));
      }
      const all = ['Lift the bar', 'Leave the camp', 'Ram the door', 'A Shack with a Mast'];
      const pins = await following(
        page,
        () => page.locator('.b-token-pin .b-pin-name').allTextContents(),
        (there) => all.every((wanted) => there.includes(wanted)),
      );
      for (const wanted of all) assert.ok(pins.includes(wanted), `${wanted} among ${pins}`);
      assert.equal(await page.locator('.b-pin-exit.is-closed').count(), 1, 'nobody leaves without Dalik');

      const next = page.locator('.t-next');
      await next.filter({ hasText: String(words['aim.a1.findKey']) }).waitFor();
      await lookElsewhere(page);
      await next.click();
      await inSight(page, space('4:R'));
      await page.locator('.b-marked').waitFor();

      // A row of the Mission leads to its place.
      await lookElsewhere(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('dialog[open] .t-option', { hasText: 'The Mission' }).click();
      await page.locator('.t-where-row', { hasText: 'Ram the door' }).click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await inSight(page, space('5:G'));
      // From near its name can be read.
      const pin = page.locator('.b-pin-name', { hasText: 'Ram the door' });
      await becomes(page, () => pin.evaluate((one) => one.checkVisibility({ checkOpacity: true })), true);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  for (const name of ['laptop', 'large'] as const)
    it(`explains what is under the pointer, in a line and, with the right button, in full: ${name}`, async () => {
      const { page, close } = await begun(screens[name]);
      const gate = space('1:k');
      const { x, y } = await middleOf(page.locator(gate));
      await page.mouse.move(x, y);
      const under = page.locator('.t-under');
      await page.waitForFunction(() =>
        document.querySelector('.t-under')?.textContent?.includes('Lift the bar'),
      );
      assert.match(await under.innerText(), /Leave the camp: not yet possible/);
      await page.mouse.click(x, y, { button: 'right' });
      await page.locator('.t-inspect', { hasText: 'Lift the bar (Standard Action)' }).waitFor();
      await close();
    });

  it('says where an Action can be done that is not possible here, and goes there', async () => {
    const { page, close } = await begun(screens.phone);
    await page.getByRole('button', { name: 'Why not something else?' }).click();
    await page.locator('.t-where-to').first().click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await close();
  });
});
