import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type App, beginMission, desktop, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';

/** What is read for whatever has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
  });

const ARROWS = [
  ['north', 'ArrowUp', 'ArrowDown'],
  ['east', 'ArrowRight', 'ArrowLeft'],
  ['south', 'ArrowDown', 'ArrowUp'],
  ['west', 'ArrowLeft', 'ArrowRight'],
] as const;

/** The spaces that a label says a way leads to, by direction. */
function waysIn(label: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>();
  for (const [, direction = '', space = ''] of label.matchAll(/(north|east|south|west) to (\w+)/g))
    ways.set(direction, [...(ways.get(direction) ?? []), space]);
  return ways;
}

describe('by keyboard', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('arrows go over the map where a way leads, stop at walls, and come back', async () => {
    const { page, close } = await app.visit();
    await beginMission(app, page);
    await page.evaluate(() => document.querySelector<SVGElement>('[data-space]')?.focus());
    let walls = 0;
    const visited = new Set<string>();
    let cameFrom = '';
    for (let steps = 0; steps < 12; steps++) {
      const here = await focused(page);
      visited.add(here.split(/[,:]/)[0] ?? '');
      let onwards = '';
      for (const [direction, arrow, back] of ARROWS) {
        const ways = waysIn(here).get(direction);
        await page.keyboard.press(arrow);
        const there = await focused(page);
        if (there === here) {
          assert.equal(ways, undefined, `no wall in the ${direction}: ${here}`);
          walls += 1;
          continue;
        }
        const name = there.split(/[,:]/)[0] ?? '';
        // One of several ways on another side may lead there, and the opposite arrow goes back.
        const any = ways ?? [...waysIn(here).values()].flat();
        assert.ok(any.includes(name) || name === cameFrom, `${direction} of ${here}: ${there}`);
        if (onwards === '' || !visited.has(name)) onwards = arrow;
        await page.keyboard.press(back);
        assert.equal(await focused(page), here, `back from ${name}`);
      }
      cameFrom = here.split(/[,:]/)[0] ?? '';
      await page.keyboard.press(onwards);
    }
    assert.ok(walls > 5 && visited.size > 3, `${walls} walls, ${visited.size} spaces`);
    await close();
  });

  it('words that explain themselves are one stop per text, and are read only when asked', async () => {
    const { page, complaints, close } = await app.visit();
    await page.goto(`${app.address}/#/rules`);
    await page.locator('.lessons > summary').click();
    await page.locator('.z-term').nth(4).waitFor();
    const stops = await page.evaluate(() => {
      const words = [...document.querySelectorAll<HTMLElement>('.z-term')];
      const text = words[0]?.closest('article, section, main');
      const own = words.filter((word) => word.closest('article, section, main') === text);
      return { words: own.length, stops: own.filter(({ tabIndex }) => tabIndex === 0).length };
    });
    assert.ok(stops.words > 2, JSON.stringify(stops));
    assert.equal(stops.stops, 1);
    const first = page.locator('.z-term').first();
    await first.focus();
    assert.equal(await first.getAttribute('aria-describedby'), null);
    await page.keyboard.press('ArrowRight');
    assert.ok(
      await page
        .locator('.z-term')
        .nth(1)
        .evaluate((word) => word === document.activeElement),
    );
    await page.keyboard.press('Enter');
    const note = page.locator('.z-popover:popover-open');
    await note.waitFor();
    assert.ok(await note.evaluate((box) => box === document.activeElement), 'it is read when it opens');
    await check(page, 'a word that explains itself');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    assert.ok(
      await page
        .locator('.z-term')
        .nth(1)
        .evaluate((word) => word === document.activeElement),
    );
    await page.keyboard.press('ArrowLeft');
    assert.ok(await first.evaluate((word) => word === document.activeElement));
    assert.deepEqual(complaints, []);
    await close();
  });

  it('the focus goes to what is asked when what was pressed is gone, or to the line one types into', async () => {
    const { page, complaints, close } = await app.visit();
    await page.goto(`${app.address}/#/new/a1/E2E`);
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'Start at once' }).click();
    await page.locator('.t-decision .t-option').first().focus();
    // Who leads is asked first; the answer brings the story, and takes its own button away.
    await page.keyboard.press('Enter');
    const open = page.locator('dialog[open]');
    await open.waitFor();
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.t-decision') === true);
    // A key opens this one while nothing has the focus.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('?');
    await open.waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.t-decision') === true);
    await page.keyboard.press(':');
    await page.locator('#command-line:focus').waitFor();
    await page.evaluate(() => document.getElementById('command-line')?.blur());
    await page.keyboard.press('?');
    await open.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#command-line:focus').waitFor();
    const tokens = page.locator('.t-team .t-pips').first();
    assert.match(
      (await tokens.getAttribute('aria-label')) ?? '',
      /^Turn token 1: \d Standard Actions? left$/,
    );
    await check(page, 'the table with its command line');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('more contrast is as the device has it, until a player chooses', async () => {
    const { page, close } = await app.visit({ ...desktop, contrast: 'more' });
    // So it was stored once, without a choice.
    await page.addInitScript(() => {
      const stored = JSON.parse(localStorage.getItem('zonecrawl.settings') ?? '{}');
      const kept = stored.chosenTheme === undefined ? { ...stored, theme: 'zone' } : stored;
      localStorage.setItem('zonecrawl.settings', JSON.stringify(kept));
    });
    const shown = (wanted: string) =>
      page.waitForFunction((one) => document.documentElement.dataset['theme'] === one, wanted);
    await page.goto(`${app.address}/#/settings`);
    await shown('contrast');
    await page.reload();
    await shown('contrast');
    await page.emulateMedia({ contrast: 'no-preference' });
    await shown('zone');
    await page.emulateMedia({ contrast: 'more' });
    await shown('contrast');
    await page.getByRole('switch', { name: /contrast/i }).click();
    await shown('zone');
    await page.reload();
    await page.getByRole('switch', { name: /contrast/i }).waitFor();
    await shown('zone');
    await close();
  });
});
