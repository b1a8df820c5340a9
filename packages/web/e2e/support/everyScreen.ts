/** Leads through the screens of the game, and the table in its states, so that each can be looked at. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { aids } from '../../src/rulesbook/aids/pages.ts';
import { type App, beginMission, drawn, readAll } from './app.ts';
import { CAMPAIGNS, chooseMission, gather, packUp, press, shareOut, title } from './camp.ts';
import { act, captionOrQuestion, chances, type Hand, look, playUntil, settled } from './driver.ts';

/** Called on every screen with what it is called. */
export type Look = (screen: string) => Promise<void>;

/** A game of Zone Survival that was won, as a replay link. */
const won: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../fixtures/survival.json', import.meta.url), 'utf8'),
);

/** Everything before and beside a game. */
export async function pagesAround({ address }: App, page: Page, seen: Look): Promise<void> {
  const at = async (path: string, ready: string, name: string) => {
    await page.goto(`${address}/#${path}`);
    await page.locator(ready).first().waitFor();
    await drawn(page);
    await seen(name);
  };
  await at('/', '.title-menu', 'title');
  await at('/new', '.new-map img', 'mission');
  await page.getByRole('button', { name: 'Choose the team' }).click();
  await page.locator('.new-team').waitFor();
  await seen('team');
  await page.getByRole('button', { name: 'Pack gear' }).click();
  await page.locator('.new-gear').waitFor();
  await seen('gear');
  await page.locator('.new-slot-key').first().click();
  await page.locator('dialog[open] .z-card').first().waitFor();
  await seen('shop');
  await at('/settings', '.settings', 'settings');
  await at('/rules', '.rules-contents', 'rules');
  await at('/rules/AT3', '.rule.is-wanted', 'clause');
  for (const aid of aids) await at(`/rules/${aid}`, `.aid-${aid}`, `aid-${aid}`);
  await at('/survival', '.zs-list-scenario', 'survival');
  await at('/history', '.zs-achievements', 'history');
  await at('/online', 'h1', 'rooms');
  await at('/saves', 'h1', 'saves');
}

/** A Campaign up to its departure. */
export async function campaignPages({ address }: App, page: Page, seen: Look): Promise<void> {
  await page.goto(`${address}/#${CAMPAIGNS}`);
  await title(page, 'Campaigns');
  await seen('campaigns');
  await gather(page, ['Borsuk', 'Milady']);
  await seen('zone map');
  await page
    .getByRole('button', { name: /Mission, open/ })
    .first()
    .click();
  await seen('place');
  await chooseMission(page);
  await seen('contacts');
  await press(page, /^Trade with Sidorovich/);
  await page.locator('.camp-trader').waitFor();
  await seen('trader');
  await press(page, /^Leave/);
  await packUp(page);
  await shareOut(page);
  await page.locator('.camp-kit').nth(1).waitFor();
  await seen('loadout');
}

/** The table in its states, and the end of a game. */
export async function tableStates(app: App, page: Page, hand: Hand, seen: Look): Promise<void> {
  await beginMission(app, page, { seed: 'FIGHT-2', stalkers: 2 });
  await playUntil(page, hand, (kind) => kind === 'action', 2);
  await seen('action');
  await page.locator('.b-piece.is-enemy, [data-piece]').last().dispatchEvent('contextmenu');
  await page.locator('.t-inspect').waitFor();
  await seen('inspected');
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await page.locator('dialog[open]').waitFor();
  await seen('mission sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'PDA' }).click();
  await seen('PDA');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await seen('log');
  await page.getByRole('button', { name: 'Act', exact: true }).click();
  await playUntil(page, hand, (kind) => aims(page, kind), 2);
  await seen('aiming');
  await page.keyboard.press('Escape');
  await playUntil(page, hand, (kind) => kind === 'reroll', 2);
  await seen('dice');
  await enemyPhase(page, hand, seen);
  await endOfGame(app, page, seen);
}

/** A whole game that was won, at its first moment. */
export async function beginReplay({ address }: App, page: Page): Promise<void> {
  await page.goto(`${address}/#/replay/${won['zs.winterStores.farmstead']}`);
  await page.getByRole('button', { name: 'To the end' }).waitFor();
}

/** The last moment of a game that was won. */
export async function endOfGame(app: App, page: Page, seen: Look): Promise<void> {
  await beginReplay(app, page);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.t-end .t-score').waitFor();
  await seen('end');
}

/** Begins to aim at somebody. */
async function aims(page: Page, kind: string): Promise<boolean> {
  const shot = page.locator('.t-option:enabled', { hasText: 'Single Shot' });
  if (kind !== 'action' || (await shot.count()) === 0) return false;
  await shot.first().click();
  await page.locator('.t-part-odds').first().waitFor();
  return true;
}

/** Plays on until the Enemies act, and stops there. */
async function enemyPhase(page: Page, hand: Hand, seen: Look): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('zonecrawl.settings') ?? '{}');
    localStorage.setItem('zonecrawl.settings', JSON.stringify({ ...kept, speed: 'normal' }));
  });
  await page.reload();
  const chance = chances(2);
  const caption = page.locator('.t-caption');
  for (let presses = 0; presses < 200; presses += 1) {
    await captionOrQuestion(page);
    if (await caption.isVisible()) {
      await page.keyboard.press('p');
      await seen('enemy phase');
      return;
    }
    await settled(page);
    const state = await look(page);
    if (state.over) return;
    if (state.covered) await readAll(page);
    else if (state.looking) await hand.putAway(page);
    else await act(page, hand, state, chance);
  }
}
