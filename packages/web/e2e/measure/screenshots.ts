// Takes the pictures in docs/screenshots: the main screens on a desktop and on a phone, from one fixed seed.
// The client must be built (npm start does that, or npx vite build packages/web). `survival`, `aids` or `languages` as
// argument: only those.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { FIRST, languages } from '@zonecrawl/content/locales';
import type { Page } from 'playwright-core';
import { more } from '../support/advice.ts';
import { type App, beginMission, desktop, drawn, phone, startApp, type Visit } from '../support/app.ts';
import { atSidorovichs, buy, chooseMission, gather, packUp, shareOut } from '../support/camp.ts';
import { type Hand, look, playToEnd, playUntil } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';
import { speaker } from '../support/speaking.ts';
import { beginWalk } from '../support/walk.ts';

const folder = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url));
const SEED = 'SCREENSHOTS';
/** Replay links of games that were won, by Mission. */
const wins: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../fixtures/survival.json', import.meta.url), 'utf8'),
);

/** As WebP, which Chromium can write but not photograph. */
async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await drawn(page);
  const picture = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const packed = await blank.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, picture);
  await blank.close();
  writeFileSync(`${folder}${name}.webp`, Uint8Array.from(packed));
}

async function pictures(app: App, device: 'desktop' | 'phone'): Promise<void> {
  const hand = device === 'desktop' ? mouse : finger;
  const options = device === 'desktop' ? desktop : phone;
  const visit = await app.visit(options, { motion: 'none' });
  const { page } = visit;
  const take = (name: string) => photograph(page, `${name}-${device}`);

  await page.goto(app.address);
  await page.locator('.title-menu').waitFor();
  await take('title');
  await page.goto(`${app.address}/#/new/a1/${SEED}`);
  await page.locator('.new-map img').waitFor();
  await take('mission');
  await page.getByRole('button', { name: 'Choose the team' }).click();
  await page.locator('.new-team').waitFor();
  await take('team');
  await page.getByRole('button', { name: 'Pack gear' }).click();
  await page.locator('.new-gear').waitFor();
  await take('gear');
  await page.goto(`${app.address}/#/rules/AT3`);
  await page.locator('.rule.is-wanted').waitFor();
  await take('rules');

  await beginMission(app, page, { seed: SEED, stalkers: 3 });
  await playUntil(page, hand, (kind) => kind === 'action');
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await take('table');
  await preview(page, hand);
  await take('path');
  await rolling(app, page, hand);
  await take('dice');
  if (device === 'phone') {
    await page.getByRole('button', { name: 'PDA', exact: true }).tap();
    await take('pda');
    await page.getByRole('button', { name: 'Act', exact: true }).tap();
  }
  await page.goto(`${app.address}/#/saves`);
  await page.locator('.save').first().waitFor();
  await take('saves');
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await playToEnd(page, hand, { seed: 31 });
  await take('end');
  await visit.close();
  await zoneAnswers(app, device, options, hand);
  await betweenMissions(app, device, options);
  await help(app, device, options);
}

/** C3: a Campaign from its map to the departure. */
async function betweenMissions(
  app: App,
  device: string,
  options: Parameters<App['visit']>[0],
): Promise<void> {
  const visit = await app.visit(options, { motion: 'none' });
  const { page } = visit;
  const take = (name: string) => photograph(page, `${name}-${device}`);
  await page.goto(`${app.address}/#/campaigns/${SEED}`);
  await gather(page, ['Borsuk', 'Milady']);
  await take('zone-map');
  await chooseMission(page);
  await take('contacts');
  await atSidorovichs(page, () => take('trader'));
  await buy(page, ['Weapons', 'Weapons', 'Armor', 'Items', 'Items']);
  await packUp(page);
  await shareOut(page);
  await take('loadout');
  await visit.close();
}

/** The first walk with its coach, and a hint that says what is best. */
async function help(app: App, device: string, options: Parameters<App['visit']>[0]): Promise<void> {
  const visit = await app.visit(options, { motion: 'none' });
  const { page } = visit;
  await page.goto(app.address);
  await beginWalk(page);
  await photograph(page, `introduction-${device}`);
  await beginMission(app, page, { seed: SEED, stalkers: 2 });
  await playUntil(page, device === 'desktop' ? mouse : finger, (kind) => kind === 'action');
  await page.locator('.hint-button button:visible').first().click();
  for (let step = 1; step < 3; step += 1) await more(page).click();
  await page.locator('.hint-best').waitFor();
  await photograph(page, `hint-${device}`);
  await visit.close();
}

/** A movement that is only tapped so far. */
async function preview(page: Page, hand: Hand): Promise<void> {
  let turn = 0;
  while ((await look(page)).mayWalk && turn < 12) {
    turn += 1;
    await hand.place(page, () => (turn * 0.37) % 1);
    await drawn(page);
    if ((await look(page)).looking) await hand.putAway(page);
  }
}

/** Dice on the table; not every game comes to that. */
async function rolling(app: App, page: Page, hand: Hand): Promise<void> {
  for (let seed = 1; seed < 9; seed += 1) {
    await beginMission(app, page, { seed: `${SEED}-${seed}`, stalkers: 2 });
    const rolled = await playUntil(page, hand, (kind) => kind === 'reroll', seed).catch(() => undefined);
    if (rolled !== undefined) return;
  }
}

/** The Enemies & Zone Phase, stopped in the middle. */
async function zoneAnswers(
  app: App,
  device: string,
  options: Parameters<App['visit']>[0],
  hand: Hand,
): Promise<void> {
  const visit: Visit = await app.visit(options, { speed: 'fast', motion: 'none' });
  const { page } = visit;
  await beginMission(app, page, { seed: SEED, stalkers: 1 });
  for (let presses = 0; presses < 200; presses += 1) {
    const shown = page.locator('.t-playback .z-card');
    const open = page.locator('.t-decision, dialog[open], .t-end');
    await Promise.race([shown.first().waitFor(), open.first().waitFor()]);
    if (await shown.first().isVisible()) {
      await page.keyboard.press('p');
      await photograph(page, `zone-${device}`);
      break;
    }
    const { offers, covered, looking, over } = await look(page);
    if (over) break;
    if (covered) await hand.agree(page);
    else if (looking) await hand.putAway(page);
    else {
      const wanted = ['confirm', 'end-turn'];
      const offer =
        offers.find(({ id }) => wanted.includes(id)) ??
        offers.find(({ text }) => text.startsWith('Prepare')) ??
        offers[0];
      if (offer !== undefined) await hand.press(page, offer);
    }
  }
  await visit.close();
}

/** Zone Survival: choosing, and the score of a game that was won (fixtures/survival.json). */
async function survival(app: App, device: 'desktop' | 'phone'): Promise<void> {
  const visit = await app.visit(device === 'desktop' ? desktop : phone, { motion: 'none' });
  const { page } = visit;
  await page.goto(`${app.address}/#/survival`);
  await page.locator('.zs-list-scenario label', { hasText: 'Winter Stores' }).click();
  await page.locator('.zs-list-map label', { hasText: 'The Farmstead' }).click();
  await page.locator('.zs-briefing h2', { hasText: 'Winter Stores · The Farmstead' }).waitFor();
  await page.locator('.new-map img').waitFor();
  await photograph(page, `survival-${device}`);
  await page.goto(`${app.address}/#/replay/${wins['zs.winterStores.farmstead']}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.t-end .t-score').waitFor();
  await photograph(page, `score-${device}`);
  await visit.close();
}

/** Three of the player aids. */
async function playerAids(app: App, device: 'desktop' | 'phone'): Promise<void> {
  const visit = await app.visit(device === 'desktop' ? desktop : phone, { motion: 'none' });
  const { page } = visit;
  for (const aid of ['help', 'compare', 'figures']) {
    await page.goto(`${app.address}/#/rules/${aid}`);
    await page.locator(`.aid-${aid}`).waitFor();
    await page.locator('.aid svg').nth(6).waitFor({ state: 'attached' });
    await photograph(page, `aid-${aid}-${device}`);
  }
  await visit.close();
}

/** Four screens in a language: the title, a Mission, the table with its log, a clause of the rules. */
async function inLanguage(app: App, code: string): Promise<void> {
  const say = speaker(code);
  const visit = await app.visit(phone, { motion: 'none', language: code });
  const { page } = visit;
  const press = (key: string) =>
    page
      .getByRole('button', { name: say(key) })
      .first()
      .click();
  await page.goto(app.address);
  await page.locator('.title-menu').waitFor();
  await photograph(page, `title-${code}`);
  await page.goto(`${app.address}/#/new/a1/${SEED}`);
  await page.locator('.new-map img').waitFor();
  await photograph(page, `mission-${code}`);
  await press('ui.new.team.next');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await press('ui.new.atOnce');
  await page.locator('.t-table .t-decision').waitFor();
  await playUntil(page, finger, (kind, presses) => kind === 'action' && presses > 8);
  await press('table.pane.log');
  await photograph(page, `log-${code}`);
  await page.goto(`${app.address}/#/rules/AT3`);
  await page.locator('.rule.is-wanted').waitFor();
  await photograph(page, `rules-${code}`);
  await visit.close();
}

const only = ['survival', 'aids', 'languages'].find((part) => process.argv.includes(part));
mkdirSync(folder, { recursive: true });
const app = await startApp();
try {
  for (const device of ['desktop', 'phone'] as const) {
    if (only === undefined) await pictures(app, device);
    if (only === undefined || only === 'survival') await survival(app, device);
    if (only === undefined || only === 'aids') await playerAids(app, device);
  }
  const others = languages.filter(({ code }) => code !== FIRST);
  if (only === undefined || only === 'languages') for (const { code } of others) await inLanguage(app, code);
} finally {
  await app.close();
}
