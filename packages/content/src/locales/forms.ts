/** Forms of names: which a language's messages ask for, which of them are missing, and which nothing asks for. */
import type { Box } from '@zonecrawl/engine/model';
import { baseOf } from './generateKeys.ts';
import { readMessage } from './message.ts';
import { namesOf } from './names.ts';
import { kindOf } from './params.ts';
import type { Texts } from './texts.ts';

/** Which message asks for a form, by the key of the form; `problem` hears of those that no name can have. */
export function wantedForms(
  texts: Texts,
  box: Box,
  keys: Iterable<string> = texts.keys(),
  problem: (what: string) => void = () => undefined,
): ReadonlyMap<string, string> {
  const wanted = new Map<string, string>();
  const all = [...keys].filter((key) => !key.includes('_'));
  const names = new Map<string, readonly string[]>();
  for (const [key, { text, path }] of texts) {
    const message = readMessage(text);
    if ('problem' in message) continue;
    for (const placeholder of message.uses.keys()) {
      const base = baseOf(placeholder);
      if (base === placeholder) continue;
      const kind = kindOf(key, base);
      if (kind === undefined) {
        problem(`${path}: ${key}: {${placeholder}} asks for a form, but {${base}} holds no name`);
        continue;
      }
      const own = names.get(kind) ?? namesOf(kind, box, all);
      names.set(kind, own);
      for (const name of own) wanted.set(name + placeholder.slice(base.length), key);
    }
  }
  return wanted;
}

export function wrongForms(texts: Texts, box: Box): readonly string[] {
  const problems: string[] = [];
  const wanted = wantedForms(texts, box, texts.keys(), (problem) => problems.push(problem));
  for (const [form, by] of wanted) {
    const name = baseOf(form);
    if (!texts.has(form)) problems.push(`${texts.get(name)?.path}: ${form} is missing: ${by} asks for it`);
  }
  for (const [key, { path }] of texts) {
    if (key.includes('_') && !wanted.has(key))
      problems.push(`${path}: ${key} is a form that nothing asks for`);
  }
  return problems;
}
