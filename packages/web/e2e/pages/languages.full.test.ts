/** Every screen in every language: nothing is English, no key is shown, nothing is cut off on a phone. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { FIRST, languages } from '@zonecrawl/content/locales';
import { codeOf } from '@zonecrawl/engine/survival';
import type { Page } from 'playwright-core';
import { type App, desktop, drawn, phone, readAll, startApp, type Visit } from '../support/app.ts';
import { CAMPAIGNS } from '../support/camp.ts';
import { look, playToEnd, press as pressOffer, settled } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';
import { cutOff, wordsOn } from '../support/reading.ts';
import { leftInEnglish, type Say, speaker } from '../support/speaking.ts';

/** A game of Zone Survival for two, the same in every run. */
const CODE =
  codeOf(box.survival ?? assert.fail(), {
    scenario: 'winterStores',
    map: 'mere',
    stalkers: 2,
    lostTerritories: false,
    seed: 'BR0WSER1',
  }) ?? assert.fail();

/** The log is looked at after so many presses. */
const EACH = 6;

for (const { code } of languages.filter((language) => language.code !== FIRST)) {
  describe(`in ${code}, every screen`, () => {
    let app: App;
    before(async () => {
      app = await startApp();
    });
    after(() => app.close());

    const say: Say = speaker(code);
    const english = leftInEnglish(code);

    const spoken = async (page: Page, screen: string): Promise<void> => {
      await drawn(page);
      assert.deepEqual(english(await wordsOn(page)), [], `${screen}: English, or a key`);
    };
    const seen = async (page: Page, screen: string): Promise<void> => {
      await spoken(page, screen);
      assert.deepEqual(await cutOff(page), [], `${screen}: cut off`);
    };
    const press = (page: Page, key: string, params: Parameters<Say>[1] = {}) =>
      page
        .getByRole('button', { name: say(key, params) })
        .first()
        .click();
    const at = async (page: Page, address: string, ready: string): Promise<void> => {
      await page.goto(`${app.address}/?lang=${code}#${address}`);
      await page.locator(ready).first().waitFor();
    };
    const ended = async ({ complaints, close }: Visit): Promise<void> => {
      assert.deepEqual(complaints, []);
      await close();
    };

    it('around the game, on a phone', async () => {
      const visit = await app.visit(phone);
      const { page } = visit;
      await at(page, '/', '.title-menu');
      assert.equal(await page.evaluate(() => document.documentElement.lang), code);
      await seen(page, 'title');
      await at(page, '/new', '.new-map img');
      await seen(page, 'choosing a Mission');
      for (const mission of ['a2', 'a3', 'b1', 'b2', 'b3']) {
        await at(page, `/new/${mission}`, '.new-map img');
        await seen(page, `Mission ${mission}`);
      }
      await press(page, 'ui.new.team.next');
      await page.locator('.new-team').waitFor();
      await seen(page, 'team');
      await press(page, 'ui.new.gear.next');
      await page.locator('.new-gear').waitFor();
      await seen(page, 'gear');
      await page.locator('.new-slot-key').first().click();
      await page.locator('dialog[open] .z-card').first().waitFor();
      await seen(page, 'shop');
      await at(page, '/settings', '.settings');
      await seen(page, 'settings');
      await at(page, '/rules', '.rules-contents');
      await seen(page, 'rules');
      await at(page, '/rules/AT3', '.rule.is-wanted');
      await seen(page, 'a clause');
      await at(page, '/survival', '.zs-list-scenario');
      await seen(page, 'choosing a scenario');
      await at(page, '/history', 'h1');
      await seen(page, 'history');
      await at(page, '/saves', 'h1');
      await seen(page, 'no saved game');
      await at(page, '/online', 'h1');
      await seen(page, 'rooms');
      await ended(visit);
    });

    it('of the introduction’s beginning, on a phone', async () => {
      const visit = await app.visit(phone, { hints: true });
      const { page } = visit;
      await at(page, '/', '.title-menu');
      await press(page, 'ui.title.introduction');
      await page.locator('dialog[open]').waitFor();
      await seen(page, 'prologue');
      await readAll(page);
      await page.locator('.coach').waitFor();
      for (let lessons = 0; lessons < 3; lessons += 1) {
        await seen(page, `lesson ${lessons + 1}`);
        if ((await page.locator('.coach.is-doing').count()) > 0) break;
        await page.locator('#coach-next').tap();
      }
      await ended(visit);
    });

    it('of a whole Mission with its log', async () => {
      const visit = await app.visit(desktop);
      const { page } = visit;
      await at(page, '/new/a1/LANGUAGES', '.new-map img');
      await press(page, 'ui.new.team.next');
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await press(page, 'ui.new.atOnce');
      await page.locator('.t-table .t-decision').waitFor();
      await playToEnd(page, mouse, {
        seed: 5,
        each: async (presses) => {
          if (presses % EACH !== 0) return;
          await settled(page);
          await drawn(page);
          await spoken(page, `press ${presses}`);
          const { covered, over } = await look(page);
          if (covered || over) return;
          // Other buttons may have the same word in their names.
          const pane = (key: string) =>
            page
              .locator('.t-panes')
              .getByRole('button', { name: say(key) })
              .click();
          await pane('table.pane.log');
          await spoken(page, `the log after press ${presses}`);
          await pane('table.pane.act');
        },
      });
      await spoken(page, 'the end');
      await ended(visit);
    });

    it('of some Rounds and the table’s sheets, on a phone', async () => {
      const visit = await app.visit(phone);
      const { page } = visit;
      await at(page, `/survival/${CODE}`, '.zs-list-scenario');
      await press(page, 'ui.new.team.next');
      await press(page, 'ui.new.atOnce');
      await page.locator('.t-table .t-decision').waitFor();
      for (let presses = 0; presses < 25; presses += 1) {
        await seen(page, `press ${presses}`);
        const { covered, looking, over, offers } = await look(page);
        const offer = offers.at(-1);
        if (over) break;
        if (covered) await finger.agree(page);
        else if (looking) await finger.putAway(page);
        else if (offer !== undefined) await pressOffer(page, finger, offer);
      }
      await readAll(page);
      for (const key of ['m', '?', 'h', 'f']) {
        await page.keyboard.press(key);
        await seen(page, `what ${key} opens`);
        await page.keyboard.press('Escape');
      }
      await ended(visit);
    });

    it('of a Campaign, on a phone', async () => {
      const visit = await app.visit(phone);
      const { page } = visit;
      await at(page, CAMPAIGNS, 'h1');
      await seen(page, 'no Campaign');
      await press(page, 'camp.new');
      for (const stalker of ['borsuk', 'milady']) {
        const who = { stalker: { name: `card.${stalker}.name` } };
        await press(page, 'camp.gather.join', who);
        await page.getByRole('button', { name: say('camp.gather.join', who) }).waitFor({ state: 'detached' });
      }
      await seen(page, 'the group');
      await press(page, 'camp.next.gather');
      await page.locator('.camp-sticker, [class*=camp-place]').first().waitFor();
      await seen(page, 'the Zone Map');
      await page
        .getByRole('button', { name: say('camp.place.mission') })
        .first()
        .click();
      await press(page, 'camp.navigate.take');
      const story = page.locator('.camp-page');
      await story.waitFor();
      while ((await story.count()) > 0) {
        await seen(page, 'a script');
        const before = await story.innerText();
        const choice = page.locator('.camp-choice:not(:disabled)');
        if ((await choice.count()) > 0) await choice.first().click();
        else await press(page, 'camp.next.reading');
        await page.waitForFunction(
          (was) => document.querySelector<HTMLElement>('.camp-page')?.innerText !== was,
          before,
        );
      }
      await press(page, 'camp.next.navigate');
      await page.locator('.camp-contacts').waitFor();
      await seen(page, 'Contacts');
      await press(page, 'camp.contact.trader.open', { contact: { name: 'card.sidorovich.name' } });
      await page.locator('.camp-trader').waitFor();
      await seen(page, 'a Trader');
      await page.locator('.camp-ware-name').first().click();
      await page.locator('.camp-ware .z-card').waitFor();
      await seen(page, 'a ware');
      await press(page, 'camp.next.deal', { contact: { name: 'card.sidorovich.name' } });
      await press(page, 'camp.next.contacts');
      await press(page, 'camp.muster.share');
      await page.locator('.camp-kit').nth(1).waitFor();
      await seen(page, 'the loadout');
      await press(page, 'camp.story');
      await page.locator('.camp-book').waitFor();
      await seen(page, 'the chronicle');
      await page.getByRole('tab', { name: say('camp.story.achievements') }).click();
      await seen(page, 'achievements');
      await ended(visit);
    });

    it('of a room online, on a phone', async () => {
      const visit = await app.visit(phone);
      const { page } = visit;
      await at(page, '/new/a1', '.new-map img');
      await press(page, 'ui.new.team.next');
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await press(page, 'ui.title.online');
      await page.getByLabel(say('online.name')).fill('1234');
      await seen(page, 'opening a room');
      await press(page, 'online.open.go');
      await page.locator('.online-code').waitFor();
      await seen(page, 'the lobby');
      await ended(visit);
    });
  });
}
