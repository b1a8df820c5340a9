import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type App, beginMission, drawn, startApp } from './app.ts';
import { check } from './axe.ts';
import { settled } from './driver.ts';

const KEYS = 40;
const SENTENCES = 60;

/** Hears what a screen reader would be told: additions to live regions, and dialogs as they open. */
async function listenTo(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const element = node instanceof HTMLElement ? node : null;
          if (element?.tagName === 'P' && element.closest('[role="log"]') !== null)
            heard.push(element.textContent ?? '');
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'heard') as string[])]);
}

const sentences = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].length;

describe('a blind player', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('plays a Round of A1 with two Stalkers from what is said alone', async (t) => {
    const { page, complaints, close } = await app.visit();
    const hear = await listenTo(page);
    await page.goto(`${app.address}/#/new/a1/LISTEN`);
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'Start at once' }).click();
    await page.locator('.t-table .t-decision').waitFor();
    let keys = 0;
    /** Presses keys, and waits until something new is heard. */
    const press = async (...names: readonly string[]) => {
      const before = (await hear()).length;
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
      await page.waitForFunction(
        (count) =>
          Reflect.get(globalThis, 'heard').length > count || document.querySelector('dialog[open]') !== null,
        before,
      );
      await settled(page);
      await drawn(page);
    };
    const last = async (): Promise<string> => (await hear()).at(-1) ?? '';
    const BACK: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' };
    /** The direction of a way that nobody sees, if one was told. */
    const unseen = async (): Promise<string> => {
      const told = (await hear()).findLast((text) => /^Ways /.test(text)) ?? '';
      const ways = [...told.matchAll(/(north|east|south|west) to \w+(?: through a \w+)?( \(seen\))?/g)];
      return (ways.find(([, , seen]) => seen === undefined) ?? ways[0])?.[1]?.charAt(0) ?? '';
    };
    let direction = '';
    keys += 1;
    await page.keyboard.press(':');
    await page.locator('#command-line:focus').waitFor();
    let round = 1;
    while (round < 2 && keys < 3 * KEYS) {
      if ((await page.locator('dialog[open]').count()) > 0) {
        // A dialog has the focus and is read by itself.
        keys += 1;
        await page.keyboard.press('Escape');
        await drawn(page);
        continue;
      }
      const question = await last();
      assert.doesNotMatch(question, /^Nothing to confirm/, (await hear()).join('\n'));
      if (/ is asked “.*”: 1 /.test(question)) await press('1', 'Enter');
      else if (/ may take a Turn: /.test(question))
        // The ways come a moment later.
        await page.waitForFunction(() => /^Ways /.test(Reflect.get(globalThis, 'heard').at(-1)));
      else if (/[1-9] Standard Actions? left\.$/.test(question)) {
        // There and back again.
        direction = direction === '' ? await unseen() : (BACK[direction] ?? '');
        await press(direction, 'Enter');
        await press('Enter');
      } else {
        direction = '';
        await press('Enter');
      }
      if ((await hear()).includes('Round 2')) round = 2;
    }
    const heard = await hear();
    const count = heard.reduce((sum, text) => sum + sentences(text), 0);
    t.diagnostic(`${keys} keys, ${count} sentences`);
    t.diagnostic(heard.join('\n'));
    assert.equal(round, 2);
    for (const text of heard) assert.doesNotMatch(text, /NaN|undefined|^[:,]|\{/);
    for (const [index, text] of heard.entries())
      assert.notEqual(text, heard[index - 1], 'nothing is said twice');
    assert.ok(keys <= KEYS, `${keys} keys`);
    assert.ok(count <= SENTENCES, `${count} sentences`);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('finds all figures in one list', async () => {
    const { page, close } = await app.visit();
    await beginMission(app, page);
    await page.keyboard.press(':');
    await page.locator('#command-line:focus').waitFor();
    await page.keyboard.type('fig');
    await page.keyboard.press('Enter');
    await page.locator('.t-speech p', { hasText: 'facing' }).first().waitFor();
    await page.getByRole('button', { name: 'All figures' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await check(page, 'the list of figures');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('.t-command') !== null);
    await close();
  });
});
