/**
 * The browser as what keeps games: tabs are closed or loaded again, renderers and whole browsers killed. What was read
 * from the page before is compared with what a fresh browser on the same profile shows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCrash, type Setting, type Victims } from '@zonecrawl/engine/testing/crash';
import { serve } from '@zonecrawl/server/serve';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { client, PATIENCE, steady } from '../support/app.ts';
import { Killable } from './browser.ts';
import { beginCampaign, beginGame, differences, readNext, readShown, type Shown, step } from './playing.ts';

const KINDS = ['close', 'reload', 'renderer', 'browser'] as const;
type Kind = (typeof KINDS)[number];

/** Times as slow as the machine is, for half of the kills. */
const SLOWED = 6;
/** At most so many answers between two kills, and so many milliseconds after the last of them. */
const ANSWERS = 5;
const MOMENT = 400;
/** So many milliseconds a game may take to open, within the patience for all of it. */
const OPENING = PATIENCE / 3;
/** How many of the kills come just when something new is shown. */
const SUDDEN = 0.7;

/** A game or a Campaign that goes on from kill to kill. */
interface Thread {
  readonly is: 'game' | 'campaign';
  /** What was read last from a page that is no more; null: it has not begun, or is over. */
  last: Shown | null;
  /** How it was killed, if nobody has looked at it since, and which row it was known to have before. */
  killed: { readonly kind: Kind; readonly from: number } | null;
}

const thread = (is: Thread['is']): Thread => ({ is, last: null, killed: null });

class Browsers implements Victims {
  private readonly setting: Setting;
  private readonly profile = mkdtempSync(join(tmpdir(), 'zonecrawl-crash-'));
  private readonly browser = new Killable(this.profile);
  private readonly serving: Awaited<ReturnType<typeof serve>>;
  private readonly threads = [thread('game'), thread('campaign'), thread('game'), thread('campaign')];
  private context: BrowserContext | null = null;
  /** Not yet played in this browser: each waits for a fresh one to be looked at. */
  private waiting: Thread[] = [];
  private games = 0;
  private campaigns = 0;

  constructor(setting: Setting, serving: Awaited<ReturnType<typeof serve>>) {
    this.setting = setting;
    this.serving = serving;
  }

  async kill(): Promise<void> {
    const { chance, tally } = this.setting;
    const context = await this.fresh();
    const [one] = this.waiting.splice(Math.floor(chance() * this.waiting.length), 1);
    if (one === undefined) throw new Error('nothing is there to be killed');
    const page = await inTime('a page', this.browser.page(context));
    if (one.killed !== null) await inTime('opening', this.compare(page, one));
    if (one.last === null) await inTime('beginning', this.begin(page, one));
    const from = one.last?.number ?? 0;
    const session = await context.newCDPSession(page);
    if (chance() < 0.5) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      tally.count('slowed');
    }
    const kind = KINDS[Math.floor(chance() * KINDS.length)] ?? 'browser';
    one.last = await inTime('playing', this.playOn(page));
    await inTime(kind, this.end(kind, page, session));
    one.killed = one.last && { kind, from };
    tally.killed(kind);
  }

  /** Everything once more, and whether all that was begun is on its list. */
  async lookAtAll(): Promise<void> {
    await this.stop();
    const context = await this.fresh();
    const page = await this.browser.page(context);
    for (const one of this.threads) if (one.killed !== null) await this.compare(page, one);
    const count = async (list: string, line: string) => {
      await page.goto(`${this.serving.address}/#/${list}`);
      await page.locator(line).first().waitFor();
      return page.locator(line).count();
    };
    const games = this.games > 0 ? this.games - (await count('saves', '.save')) : 0;
    const campaigns = this.campaigns > 0 ? this.campaigns - (await count('campaigns', '.camp-line')) : 0;
    const lost = Math.max(0, games) + Math.max(0, campaigns);
    this.setting.tally.found({ shown: 0, lost, what: `${lost} games or Campaigns are on no list` });
  }

  async close(): Promise<void> {
    await this.browser.kill();
    await this.serving.close(100);
    rmSync(this.profile, { recursive: true, force: true });
  }

  /** The running browser while something is left in it to be killed, or a new one. */
  private async fresh(): Promise<BrowserContext> {
    if (this.context !== null && this.waiting.length > 0) return this.context;
    await this.stop();
    this.waiting = [...this.threads];
    this.context = await inTime('starting', this.browser.start());
    return this.context;
  }

  private async stop(): Promise<void> {
    await inTime('stopping', this.browser.close());
    this.context = null;
  }

  private async begin(page: Page, one: Thread): Promise<void> {
    const { chance, tally } = this.setting;
    tally.count(`${one.is}s`);
    if (one.is === 'game') {
      this.games += 1;
      await beginGame(this.serving.address, page, `CRASH-${this.games}`, 1 + Math.floor(chance() * 3));
    } else {
      this.campaigns += 1;
      await beginCampaign(this.serving.address, page);
    }
  }

  /** Opens what was killed, and compares it with what was shown; it stays open. */
  private async compare(page: Page, one: Thread): Promise<void> {
    const { last, killed } = one;
    if (last === null || killed === null) return;
    const kept = await opened(page, last.address).catch(() => null);
    const instead = kept === null ? [await saidBy(page)] : [];
    one.last = kept;
    one.killed = null;
    const what = `${killed.kind} ${last.address}: shown ${last.number}, kept ${kept?.number ?? 'nothing'}`;
    const shown = Math.max(0, last.number - killed.from);
    const lost = kept === null ? Math.max(1, shown) : Math.max(0, last.number - kept.number);
    const others = kept?.number === last.number ? differences(last, kept) : [];
    const isBroken = kept === null || others.length > 0;
    this.setting.tally.found({ shown, lost, isBroken, what: [what, ...instead, ...others].join('\n') });
  }

  /** Plays on; what was read from the page last. null: it is over. */
  private async playOn(page: Page): Promise<Shown | null> {
    const { chance } = this.setting;
    for (let answers = Math.floor(chance() * ANSWERS); answers > 0; answers -= 1)
      if (!(await step(page, chance))) return null;
    // Mostly just when something new is shown: a write that came only after that would be under way now.
    return chance() < SUDDEN ? this.untilShown(page) : this.untilSometime(page);
  }

  private async untilShown(page: Page): Promise<Shown | null> {
    for (let tries = 0; tries < ANSWERS; tries += 1) {
      const before = await readShown(page);
      const next = readNext(page, before?.number ?? 0);
      next.catch(() => undefined);
      if (!(await step(page, this.setting.chance))) return null;
      const shown = await next;
      if (shown !== null && shown.number !== before?.number) return shown;
    }
    return readShown(page);
  }

  private async untilSometime(page: Page): Promise<Shown | null> {
    const { chance } = this.setting;
    if (!(await step(page, chance))) return null;
    let shown = await readShown(page);
    for (const until = performance.now() + chance() * MOMENT; performance.now() < until; )
      shown = (await readShown(page)) ?? shown;
    return shown;
  }

  /** In this way or that. A page that was loaded again or crashed stays where it is, as it would for a person. */
  private async end(kind: Kind, page: Page, session: CDPSession): Promise<void> {
    switch (kind) {
      case 'close':
        return page.close();
      case 'reload':
        await page.reload({ waitUntil: 'commit' });
        return;
      case 'renderer': {
        const crashed = page.waitForEvent('crash');
        session.send('Page.crash').catch(() => undefined);
        await crashed;
        return;
      }
      case 'browser':
        this.context = null;
        return this.browser.kill();
    }
  }
}

/** A browser that was killed may leave whoever asks it something without an answer. */
async function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error(`${what} does not come to an end`)), PATIENCE);
  return Promise.race([work, promise]).finally(() => clearTimeout(late));
}

/** What a game or Campaign shows once nothing changes by itself any more. */
async function opened(page: Page, address: string): Promise<Shown | null> {
  await page.goto(address, { timeout: OPENING });
  await page.locator('.told').waitFor({ state: 'attached', timeout: OPENING });
  return steady(page, () => readShown(page));
}

/** What the page says in place of a game. */
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => `${location.href} ${document.readyState}: ${document.body.innerText}`).catch(String);

await runCrash('browser', async (setting) => new Browsers(setting, await serve({ client, port: 0 })));
