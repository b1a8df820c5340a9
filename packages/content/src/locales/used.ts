/** Which keys are asked for: literally in a source, or by an id that a source or the box has. */
import { familyOf } from './families.ts';

/** Every name and quoted text of a source; ids are among them. */
export function namesIn(source: string): readonly string[] {
  return source.match(/[\w@-]+(?::[\w-]+)*/g) ?? [];
}

/** A key in quotes, or a template literal with its placeholders as stars. */
export interface Asked {
  readonly key: string;
  readonly line: number;
}

/** Every string of a source that looks like a key: at least two parts, the first of them a known prefix. */
export function keysIn(source: string, heads: ReadonlySet<string>): readonly Asked[] {
  const asked: Asked[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    for (const [, , text = ''] of line.matchAll(/(['"`])((?:(?!\1).)*)\1/g)) {
      const key = text.replaceAll(/\$\{[^}]*\}/g, '*');
      if (/^[a-z]\w*(?:\.[\w*-]+)+$/.test(key) && heads.has(key.slice(0, key.indexOf('.'))))
        asked.push({ key, line: index + 1 });
    }
  }
  return asked;
}

/** A key with stars as an expression; a star stands for anything, dots included. */
export const askedPattern = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);

/** Tells whether a key is asked for. */
export function usedBy(asked: readonly string[], names: ReadonlySet<string>): (key: string) => boolean {
  const literal = new Set(asked);
  const patterns = asked.filter((key) => key.includes('*')).map(askedPattern);
  return (key) => {
    if (literal.has(key)) return true;
    const family = familyOf(key);
    return family === undefined
      ? patterns.some((pattern) => pattern.test(key))
      : family.ids.every((id) => names.has(id) || id.split(':').every((part) => names.has(part)));
  };
}
