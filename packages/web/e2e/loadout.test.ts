import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { asked } from './advice.ts';
import { type App, desktop, middleOf, phone, startApp } from './app.ts';
import { check } from './axe.ts';
import { begin, chooseMission, gather, packUp, press, readOn, setOut, shareOut, title } from './camp.ts';

/** Bots play a whole Mission. */
const LONG = { timeout: 240_000 };

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
    const jacket = page.locator('.camp-stash .camp-card-key').filter({ hasText: 'Leather Jacket' });
    await jacket.hover();
    await page.mouse.down();
    await slot.hover();
    await slot.hover();
    assert.match((await slot.getAttribute('class')) ?? '', /is-fit/, 'where it fits is lit');
    assert.match((await page.locator('.camp-slot.of-artifact').getAttribute('class')) ?? '', /is-unfit/);
    await page.mouse.up();
    await slot.locator('.camp-card-key').filter({ hasText: 'Leather Jacket' }).waitFor();
    // Back by dragging it home, then all of it by undo.
    await slot.locator('.camp-card-key').dragTo(page.locator('.camp-stash h2'));
    await slot.locator('.camp-slot-empty').waitFor();
    await press(page, 'Undo');
    await slot.locator('.camp-card-key').waitFor();
    await press(page, 'Undo');
    await press(page, 'Undo');
    await page.getByText('Nobody goes yet').waitFor();
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
    await touch('touchStart', from);
    for (const by of [20, 60, 100]) await touch('touchMove', { x: from.x, y: from.y + by });
    await touch('touchEnd');
    await page.waitForFunction((was) => scrollY < was, before);
    assert.equal(await page.locator('.camp-in-hand, dialog[open]').count(), 0);

    // Held, it is carried; at the edge the page comes along.
    const at = await inSight(jacket);
    const low = await top();
    await touch('touchStart', at);
    await page.locator('.camp-in-hand').waitFor();
    await touch('touchMove', { x: 180, y: 90 });
    await page.waitForFunction((was) => scrollY < was, low);
    await touch('touchMove', { x: 180, y: 300 });
    assert.match((await slot.getAttribute('class')) ?? '', /is-fit/);
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

  it('a person by name and a bot play a Mission, and the next one remembers them', LONG, async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/campaigns/COMPANY`);
    await gather(page, ['Borsuk', 'Milady']);
    await chooseMission(page);
    await packUp(page);
    await shareOut(page);
    const plays = (seat: number) => page.locator('.camp-kit').nth(seat).locator('summary');
    await plays(0).click();
    await page.getByLabel('Name of Borsuk’s player').fill('Ann');
    await plays(1).click();
    await page
      .getByRole('group', { name: 'Who plays Milady?' })
      .getByRole('radio', { name: 'Careful bot' })
      .check({ force: true });
    await check(page, 'who plays');
    /** Ann and the bot are where they were put, in this loadout and at the table it leads to. */
    const remembered = async () => {
      await plays(0).getByText('Played by: Ann').waitFor();
      await plays(1).getByText('Played by: Careful bot').waitFor();
      await setOut(page);
      await page.locator('.t-member .bots-tag').waitFor();
      assert.equal(await page.locator('.t-member .bots-tag').count(), 1);
      await asked(page);
      assert.match(await page.locator('.t-decision .t-badge').innerText(), /Borsuk\s+Ann/);
    };
    await plays(1).getByText('Played by: Careful bot').waitFor();
    await page.reload();
    await title(page, 'Loadout');
    await remembered();

    // Ann goes home; a bot plays on for her.
    await page.locator('.t-pda').getByRole('button', { name: 'Play for me' }).click();
    await page.locator('#lend-good').click();
    while ((await page.locator('.t-end').count()) === 0) await asked(page);
    await page.locator('.t-end-buttons button').last().click();
    await readOn(page);
    await title(page, 'Zone Map');
    await chooseMission(page);
    await packUp(page);
    await shareOut(page);
    await remembered();
    assert.deepEqual(complaints, []);
    await close();
  });
});
