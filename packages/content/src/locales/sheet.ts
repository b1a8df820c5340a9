/** The sheet of all log messages crossed with all names: every sentence that a language's grammar may trip over. */
import type { Box } from '@zonecrawl/engine/model';
import { compileAll, type Use, usesOf } from '@zonecrawl/text/compile';
import { formatOf, type Params, type Value } from '@zonecrawl/text/runtime';
import { baseOf } from './generateKeys.ts';
import { namesOf } from './names.ts';
import { kindOf } from './params.ts';
import type { Texts } from './texts.ts';
import { toldMessages } from './told.ts';

/** Messages that tell what happens: those of the log, on the Zone Map included. */
const isOfLog = (key: string): boolean => /^(?:fact|camp\.fact)\./.test(key);

/** What is counted: one of each plural category in all languages, and none. */
const NUMBERS: readonly number[] = [2, 1, 0, 5, 21, 22];
/** What is no name and no number is mostly a space. */
const SPACE = 'B3';
const FEW = 3;

export interface SheetRow {
  readonly key: string;
  readonly text: string;
}

/** Every parameter takes all its values in turn, while the others keep their first; the same sentence is listed once. */
export function* logSheet(
  language: string,
  texts: Texts,
  box: Box,
  isWanted: (key: string) => boolean = isOfLog,
): Iterable<SheetRow> {
  const format = formatIn(language, texts);
  const keys = [...texts.keys()].filter((key) => !key.includes('_'));
  const names = new Map<string, readonly string[]>();
  const namesLike = (kind: Parameters<typeof namesOf>[0]): readonly string[] => {
    const known = names.get(kind) ?? namesOf(kind, box, keys);
    names.set(kind, known);
    return known;
  };
  for (const [key, { text }] of texts) {
    if (key.includes('_') || !isWanted(key)) continue;
    const values = new Map<string, readonly Value[]>();
    for (const [placeholder, uses] of usesOf(text)) {
      const name = baseOf(placeholder);
      const kind = kindOf(key, name);
      const own = kind === undefined ? [] : namesLike(kind).map((one) => ({ name: one }));
      // Forms of a name are one parameter; its gender is no case of it.
      const cases =
        placeholder === name && (kind === undefined || isChosen(uses)) ? casesOf(key, name, uses) : [];
      const before = values.get(name) ?? own;
      values.set(name, [...before, ...cases, ...(own.length > 0 ? numbered(own[0]) : [])]);
    }
    const seen = new Set<string>();
    for (const params of variants(values)) {
      const words = format(key, params) ?? key;
      if (!seen.has(words)) yield { key, text: words };
      seen.add(words);
    }
  }
}

function formatIn(language: string, texts: Texts) {
  const catalogue = compileAll(Object.fromEntries([...texts].map(([key, { text }]) => [key, text])));
  return formatOf((key) => catalogue[key], language);
}

/** Names of which there are several. */
const numbered = (name: { readonly name: string } | undefined): readonly Value[] =>
  name === undefined ? [] : [{ ...name, number: 2 }];

const isChosen = (uses: readonly Use[]): boolean => uses.some(({ kind }) => kind === 'select');

function casesOf(key: string, name: string, uses: readonly Use[]): readonly Value[] {
  const cases = uses.flatMap((use) => (use.kind === 'select' ? use.cases : []));
  const isCounted = uses.some(({ kind }) => kind === 'plural' || kind === 'ordinal' || kind === 'number');
  if (isCounted || toldMessages.get(key)?.parameters[name] === 'number') return NUMBERS;
  if (uses.some(({ kind }) => kind === 'date')) return [0];
  if (cases.length > 0) return cases;
  return [toldMessages.has(key) ? SPACE : FEW];
}

function* variants(values: ReadonlyMap<string, readonly Value[]>): Iterable<Params> {
  const first: Params = Object.fromEntries([...values].map(([name, list]) => [name, list[0] ?? SPACE]));
  yield first;
  for (const [name, list] of values) for (const value of list.slice(1)) yield { ...first, [name]: value };
}
