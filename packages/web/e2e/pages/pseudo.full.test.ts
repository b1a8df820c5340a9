import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type App, desktop, drawn, phone, readAll, startApp } from '../support/app.ts';
import { settled } from '../support/driver.ts';
import { inPseudo, neverExtracted, startingWith } from '../support/pseudo.ts';

const LANGUAGE = 'en-XA';

describe('in the pseudo-language, every screen takes its words from the texts:', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const seen = async (page: Page, screen: string): Promise<void> => {
    assert.deepEqual(await neverExtracted(page), [], screen);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok((wide ?? 0) <= (room ?? 0), `${screen} is ${wide} wide on a screen of ${room}`);
  };
  const press = (page: Page, name: string | RegExp) =>
    page
      .getByRole('button', typeof name === 'string' ? { name: inPseudo(name), exact: true } : { name })
      .first()
      .click();
  const at = async (page: Page, address: string, ready: string): Promise<void> => {
    await page.goto(`${app.address}/?lang=${LANGUAGE}#${address}`);
    await page.locator(ready).first().waitFor();
  };

  for (const [name, screen] of [
    ['a wide screen', desktop],
    ['a phone', phone],
  ] as const) {
    it(`around the game, on ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen);
      await at(page, '/', '.title-menu');
      assert.equal(await page.evaluate(() => document.documentElement.lang), LANGUAGE);
      await seen(page, 'title');
      await at(page, '/new', '.new-map img');
      await seen(page, 'choosing a Mission');
      await press(page, 'Choose the team');
      await page.locator('.new-team').waitFor();
      await seen(page, 'team');
      await press(page, startingWith('Change'));
      await page.locator('dialog[open] .z-card').first().waitFor();
      await seen(page, 'choosing a Stalker');
      await page.keyboard.press('Escape');
      await press(page, 'Pack gear');
      await page.locator('.new-gear').waitFor();
      await seen(page, 'gear');
      await page.locator('.new-slot-key').first().click();
      await page.locator('dialog[open] .z-card').first().waitFor();
      await seen(page, 'shop');
      await page.keyboard.press('Escape');
      await at(page, '/settings', '.settings');
      await seen(page, 'settings');
      await at(page, '/rules', '.rules-contents');
      await seen(page, 'rules');
      await at(page, '/rules/AT3', '.rule.is-wanted');
      await seen(page, 'a clause');
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it('on the table, with the log of some Rounds', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await at(page, '/new/a1/PSEUDO', '.new-map img');
    await press(page, 'Choose the team');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await press(page, 'Start at once');
    await page.locator('.t-table .t-decision').waitFor();
    await seen(page, 'the first question');
    for (let presses = 0; presses < 24; presses += 1) {
      // What is to be read comes up a moment after the answer.
      await settled(page);
      await drawn(page);
      await readAll(page);
      const offers = page.locator('.t-decision :is(.t-option, .t-number, .t-way, .t-die):not(:disabled)');
      if ((await offers.count()) === 0) break;
      await offers.last().click();
      await seen(page, `after press ${presses + 1}`);
    }
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await seen(page, 'keys');
    await page.keyboard.press('Escape');
    await at(page, '/saves', '.save');
    await seen(page, 'saved games');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('in a Campaign', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await at(page, '/campaigns', 'h1');
    await seen(page, 'no Campaign');
    await press(page, 'New Campaign');
    const join = page.getByRole('button', { name: new RegExp(`${inPseudo(' joins')}$`) });
    await join.first().waitFor();
    await seen(page, 'the group');
    await join.first().click();
    await press(page, startingWith('Into the Zone'));
    await page.locator('.camp-sticker, [class*=camp-place]').first().waitFor();
    await seen(page, 'the Zone Map');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('the language changes under a running game, which goes on', async () => {
    const { context, page, complaints, close } = await app.visit(desktop, { language: 'en' });
    await page.goto(`${app.address}/#/new/a1/CHANGE`);
    await page.getByRole('button', { name: 'Start at once' }).click();
    await page.locator('.t-table .t-decision').waitFor();
    await readAll(page);
    const decision = await page.locator('.t-decision').getAttribute('class');
    const map = await page.locator('[data-piece]').count();
    const other = await context.newPage();
    await other.goto(`${app.address}/?lang=${LANGUAGE}#/`);
    await page.waitForFunction((code) => document.documentElement.lang === code, LANGUAGE);
    await seen(page, 'the table');
    assert.equal(await page.locator('.t-decision').getAttribute('class'), decision);
    assert.equal(await page.locator('[data-piece]').count(), map);
    await page.locator('.t-decision .t-option:not(:disabled)').first().click();
    await settled(page);
    assert.deepEqual(complaints, []);
    await close();
  });
});
