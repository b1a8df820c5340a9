// npm run -s bench -- --web: how long the client takes for what a player does, in a real browser. Nothing fails here.
import assert from 'node:assert/strict';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { takeHint } from '../support/advice.ts';
import { type App, beginMission, desktop, phone, startApp } from '../support/app.ts';
import { look, press } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';
import { firstScreen } from './firstScreen.ts';
import { framesNoted, noteFrames, noteTaps, type Times, tapsNoted, watchPlanning } from './frames.ts';

const TAPS = 40;
/** No Mission has a bigger map. */
const BIGGEST = 'skirmish3';

const round = (milliseconds: number): number => Number(milliseconds.toFixed(1));

async function sizes(app: App) {
  const { scripts, gzip } = await firstScreen(app);
  return { firstScreenKB: Number((gzip / 1000).toFixed(1)), firstScreenScripts: scripts.length };
}

async function start(app: App) {
  const { page, close } = await app.visit(desktop);
  await page.goto(`${app.address}/#/new/a1/FAST`);
  await page.locator('.new-map img').waitFor();
  const began = performance.now();
  await page.getByRole('button', { name: 'Start at once' }).click();
  await page.locator('.t-decision').waitFor();
  const took = performance.now() - began;
  await close();
  return { missionStartMs: Math.round(took) };
}

/** Taps on what is offered, with a finger on a phone. */
async function taps(app: App, mission: string): Promise<{ readonly idle: Times; readonly played: Times }> {
  const { page, close } = await app.visit(phone);
  await beginMission(app, page, { mission, seed: 'TAP', stalkers: 4 });
  await noteTaps(page, { idle: true });
  for (let n = 0; n < TAPS / 2; n += 1) await page.touchscreen.tap(180, 20);
  const idle = await tapsNoted(page);
  await noteTaps(page);
  for (let n = 0; n < TAPS; n += 1) {
    const { offers, covered, looking, over } = await look(page);
    if (over) break;
    if (covered) await finger.agree(page);
    else if (looking) await finger.putAway(page);
    else {
      const offer =
        offers.find(({ id }) => id === 'confirm' || id === 'end-turn') ?? offers[n % offers.length];
      if (offer !== undefined) await press(page, finger, offer);
    }
  }
  await look(page);
  const played = await tapsNoted(page);
  await close();
  return { idle, played };
}

async function panning(app: App) {
  const { page, close } = await app.visit(desktop, { motion: 'full' });
  await beginMission(app, page, { seed: 'PAN', stalkers: 4 });
  const box = await page.locator('.board-frame').boundingBox();
  assert.ok(box);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await noteFrames(page);
  for (let step = 1; step <= 60; step += 1)
    await page.mouse.move(centre.x + Math.sin(step / 10) * 180, centre.y + Math.cos(step / 10) * 120);
  const frames = await framesNoted(page);
  await page.mouse.up();
  await close();
  return { panFrameMs: round(frames.median), panFrameP95Ms: round(frames.at(0.95)) };
}

async function playback(app: App) {
  const { page, close } = await app.visit(desktop, { motion: 'full', speed: 'normal' });
  await beginMission(app, page, { seed: 'PAN', stalkers: 1 });
  await noteFrames(page);
  await someFrames(page);
  const still = await framesNoted(page);
  await untilMuchIsPlayed(page);
  await noteFrames(page);
  await someFrames(page);
  const played = await framesNoted(page);
  await close();
  return {
    stillFrameMs: round(still.median),
    playbackFrameMs: round(played.median),
    playbackFrameP95Ms: round(played.at(0.95)),
  };
}

/** A few seconds' worth. */
const someFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 200; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Plays on, passing the time, until the Zone answers at length. */
async function untilMuchIsPlayed(page: Page): Promise<void> {
  const WORTH = 12;
  for (let presses = 0; presses < 200; presses += 1) {
    await page.locator('.t-playback, .t-decision, dialog[open], .t-end').first().waitFor();
    const left = await page.evaluate(() => document.querySelector('.t-playback .t-still')?.textContent);
    if (Number(left ?? 0) >= WORTH) return;
    if ((await page.locator('.t-playback').count()) > 0) {
      await page.keyboard.press('Enter');
      continue;
    }
    const { offers, covered, looking, over } = await look(page);
    assert.equal(over, false, 'the Mission was over before');
    if (covered) await mouse.agree(page);
    else if (looking) await mouse.putAway(page);
    else {
      const offer =
        offers.find(({ id }) => id === 'confirm' || id === 'end-turn') ??
        offers.find(({ text }) => text.startsWith('Prepare')) ??
        offers[0];
      if (offer !== undefined) await press(page, mouse, offer);
    }
  }
  assert.fail('the Zone never answered at length');
}

async function hints(app: App) {
  const { page, close } = await app.visit(phone);
  await beginMission(app, page, { stalkers: 2 });
  const ask = () => page.locator('.hint-in-panes button').tap();
  while ((await look(page)).kind !== 'action') await takeHint(page, ask);
  const watching = watchPlanning(page);
  await ask();
  const { took, busy } = await watching;
  await close();
  return { planningMs: Math.round(took), planningBusyMs: Math.round(busy) };
}

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const app = await startApp();
try {
  const a1 = await taps(app, 'a1');
  const biggest = await taps(app, BIGGEST);
  const figures = {
    ...(await sizes(app)),
    ...(await start(app)),
    idleTapMs: round(a1.idle.median),
    tapA1Ms: round(a1.played.median),
    tapA1P90Ms: round(a1.played.at(0.9)),
    tapBiggestMapMs: round(biggest.played.median),
    tapBiggestMapP90Ms: round(biggest.played.at(0.9)),
    ...(await panning(app)),
    ...(await playback(app)),
    ...(await hints(app)),
  };
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(22)} ${value}`);
} finally {
  await app.close();
}
