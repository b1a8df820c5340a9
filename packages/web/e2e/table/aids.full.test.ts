/** The book's own aids: one key away at the table, with pictures, fit for every screen and for paper. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aids } from '../../src/rulesbook/aids/pages.ts';
import { type App, beginMission, drawn, screens, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { texts } from '../support/words.ts';

const words = texts('aids');

describe('player aids', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('has the Help card one key away, and gives the focus back', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    await beginMission(app, page);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('F1');
    await page.locator('dialog[open] .aid-help').waitFor();
    assert.equal(await page.locator('.aid-steps li').count(), 8);
    assert.equal(await page.locator('.aid-entry .icon').count(), 6, 'a picture of every status');
    await check(page, 'the Help card over the table');
    await page.locator('.aid-steps .t-clause').first().click();
    await page.locator('dialog[open] .rule.is-wanted').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Menu');
    assert.deepEqual(complaints, []);
    await close();
  });

  for (const name of ['phone', 'laptop'] as const)
    it(`shows every one of them with pictures, without a barrier: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screens[name]);
      await page.goto(`${app.address}/#/rules`);
      for (const aid of aids) {
        await page.locator('.rules-aids, .aid').first().waitFor();
        await page
          .locator('.rules-aids button, .aid-link', { hasText: words[`aid.${aid}.name`] ?? '' })
          .click();
        await page.locator(`.aid-${aid}`).waitFor();
        await page.waitForFunction(() => document.activeElement?.id === 'aid-title');
        if (aid !== 'index') await page.locator('.aid svg').nth(6).waitFor({ state: 'attached' });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= (page.viewportSize()?.width ?? 0), `${aid} has to be scrolled sideways`);
        await check(page, aid, { withoutMap: aid !== 'help' });
      }
      assert.deepEqual(complaints, []);
      await close();
    });

  it('prints black on white, without what is pressed', async () => {
    const { page, close } = await app.visit(screens.laptop);
    await page.goto(`${app.address}/#/rules/help`);
    await page.locator('.aid').waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.ok(!(await page.locator('.aid-bar').isVisible()));
    assert.ok(!(await page.locator('.screen-bar').isVisible()));
    const [ink, paper] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('.aid-entry dd') ?? document.body).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    assert.deepEqual([ink, paper], ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await close();
  });

  it('does nothing on single keys when they are switched off, and says so nowhere', async () => {
    const { page, close } = await app.visit(screens.laptop);
    await beginMission(app, page);
    await page.keyboard.press('v');
    await page.locator('.t-tool-hint').waitFor();
    await page.keyboard.press('v');
    await page.locator('.t-tool-hint').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('v');
    await drawn(page);
    assert.equal(await page.locator('.t-tool-hint').count(), 0);
    const caps = await page.locator('.t-option .z-keycap').allInnerTexts();
    assert.deepEqual(
      caps.filter((cap) => /^\w$/.test(cap)),
      [],
    );
    await page.keyboard.press('F1');
    await page.locator('dialog[open] .aid-help').waitFor();
    await close();
  });

  it('shows no key that is switched off, neither beside options nor on dice', async () => {
    const { page, close } = await app.visit(screens.laptop, { singleKeys: false });
    await beginMission(app, page, { seed: 'FIGHT-2', stalkers: 2 });
    const single = () =>
      page.evaluate(() => {
        const caps = [...document.querySelectorAll<HTMLElement>('.z-keycap')];
        const named = [...document.querySelectorAll('[aria-keyshortcuts]')];
        return [
          ...caps.map((cap) => cap.dataset['key'] ?? cap.innerText),
          ...named.map((one) => one.getAttribute('aria-keyshortcuts') ?? ''),
        ].filter((key) => key.length === 1 && key !== '⏎' && key !== '⌫');
      });
    await playUntil(page, mouse, (kind) => kind === 'action', 2);
    assert.deepEqual(await single(), []);
    await playUntil(page, mouse, (kind) => kind === 'reroll', 2);
    assert.ok((await page.locator('.t-die').count()) > 0);
    assert.deepEqual(await single(), []);
    await close();
  });

  it('offers sound once, with two sliders for it', async () => {
    const { page, close } = await app.visit(screens.laptop);
    await page.goto(`${app.address}/#/new/a1/SOUND`);
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await page.getByRole('button', { name: 'Start at once' }).click();
    await page.locator('dialog[open] .t-sound-offer').waitFor();
    for (const { viewport } of [screens.phone, screens.sideways, screens.laptop]) {
      assert.ok(viewport);
      await page.setViewportSize(viewport);
      await drawn(page);
      const offer = await page.getByRole('button', { name: 'Sound on' }).boundingBox();
      const text = await page.locator('dialog[open] .z-modal-body').boundingBox();
      assert.ok(offer && text && offer.y + offer.height < viewport.height);
      assert.ok(
        offer.y >= text.y + text.height && text.height > 80,
        'seen without scrolling, below the text',
      );
    }
    await check(page, 'the offer of sound');
    await page.getByRole('button', { name: 'Sound on' }).click();
    await page.locator('.t-sound-offer').waitFor({ state: 'detached' });
    await page.goto(`${app.address}/#/settings`);
    for (const name of ['Effects', 'Ambience']) {
      const slider = page.getByRole('slider', { name });
      assert.ok(Number(await slider.inputValue()) > 0, name);
      await slider.fill('0');
    }
    await beginMission(app, page, { stalkers: 1, seed: 'AGAIN' });
    assert.equal(await page.locator('.t-sound-offer').count(), 0);
    await close();
  });
});
