import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { type App, beginMission, desktop, drawn, phone, readAll, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { look, playToEnd, settled } from '../support/driver.ts';
import { beginReplay } from '../support/everyScreen.ts';
import { finger, mouse } from '../support/hands.ts';
import { beforeInput, openFile, stored } from '../support/records.ts';

/** A Bandit beside a Stalker who has a grenade, and something to roll again by. */
const BANDIT = {
  board: { drawing: ['+---+---+---+---+', '| a   b   c   d |', '+---+---+---+---+'] },
  stalkers: [{ card: 'borsuk', at: 'b', weapon: 'ptm', backpack: ['frag-grenade'], focus: true }],
  enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
};

describe('axe finds no violation', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const theme of ['zone', 'contrast'] as const)
    it(`in every decision that comes up at the table, to the end of the Mission (${theme})`, async () => {
      const small = theme === 'zone';
      const { page, close } = await app.visit(small ? desktop : phone, { chosenTheme: theme });
      const hand = small ? mouse : finger;
      await beginMission(app, page, { seed: 'AXE', stalkers: 2 });
      const seen = new Set<string>();
      await playToEnd(page, hand, {
        seed: small ? 21 : 22,
        each: async () => {
          const { kind, covered, over } = await look(page);
          const name = covered ? 'dialog' : kind;
          if (over || seen.has(name)) return;
          seen.add(name);
          await check(page, `decision ${name}`, { withoutMap: seen.size > 1 });
        },
      });
      await check(page, 'the end');
      await close();
    });

  for (const [theme, screen] of [
    ['zone', phone],
    ['contrast', desktop],
  ] as const)
    it(`in a fight: aiming, a grenade, dice, what they brought, Enemies that act, and all of it again (${theme})`, async () => {
      const { page, complaints, close } = await app.visit(screen, { chosenTheme: theme, speed: 'normal' });
      const press = (what: Locator) => (screen.hasTouch === true ? what.tap() : what.click());
      const option = (words: string) => page.locator('.t-option:enabled', { hasText: words }).first();

      await openFile(app, page, stored({ ...BANDIT, dice: { stalker: ['2', '2'], equipment: [1] } }));
      await press(option('Frag'));
      await press(page.locator('.b-piece-enemy [data-piece]').first());
      await page.locator('.t-decision .t-odds').waitFor();
      await page.locator('.b-line-good').first().waitFor({ state: 'attached' });
      await check(page, 'a grenade is aimed');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.locator('.b-dim').waitFor({ state: 'detached' });

      await press(option('Single Shot'));
      await page.locator('.t-part-odds').first().waitFor();
      await page.locator('.b-line-good').first().waitFor({ state: 'attached' });
      await check(page, 'aiming');
      await press(page.locator('.t-part-odds', { hasText: 'Head' }));
      await page.locator('.t-decision-reroll').waitFor();
      await check(page, 'dice');
      await press(option('Keep the dice'));
      await page.locator('.t-tray .t-tray-sum').waitFor();
      await settled(page);
      await readAll(page);
      await check(page, 'what they brought');

      await openFile(app, page, beforeInput('a1-abandoned-1', 41).file, 1);
      await press(page.locator('#end-turn'));
      await page.locator('.t-playback').waitFor();
      // From the first press on every caption waits until it was read.
      const told = new Set<string>();
      while ((await page.locator('.t-playback').count()) > 0) {
        const step = await page.evaluate(() => ({
          isCaption: document.querySelector('.t-caption') !== null,
          hasDice: document.querySelector('.t-tray .t-dice') !== null,
          hasCard: document.querySelector('.t-playback > .z-card') !== null,
        }));
        const kind = JSON.stringify(step);
        if (!told.has(kind)) await check(page, `Enemies act: ${kind}`);
        told.add(kind);
        await page.keyboard.press('.');
        await drawn(page);
      }
      assert.ok(told.size > 2, [...told].join());

      await beginReplay(app, page);
      await check(page, 'a replay');
      await press(page.getByRole('button', { name: 'Replay from here' }));
      await page.locator('.t-playback').waitFor();
      await page.keyboard.press('.');
      await page.locator('.t-caption').waitFor();
      await check(page, 'a game is played again');
      assert.deepEqual(complaints, []);
      await close();
    });
});
