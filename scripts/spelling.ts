// Looks words up in Hunspell's dictionaries, and in the words of the game: content/locales/words/<language>.txt.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsIn } from '../packages/content/src/locales/spelling.ts';
import type { Texts } from '../packages/content/src/locales/texts.ts';
import { installPackages } from './debian.ts';
import { root } from './tools.ts';

/** The dictionary of each language and the Debian package that has it. */
const dictionaries: Readonly<Record<string, readonly [name: string, from: string]>> = {
  en: ['en_GB', 'hunspell-en-gb'],
  de: ['de_DE', 'hunspell-de-de'],
  pl: ['pl_PL', 'hunspell-pl'],
  cs: ['cs_CZ', 'hunspell-cs'],
  it: ['it_IT', 'hunspell-it'],
};

export interface Misspelt {
  readonly word: string;
  /** The first text it is in. */
  readonly key: string;
}

/** The words that no dictionary has, or why they cannot be looked up. */
export function misspelt(language: string, texts: Texts): readonly Misspelt[] | { readonly missing: string } {
  const [name, from] = dictionaries[language] ?? [];
  if (name === undefined || from === undefined) return { missing: `there is no dictionary of ${language}` };
  const isThere = (): boolean =>
    existsSync('/usr/bin/hunspell') && existsSync(`/usr/share/hunspell/${name}.dic`);
  if (!isThere() && !(installPackages('hunspell', from) && isThere()))
    return { missing: `there is no Hunspell for ${language} (on Debian: apt-get install hunspell ${from})` };
  const words = wordsIn(texts);
  const own = ownWords(language);
  const wanted = [...words.keys()].filter((word) => !own.has(word));
  const { stdout, stderr, status } = spawnSync('hunspell', ['-i', 'UTF-8', '-d', name, '-l'], {
    input: wanted.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) return { missing: `Hunspell failed: ${stderr}` };
  // Hunspell splits a word at its apostrophe, so what it says is looked up once more.
  const unknown = [...new Set(stdout.split('\n').filter((word) => word !== '' && !own.has(word)))];
  return unknown.map((word) => ({ word, key: words.get(word) ?? keyWith(words, word) })).sort(byWord);
}

/** Words of the game that are in no dictionary, one in a line, as they are written in texts. */
function ownWords(language: string): ReadonlySet<string> {
  const path = join(root, `packages/content/src/locales/words/${language}.txt`);
  return new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
}

/** Hunspell may have split a word. */
const keyWith = (words: ReadonlyMap<string, string>, part: string): string =>
  [...words].find(([word]) => word.includes(part))?.[1] ?? '';

const byWord = (one: Misspelt, other: Misspelt): number => one.word.localeCompare(other.word);
