/** The language of the page: English is always there, others are brought in when they are chosen. */
import { signal } from '@preact/signals';
import english from '@zonecrawl/content/locales/en/ui.json';
import { type Dictionary, messagesOf, setMessages } from '../text/index.ts';

export const FALLBACK = 'en';

const files = import.meta.glob<Dictionary>('../../../content/src/locales/*/ui.json', { import: 'default' });

const languageOf = (path: string): string => path.split('/').at(-2) ?? FALLBACK;

/** The languages there are, as the folders of the locales are called. */
export const languages: readonly string[] = Object.keys(files).map(languageOf).sort();

export const language = signal(FALLBACK);

/** What a language calls itself. */
export const nameOfLanguage = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** The language a new player probably reads. */
export function likelyLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = wanted.map((code) => code.split('-')[0] ?? code);
  return codes.find((code) => languages.includes(code)) ?? FALLBACK;
}

/** The texts of the first screens. What has no words in this language yet is shown in English. */
export async function speakFirst(code: string): Promise<void> {
  const path = Object.keys(files).find((file) => languageOf(file) === code);
  const own = code === FALLBACK || path === undefined ? {} : await files[path]?.();
  setMessages(messagesOf({ ...english, ...own }, code));
  document.documentElement.lang = code;
}
