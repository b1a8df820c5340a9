/** Brings the locale files of a language in when a screen needs more than the first texts. */
import { type Dictionary, messagesOf } from './icu.ts';
import { setMessages } from './messages.ts';

const files = import.meta.glob<unknown>('../../../content/src/locales/*/*.json', { import: 'default' });

const loaded = new Map<string, Promise<Dictionary>>();

const isText = (entry: readonly [string, unknown]): entry is readonly [string, string] =>
  typeof entry[1] === 'string';

async function readAll(language: string): Promise<Dictionary> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const parts = await Promise.all(wanted.map(([, read]) => read()));
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {}).filter(isText)));
}

/** All texts of a language, and the client speaks it from then on. */
export async function loadCatalogue(language: string): Promise<void> {
  let reading = loaded.get(language);
  if (reading === undefined) {
    reading = readAll(language);
    loaded.set(language, reading);
  }
  setMessages(messagesOf(await reading, language));
}
