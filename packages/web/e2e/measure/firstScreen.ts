/** What a browser loads before the title can be seen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type App, client, desktop } from '../support/app.ts';

export interface FirstScreen {
  /** Paths of the scripts. */
  readonly scripts: readonly string[];
  /** Bytes of them when compressed. */
  readonly gzip: number;
}

export async function firstScreen(app: App): Promise<FirstScreen> {
  const { page, close } = await app.visit(desktop);
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The service worker comes after the screen.
    const counts = pathname.endsWith('.js') && pathname !== '/sw.js';
    if (counts && response.request().serviceWorker() === null) loaded.add(pathname);
  });
  await page.goto(app.address);
  await page.locator('.title-menu').waitFor();
  await page.waitForLoadState('networkidle');
  await close();
  const scripts = [...loaded];
  return {
    scripts,
    gzip: scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(client, path))).length, 0),
  };
}
