/** Writes keys.ts: every key that is no family's, with the parameters of its English message. */
import { type Use, usesOf } from '@zonecrawl/text/compile';
import { familyOf } from './families.ts';
import type { NameKind } from './names.ts';
import { kindOf } from './params.ts';

/** The parameter of a placeholder: `enemy_acc` is a form of `enemy`. */
export const baseOf = (placeholder: string): string => placeholder.replace(/_[a-z]+$/, '');

export function keysSource(texts: ReadonlyMap<string, string>): string {
  const lines = [...texts]
    .filter(([key]) => familyOf(key) === undefined && !key.includes('_'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, text]) => `  '${key}': ${paramsOf(key, text)};`);
  return `/** Every key with what its message needs. Written by \`npm run format\` from the English texts; never by hand. */
import type { Named, None, Shown } from './params.ts';

export interface KeyParams {
${lines.join('\n')}
}
`;
}

function paramsOf(key: string, text: string): string {
  const uses = new Map<string, Use[]>();
  for (const [placeholder, all] of usesOf(text)) {
    const name = baseOf(placeholder);
    // A gender belongs to a name; by itself a message chooses by cases.
    const own = all.map((use) => (name === placeholder || use.kind !== 'select' ? use : PLAIN));
    uses.set(name, [...(uses.get(name) ?? []), ...own]);
  }
  const params = [...uses].map(([name, own]) => `readonly ${name}: ${typeOf(own, kindOf(key, name))}`);
  return params.length === 0 ? 'None' : `{ ${params.join('; ')} }`;
}

const PLAIN: Use = { kind: 'plain', cases: [] };

function typeOf(uses: readonly Use[], name: NameKind | undefined): string {
  const kinds = uses.map(({ kind }) => kind);
  if (kinds.some((kind) => kind === 'plural' || kind === 'ordinal' || kind === 'number')) return 'number';
  if (kinds.includes('date')) return 'Date | number';
  if (name === undefined) return kinds.every((kind) => kind === 'select') ? casesOf(uses) : 'Shown';
  return kinds.includes('select') ? 'Named | string' : 'Named';
}

/** What a message only chooses by is one of its cases; beside `yes` there is `no`. */
function casesOf(uses: readonly Use[]): string {
  const named = [...new Set(uses.flatMap(({ cases }) => cases))].filter((name) => name !== 'other');
  const all = named.length === 1 && named[0] === 'yes' ? ['yes', 'no'] : [...named, 'other'];
  return all.map((name) => `'${name}'`).join(' | ');
}
