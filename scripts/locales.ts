// Locale keys. The check itself belongs to the texts: packages/content/src/locales/check.ts exports checkLocales(),
// which returns one sentence for each problem. It reads files only through what it is given.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { checkLocales } from '../packages/content/src/locales/check.ts';
import { files, root } from './tools.ts';

const problems = checkLocales({ list: files, read: (path) => readFileSync(join(root, path), 'utf8') });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
