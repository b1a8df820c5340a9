/** What the client says by key in any language, and which texts of a page are still English. */

import { box } from '@zonecrawl/content';
import { nameKeys } from '@zonecrawl/content/locales';
import { compile } from '@zonecrawl/text/compile';
import { formatOf, type Message, type Params } from '@zonecrawl/text/runtime';
import { allTexts, sameTexts } from './words.ts';

export type Say = (key: string, params?: Params) => string;

/** Says a message as the client does. */
export function speaker(language: string): Say {
  const texts = allTexts(language);
  const compiled = new Map<string, Message>();
  const find = (key: string): Message | undefined => {
    const text = texts.get(key);
    if (text === undefined) return undefined;
    const known = compiled.get(key) ?? compile(text);
    compiled.set(key, known);
    return known;
  };
  const format = formatOf(find, language);
  return (key, params) => {
    const words = format(key, params);
    if (words === undefined) throw new Error(`${language} has no ${key}`);
    return words;
  };
}

/** Words that hold English sentences together and mean nothing in the other languages. */
const GLUE = /\b(?:the|of|with|this|that|your|you|and|from|until|which|when|each|has|have|their|they|are)\b/i;

/** Of the texts of a page in a language, those that are English or that are keys. */
export function leftInEnglish(language: string): (texts: readonly string[]) => readonly string[] {
  const own = allTexts(language);
  const english = allTexts('en');
  const names = nameKeys(box, english.keys());
  const same = sameTexts(language);
  const heads = new Set([...english.keys()].map((key) => key.slice(0, key.indexOf('.'))));
  const plain = [...english].filter(([, text]) => /\p{L}{3}/u.test(text) && !/[{[]/.test(text));
  // What is English on purpose, and what only looks so because another text of the language is the same.
  const allowed = new Set([...own.values(), ...[...names, ...same].map((key) => english.get(key) ?? '')]);
  const forbidden = new Set(plain.map(([, text]) => text).filter((text) => !allowed.has(text)));
  const isKey = (text: string): boolean =>
    /^[a-z]\w*(?:\.[\w-]+)+$/i.test(text) && heads.has(text.slice(0, text.indexOf('.')));
  return (texts) =>
    texts.filter((text) => forbidden.has(text) || isKey(text) || GLUE.test(withoutNames(text)));

  function withoutNames(text: string): string {
    return [...names].reduce((words, key) => {
      const name = own.get(key);
      return name !== undefined && GLUE.test(name) ? words.replaceAll(name, '') : words;
    }, text);
  }
}
