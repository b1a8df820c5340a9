/** What the client says, in English or another language, so that a test can find what it read. */
import { globSync, readFileSync } from 'node:fs';

const LOCALES = new URL('../../../content/src/locales/', import.meta.url);

const read = (path: URL): Readonly<Record<string, string>> => Object(JSON.parse(readFileSync(path, 'utf8')));

/** The texts of one file, in English. */
export const texts = (file: string): Readonly<Record<string, string>> =>
  read(new URL(`en/${file}.json`, LOCALES));

/** All texts of a language by key. */
export function allTexts(language: string): ReadonlyMap<string, string> {
  const folder = new URL(`${language}/`, LOCALES);
  const files = globSync('**/*.json', { cwd: folder });
  return new Map(files.flatMap((file) => Object.entries(read(new URL(file, folder)))));
}

/** The texts that a language may have in common with English, by key. */
export const sameTexts = (language: string): ReadonlySet<string> =>
  new Set(Object.keys(read(new URL(`same/${language}.json`, LOCALES))));
