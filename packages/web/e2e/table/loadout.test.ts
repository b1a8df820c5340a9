import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { type App, desktop, middleOf, phone, startApp } from '../support/app.ts';
import { begin, chooseMission, packUp, press } from '../support/camp.ts';

describe('C7 the loadout of a Campaign', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('C7 a card can be dragged to a slot, and everything is taken back until the team departs', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await begin(app, page);
    await chooseMission(page);
    await packUp(page);
    await press(page, 'Borsuk');
    const slot = page.locator('.camp-slot.of-armor');
    await slot.waitFor();
    const foot = page.locator('.screen-foot');
    await foot.getByText('No Weapon: Borsuk.').waitFor();
    assert.equal(await foot.locator('.z-key-primary').count(), 0, 'nothing urges to go without a Weapon');
    const jacket = page.locator('.camp-stash .camp-card-key').filter({ hasText: 'Leather Jacket' });
    await jacket.hover();
    await page.mouse.down();
    await slot.hover();
    await slot.hover();
    // Where it fits is lit.
    await page.locator('.camp-slot.of-armor.is-fit').waitFor();
    await page.locator('.camp-slot.of-artifact.is-unfit').waitFor();
    await page.mouse.up();
    await slot.locator('.camp-card-key').filter({ hasText: 'Leather Jacket' }).waitFor();
    // Back by dragging it home, then all of it by undo.
    await slot.locator('.camp-card-key').dragTo(page.locator('.camp-stash h2'));
    await slot.locator('.camp-slot-empty').waitFor();
    await press(page, 'Undo');
    await slot.locator('.camp-card-key').waitFor();
    await press(page, 'Undo');
    await press(page, 'Undo');
    await page.getByText('No one goes yet').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('C7 a finger that holds a card drags it to a slot, and one that swipes over it scrolls', async () => {
    const { page, context, complaints, close } = await app.visit(phone);
    await begin(app, page);
    await chooseMission(page);
    await packUp(page);
    await press(page, 'Borsuk');
    const slot = page.locator('.camp-slot.of-armor');
    const jacket = page.locator('.camp-stash .camp-card-key').filter({ hasText: 'Leather Jacket' });
    const touching = await context.newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => touching.send('Input.dispatchTouchEvent', { type, touchPoints });
    const top = () => page.evaluate(() => scrollY);
    /** Where it can be touched: in the middle of the screen, with the page at rest. */
    const inSight = async (what: Locator) => {
      await middleOf(what);
      await what.evaluate((there) => there.scrollIntoView({ block: 'center' }));
      return middleOf(what);
    };

    // A swipe over the card: the page moves, the card stays.
    const from = await inSight(jacket);
    const before = await top();
    // A finger that rests holds the card. This one never does, but a busy machine may pause between two of its moves.
    await page.evaluate(() => {
      const { setTimeout } = globalThis;
      const quick = (work: () => void, after = 0) =>
        after < 100 ? Reflect.apply(setTimeout, globalThis, [work, after]) : 0;
      Object.assign(globalThis, { setTimeout: quick, rest: () => Object.assign(globalThis, { setTimeout }) });
    });
    await Promise.all([
      touch('touchStart', from),
      ...[20, 60, 100].map((by) => touch('touchMove', { x: from.x, y: from.y + by })),
      touch('touchEnd'),
    ]);
    await page.waitForFunction((was) => scrollY < was, before);
    assert.equal(await page.locator('.camp-in-hand, dialog[open]').count(), 0);
    await page.evaluate(() => void Reflect.get(globalThis, 'rest')());

    // Held, it is carried; at the edge the page comes along.
    const at = await inSight(jacket);
    const low = await top();
    await touch('touchStart', at);
    await page.locator('.camp-in-hand').waitFor();
    await touch('touchMove', { x: 180, y: 90 });
    await page.waitForFunction((was) => scrollY < was, low);
    await touch('touchMove', { x: 180, y: 300 });
    await page.locator('.camp-slot.of-armor.is-fit').waitFor();
    await touch('touchMove', await inSight(slot));
    await touch('touchEnd');
    await slot.locator('.camp-card-key').filter({ hasText: 'Leather Jacket' }).waitFor();
    assert.equal(await page.locator('.camp-in-hand, dialog[open]').count(), 0, 'a drag is no tap');
    // And a tap is no drag.
    await slot.locator('.camp-card-key').tap();
    await page.locator('dialog[open]').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
});
