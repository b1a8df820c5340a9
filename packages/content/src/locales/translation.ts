/** What a language still lacks: its messages by file, each with what a translator has to know, and forms of names. */
import type { Box } from '@zonecrawl/engine/model';
import { usesOf } from '@zonecrawl/text/compile';
import { wantedForms } from './forms.ts';
import { baseOf } from './generateKeys.ts';
import type { Glossary } from './glossary.ts';
import { FIRST } from './languages.ts';
import { kindOf } from './params.ts';
import type { Texts } from './texts.ts';
import { toldMessages } from './told.ts';

/** A parameter of a message: a name of some kind, or how the message uses it. */
export interface Parameter {
  readonly name: string;
  readonly is: string;
  /** What the message chooses by. */
  readonly cases?: readonly string[];
}

export interface Untranslated {
  readonly key: string;
  readonly english: string;
  readonly parameters: readonly Parameter[];
  /** Words of the printed edition for English ones in it. */
  readonly printed: Readonly<Record<string, readonly string[]>>;
}

export interface TranslationFile {
  /** The file of the language. */
  readonly path: string;
  readonly messages: number;
  readonly missing: readonly Untranslated[];
  /** Forms of names that messages of the language ask for, each with one that does. */
  readonly forms: readonly { readonly key: string; readonly name: string; readonly by: string }[];
}

/** By file, those with nothing missing included; `own` are the texts that the language has. */
export function translationOf(
  language: string,
  { own, first, glossary, box }: { own: Texts; first: Texts; glossary: Glossary; box: Box },
): readonly TranslationFile[] {
  const terms = printedTerms(glossary);
  const files = new Map<
    string,
    { messages: number; missing: Untranslated[]; forms: TranslationFile['forms'][number][] }
  >();
  const fileOf = (path: string) => {
    const known = files.get(path) ?? { messages: 0, missing: [], forms: [] };
    files.set(path, known);
    return known;
  };
  const ours = (path: string): string => path.replace(`/${FIRST}/`, `/${language}/`);
  for (const [key, { text, path }] of first) {
    if (key.includes('_')) continue;
    const file = fileOf(ours(path));
    file.messages++;
    if (!own.has(key))
      file.missing.push({ key, english: text, parameters: parametersIn(key, text), printed: terms(text) });
  }
  // Names that are not translated yet bend later all the same.
  for (const [key, by] of wantedForms(own, box, first.keys())) {
    const name = baseOf(key);
    const path = first.get(name)?.path;
    if (!own.has(key) && path !== undefined)
      fileOf(ours(path)).forms.push({ key, name: (own.get(name) ?? first.get(name))?.text ?? '', by });
  }
  return [...files].map(([path, file]) => ({ path, ...file }));
}

/** What the parameters of an English message hold. */
function parametersIn(key: string, text: string): readonly Parameter[] {
  const parameters = new Map<string, Parameter>();
  const told = toldMessages.get(key);
  for (const [placeholder, uses] of usesOf(text)) {
    const name = baseOf(placeholder);
    const kind = kindOf(key, name);
    const cases = uses.flatMap((use) => (use.kind === 'select' ? use.cases : []));
    const used = uses.find((use) => use.kind !== 'plain')?.kind ?? told?.parameters[name] ?? 'text';
    const is = kind === undefined ? used : `name: ${kind}`;
    parameters.set(name, { name, is, ...(cases.length === 0 ? {} : { cases: [...new Set(cases)] }) });
  }
  // What the English message leaves out may be said all the same.
  for (const [name, holds] of Object.entries(told?.parameters ?? {})) {
    const is = holds === 'number' || holds === 'text' ? holds : `name: ${holds}`;
    if (!parameters.has(name)) parameters.set(name, { name, is: `${is}; not in the English message` });
  }
  return [...parameters.values()];
}

/** Finds the English words of the printed game in a text, longest first. */
function printedTerms(glossary: Glossary): (text: string) => Untranslated['printed'] {
  const words = [...glossary.keys()].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}])(?:${escaped.join('|')})(?![\\p{L}])`, 'giu');
  return (text) =>
    Object.fromEntries(
      words.length === 0
        ? []
        : [...withoutPlaceholders(text).matchAll(pattern)].map(([word]) => [
            word,
            glossary.get(word.toLocaleLowerCase()) ?? [],
          ]),
    );
}

/** The names of parameters and cases are no words. */
const withoutPlaceholders = (text: string): string =>
  text.replaceAll(/\{\w+(?:, *\w+)?(?=[,}])|[\w=]+ *(?=\{)/g, ' ');

/** As lines to read: one block for each message. */
export function* translationLines(files: readonly TranslationFile[]): Iterable<string> {
  for (const { path, messages, missing, forms } of files) {
    yield `${path}: ${missing.length} of ${messages} to translate, ${forms.length} forms of names missing`;
    for (const { key, english, parameters, printed } of missing) {
      yield `  ${key}`;
      yield `    ${JSON.stringify(english)}`;
      for (const { name, is, cases } of parameters)
        yield `    {${name}} ${is}${cases === undefined ? '' : `: ${cases.join(', ')}`}`;
      for (const [word, own] of Object.entries(printed)) yield `    "${word}": ${own.join(', ')}`;
    }
    for (const { key, name, by } of forms) yield `  ${key} ("${name}"): ${by} asks for it`;
  }
}
