// Takes the pictures in docs/screenshots: the main screens on a desktop and on a phone, from one fixed seed.
// The client must be built (npm start does that, or npx vite build packages/web).
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { more } from './advice.ts';
import { type App, beginMission, desktop, drawn, phone, startApp, type Visit } from './app.ts';
import { atSidorovichs, buy, chooseMission, gather, packUp, shareOut } from './camp.ts';
import { type Hand, look, playToEnd, playUntil } from './driver.ts';
import { finger, mouse } from './hands.ts';
import { beginWalk } from './walk.ts';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const SEED = 'SCREENSHOTS';

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
    await page.getByRole('button', { name: 'PDA' }).tap();
    await take('pda');
    await page.getByRole('button', { name: 'Act' }).tap();
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

mkdirSync(folder, { recursive: true });
const app = await startApp();
try {
  await pictures(app, 'desktop');
  await pictures(app, 'phone');
} finally {
  await app.close();
}
