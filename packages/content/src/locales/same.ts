/**
 * Texts that another language has word for word as English. Names may be the same; anything else is listed in
 * same/<language>.json with the reason, by key.
 */
import { usesOf } from '@zonecrawl/text/compile';
import { box } from '../box.ts';
import { nameKeys } from './names.ts';
import type { Files, Texts } from './texts.ts';

const FOLDER = 'packages/content/src/locales/same';

/** A language with more than these was not translated. */
export const MOST = 40;

/** What may be the same, by key, with the reason. */
export type Same = ReadonlyMap<string, string>;

export function sameOf(files: Files, language: string): Same {
  const reasons = files
    .list(`${FOLDER}/${language}.json`)
    .flatMap((path) => Object.entries<string>(JSON.parse(files.read(path))));
  return new Map(reasons);
}

/** Whether there is a word in it that could be translated, besides placeholders, terms and keys of cases. */
function hasWords(text: string): boolean {
  try {
    usesOf(text);
  } catch {
    return false;
  }
  return /\p{L}{3,}/u.test(text.replaceAll(/\{[^{}]*\}|\[\w+\]/g, ''));
}

/** Texts that are as in English without a reason, and reasons for what is not the same. */
export function wrongSame(language: string, same: Same, texts: Texts, first: Texts): readonly string[] {
  const names = nameKeys(box, first.keys());
  const equal = (key: string): boolean => texts.get(key)?.text === first.get(key)?.text;
  const problems = [...texts].flatMap(([key, { text, path }]) =>
    first.has(key) && equal(key) && hasWords(text) && !names.has(key) && !same.has(key)
      ? [`${path}: ${key} is the English text; if it has to be, ${FOLDER}/${language}.json says why`]
      : [],
  );
  const stale = [...same.keys()].flatMap((key) =>
    texts.has(key) && equal(key) && !names.has(key)
      ? []
      : [`${FOLDER}/${language}.json: ${key} is not the English text, or is a name`],
  );
  const many = same.size > MOST ? [`${FOLDER}/${language}.json: more than ${MOST} texts are English`] : [];
  return [...problems, ...stale, ...many];
}
