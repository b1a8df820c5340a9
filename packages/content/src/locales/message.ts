/** What is wrong with one message of a language, seen by itself and beside the English one. */
import { LruCache } from '@zonecrawl/engine/cache';
import { MessageError, type Use, usesOf } from '@zonecrawl/text/compile';
import { baseOf } from './generateKeys.ts';

type Uses = ReadonlyMap<string, readonly Use[]>;

/** The placeholders of a message, or what keeps it from being read. */
export function readMessage(text: string): { readonly uses: Uses } | { readonly problem: string } {
  try {
    return { uses: usesOf(text) };
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    return { problem: `the message cannot be read: ${error.message}` };
  }
}

/** Parameters of a message, sorted: forms of a name are one parameter. */
export const parametersOf = (uses: Uses): readonly string[] =>
  [...new Set([...uses.keys()].map(baseOf))].sort();

/** Numbers that show which plural categories a language has for what a game counts. */
const samples: readonly number[] = [...Array.from({ length: 1001 }, (_, n) => n), 0.5, 1.5];

type Categories = ReadonlyMap<string, readonly number[]>;
/** By language and kind of plural. */
const known = new LruCache<Categories>(100);

/** The samples of each category. */
const categoriesOf = (language: string, type: Intl.PluralRuleType): Categories =>
  known.get(`${language} ${type}`, () => grouped(language, type));

function grouped(language: string, type: Intl.PluralRuleType): Categories {
  const rules = new Intl.PluralRules(language, { type });
  return Map.groupBy(type === 'ordinal' ? samples.filter(Number.isInteger) : samples, (n) => rules.select(n));
}

/** Plural categories that a message lacks. A category is there, too, if each of its numbers is (`=1`). */
export function missingPlurals(uses: Uses, language: string): readonly string[] {
  const problems: string[] = [];
  for (const [name, list] of uses) {
    for (const { kind, cases } of list) {
      if (kind !== 'plural' && kind !== 'ordinal') continue;
      const categories = categoriesOf(language, kind === 'plural' ? 'cardinal' : 'ordinal');
      for (const [category, numbers] of categories) {
        if (cases.includes(category) || numbers.every((n) => cases.includes(`=${n}`))) continue;
        problems.push(`{${name}} has no plural "${category}"`);
      }
    }
  }
  return problems;
}

/** How the parameters of a message differ from those of the English one; besides, it may have `more`. */
export function wrongParameters(uses: Uses, first: Uses, more: readonly string[] = []): readonly string[] {
  const [own, wanted] = [parametersOf(uses), parametersOf(first)];
  return [
    ...wanted
      .filter((name) => !own.includes(name))
      .map((name) => `{${name}} of the English message is missing`),
    ...own
      .filter((name) => !wanted.includes(name) && !more.includes(name))
      .map((name) => `the English message has no {${name}}`),
  ];
}
