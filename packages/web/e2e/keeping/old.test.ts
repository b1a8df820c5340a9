/** Whoever has played with an older version finds everything again, and plays on. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Serving, serve } from '@zonecrawl/server/serve';
import type { Page } from 'playwright-core';
import { becomes, client, type Visit } from '../support/app.ts';
import { coupons, press, title } from '../support/camp.ts';
import { look, playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { allIn, gameIn, rowsOf } from '../support/journals.ts';
import { OLD_ADDRESS, openProfile } from '../support/profile.ts';

describe('a browser in which 0.1.0 was played', () => {
  let server: Serving;
  let visit: Visit;
  before(async () => {
    server = await serve({ client, port: 0 });
    visit = await openProfile('0.1.0', server.address);
  });
  after(async () => {
    await visit.close();
    await server.close(100);
  });

  const list = async (page: Page, of: 'saves' | 'campaigns'): Promise<void> => {
    await page.goto(`${OLD_ADDRESS}/#/${of}`);
    await page
      .locator(of === 'saves' ? '.save' : '.camp-line')
      .first()
      .waitFor();
  };
  const game = (page: Page, name: string) => page.locator('.save').filter({ hasText: name });
  const campaign = (page: Page, name: string) => page.locator('.camp-line').filter({ hasText: name });

  /** As the list of games says. */
  const decisionsOf = async (page: Page, name: string): Promise<number> => {
    await list(page, 'saves');
    return Number(/(\d+) decisions/.exec(await game(page, name).innerText())?.[1]);
  };
  /** Gives answers, whatever is asked, until the list of games will tell of them: it follows the journal. */
  const playOn = (page: Page, before: number) =>
    playUntil(page, mouse, async () => {
      const games = await allIn(page, 'games');
      const told = games.find(({ id }) => id === gameIn(page));
      return told !== undefined && told.record.inputs > before;
    });

  it('has all its games and Campaigns, as far as they had come', async () => {
    const { page } = visit;
    await list(page, 'saves');
    const games = await page.locator('.save').allInnerTexts();
    assert.deepEqual(
      games.map((text) =>
        text
          .split('\n')
          .filter((line) => line !== '')
          .slice(0, 2),
      ),
      [
        ['Rescuing Dalik', 'Round 1, 7 decisions'],
        ['Proving Ground: the Yard', 'Lost in Round 2'],
        ['Friday night', 'Round 1, 10 decisions'],
        ['The Toll Keeper', 'Won in Round 2'],
      ],
    );
    await list(page, 'campaigns');
    const campaigns = await page.locator('.camp-line').allInnerTexts();
    assert.equal(campaigns.length, 2);
    assert.match(campaigns[0] ?? '', /^Campaign 2\s.*Velet and Palkan/s);
    assert.match(
      campaigns[1] ?? '',
      /^Campaign 1\s.*out at Bandit Camp at the Pond.*Borsuk and Milady.*4,100 coupons/s,
    );
  });

  it('has its settings', async () => {
    const { page } = visit;
    await page.goto(`${OLD_ADDRESS}/#/settings`);
    assert.equal(
      await page.getByRole('switch', { name: /^High contrast/ }).getAttribute('aria-checked'),
      'true',
    );
    assert.equal(await page.getByRole('radio', { name: 'Always', exact: true }).isChecked(), true);
    assert.equal(await page.getByRole('switch', { name: /^Hints/ }).getAttribute('aria-checked'), 'false');
  });

  it('opens a game in the middle of a roll with the dice on the table, and plays on', async () => {
    const { page } = visit;
    const before = await decisionsOf(page, 'Friday night');
    await game(page, 'Friday night')
      .getByRole('button', { name: /^Continue/ })
      .click();
    await page.locator('.t-decision-reroll .t-die').first().waitFor();
    await playOn(page, before);
    const from = 'Carried over from version 0.1.0 of the rules.';
    await page.getByRole('button', { name: 'The Mission', exact: true }).click();
    await page.getByRole('dialog').getByText(from).waitFor();
    assert.ok((await decisionsOf(page, 'Friday night')) > before);
    await game(page, 'Friday night').getByText(from).waitFor();
  });

  it('shows how games ended, the introduction among them', async () => {
    const { page } = visit;
    for (const name of ['Proving Ground: the Yard', 'The Toll Keeper']) {
      await list(page, 'saves');
      await game(page, name).getByRole('button', { name: /^View/ }).click();
      await page.locator('.t-end').waitFor();
      assert.equal((await look(page)).over, true);
    }
  });

  it('goes on with the Mission of a Campaign, from the Campaign', async () => {
    const { page } = visit;
    const before = await decisionsOf(page, 'Rescuing Dalik');
    await list(page, 'campaigns');
    await campaign(page, 'Campaign 1')
      .getByRole('button', { name: /^Continue/ })
      .click();
    await press(page, 'Back into the Zone');
    await page.locator('.t-table .t-decision').waitFor();
    await playOn(page, before);
    assert.ok((await decisionsOf(page, 'Rescuing Dalik')) > before);
  });

  it('goes on with a Campaign between Missions', async () => {
    const { page } = visit;
    await list(page, 'campaigns');
    await campaign(page, 'Campaign 2')
      .getByRole('button', { name: /^Continue/ })
      .click();
    await title(page, 'Contacts');
    assert.ok((await coupons(page)) > 0);
    await press(page, /^Pack up/);
    await title(page, 'Loadout');
    await page.reload();
    await title(page, 'Loadout');
  });

  it('has a journal of each game it has opened, and nothing left of what was there before', async () => {
    const { page } = visit;
    await list(page, 'saves');
    const kept = [...(await allIn(page, 'games')), ...(await allIn(page, 'campaigns'))];
    for (const { id } of kept) assert.ok((await rowsOf(page, id)).length > 0, id);
    // They go when what came of them is kept.
    await becomes(page, () => allIn(page, 'saves'), []);
    await becomes(page, () => allIn(page, 'campaignSaves'), []);
  });

  it('has nothing to complain about', () => {
    assert.deepEqual(visit.complaints, []);
  });
});
