/** The language of the page. */
import { effect, signal } from '@preact/signals';
import { t } from '../text/index.ts';
import { FALLBACK, isUnfinished, languages, loadLanguage, PSEUDO } from './catalogue.ts';

export const language = signal(FALLBACK);

/** What a language calls itself. */
export const nameOfLanguage = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** The language a new player probably reads. One that is half English is chosen, never guessed. */
export function likelyLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = wanted.map((code) => code.split('-')[0] ?? code);
  return codes.find((code) => languages.includes(code) && !isUnfinished(code)) ?? FALLBACK;
}

/** The language a link asks for: `?lang=de`; undefined where it asks for none that there is. */
export function linkedLanguage(search: string = location.search): string | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return [...languages, PSEUDO].find((code) => code === asked);
}

/** Shows the page in the chosen language, now and on every change; resolves when it can be read. */
export function followLanguage(root: HTMLElement): Promise<void> {
  const apply = async (code: string): Promise<void> => {
    await loadLanguage(code);
    root.lang = code;
    describe(code);
  };
  const first = apply(language.peek());
  let shown = language.peek();
  effect(() => {
    const code = language.value;
    if (code === shown) return;
    shown = code;
    apply(code).catch((error: unknown) => console.warn('language', error));
  });
  return first;
}

/** What the page and the game that is installed from it are called. */
function describe(code: string): void {
  document.querySelector('meta[name=description]')?.setAttribute('content', t('ui.install.description'));
  const manifest = document.querySelector('link[rel=manifest]');
  if (languages.includes(code)) manifest?.setAttribute('href', `/manifest.${code}.webmanifest`);
}
