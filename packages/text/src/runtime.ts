/** Evaluates compiled messages with the Intl of the browser. It is loaded before the first screen: keep it small. */
import type { Argument, Cases, Message } from './message.ts';

export type { Argument, Cases, Catalogue, Message, Part } from './message.ts';

/**
 * A name that bends: the key of its message, and a number where there are several ("Snork 2"). Its other forms are
 * messages of sibling keys: `card.snork.name_acc`, `card.snork.name_gender`.
 */
export interface Name {
  readonly name: string;
  readonly number?: number;
}

/** What a placeholder may hold; a list is joined as the language does it. */
export type Value = string | number | Date | Name | readonly Value[];
export type Params = Readonly<Record<string, Value>>;

/** The text of a key; undefined where it has no message. */
export type Format = (key: string, params?: Params) => string | undefined;

/** How a numbered name is written. */
const NUMBERED = 'name.numbered';

export function formatOf(find: (key: string) => Message | undefined, language: string): Format {
  /** Formats are expensive, so each is created once. */
  const made = new Map<string, unknown>();
  const intl = <T>(kind: string, options: object, make: () => T): T => {
    const key = kind + JSON.stringify(options);
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
  const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    intl('n', options, () => new Intl.NumberFormat(language, options))
      .format(value)
      .replace('-', '−');
  const date = (value: Date | number, options: Intl.DateTimeFormatOptions): string =>
    intl('d', options, () => new Intl.DateTimeFormat(language, options)).format(value);
  const list = (words: readonly string[]): string =>
    intl('l', {}, () => new Intl.ListFormat(language)).format(words);
  const category = (value: number, type: Intl.PluralRuleType): string =>
    intl(type, {}, () => new Intl.PluralRules(language, { type })).select(value);

  const evaluate = (message: Message, params: Params, count = 0): string =>
    typeof message === 'string'
      ? message
      : message
          .map((part) =>
            part === 0 ? number(count) : typeof part === 'string' ? part : argument(part, params, count),
          )
          .join('');

  const format = (key: string, params: Params = {}): string | undefined => {
    const message = find(key);
    return message === undefined ? undefined : evaluate(message, params);
  };

  /** A value as words, in a form where the message asks for one. */
  const words = (value: Value | undefined, form: string): string => {
    if (value === undefined) return '';
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return number(value);
    if (value instanceof Date) return date(value, {});
    if (!('name' in value)) return list(value.map((one) => words(one, form)));
    const name = (form && format(value.name + form)) || format(value.name) || value.name;
    if (value.number === undefined || form === '_gender') return name;
    return format(NUMBERED, { name, number: value.number }) ?? name;
  };

  /** The value of an argument; `enemy_acc` is the form `_acc` of `enemy`. */
  const lookUp = (name: string, params: Params): readonly [Value | undefined, string] => {
    const at = name in params ? -1 : name.lastIndexOf('_');
    return at < 0 ? [params[name], ''] : [params[name.slice(0, at)], name.slice(at)];
  };

  const argument = (part: Argument, params: Params, count: number): string => {
    const [value, form] = lookUp(part[0], params);
    switch (part[1]) {
      case 's':
        return evaluate(chosen(part[2], words(value, form)), params, count);
      case 'p':
      case 'o': {
        const n = Number(value) - (part[3] ?? 0);
        const type = part[1] === 'p' ? 'cardinal' : 'ordinal';
        return evaluate(part[2][`=${value}`] ?? chosen(part[2], category(n, type)), params, n);
      }
      case 'n':
        return number(Number(value) * (part[3] ?? 1), part[2]);
      case 'd':
        return date(value instanceof Date ? value : Number(value), part[2]);
      default:
        return words(value, form);
    }
  };

  return format;
}

const chosen = (cases: Cases, name: string): Message => cases[name] ?? cases['other'] ?? '';
