/** Compares the messages of what the rules tell with the tables of it. */
import type { Use } from '@zonecrawl/text/compile';
import { FIRST } from './languages.ts';
import { parametersOf } from './message.ts';
import type { Texts } from './texts.ts';
import { tellsNothing, toldMessages } from './told.ts';

/** How the parameters of a message differ from what it tells of. */
export function wrongTold(key: string, uses: ReadonlyMap<string, readonly Use[]>): readonly string[] {
  const told = toldMessages.get(key);
  if (told === undefined) return [];
  const names = Object.keys(told.parameters);
  const used = parametersOf(uses);
  const unknown = used.filter((name) => !names.includes(name));
  const missing = told.all === true ? names.filter((name) => !used.includes(name)) : [];
  const uncertain = (told.sometimes ?? []).filter((name) => used.includes(name) && !hasNone(uses.get(name)));
  return [
    ...unknown.map(
      (name) => `{${name}}: the ${told.of} has no such parameter; it has ${names.join(', ') || 'none'}`,
    ),
    ...missing.map((name) => `{${name}} of the ${told.of} is missing`),
    ...uncertain.map((name) => `{${name}} of the ${told.of} may be absent, but there is no case "none"`),
  ];
}

const hasNone = (uses: readonly Use[] = []): boolean =>
  uses.some(({ kind, cases }) => kind === 'select' && cases.includes('none'));

/** What is told without words, and words that tell nothing. */
export function untold(texts: Texts): readonly string[] {
  const missing = [...toldMessages]
    .filter(([key, { again }]) => again !== true && !texts.has(key))
    .map(([key, told]) => `${FIRST}: there is no ${key}, the message of a ${told.of}`);
  const idle = [...texts]
    .filter(([key]) => tellsNothing(key))
    .map(([key, { path }]) => `${path}: ${key} tells nothing: the rules have no such thing`);
  return [...missing, ...idle];
}
