import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { serve } from '@zonecrawl/server/serve';
import { chromium, type Page } from 'playwright-core';
import { becomes, beginMission, client, desktop, launching, PATIENCE } from '../support/app.ts';
import { playUntil } from '../support/driver.ts';
import { mouse } from '../support/hands.ts';
import { opened, tableOf } from '../support/tables.ts';

/** A small disk in memory; null where nobody may make one. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'zonecrawl-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return null;
  }
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const open = openSync(file, 'w');
  try {
    for (let bytes = 1_000_000; bytes >= 1; ) {
      try {
        writeSync(open, Buffer.alloc(bytes));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    closeSync(open);
  }
}

const notSaved = (page: Page) => page.locator('.not-saved');

describe('a disk that is really full', () => {
  it('is said, play goes on, and all of it is kept when there is room again', async (t) => {
    const disk = smallDisk(300);
    if (disk === null) return t.skip('a small disk cannot be mounted here: that needs root');
    const serving = await serve({ client, port: 0 });
    const context = await chromium.launchPersistentContext(join(disk, 'profile'), {
      ...launching,
      ...desktop,
    });
    context.setDefaultTimeout(PATIENCE);
    try {
      const page = await context.newPage();
      await page.goto(serving.address);
      await page.evaluate(() =>
        localStorage.setItem('zonecrawl.settings', '{"speed":"off","motion":"none","hints":false}'),
      );
      await page.reload();
      await beginMission(serving, page, { seed: 'DISK', stalkers: 1 });
      await playUntil(page, mouse, (kind, presses) => kind === 'action' && presses > 3);
      let fillers = 0;
      let said: string[] = [];
      await playUntil(page, mouse, async (kind) => {
        // A database that compacts itself finds a little room again: that is filled as well.
        fill(join(disk, `filler ${fillers++}`));
        const [notice] = await notSaved(page).allInnerTexts();
        said = notice === undefined ? [] : [...said, notice];
        return kind === 'action' && said.length > 4;
      });
      for (const notice of said) assert.match(notice, /Not saved since decision \d+/, 'it stays');
      for (const file of readdirSync(disk).filter((name) => name.startsWith('filler')))
        rmSync(join(disk, file));
      // By itself: nobody presses anything.
      await notSaved(page).waitFor({ state: 'detached' });
      const before = await tableOf(page);
      await page.reload();
      await opened(page);
      await becomes(page, () => tableOf(page), before);
    } finally {
      await context.close();
      await serving.close(100);
      execFileSync('umount', ['-l', disk]);
      rmdirSync(disk);
    }
  });
});
