/** Which keys a source asks for: written out, or with gaps such as `ui.title.${id}`. */

export interface Asked {
  /** `ui.title.*`: every gap is a star. */
  readonly key: string;
  readonly where: string;
  /** Asked for with `t(…)`: there must be words. Elsewhere a key with gaps may be one of several to try. */
  readonly must: boolean;
}

/** Only what begins like a key of ours: two parts at least, the first of them known. */
function isKey(text: string, heads: ReadonlySet<string>): boolean {
  return /^[a-z]\w*(?:\.[\w*-]+)+$/.test(text) && heads.has(text.slice(0, text.indexOf('.')));
}

/** Every string of the source that is a key; keys are never put together in other ways. */
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
