/**
 * Loads the locale files of a language on demand. Loaded texts are cached, and a text that a language lacks is shown in
 * English.
 */
import { type Dictionary, messagesFrom, setMessages } from '../text/index.ts';

/** Built in; used where a language lacks a text. */
export const FALLBACK = 'en';

const files = import.meta.glob<unknown>('../../../content/src/locales/**/*.json', { import: 'default' });

const reading = new Map<string, Promise<void>>();
const known = new Map<string, Map<string, string>>();
let spoken = FALLBACK;
/** Texts were loaded that are not shown yet. */
let news = false;

const languageOf = (path: string): string => path.replace(/^.*\/locales\//, '').replace(/\/.*$/, '');

/** The languages there are, as the folders of the locales are called. */
export const languages: readonly string[] = Object.keys(files)
  .filter((path) => path.endsWith('/ui.json'))
  .map(languageOf)
  .sort();

const isRules = (path: string): boolean => path.endsWith('/rules.json');

function read(path: string): Promise<void> {
  let under = reading.get(path);
  if (under === undefined) {
    under = (files[path]?.() ?? Promise.resolve({})).then((texts) => know(languageOf(path), texts ?? {}));
    // A failed download is retried the next time.
    under.catch(() => reading.delete(path));
    reading.set(path, under);
  }
  return under;
}

function know(language: string, texts: object): void {
  const words = known.get(language) ?? new Map<string, string>();
  for (const [key, text] of Object.entries(texts)) if (typeof text === 'string') words.set(key, text);
  known.set(language, words);
  news = true;
}

function speak(language: string): void {
  if (language === spoken && !news) return;
  spoken = language;
  news = false;
  const [own, fallback] = [known.get(language), known.get(FALLBACK)];
  setMessages(messagesFrom((key) => own?.get(key) ?? fallback?.get(key), language));
}

async function load(language: string, wanted: (path: string) => boolean): Promise<void> {
  const languages = [FALLBACK, language];
  const paths = Object.keys(files).filter((path) => languages.includes(languageOf(path)) && wanted(path));
  await Promise.all(paths.map(read));
  speak(language);
}

/** Adds texts that are part of the bundle. */
export function beginWith(texts: Dictionary, language = FALLBACK): void {
  know(language, texts);
  speak(spoken);
}

/** Loads the texts of the first screens. */
export const loadFirst = (language: string): Promise<void> =>
  load(language, (path) => path.endsWith('/ui.json') && languageOf(path) !== FALLBACK);

/** Loads everything a game needs and switches the client to this language. */
export const loadCatalogue = (language: string): Promise<void> => load(language, (path) => !isRules(path));

/** Loads the clauses of the rules. */
export const loadRules = (language: string): Promise<void> => load(language, isRules);
