/** Lists as a language writes them. */
const formats = new Map<string, Intl.ListFormat>();

/** "a, b and c" in the language of the page. */
export function listOf(words: readonly string[]): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.ListFormat(language || 'en', { type: 'conjunction' });
    formats.set(language, format);
  }
  return format.format(words);
}
