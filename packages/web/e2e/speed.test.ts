import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { type App, beginMission, desktop, phone, readAll, startApp } from './app.ts';
import { look, press } from './driver.ts';
import { finger, mouse } from './hands.ts';

const dist = (path: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../dist/${path.replace(/^\//, '')}`, import.meta.url)));

const MOST_SCRIPT = 150_000;

describe('the client is fast', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('the first screen needs less than 150 KB of compressed script', async (t) => {
    const visit = await app.visit(desktop);
    const scripts = new Set<string>();
    visit.page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js') && response.request().serviceWorker() === null) scripts.add(pathname);
    });
    await visit.page.goto(app.address);
    await visit.page.locator('.title-menu').waitFor();
    await visit.page.waitForLoadState('networkidle');
    const loaded = [...scripts].filter((path) => path !== '/sw.js');
    const size = (compress: (content: Buffer) => Buffer) =>
      loaded.reduce((sum, path) => sum + compress(dist(path)).length, 0);
    t.diagnostic(
      `${loaded.length} scripts, ${size(gzipSync)} bytes gzip, ${size(brotliCompressSync)} bytes brotli`,
    );
    assert.ok(loaded.length > 0);
    assert.ok(size(gzipSync) < MOST_SCRIPT);
    await visit.close();
  });

  it('a Mission is on the table within a second or two of the last tap', async (t) => {
    const visit = await app.visit(desktop);
    const { page } = visit;
    await page.goto(`${app.address}/#/new/a1/FAST`);
    await page.locator('.new-map img').waitFor();
    const began = performance.now();
    await page.getByRole('button', { name: 'Start at once' }).click();
    await page.locator('.t-decision').waitFor();
    const took = performance.now() - began;
    t.diagnostic(`${took.toFixed(0)} ms`);
    assert.ok(took < 5000);
    await visit.close();
  });

  it('a tap is answered within 100 ms, on the biggest map too', async (t) => {
    const visit = await app.visit(phone);
    const { page } = visit;
    // No Mission has a bigger map.
    await beginMission(app, page, { mission: 'skirmish3', seed: 'TAP', stalkers: 4 });
    await page.evaluate(() => {
      const delays: number[] = [];
      Reflect.set(globalThis, 'delays', delays);
      // From the finger to the frame after whatever it changed: what the browser calls the delay of an interaction.
      document.addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => delays.push(performance.now() - timeStamp);
            channel.port2.postMessage(null);
          });
        },
        true,
      );
    });
    const delays = async (): Promise<readonly number[]> => {
      const all: number[] = await page.evaluate(() => Reflect.get(globalThis, 'delays').splice(0));
      return all.sort((one, other) => one - other);
    };
    const middle = (sorted: readonly number[], share = 0.5) => sorted[Math.floor(sorted.length * share)] ?? 0;

    // What a busy machine takes for a tap that changes nothing.
    for (let taps = 0; taps < 10; taps += 1) await page.touchscreen.tap(180, 20);
    const idle = middle(await delays());
    for (let taps = 0; taps < 40; taps += 1) {
      const { offers, covered, looking } = await look(page);
      if (covered) await finger.agree(page);
      else if (looking) await finger.putAway(page);
      else {
        const offer =
          offers.find(({ id }) => id === 'confirm' || id === 'end-turn') ?? offers[taps % offers.length];
        if (offer !== undefined) await press(page, finger, offer);
      }
    }
    const played = await delays();
    t.diagnostic(
      `${played.length} taps: median ${middle(played).toFixed(0)} ms, 9 of 10 within ${middle(played, 0.9).toFixed(0)} ms; a tap that does nothing ${idle.toFixed(0)} ms`,
    );
    assert.ok(middle(played) - idle < 100);
    await visit.close();
  });

  it('panning the map keeps its frames', async (t) => {
    const visit = await app.visit(desktop, { motion: 'full' });
    const { page } = visit;
    await beginMission(app, page, { seed: 'PAN', stalkers: 4 });
    await readAll(page);
    await page.waitForTimeout(500);
    await noteFrames(page);
    const box = await page.locator('.board-frame').boundingBox();
    assert.ok(box);
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(centre.x, centre.y);
    await page.mouse.down();
    for (let step = 1; step <= 60; step += 1)
      await page.mouse.move(centre.x + Math.sin(step / 10) * 180, centre.y + Math.cos(step / 10) * 120);
    await page.mouse.up();
    const { median, words } = await framesOf(page);
    t.diagnostic(words);
    assert.ok(median < 34);
    await visit.close();
  });

  it('playing back an Enemies & Zone Phase keeps its frames', async (t) => {
    const visit = await app.visit(desktop, { motion: 'full', speed: 'normal' });
    const { page } = visit;
    await beginMission(app, page, { seed: 'PAN', stalkers: 1 });
    await noteFrames(page);
    await page.waitForTimeout(1500);
    const still = await framesOf(page);
    await untilMuchIsPlayed(page);
    await noteFrames(page);
    await page.waitForTimeout(4000);
    const played = await framesOf(page);
    t.diagnostic(`${played.words}; while nothing happens ${still.words}`);
    assert.ok(played.median < Math.max(34, still.median * 1.5));
    await visit.close();
  });
});

/** Notes when frames come, from now on. */
async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(globalThis, 'noted', frames);
    const note = (now: number) => {
      frames.push(now);
      if (Reflect.get(globalThis, 'noted') === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function framesOf(page: Page): Promise<{ readonly median: number; readonly words: string }> {
  const frames: readonly number[] = await page.evaluate(() => {
    const noted = Reflect.get(globalThis, 'noted');
    Reflect.deleteProperty(globalThis, 'noted');
    return noted;
  });
  const gaps = frames.slice(1).map((now, index) => now - (frames[index] ?? now));
  assert.ok(gaps.length > 0, 'no frame at all');
  const sorted = gaps.sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const words = `${gaps.length} frames: median ${median.toFixed(1)} ms, 19 of 20 within ${late.toFixed(1)} ms`;
  return { median, words };
}

/** Plays on, passing the time, until the Zone answers at length. */
async function untilMuchIsPlayed(page: Page): Promise<void> {
  const WORTH = 12;
  for (let presses = 0; presses < 200; presses += 1) {
    const shown = page.locator('.t-playback');
    await page.locator('.t-playback, .t-decision, dialog[open], .t-end').first().waitFor();
    if (await shown.isVisible()) {
      const left = Number(
        await shown
          .locator('.t-still')
          .innerText({ timeout: 2000 })
          .catch(() => '0'),
      );
      if (left >= WORTH) return;
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
      if (offer !== undefined) await mouse.press(page, offer);
    }
  }
  assert.fail('the Zone never answered at length');
}
