/** What browser tests share: the built client behind its server, a real Chromium, and visits that note every complaint. */
import assert from 'node:assert/strict';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { serve } from '@zonecrawl/server/serve';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';

/** The built client: a run of tests has one of its own, so that nobody builds it anew meanwhile. */
export const client = process.env['CLIENT'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** The screens that every visible change is tried on. */
export const screens = {
  laptop: desktop,
  large: { viewport: { width: 2560, height: 1440 } },
  phone,
  sideways: { ...phone, viewport: { width: 740, height: 360 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

/** What a player may have set before; nothing moves by itself in tests. */
export interface Kept {
  readonly chosenTheme?: 'zone' | 'contrast';
  readonly speed?: 'normal' | 'fast' | 'off';
  readonly motion?: 'system' | 'full' | 'none';
  readonly undo?: 'off' | 'ask' | 'always';
  /** Off unless a test is about them: whoever plays here was shown everything. */
  readonly hints?: boolean;
  readonly language?: string;
  readonly singleKeys?: boolean;
  readonly textScale?: number;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page and of its console. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface App {
  readonly address: string;
  readonly browser: Browser;
  /** Without a service worker, which would copy the whole game at every visit, unless the options allow it. */
  visit(options?: BrowserContextOptions, settings?: Kept): Promise<Visit>;
  close(): Promise<void>;
}

/** Long enough for a machine that does other things too: whoever waits so long waits for nothing. */
export const PATIENCE = 120_000;

export const launching = {
  timeout: PATIENCE,
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export async function startApp(folder = client, options: LaunchOptions = launching): Promise<App> {
  // Rooms have the same luck in every run, and each another.
  let games = 0;
  const newSeed = (): string => {
    games += 1;
    return `game ${games}`;
  };
  const serving = await serve({ client: folder, port: 0, newSeed });
  const browser = await chromium.launch(options);
  return {
    address: serving.address,
    browser,
    visit: async (options = desktop, settings = {}) =>
      begin(await browser.newContext({ serviceWorkers: 'block', ...options }), settings),
    async close() {
      await browser.close();
      await serving.close(100);
    },
  };
}

/** By how many milliseconds the rules are asked late, for whoever looks for tests that read too early. */
const LATE = Number(process.env['LATE'] ?? 0);

/** How many times as slow pages are, for whoever looks for the same: their scripts, and by some milliseconds the network. */
const SLOW = Number(process.env['SLOW'] ?? 1);

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const latency = 50 * SLOW;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** In the page: every message to a worker takes its time, as on a busy machine. */
function askLate(milliseconds: number): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    setTimeout(() => Reflect.apply(postMessage, this, message), milliseconds);
  };
}

async function begin(context: BrowserContext, settings: Kept): Promise<Visit> {
  const kept = { speed: 'off', motion: 'none', hints: false, ...settings };
  await context.addInitScript((choices) => {
    localStorage.setItem('zonecrawl.settings', localStorage.getItem('zonecrawl.settings') ?? choices);
  }, JSON.stringify(kept));
  if (LATE > 0) await context.addInitScript(askLate, LATE);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  if (SLOW > 1) await slowDown(context, page);
  const complaints = listen(page);
  return { context, page, complaints, close: () => context.close() };
}

/** Notes errors; what the browser itself says about a network that is gone on purpose is no error of ours. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  return complaints;
}

/** Begins a Mission from the title with so many Stalkers and a seed; the table is there when it returns. */
export async function beginMission(
  { address }: Pick<App, 'address'>,
  page: Page,
  { mission = 'a1', seed = 'E2E', stalkers = 2 } = {},
): Promise<void> {
  await page.goto(`${address}/#/new/${mission}/${seed}`);
  await page.getByRole('button', { name: 'Choose the team' }).click();
  await page.getByRole('radio', { name: String(stalkers), exact: true }).check();
  await page.getByRole('button', { name: 'Start at once' }).click();
  await page.locator('.t-table .t-decision').waitFor();
  // Whoever goes alone leads without a question, and the story comes at once.
  if (stalkers === 1) await page.locator('dialog[open]').waitFor();
  await readAll(page);
}

/** Reads whatever lies over the table, one after the other. */
export async function readAll(page: Page): Promise<void> {
  while ((await page.locator('dialog[open]').count()) > 0) {
    await page.locator('dialog[open] .z-modal-foot button').last().click();
    await drawn(page);
  }
}

/** Waits until what comes up by itself after a change has come up: that is with the next frame or the one after. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await frame();
    await frame();
  });

/** What is read once it stays the same from one frame to the next. */
export async function steady<T>(page: Page, read: () => Promise<T>): Promise<T> {
  for (let before = await read(); ; ) {
    await drawn(page);
    const now = await read();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/**
 * What is read once it holds: lists, records and other tabs follow what is shown. Where it never does, what was read
 * last, for whoever asserts something about it.
 */
export async function following<T>(
  page: Page,
  read: () => Promise<T>,
  holds: (value: T) => boolean,
): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (let now = await read(); ; now = await read()) {
    if (holds(now) || performance.now() > end) return now;
    await drawn(page);
  }
}

/** It comes to be so: what is shown follows what was pressed, on a busy machine after a while. */
export async function becomes<T>(
  page: Page,
  read: () => Promise<T>,
  wanted: T,
  what?: string,
): Promise<void> {
  const now = await following(page, read, (value) => isDeepStrictEqual(value, wanted));
  assert.deepEqual(now, wanted, what);
}

/** The middle of something on the screen, once it stands still. */
export async function middleOf(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const there = await steady(what.page(), () => what.boundingBox());
  if (there === null) throw new Error(`${what} is not to be seen`);
  return { x: there.x + there.width / 2, y: there.y + there.height / 2 };
}

/** For whoever wants to see what was seen. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}
