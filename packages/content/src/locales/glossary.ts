/**
 * The words of the printed editions: glossary/<language>.json has them by the English one, with variants where an edition
 * has several. What the game names in English by such a word is called in that language as its edition calls it.
 */
import { box } from '../box.ts';
import { nameKeys } from './names.ts';
import type { Files, Texts } from './texts.ts';

const FOLDER = 'packages/content/src/locales/glossary';

/** Editions write terms with capitals or without, and so do we; a no-break space is a space, and a soft hyphen nothing. */
const folded = (words: string): string =>
  words
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll('’', "'")
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u00AD', '');

/** Names that only look like a word of the printed editions: a Tick that bursts, an Anomaly called Space. */
const otherMeaning: ReadonlySet<string> = new Set(['ability.burst.name', 'card.space.name']);

export type Glossary = ReadonlyMap<string, readonly string[]>;

/** Empty for a language that the game was never printed in. */
export function glossaryOf(files: Files, language: string): Glossary {
  const words = new Map<string, readonly string[]>();
  for (const path of files.list(`${FOLDER}/${language}.json`)) {
    const entries: Readonly<Record<string, readonly string[]>> = JSON.parse(files.read(path));
    for (const [english, own] of Object.entries(entries))
      words.set(folded(english), [...(words.get(folded(english)) ?? []), ...own]);
  }
  return words;
}

/** Names that differ from the printed edition. */
export function wrongWords(glossary: Glossary, texts: Texts, first: Texts): readonly string[] {
  return [...nameKeys(box, first.keys())].flatMap((key) => {
    const english = first.get(key)?.text;
    const own = texts.get(key);
    const printed = english === undefined ? undefined : glossary.get(folded(english));
    if (own === undefined || printed === undefined || otherMeaning.has(key)) return [];
    if (printed.some((word) => folded(word) === folded(own.text))) return [];
    const said = printed.map((word) => `"${word}"`).join(' or ');
    return [`${own.path}: ${key}: the printed edition calls "${english}" ${said}, not "${own.text}"`];
  });
}
