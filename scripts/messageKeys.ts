// The keys of all messages as types: packages/content/src/locales/keys.ts, made of the English texts.
// Run with --write it updates that file; without, it fails where the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { keysSource } from '../packages/content/src/locales/generateKeys.ts';
import { FIRST } from '../packages/content/src/locales/languages.ts';
import { readTexts } from '../packages/content/src/locales/texts.ts';
import { files, root } from './tools.ts';

const FILE = 'packages/content/src/locales/keys.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
// What is wrong with the texts themselves is for the check of the locales to say.
const texts = readTexts({ list: files, read }, FIRST, () => undefined);
const source = keysSource(new Map([...texts].map(([key, { text }]) => [key, text])));
const isCurrent = existsSync(join(root, FILE)) && read(FILE) === source;
if (!isCurrent && process.argv.includes('--write')) writeFileSync(join(root, FILE), source);
else if (!isCurrent) {
  console.error(`${FILE}: the English texts have changed since it was written. Run: npm run format`);
  process.exitCode = 1;
}
