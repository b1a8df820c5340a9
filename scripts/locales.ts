// Locale keys. The check itself is checkLocales() in packages/content/src/locales/check.ts, which returns one sentence for
// each problem and reads files only through its parameter.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { checkLocales } from '../packages/content/src/locales/check.ts';
import { files, root } from './tools.ts';

const problems = checkLocales({ list: files, read: (path) => readFileSync(join(root, path), 'utf8') });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
