// npm run -s texts -- missing LANG [--json]: what a language lacks, by file, each message with its parameters, the forms of
// names that are missing, and the words of the printed edition.
// npm run -s texts -- sheet LANG [PART OF A KEY]: all messages of the log crossed with all names; with a part of a key, those
// messages instead.
// npm run -s texts -- sample LANG [NUMBER]: twenty lines of the log and ten texts of cards, picked at random by the number.
// npm run -s texts -- spell LANG: words that are in no dictionary, each with a key.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { box } from '../packages/content/src/box.ts';
import { glossaryOf } from '../packages/content/src/locales/glossary.ts';
import { FIRST } from '../packages/content/src/locales/languages.ts';
import { logSheet } from '../packages/content/src/locales/sheet.ts';
import { readTexts, type Texts } from '../packages/content/src/locales/texts.ts';
import { translationLines, translationOf } from '../packages/content/src/locales/translation.ts';
import { sampleOf } from './sample.ts';
import { misspelt } from './spelling.ts';
import { files, root } from './tools.ts';

const [what, language = '', part] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const source = { list: files, read: (path: string) => readFileSync(join(root, path), 'utf8') };
// What is wrong with the texts themselves is for the check of the locales to say.
const textsIn = (code: string): Texts => readTexts(source, code, () => undefined);
const write = (line: string): boolean => process.stdout.write(`${line}\n`);
// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', () => process.exit(0));

const own = textsIn(language);
const first = textsIn(FIRST);
if (what === 'missing' && /^[a-z]{2,3}$/.test(language)) {
  const lacking = translationOf(language, { own, first, glossary: glossaryOf(source, language), box });
  if (process.argv.includes('--json')) write(JSON.stringify(lacking, null, 2));
  else for (const line of translationLines(lacking)) write(line);
} else if (what === 'sheet' && own.size > 0) {
  const isWanted = part === undefined ? undefined : (key: string) => key.includes(part);
  // What an unfinished language lacks is English in the game, too.
  for (const { key, text } of logSheet(language, new Map([...first, ...own]), box, isWanted))
    write(`${key}\t${text}`);
} else if (what === 'sample' && own.size > 0) {
  for (const line of sampleOf(language, new Map([...first, ...own]), Number(part ?? 1))) write(line);
} else if (what === 'spell' && own.size > 0) {
  const found = misspelt(language, own);
  if ('missing' in found) console.error(found.missing);
  else for (const { word, key } of found) write(`${word}\t${key}`);
  process.exitCode = 'missing' in found || found.length > 0 ? 1 : 0;
} else {
  console.error(
    ['missing LANG [--json]', 'sheet LANG [PART OF A KEY]', 'sample LANG [NUMBER]', 'spell LANG']
      .map((usage) => `npm run -s texts -- ${usage}`)
      .join('\n'),
  );
  process.exitCode = 1;
}
