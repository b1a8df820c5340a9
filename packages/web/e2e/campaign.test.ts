import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { asked } from './advice.ts';
import { type App, desktop, listen, phone, startApp } from './app.ts';
import { check } from './axe.ts';
import {
  begin,
  buy,
  chooseMission,
  coupons,
  depart,
  gather,
  packUp,
  press,
  readOn,
  setOut,
  shareOut,
  title,
} from './camp.ts';
import { look, playToEnd, playUntil } from './driver.ts';
import { mouse, tabTo } from './hands.ts';
import { inputsKept } from './shelf.ts';

/** A whole Mission takes about a minute on a slow machine. */
const LONG = { timeout: 240_000 };

/** Nothing sticks out to the side, however small the screen. */
async function fits(page: Page, screen: string): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok((wide ?? 0) <= (room ?? 0), `${screen} is ${wide} wide on a screen of ${room}`);
}

describe('a Campaign through the interface alone', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('goes from the first Stalker through A1 to the second Exploration with a mouse', LONG, async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await begin(app, page);
    await page
      .getByRole('button', { name: /New Contact, open/ })
      .first()
      .click();
    await press(page, 'Go there');
    await readOn(page);
    await chooseMission(page);
    await buy(page, ['Weapons', 'Weapons', 'Items', 'Magazines']);
    await depart(page);

    // A reload in the middle of the Mission goes on there, and it still belongs to its Campaign.
    await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 5, 11);
    await page.reload();
    await page.locator('.t-table .t-decision').waitFor();
    await page.goto(`${app.address}/#/campaigns`);
    await page.getByText('out at').waitFor();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await press(page, 'Back into the Zone');
    await page.locator('.t-table .t-decision').waitFor();

    await playToEnd(page, mouse, { seed: 11 });
    await page.locator('.t-end-buttons button').last().click();
    await page.locator('.camp-stamp').waitFor();
    await page.getByText('Coming home').waitFor();
    assert.ok((await page.locator('.camp-page-text').first().innerText()).length > 40, 'the ending is told');
    await readOn(page);
    await title(page, 'Zone Map');
    await page.getByText('Exploration 2').waitFor();
    await press(page, 'The story so far');
    await page.getByRole('tab', { name: 'Missions' }).click();
    assert.equal(await page.locator('.camp-finished li').count(), 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('fits a phone at every step, and axe finds no violation on any of its screens', LONG, async () => {
    for (const [options, theme] of [
      [phone, 'zone'],
      [desktop, 'contrast'],
    ] as const) {
      const { page, complaints, close } = await app.visit(options, { theme });
      const seen = async (screen: string) => {
        await fits(page, screen);
        await check(page, `${screen} (${theme})`);
      };
      await page.goto(`${app.address}/#/campaigns`);
      await title(page, 'Campaigns');
      await seen('no Campaign');
      await press(page, 'New Campaign');
      await title(page, 'The group');
      await seen('the group');
      await press(page, 'Borsuk joins');
      await press(page, 'Milady joins');
      await press(page, /^Into the Zone/);
      await title(page, 'Zone Map');
      await seen('the Zone Map');
      await page
        .getByRole('button', { name: /New Contact, open/ })
        .first()
        .click();
      await seen('a place');
      await press(page, 'Go there');
      await page.locator('.camp-page').waitFor();
      await seen('a script');
      await readOn(page);
      await chooseMission(page);
      await seen('Contacts');
      await press(page, /^Trade with Sidorovich/);
      await page.locator('.camp-trader').waitFor();
      await page.locator('.camp-ware-deal button:not(:disabled)').first().click();
      await page.locator('.camp-ware-name').first().click();
      await page.locator('.camp-ware .z-card').waitFor();
      await seen('a Trader');
      await page.getByRole('tab', { name: 'Sell' }).click();
      await seen('selling');
      await press(page, /^Leave/);
      await press(page, /^Ask The Guide/);
      await page.locator('.camp-talk').waitFor();
      await seen('a Loner');
      await press(page, /^Leave/);
      await press(page, /^Talk to The Patron/);
      await page.locator('.camp-talk').waitFor();
      await seen('a Contract');
      await press(page, /^Leave/);
      await packUp(page);
      await press(page, 'Share out for me');
      await page.locator('.camp-kit').nth(1).waitFor();
      await page.waitForTimeout(500);
      await seen('the loadout');
      await page.locator('.camp-kit .camp-card-key').first().click();
      await page.locator('dialog[open]').waitFor();
      await seen('where a card goes');
      await page.keyboard.press('Escape');
      await page.locator('.camp-slot-empty').last().click();
      await page.locator('dialog[open]').waitFor();
      await seen('what goes into a slot');
      await page.keyboard.press('Escape');
      await press(page, 'Stash');
      await page.locator('dialog[open]').waitFor();
      await seen('the Stash');
      await page.keyboard.press('Escape');
      await press(page, 'The story so far');
      await page.locator('.camp-book').waitFor();
      await seen('the chronicle');
      await page.getByRole('tab', { name: 'Achievements' }).click();
      await seen('achievements');
      await press(page, 'Back');
      await press(page, /^Depart/);
      await page.locator('.t-table .t-decision').waitFor();
      await page.goto(`${app.address}/#/campaigns`);
      await page.locator('.camp-line').waitFor();
      await seen('the list of Campaigns');
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.getByRole('button', { name: 'Back into the Zone' }).waitFor();
      await seen('a Mission under way');
      assert.deepEqual(complaints, []);
      await close();
    }
  });

  it('can be led with keys only, and every key that does something is shown', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/campaigns`);
    await title(page, 'Campaigns');
    /** Like somebody who sees that the key is lit. */
    const key = async (name: string) => {
      await page.locator(`button[aria-keyshortcuts="${name}"]:enabled`).waitFor();
      await page.keyboard.press(name);
    };
    const choose = async (name: string | RegExp) => {
      await page
        .getByRole('button', { name })
        .first()
        .evaluate((button) => button.setAttribute('data-wanted', ''));
      await tabTo(page, '[data-wanted]', 200);
      await page.evaluate(() => document.querySelector('[data-wanted]')?.removeAttribute('data-wanted'));
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
    };
    await choose('New Campaign');
    await title(page, 'The group');
    await choose('Borsuk joins');
    await page.getByText('1 Stalker in the group').waitFor();
    await key('z');
    await page.getByText('Nobody has joined yet').waitFor();
    await key('y');
    await page.getByText('1 Stalker in the group').waitFor();
    for (const [key, name] of [
      ['z', 'Undo'],
      ['y', 'Redo'],
      ['b', 'Stash'],
      ['j', 'The story so far'],
    ] as const)
      assert.equal(
        await page.getByRole('button', { name, exact: true }).getAttribute('aria-keyshortcuts'),
        key,
      );
    await key('n');
    await title(page, 'Zone Map');
    await choose(/Mission, open/);
    await choose('Choose this Mission');
    await page.locator('.camp-page').waitFor();
    await key('n');
    await title(page, 'Zone Map');
    await key('n');
    await title(page, 'Contacts');
    await key('n');
    await title(page, 'Loadout');
    await choose('Borsuk');
    await page.locator('.camp-kit').waitFor();
    await choose(/^Leather Jacket/);
    await page.locator('dialog[open]').waitFor();
    await choose(/^Armor/);
    await page.locator('.camp-slot.of-armor .camp-card-key').waitFor();
    await key('n');
    await page.locator('.t-table .t-decision').waitFor();
    assert.equal((await look(page)).over, false);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a reload between Missions comes back to the very same step', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await begin(app, page);
    await chooseMission(page);
    await buy(page, ['Weapons']);
    const left = await coupons(page);
    const inputs = await inputsKept(page, 'campaignSaves');
    await page.reload();
    await page.locator('.camp-contacts').waitFor();
    assert.equal(await coupons(page), left);
    assert.equal(await inputsKept(page, 'campaignSaves'), inputs);
    // An open question of a script, too.
    await page.goto(app.address);
    await begin(app, page);
    await page.getByRole('button', { name: /Armor-maker's Workshop, New Contact, open/ }).click();
    await press(page, 'Go there');
    await page.locator('.camp-choice').first().waitFor();
    const told = await page.locator('.camp-page').innerText();
    await page.reload();
    await page.locator('.camp-choice').first().waitFor();
    assert.equal(await page.locator('.camp-page').innerText(), told);
    // And the key that is shown beside it answers it.
    await page.keyboard.press('1');
    await page.locator('.camp-choice').first().waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a second tab is told that the Campaign is open, and may take it over', async () => {
    const { page, context, close } = await app.visit(desktop);
    await begin(app, page);
    const second = await context.newPage();
    const complaints = listen(second);
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await second.getByRole('button', { name: 'Play it here' }).click();
    await title(second, 'Zone Map');
    await page.getByRole('heading', { name: 'Now played elsewhere' }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('goes out as a file and comes in elsewhere; a damaged or foreign one is refused with its place', async () => {
    const one = await app.visit(desktop);
    await begin(app, one.page);
    await chooseMission(one.page);
    await one.page.goto(`${app.address}/#/campaigns`);
    const download = one.page.waitForEvent('download');
    await press(one.page, /^Save as file/);
    const text = await readFile(await (await download).path(), 'utf8');
    await one.close();

    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/campaigns`);
    const give = (name: string, content: string) =>
      page.setInputFiles('input[type=file]', {
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    await give('campaign.json', text);
    await page.locator('.camp-line').waitFor();
    const refused = async (name: string, content: string, says: RegExp, place?: RegExp) => {
      await give(name, content);
      const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
      await dialog.getByText(says).first().waitFor();
      if (place !== undefined) {
        await dialog.getByText('What exactly is wrong').click();
        await dialog.locator('code').filter({ hasText: place }).first().waitFor();
      }
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      assert.equal(await page.locator('.camp-line').count(), 1, 'nothing else is on the shelf');
    };
    await refused('cut.json', text.slice(0, text.length / 2), /cannot be read/);
    await refused('foreign.json', '{"hello":"world"}', /another program/);
    await refused('newer.json', text.replace('"format":1', '"format":99'), /newer version/);
    await refused('touched.json', text.replace(/"coupons":\d+/, '"coupons":"many"'), /damaged/, /coupons/);
    await press(page, /^Continue/);
    await title(page, 'Contacts');

    // Deleting asks nothing, because it can be taken back.
    await page.goto(`${app.address}/#/campaigns`);
    await press(page, /^Delete/);
    await page.getByText('was deleted').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.camp-line').length === 0);
    await page.locator('.app-notices').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.camp-line').waitFor();
    await press(page, /^Rename/);
    await page.getByLabel('Name of the Campaign').fill('North by hook or crook');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'North by hook or crook' }).waitFor();
    await press(page, /^Continue/);
    await title(page, 'Contacts');
    assert.deepEqual(complaints, []);
    await close();
  });

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
    await jacket.scrollIntoViewIfNeeded();
    const touching = await context.newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => touching.send('Input.dispatchTouchEvent', { type, touchPoints });
    const middle = async (what: Locator) => {
      const { x, y, width, height } = (await what.boundingBox()) ?? assert.fail('it is not there');
      return { x: x + width / 2, y: y + height / 2 };
    };
    const top = () => page.evaluate(() => scrollY);

    // A swipe up over the card: the page moves, the card stays.
    const before = await top();
    const from = await middle(jacket);
    await touch('touchStart', from);
    for (const by of [20, 60, 100]) await touch('touchMove', { x: from.x, y: from.y + by });
    await touch('touchEnd');
    await page.waitForFunction((was) => scrollY < was, before);
    assert.equal(await page.locator('.camp-in-hand, dialog[open]').count(), 0);

    // Held, it is carried; at the edge the page comes along until the slot is there.
    await jacket.scrollIntoViewIfNeeded();
    await touch('touchStart', await middle(jacket));
    await page.locator('.camp-in-hand').waitFor();
    await touch('touchMove', { x: 180, y: 100 });
    await page.waitForFunction(() => {
      const { top: y, height } = document.querySelector('.camp-slot.of-armor')?.getBoundingClientRect() ?? {
        top: 0,
        height: 0,
      };
      return y + height / 2 > 160;
    });
    assert.match((await slot.getAttribute('class')) ?? '', /is-fit/);
    await touch('touchMove', { x: 180, y: 300 });
    await touch('touchMove', await middle(slot));
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

  it('C4 the Guide opens the map once more from among the Contacts', async () => {
    const { page, complaints, close } = await app.visit(phone);
    await begin(app, page);
    await chooseMission(page);
    await press(page, /^Ask The Guide/);
    await press(page, 'Another path');
    await press(page, /more places? to visit/);
    await page.locator('dialog[open] .zm-frame').waitFor();
    await check(page, 'the map over the Contacts');
    await page.locator('dialog[open] .camp-places-key:not(.is-closed)').first().click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Go there' }).click();
    await readOn(page);
    await title(page, 'Contacts');
    await page.getByText('1 of 3 Contacts used').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('a damaged save on the shelf is told with its place, and the Exploration before can be opened', async () => {
    const { page, close } = await app.visit(desktop);
    await begin(app, page);
    await page.goto(`${app.address}/#/campaigns`);
    await page.locator('.camp-line').waitFor();
    await page.evaluate(async () => {
      const open = indexedDB.open('zonecrawl');
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const store = database.transaction('campaignSaves', 'readwrite').objectStore('campaignSaves');
      const all = store.getAll();
      const [now] = await new Promise<readonly { save: { checkpoint: object } }[]>((resolve) => {
        all.onsuccess = () => resolve(all.result);
      });
      store.put({ ...now, slot: 'before' });
      const put = store.put({ ...now, save: { ...now?.save, checkpoint: { group: 'none' } } });
      await new Promise((resolve) => {
        put.onsuccess = resolve;
      });
      database.close();
    });
    await press(page, /^Continue/);
    await page.getByRole('heading', { name: 'This Campaign cannot be opened' }).waitFor();
    await page.getByText('What exactly is wrong').click();
    await page.locator('code').filter({ hasText: 'checkpoint' }).first().waitFor();
    await press(page, 'Open the Exploration before');
    await title(page, 'Zone Map');
    await close();
  });

  it('a shelf from before there were Campaigns keeps its games', async () => {
    const { page, context, complaints, close } = await app.visit(desktop);
    // A page of the same address that opens no shelf.
    const old = await context.newPage();
    await old.goto(`${app.address}/icon.svg`);
    await old.evaluate(async () => {
      const open = indexedDB.open('zonecrawl', 1);
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onupgradeneeded = () => {
          open.result.createObjectStore('games', { keyPath: 'id' });
          open.result.createObjectStore('saves', { keyPath: ['id', 'slot'] });
        };
        open.onsuccess = () => resolve(open.result);
      });
      const record = {
        id: 'old',
        name: 'From the old days',
        mission: 'a1',
        stalkers: ['milady'],
        people: [],
        setup: null,
        created: 1,
        changed: 1,
        round: 3,
        inputs: 9,
        standing: 'running',
        picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      };
      const put = database
        .transaction('games', 'readwrite')
        .objectStore('games')
        .put({ id: 'old', record, owner: '' });
      await new Promise((resolve) => {
        put.onsuccess = resolve;
      });
      database.close();
    });
    await old.close();
    await page.goto(`${app.address}/#/saves`);
    await page.getByRole('heading', { name: 'From the old days' }).waitFor();
    await begin(app, page);
    assert.deepEqual(complaints, []);
    await close();
  });
});
