/**
 * A browser as an older version left it: its games, Campaigns and settings, opened with the present client. The profile
 * belongs to an address that every test can have, whatever port its server listens on.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { desktop, launching, listen, PATIENCE, type Visit } from './app.ts';

const HOST = 'zonecrawl.localhost';
/** Of the page in this profile; `localhost` is a safe address, so that locks and the like work as at home. */
export const OLD_ADDRESS = `http://${HOST}`;

const archiveOf = (version: string): string =>
  fileURLToPath(new URL(`../../../../fixtures/old/${version}/profile.tar.gz`, import.meta.url));

/** Unpacks the profile that a version left and opens it; the client comes from the server at this address. */
export async function openProfile(version: string, server: string): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), `zonecrawl-${version}-`));
  execFileSync('tar', ['-xzf', archiveOf(version), '-C', folder]);
  const { port } = new URL(server);
  const context = await chromium.launchPersistentContext(folder, {
    ...launching,
    ...desktop,
    args: [...launching.args, `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${port}`],
  });
  context.setDefaultTimeout(PATIENCE);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    complaints: listen(page),
    async close() {
      await context.close();
      // The browser's processes end one after the other, and may write until then.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
