import type { Messages, Params } from './messages.ts';

export type Dictionary = Readonly<Record<string, string>>;

/**
 * Reads the part of ICU messages that the client uses: `{name}`, `{n, plural, one {…} other {…}}` with `#` and
 * `=0`, and `{kind, select, a {…} other {…}}`. A key without a message is shown as it is, so that a gap is seen.
 */
export function messagesFrom(find: (key: string) => string | undefined, language: string): Messages {
  const speech = speechOf(language);
  return (key, params = {}) => {
    const message = find(key);
    return message === undefined ? key : fill(message, params, speech);
  };
}

export const messagesOf = (dictionary: Dictionary, language: string): Messages =>
  messagesFrom((key) => dictionary[key], language);

interface Language {
  readonly plurals: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

/** Plural rules and number format of a language: expensive, so created lazily and once. */
function speechOf(language: string): Language {
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return {
    get plurals() {
      plurals ??= new Intl.PluralRules(language);
      return plurals;
    },
    get numbers() {
      numbers ??= new Intl.NumberFormat(language);
      return numbers;
    },
  };
}

function fill(message: string, params: Params, language: Language, count?: number): string {
  let words = '';
  let at = 0;
  while (at < message.length) {
    const letter = message.charAt(at);
    if (letter === '{') {
      const end = closing(message, at);
      words += argument(message.slice(at + 1, end), params, language);
      at = end + 1;
    } else {
      words += letter === '#' && count !== undefined ? language.numbers.format(count) : letter;
      at += 1;
    }
  }
  return words;
}

function argument(source: string, params: Params, language: Language): string {
  const [name = '', kind, ...rest] = source.split(',');
  const value = params[name.trim()];
  if (kind === undefined) return typeof value === 'number' ? language.numbers.format(value) : (value ?? '');
  const cases = casesOf(rest.join(','));
  const other = cases.get('other') ?? '';
  if (kind.trim() === 'plural') {
    const count = Number(value);
    const chosen = cases.get(`=${count}`) ?? cases.get(language.plurals.select(count)) ?? other;
    return fill(chosen, params, language, count);
  }
  return fill(cases.get(String(value)) ?? other, params, language);
}

function casesOf(source: string): ReadonlyMap<string, string> {
  const cases = new Map<string, string>();
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('{', at);
    if (open < 0) break;
    const end = closing(source, open);
    cases.set(source.slice(at, open).trim(), source.slice(open + 1, end));
    at = end + 1;
  }
  return cases;
}

function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}
