/** The language of the page: English is built in, others are loaded when chosen. */
import { effect, signal } from '@preact/signals';
import { FALLBACK, languages, loadFirst } from './catalogue.ts';

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

/** Applies the chosen language to the page, now and on every change. */
export function followLanguage(root: HTMLElement): void {
  effect(() => {
    const code = language.value;
    root.lang = code;
    loadFirst(code).catch((error: unknown) => console.warn('language', error));
  });
}
