/** A module as one script, to be run in a page by a test. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';

/** Runs the module in the page; what it exports is there under this name. */
export async function runIn(page: Page, module: string, name: string): Promise<void> {
  const entry = fileURLToPath(new URL(module, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  });
  const [
    {
      output: [chunk],
    } = { output: [] },
  ] = [built].flat().flatMap((one) => ('output' in one ? [one] : []));
  if (chunk === undefined) throw new Error(`nothing was built of ${module}`);
  // The names of a script run this way are its own; what it exports is put where the page can see it.
  await page.evaluate(`${chunk.code}\nglobalThis.${name} = ${name};`);
}
