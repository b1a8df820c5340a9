import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type App, desktop, launching, listen, PATIENCE, readAll, startApp } from '../support/app.ts';
import { chances } from '../support/driver.ts';
import { agree, done, join, openRoom, playTogether, whoIsAsked } from '../support/rooms.ts';

/** Any name but the machine's own: to a browser that is a stranger on the network. */
const HOME = 'zone.home';

describe('a room at home', () => {
  let app: App;
  let browser: Browser;
  before(async () => {
    app = await startApp();
    const args = [...launching.args, `--host-resolver-rules=MAP ${HOME} 127.0.0.1`];
    browser = await chromium.launch({ ...launching, args });
  });
  after(async () => {
    await browser.close();
    await app.close();
  });

  async function visitor(): Promise<{ page: Page; complaints: readonly string[] }> {
    const context = await browser.newContext(desktop);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(() => {
      const settings = { speed: 'off', motion: 'none', hints: false };
      localStorage.setItem('zonecrawl.settings', JSON.stringify(settings));
    });
    const page = await context.newPage();
    return { page, complaints: listen(page) };
  }

  it('is played by plain http, where a browser has less to offer', async () => {
    const home = { ...app, address: app.address.replace('localhost', HOME) };
    const [host, guest] = [await visitor(), await visitor()];
    const code = await openRoom(home, host.page, 'Ann');
    const isSecure = await host.page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator]);
    assert.deepEqual(isSecure, [false, false], 'this is no secure page');
    await join(home, guest.page, code, 'Ben');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    const pages = [host.page, guest.page];
    for (const page of pages) await page.locator('.t-table').waitFor();
    await playTogether(pages, chances(5), 6);
    await agree(pages);
    // Nothing of it was asked for by another scheme.
    assert.ok(host.page.url().startsWith(`http://${HOME}:`));
    // The browser remarks that this header has no effect here; with TLS before the server it has.
    const isRemark = (text: string): boolean => text.startsWith('The Cross-Origin-Opener-Policy header');
    for (const { complaints } of [host, guest])
      assert.deepEqual(
        complaints.filter((text) => !isRemark(text)),
        [],
      );
  });
});

describe('a page that nobody looks at', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('says by a notification that a decision is its own, and takes it back when it is looked at', async () => {
    const [host, guest] = [await app.visit(), await app.visit()];
    for (const { context } of [host, guest]) {
      await context.grantPermissions(['notifications'], { origin: app.address });
      // What the system would show, and whether the page is in front, only a screen could tell.
      await context.addInitScript(() => {
        const shown: string[] = [];
        class Noted extends EventTarget {
          static readonly permission = 'granted';
          static requestPermission = async (): Promise<string> => 'granted';
          private readonly title: string;
          constructor(title: string) {
            super();
            this.title = title;
            shown.push(title);
          }
          close(): void {
            shown.splice(shown.indexOf(this.title), 1);
          }
        }
        let isHidden = false;
        Object.defineProperty(document, 'hidden', { get: () => isHidden });
        Object.assign(globalThis, {
          Notification: Noted,
          notified: shown,
          hide: (hidden: boolean) => {
            isHidden = hidden;
            document.dispatchEvent(new Event('visibilitychange'));
          },
        });
      });
    }
    const code = await openRoom(app, host.page, 'Ann');
    await join(app, guest.page, code, 'Ben');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    const pages = [host.page, guest.page];
    for (const page of pages) await page.locator('.t-table').waitFor();
    for (const page of pages) await readAll(page);
    const asked = await whoIsAsked(pages);
    const other = asked === host.page ? guest.page : host.page;
    const notified = (page: Page): Promise<readonly string[]> => page.evaluate('notified');
    assert.deepEqual(await notified(other), [], 'another is asked');
    await other.evaluate('hide(true)');
    const chance = chances(11);
    while ((await notified(other)).length === 0 && (await whoIsAsked(pages)) === asked)
      await playTogether([asked], chance, 1);
    await other.waitForFunction('notified.length === 1');
    assert.match(String(await notified(other)), /your/i);
    // Its title says so too, and that of the other does not any more.
    await other.waitForFunction(() => document.title.startsWith('● Your decision'));
    await asked.waitForFunction(() => !document.title.startsWith('● Your decision'));
    assert.deepEqual(await notified(asked), [], 'who looks needs no notification');
    await other.evaluate('hide(false)');
    await other.waitForFunction('notified.length === 0');
    for (const visit of [host, guest]) await done(visit);
  });
});
