/** The texts in use. */
import { signal } from '@preact/signals';
import type { ArgumentsOf, Key } from '@zonecrawl/content/locales';
import {
  type Catalogue,
  formatOf,
  type Message,
  type Name,
  type Params,
  type Value,
} from '@zonecrawl/text/runtime';

/** The texts of a language, by key. A key without one is shown as it is, so that a gap is seen. */
interface Spoken {
  readonly language: string;
  readonly format: (key: string, params?: Params) => string | undefined;
}

const current = signal<Spoken>({ language: 'en', format: () => undefined });

/** The message of a value by itself. */
const ALONE = '';
const alone: Message = [['value']];

export const messagesOf = (catalogue: Catalogue, language: string): Spoken => ({
  language,
  format: formatOf((key) => (key === ALONE ? alone : catalogue[key]), language),
});

/** Replaces the messages; everything on screen re-renders. */
export function setMessages(messages: Spoken): void {
  current.value = messages;
}

/** The message of a key in the current language. */
export const t = <K extends Key>(key: K, ...[params]: ArgumentsOf<K>): string => textOf(key, params);

/** The message of a key that comes with data: a text of a Mission, what a worker has to say. */
export const textOf = (key: string, params?: Params): string => current.value.format(key, params) ?? key;

/** The messages in use: another value means other texts. */
export const messagesNow = (): object => current.value;

/** The language they are in. */
export const languageNow = (): string => current.value.language;

/** The message of the first of these keys that has one, else the fallback. */
export function textOr(fallback: string, keys: readonly string[], params?: Params): string {
  for (const key of keys) {
    const words = current.value.format(key, params);
    if (words !== undefined) return words;
  }
  return fallback;
}

/** The name whose key is the first of these that has a message; else the fallback, which does not bend. */
export function nameOf(fallback: string, keys: readonly string[]): Name {
  return { name: keys.find((key) => current.value.format(key) !== undefined) ?? fallback };
}

/** A name, a list or a number that stands by itself. */
export const wordsOf = (value: Value): string => current.value.format(ALONE, { value }) ?? '';
