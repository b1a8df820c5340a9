/** The pseudo-language on screen: what is shown without its accents was never taken from the texts. */
import { languages } from '@zonecrawl/content/locales';
import { pseudoText } from '@zonecrawl/text/pseudo';
import type { Page } from 'playwright-core';
import { wordsOn } from './reading.ts';

/** English words as the pseudo-language has them. */
export const inPseudo = (english: string): string => pseudoText(english);

/** The same for the beginning of a text. */
export const startingWith = (english: string): RegExp => new RegExp(`^${pseudoText(english)}`);

/** Every text on screen, or read out by a screen reader, that has three plain letters in a row. */
export async function neverExtracted(page: Page): Promise<readonly string[]> {
  // The letters that the pseudo-language never leaves as they are.
  const plain = /[acdeghiklnorstuwyz]{3,}/i;
  // Lists and dates are written by the browser, which knows no pseudo-language.
  const dates = /\p{L}+ \d{1,2}, \d{4}|\d{1,2} \p{L}+ \d{4}/gu;
  const own = (text: string): string => text.replaceAll(dates, '').replaceAll(/[\w-]*\d[\w-]*|\band\b/g, '');
  return (await wordsOn(page)).filter((text) => plain.test(own(text)) && !languageNames.has(text));
}

/** A language is called what it calls itself, whatever is spoken. */
const languageNames: ReadonlySet<string> = new Set(
  languages.map(({ code }) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  }),
);
