/** Parses ICU messages and compiles them to what the runtime evaluates. For builds, tools and tests, not for players. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Cases, Catalogue, Message, Part } from './message.ts';

export type { Catalogue, Message } from './message.ts';

/** A message that cannot be read: what is wrong, and the character where. */
export class MessageError extends Error {
  readonly at: number;
  constructor(what: string, at: number) {
    super(`${what} at character ${at + 1}`);
    this.at = at;
  }
}

export function compile(text: string): Message {
  return messageOf(elementsOf(text));
}

export function compileAll(texts: Readonly<Record<string, unknown>>): Catalogue {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text !== 'string') throw new TypeError(`${key} is no text`);
      try {
        return [key, compile(text)];
      } catch (error) {
        throw error instanceof MessageError ? new MessageError(`${key}: ${error.message}`, error.at) : error;
      }
    }),
  );
}

/** How a message uses an argument. */
export interface Use {
  readonly kind: 'plain' | 'select' | 'plural' | 'ordinal' | 'number' | 'date';
  /** Cases of a select or plural, `=1` included. */
  readonly cases: readonly string[];
}

/** What a message asks for, by the name of the argument as it stands there (`enemy_acc`). */
export function usesOf(text: string): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const note = (name: string, kind: Use['kind'], cases: readonly string[] = []) => {
    const known = uses.get(name);
    if (known === undefined) uses.set(name, [{ kind, cases }]);
    else known.push({ kind, cases });
  };
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.argument:
          note(element.value, 'plain');
          break;
        case TYPE.number:
          note(element.value, 'number');
          break;
        case TYPE.date:
        case TYPE.time:
          note(element.value, 'date');
          break;
        case TYPE.select:
          note(element.value, 'select', Object.keys(element.options));
          break;
        case TYPE.plural:
          note(
            element.value,
            element.pluralType === 'ordinal' ? 'ordinal' : 'plural',
            Object.keys(element.options),
          );
          break;
      }
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(elementsOf(text));
  return uses;
}

/** Tags are no part of our messages: a `<` is a `<`. */
function elementsOf(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true, shouldParseSkeletons: true });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new MessageError(error.message.toLowerCase().replaceAll('_', ' '), placeOf(error));
  }
}

function placeOf(error: object): number {
  const { location } = error as { location?: { start?: { offset?: number } } };
  return location?.start?.offset ?? 0;
}

function messageOf(elements: readonly MessageFormatElement[]): Message {
  const parts = elements.map(partOf);
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.select:
      return [element.value, 's', casesOf(element.options)];
    case TYPE.plural: {
      const kind = element.pluralType === 'ordinal' ? 'o' : 'p';
      const cases = casesOf(element.options);
      return element.offset === 0
        ? [element.value, kind, cases]
        : [element.value, kind, cases, element.offset];
    }
    case TYPE.number: {
      const { scale, ...options } = styleOf(element.style, numberStyles);
      return scale === undefined
        ? [element.value, 'n', options]
        : [element.value, 'n', options, Number(scale)];
    }
    case TYPE.date:
      return [element.value, 'd', styleOf(element.style, dateStyles)];
    case TYPE.time:
      return [element.value, 'd', styleOf(element.style, timeStyles)];
    case TYPE.tag:
      throw new MessageError('a tag', element.location?.start.offset ?? 0);
  }
}

const casesOf = (options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>): Cases =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, messageOf(value)]));

type Styles = Readonly<Record<string, object>>;
const numberStyles: Styles = { percent: { style: 'percent' }, integer: { maximumFractionDigits: 0 } };
const stylesFor = (part: string): Styles =>
  Object.fromEntries(['short', 'medium', 'long', 'full'].map((style) => [style, { [part]: style }]));
const dateStyles = stylesFor('dateStyle');
const timeStyles = stylesFor('timeStyle');

function styleOf(
  style: string | { readonly parsedOptions: object } | null | undefined,
  known: Styles,
): Record<string, string | number | boolean> {
  if (typeof style === 'object' && style !== null) return { ...style.parsedOptions };
  if (style === undefined || style === null) return { ...known['medium'] };
  const options = known[style.trim()];
  if (options === undefined) throw new MessageError(`no such style: ${style}`, 0);
  return { ...options };
}
