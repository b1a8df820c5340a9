/** Times taken in the page itself: from a tap to what it brought, between frames, and how long the page was busy. */
import type { Page } from 'playwright-core';

/** Sorted milliseconds. */
export class Times {
  private readonly sorted: readonly number[];
  constructor(times: readonly number[]) {
    if (times.length === 0) throw new Error('nothing was measured');
    this.sorted = times.toSorted((one, other) => one - other);
  }
  get count(): number {
    return this.sorted.length;
  }
  at(share: number): number {
    return this.sorted[Math.min(this.count - 1, Math.floor(this.count * share))] ?? 0;
  }
  get median(): number {
    return this.at(0.5);
  }
}

const take = (page: Page, name: string): Promise<readonly number[]> =>
  page.evaluate((key) => {
    const noted: number[] = Reflect.get(globalThis, key);
    Reflect.deleteProperty(globalThis, key);
    return noted;
  }, name);

/**
 * From a finger to the frame in which the table shows what it brought: something has changed and the game is not busy
 * any more. With `idle` to the next frame, whatever it shows.
 */
export async function noteTaps(page: Page, { idle = false } = {}): Promise<void> {
  await page.evaluate((any) => {
    const taps: number[] = [];
    Reflect.set(globalThis, 'tapsNoted', taps);
    const note = ({ timeStamp }: Event) => {
      if (Reflect.get(globalThis, 'tapsNoted') !== taps) return;
      let changed = any;
      const observer = new MutationObserver(() => {
        changed = true;
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      const look = () => {
        if (!changed || document.querySelector('.t-busy') !== null) {
          requestAnimationFrame(look);
          return;
        }
        observer.disconnect();
        // A message comes after the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taps.push(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('pointerup', note, true);
  }, idle);
}
export const tapsNoted = async (page: Page): Promise<Times> => new Times(await take(page, 'tapsNoted'));

/** Notes when frames come, from now on. */
export async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(globalThis, 'framesNoted', frames);
    const note = (now: number) => {
      frames.push(now);
      if (Reflect.get(globalThis, 'framesNoted') === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}
/** The time between two frames. */
export async function framesNoted(page: Page): Promise<Times> {
  const frames = await take(page, 'framesNoted');
  return new Times(frames.slice(1).map((now, index) => now - (frames[index] ?? now)));
}

export interface Planning {
  readonly took: number;
  /** How long the page was busy at a time while it went on. */
  readonly busy: number;
}

/** From when the first step of a hint is drawn until the best line is there. */
export const watchPlanning = (page: Page): Promise<Planning> =>
  page.evaluate(async () => {
    const tasks: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('.hint-about') === null) await frame();
    await frame();
    await frame();
    const began = performance.now();
    while (document.querySelector('.hint[aria-busy="false"]') === null) await frame();
    const ended = performance.now();
    // Long tasks are reported a moment later.
    while (performance.now() - ended < 500) await frame();
    observer.disconnect();
    const during = tasks.filter((task) => task.startTime < ended && task.startTime + task.duration > began);
    return { busy: Math.max(0, ...during.map(({ duration }) => duration)), took: ended - began };
  });
