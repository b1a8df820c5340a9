// Locale keys. The check itself belongs to the texts: packages/content/src/locales/check.ts exports checkLocales(),
// which returns one sentence for each problem.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { exists, root } from './tools.ts';

const path = 'packages/content/src/locales/check.ts';

if (exists(path)) {
  const { checkLocales }: { checkLocales?: unknown } = await import(new URL(path, pathToFileURL(root)).href);
  if (typeof checkLocales !== 'function') throw new Error(`${path} must export a function checkLocales()`);
  const problems: readonly string[] = await checkLocales();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
