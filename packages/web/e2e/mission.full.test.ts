/** The map shows the Mission: names, pins, what to do next, and the way to each of them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { spaceAt } from '@zonecrawl/engine/board';
import { beginGame, setUp } from '@zonecrawl/engine/game';
import { plainLoadouts } from '@zonecrawl/engine/mission';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, beginMission, following, middleOf, screens, startApp, type Visit } from './app.ts';
import { playUntil } from './driver.ts';
import { finger, mouse } from './hands.ts';
import { texts } from './words.ts';

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

/** Waits until most of it is on the part of the map that is in sight. */
const inSight = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction((what) => {
    const place = document.querySelector(what)?.getBoundingClientRect();
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
    if (place === undefined || frame === undefined) return false;
    const isIn = (start: number, end: number, from: number, to: number) =>
      Math.min(end, to) - Math.max(start, from) > Math.min(end - start, to - from) / 2;
    return (
      isIn(place.left, place.right, frame.left, frame.right) &&
      isIn(place.top, place.bottom, frame.top, frame.bottom)
    );
  }, selector);
};

/** Closer, somewhere else. */
async function lookElsewhere(page: Page): Promise<void> {
  const frame = await page.locator('.board-frame').boundingBox();
  assert.ok(frame);
  await page.mouse.move(frame.x + 20, frame.y + frame.height - 20);
  for (let turns = 0; turns < 8; turns += 1) await page.mouse.wheel(0, -300);
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
  it('writes the names of places on it, and pins what can be done and the ways out', async () => {
    const { page, close } = await begun(screens.laptop);
    for (const id of ['henHouse', 'cell', 'radioShack']) {
      const name = await page.locator(`[data-name="${id}"]`).textContent();
      assert.equal(name?.replaceAll(/\s+/g, ''), String(words[`place.a1.${id}`]).replaceAll(/\s+/g, ''));
    }
    const all = ['Lift the bar', 'Leave the camp', 'Ram the door', 'A Shack with a Mast'];
    const pins = await following(
      page,
      () => page.locator('.b-token-pin').allTextContents(),
      (there) => all.every((wanted) => there.includes(wanted)),
    );
    for (const wanted of all) assert.ok(pins.includes(wanted), `${wanted} among ${pins}`);
    assert.equal(await page.locator('.b-pin-exit.is-closed').count(), 1, 'nobody leaves without Dalik');
    await close();
  });

  for (const [name, screen] of Object.entries(screens)) {
    it(`says in one line what to do next, and shows where: ${name}`, async () => {
      const { page, complaints, close } = await begun(screen);
      const next = page.locator('.t-next');
      await next.filter({ hasText: String(words['aim.a1.findKey']) }).waitFor();
      await lookElsewhere(page);
      await next.click();
      await inSight(page, space('4:R'));
      await page.locator('.b-marked').waitFor();
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it('flies from a row of the Mission to its place', async () => {
    const { page, close } = await begun(screens.laptop);
    await lookElsewhere(page);
    await page.getByRole('button', { name: 'The Mission' }).click();
    await page.locator('.t-where-row', { hasText: 'Ram the door' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await inSight(page, space('5:G'));
    await close();
  });

  it('explains what is under the pointer, in a line and, with the right button, in full', async () => {
    const { page, close } = await begun(screens.laptop);
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
