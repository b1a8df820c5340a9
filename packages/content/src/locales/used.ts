/** The keys a source file uses: literal, or with placeholders such as `ui.title.${id}`. */

export interface Asked {
  /** `ui.title.*`: every placeholder is a star. */
  readonly key: string;
  readonly where: string;
  /** Used with `t(…)`: a text must exist. Elsewhere a key with placeholders may be one of several alternatives. */
  readonly must: boolean;
}

/** Only strings that look like a key: at least two parts, the first of them a known prefix. */
function isKey(text: string, heads: ReadonlySet<string>): boolean {
  return /^[a-z]\w*(?:\.[\w*-]+)+$/.test(text) && heads.has(text.slice(0, text.indexOf('.')));
}

/** Every string of the source that is a key; keys are never built in other ways. */
export function keysIn(path: string, source: string, heads: ReadonlySet<string>): readonly Asked[] {
  const asked: Asked[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    for (const [, call, , text = ''] of line.matchAll(/(\bt\()?(['"`])((?:(?!\2).)*)\2/g)) {
      const key = text.replaceAll(/\$\{[^}]*\}/g, '*');
      const must = call !== undefined || !key.includes('*');
      if (isKey(key, heads)) asked.push({ key, where: `${path}:${index + 1}`, must });
    }
  }
  return asked;
}

/** A key with stars as a pattern; a star stands for anything, dots included (`ability.${card}.${ability}`). */
export function patternOf(key: string): RegExp {
  const escaped = key.replaceAll('.', '\\.').replaceAll('*', '.+');
  return new RegExp(`^${escaped}$`);
}
