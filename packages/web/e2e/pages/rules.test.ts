import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { chapters } from '../../src/rulesbook/chapters.ts';
import { type App, desktop, drawn, phone, picture, startApp } from '../support/app.ts';

const sizes: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop', desktop],
  ['phone', phone],
];

describe('the rules in the browser', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const open = async (page: Page, place: string) => {
    await page.goto(`${app.address}/#/rules/${place}`);
    await page.locator('.rules-chapter').waitFor();
  };

  for (const [name, size] of sizes)
    for (const clause of ['AT3', 'R14', 'ZS5'])
      it(`a link to ${clause} marks the clause, goes to it and stays there (${name})`, async () => {
        const { page, complaints, close } = await app.visit(size);
        await noteShifts(page);
        await open(page, clause);
        await page.locator('.rule.is-wanted:focus').waitFor();
        const wanted = page.locator('.rule.is-wanted');
        assert.equal(await wanted.locator('.z-clause').innerText(), clause);
        const there = await wanted.boundingBox();
        // Whatever could still move it has come.
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await drawn(page);
        assert.deepEqual(await wanted.boundingBox(), there);
        // Near the end of a chapter it cannot come to the top, but it is in sight and not under the bar.
        const bar = await page.locator('.screen-bar').boundingBox();
        assert.ok(there !== null && bar !== null && there.y >= bar.y + bar.height);
        assert.ok(there.y + there.height <= (page.viewportSize()?.height ?? 0));
        assert.ok((await shifts(page)) < 0.01);
        await picture(page, `rules-${clause}-${name}`);
        assert.deepEqual(complaints, []);
        await close();
      });

  it('has every clause of every chapter on its page, as headings in their order', async () => {
    const { page, close } = await app.visit(desktop);
    for (const { id, clauses } of chapters) {
      await open(page, id);
      await page.locator('.rules-chapter h2 b', { hasText: new RegExp(`^${id}$`) }).waitFor();
      assert.deepEqual(await page.locator('.rule h3 .z-clause').allInnerTexts(), clauses);
    }
    await close();
  });

  it('searches clauses of chapters that were never open, goes to what is pressed, and back', async () => {
    const { page, close } = await app.visit(phone);
    await open(page, 'AT3');
    for (const clause of ['G1', 'R14', 'CO2']) {
      await page.getByRole('searchbox').fill(clause);
      await page.locator('.rules-found').waitFor();
      assert.equal(await page.locator('.rule .z-clause').first().innerText(), clause);
    }
    await picture(page, 'rules-search-phone');
    await page.locator('.rule .z-clause').first().click();
    await page.locator('.rule.is-wanted:focus', { hasText: 'CO2' }).waitFor();
    assert.match(page.url(), /#\/rules\/CO2$/);
    await page.goBack();
    await page.locator('.rule.is-wanted:focus', { hasText: 'AT3' }).waitFor();
    await drawn(page);
    assert.equal(await page.getByRole('searchbox').inputValue(), '');
    await close();
  });
});

/** Adds up whatever moves by itself, from the first paint on. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        moved += Number(Reflect.get(entry, 'value'));
        Reflect.set(globalThis, 'moved', moved);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(globalThis, 'moved', moved);
  });

const shifts = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'moved')));
