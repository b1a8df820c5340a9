/** A browser that can be killed: a process group of its own on a profile that outlives it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { desktop, launching, PATIENCE } from '../support/app.ts';

/** Nothing moves by itself, and nobody explains anything. */
const settings = JSON.stringify({ speed: 'off', motion: 'none', hints: false });

/** A browser on a profile that was killed sometimes hangs before it listens: so long it may take, and so often it is tried. */
const STARTS = 3;
const COMING_UP = PATIENCE / (STARTS + 1);

export class Killable {
  private readonly profile: string;
  private child: ChildProcess | null = null;
  private browser: Browser | null = null;

  constructor(profile: string) {
    this.profile = profile;
    process.once('exit', () => this.killGroup());
  }

  /** Starts it on the profile as the last one left it; one that does not come up is started again, as by a person. */
  async start(): Promise<BrowserContext> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.startOnce();
      } catch (error) {
        if (tries === STARTS) throw error;
        await this.kill();
      }
    }
  }

  private async startOnce(): Promise<BrowserContext> {
    const told = join(this.profile, 'DevToolsActivePort');
    rmSync(told, { force: true });
    const flags = [
      ...launching.args,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.profile}`,
    ];
    this.child = spawn(launching.executablePath, flags, { detached: true, stdio: 'ignore' });
    const port = await whenThere(told);
    this.browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: COMING_UP });
    const [context] = this.browser.contexts();
    if (context === undefined) throw new Error('the browser has no profile');
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript((choices) => {
      localStorage.setItem('zonecrawl.settings', localStorage.getItem('zonecrawl.settings') ?? choices);
    }, settings);
    return context;
  }

  async page(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    // Whoever loads a page again is asked while something is not saved, and is sure.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.setViewportSize(desktop.viewport ?? { width: 1440, height: 900 });
    return page;
  }

  /** At once, with everything that belongs to it. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.killGroup();
    await gone;
    await this.browser?.close().catch(() => undefined);
    this.child = null;
  }

  private killGroup(): void {
    const { child } = this;
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  }

  /** As a person closes it. */
  async close(): Promise<void> {
    const { child, browser } = this;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const session = await browser?.newBrowserCDPSession().catch(() => undefined);
    await session?.send('Browser.close').catch(() => undefined);
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))]);
    await this.kill();
    this.child = null;
  }
}

/** The number the browser writes down when it listens. */
async function whenThere(path: string): Promise<string> {
  for (const began = performance.now(); performance.now() - began < COMING_UP; ) {
    const [port] = existsSync(path) ? (await readFile(path, 'utf8')).split('\n') : [];
    if (port !== undefined && port !== '') return port;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the browser did not start');
}
