/** Zone Survival through the interface: from choosing to the score, and the same end from its replay link. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { codeOf, fromLink, toLink } from '@zonecrawl/engine/survival';
import type { Page } from 'playwright-core';
import { type App, desktop, phone, picture, readAll, startApp, type Visit } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { checkEnd, playToEnd } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { texts } from '../support/words.ts';

const words = texts('survivalUi');
const said = (key: string): string => String(words[key]);

const SCENARIO = 'Winter Stores';
const MAP = 'The Mere';
/** The two of them, for one Stalker. */
const CODE =
  codeOf(box.survival ?? assert.fail(), {
    scenario: 'winterStores',
    map: 'mere',
    stalkers: 1,
    lostTerritories: false,
    seed: 'BR0WSER1',
  }) ?? assert.fail();

/** Replay links of games that were won, by Mission. */
const won: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../fixtures/survival.json', import.meta.url), 'utf8'),
);

/** What the page would put on the clipboard. */
const hearClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.documentElement.dataset['copied'] = text;
          return Promise.resolve();
        },
      },
    });
  });

const copied = async (page: Page, button: string): Promise<string> => {
  await page.evaluate(() => delete document.documentElement.dataset['copied']);
  await page.getByRole('button', { name: button }).click();
  await page.waitForFunction(() => document.documentElement.dataset['copied'] !== undefined);
  return page.evaluate(() => document.documentElement.dataset['copied'] ?? '');
};

/** The score with its reasons, and how it ended. */
const endOf = async (page: Page) => ({
  title: await page.locator('.t-end-title').innerText(),
  score: await page.locator('.t-score tr').allInnerTexts(),
});

describe('Zone Survival', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  /** From the title to the table, with one Stalker. */
  async function begin({ page }: Visit): Promise<void> {
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Zone Survival' }).click();
    await page.locator('.zs-list-scenario label', { hasText: SCENARIO }).click();
    await page.locator('.zs-list-map label', { hasText: MAP }).click();
    // The same game in every run.
    const field = page.getByLabel(said('survival.enter'));
    await field.fill(CODE);
    await field.press('Enter');
    await page.locator('.zs-briefing dd', { hasText: /^1$/ }).waitFor();
    await page.locator('.new-map img').waitFor();
    await picture(page, 'survival-choose');
    await page.getByRole('button', { name: 'Choose the team' }).click();
    const alone = page.getByRole('radio', { name: '1', exact: true });
    assert.ok(await alone.isChecked(), 'the code says how many go');
    await page.getByRole('button', { name: 'Pack gear' }).click();
    assert.equal(await page.locator('.zs-code-letters').innerText(), CODE);
    await page.getByRole('button', { name: 'Into the Zone' }).click();
  }

  it('shows each Setup card on the map as it is drawn', async () => {
    const visit = await app.visit(desktop, { hints: true });
    const { page } = visit;
    await begin(visit);
    for (let card = 0; card < 4; card += 1) {
      await page.locator('dialog.z-low[open]').waitFor();
      await page.locator('.b-marked').first().waitFor();
      assert.equal(await page.locator('.coach').isVisible(), false, 'one thing to read at a time');
      const name = await page.locator('dialog.z-low[open] .z-modal-title').innerText();
      await page.locator('dialog.z-low[open] .z-modal-foot button').click();
      await page.waitForFunction(
        (before) => document.querySelector('dialog.z-low[open] .z-modal-title')?.textContent !== before,
        name,
      );
    }
    await page.locator('dialog.z-low[open]').waitFor({ state: 'detached' });
    await readAll(page);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });

  it('is played from choosing to the score, and its replay link shows the same end elsewhere', async () => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    await hearClipboard(page);
    await begin(visit);
    await page.locator('.t-table .t-decision').waitFor();
    await playToEnd(page, mouse, { seed: 7 });
    await checkEnd(visit);
    const end = await endOf(page);
    await picture(page, 'survival-end');
    await check(page, 'the score', { withoutMap: true });
    assert.ok(end.score.length > 1, 'the score has its reasons');
    const lines = (await copied(page, said('survival.result.copy'))).split('\n');
    assert.equal(lines.length, 5);
    assert.ok(lines[1]?.startsWith(`${SCENARIO} · ${MAP}`), lines[1]);
    const link = await copied(page, said('survival.replay.copy'));
    await page
      .locator('.zs-end')
      .getByRole('button', { name: said('survival.history.title') })
      .click();
    await page.locator('.zs-results').last().locator('li').first().waitFor();
    assert.equal(await page.locator('.zs-results').last().locator('li').count(), 1, 'it is in the history');
    await picture(page, 'survival-history');
    await visit.close();

    const other = await app.visit(desktop);
    await other.page.goto(link);
    await other.page.locator('.t-looking', { hasText: 'A replay: moment 0' }).waitFor();
    await picture(other.page, 'survival-replay');
    await other.page.getByRole('button', { name: 'One decision later' }).click();
    await other.page.locator('.t-looking', { hasText: 'A replay: moment 1' }).waitFor();
    await other.page.getByRole('button', { name: 'To the end' }).click();
    await other.page.locator('.t-end').waitFor();
    assert.deepEqual(await endOf(other.page), end);
    assert.deepEqual(other.complaints, []);

    await other.page.goto(`${app.address}/#/history`);
    await other.page.getByText(said('survival.history.none')).waitFor();
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Play on from here' }).click();
    await other.page.locator('.t-looking').waitFor({ state: 'detached' });
    await readAll(other.page);
    await other.page.locator('.t-decision').waitFor();
    await other.close();
  });

  it('shows a replay of other rules up to where it goes another way, and says so', async () => {
    const read = fromLink(won['zs.winterStores.farmstead'] ?? assert.fail());
    assert.ok(read.ok);
    const inputs = [...read.linked.inputs.slice(0, 6), 9999, 0];
    const link = toLink({ ...read.linked, digest: 'older', inputs });
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/replay/${link}`);
    await page.getByText('It is shown up to decision 6 of 8.').waitFor();
    await page.locator('.t-looking', { hasText: 'A replay: moment 0' }).waitFor();
    await page.goto(`${app.address}/#/saves`);
    await page.locator('.save').getByText('Does not repeat from its beginning.').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('says clearly that a link is broken', async () => {
    const { page, complaints, close } = await app.visit(phone);
    await page.goto(`${app.address}/#/replay/AQAAbroken`);
    await page.getByRole('heading', { name: said('survival.replay.broken') }).waitFor();
    await page.getByText(said('survival.replay.damaged')).waitFor();
    await picture(page, 'survival-broken');
    await page.getByRole('button', { name: said('survival.replay.leave') }).click();
    await page.locator('.title-menu').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('begins anything at all with one press', async () => {
    const { page, complaints, close } = await app.visit(desktop);
    await page.goto(`${app.address}/#/survival`);
    await page.getByRole('button', { name: said('survival.surprise') }).click();
    await page.locator('.t-table .t-decision').waitFor();
    await readAll(page);
    assert.deepEqual(complaints, []);
    await close();
  });
});
