/**
 * Brings the locale files of a language in when a screen needs more than the first texts. What was brought in stays, and
 * what a language has no words for yet is said in English.
 */
import { type Dictionary, messagesOf } from './icu.ts';
import { setMessages } from './messages.ts';

const FALLBACK = 'en';

const files = import.meta.glob<unknown>('../../../content/src/locales/**/*.json', { import: 'default' });

const reading = new Map<string, Promise<void>>();
const known = new Map<string, Dictionary>();
let spoken = FALLBACK;

const isText = (entry: readonly [string, unknown]): entry is readonly [string, string] =>
  typeof entry[1] === 'string';

const languageOf = (path: string): string => path.replace(/^.*\/locales\//, '').replace(/\/.*$/, '');
const isRules = (path: string): boolean => path.endsWith('/rules.json');

function read(path: string): Promise<void> {
  let under = reading.get(path);
  if (under === undefined) {
    under = (files[path]?.() ?? Promise.resolve({})).then((texts) =>
      know(languageOf(path), Object.fromEntries(Object.entries(texts ?? {}).filter(isText))),
    );
    // A file that did not come is asked for again the next time.
    under.catch(() => reading.delete(path));
    reading.set(path, under);
  }
  return under;
}

const know = (language: string, texts: Dictionary): void => {
  known.set(language, { ...known.get(language), ...texts });
};

function speak(language: string): void {
  spoken = language;
  setMessages(messagesOf({ ...known.get(FALLBACK), ...known.get(language) }, language));
}

async function load(language: string, wanted: (path: string) => boolean): Promise<void> {
  const languages = [FALLBACK, language];
  const paths = Object.keys(files).filter((path) => languages.includes(languageOf(path)) && wanted(path));
  await Promise.all(paths.map(read));
  speak(language);
}

/** These texts are there from the start. */
export function beginWith(texts: Dictionary, language = FALLBACK): void {
  know(language, texts);
  speak(spoken);
}

/** The first screens in this language. */
export const loadFirst = (language: string): Promise<void> =>
  load(language, (path) => path.endsWith('/ui.json') && languageOf(path) !== FALLBACK);

/** All that a game needs, and the client speaks this language from then on. */
export const loadCatalogue = (language: string): Promise<void> => load(language, (path) => !isRules(path));

/** The rules by clause, which only their readers need. */
export const loadRules = (language: string): Promise<void> => load(language, isRules);
