// Mutations that no test can notice, each with the reason: they are left out of the sample. What a test could notice does
// not belong here; it gets a test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, Mutation } from './mutations.ts';

export interface Equivalent {
  /** A path from the root of the repository. */
  readonly file: string;
  /** Part of the line, so that an entry outlives what is written above it. */
  readonly line: string;
  /** Only these kinds; without it all of the line. */
  readonly kinds?: readonly Kind[];
  readonly reason: string;
}

const SPREAD =
  'Only chooses a slot of the cache: another one is as right, since tag and members are compared.';

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'packages/engine/src/cache/setCache.ts',
    line: 'let mixed = Math.imul(index + 1, 0x9e3779b1);',
    reason: SPREAD,
  },
  {
    file: 'packages/engine/src/cache/setCache.ts',
    line: 'mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);',
    kinds: ['offByOne'],
    reason: SPREAD,
  },
  {
    file: 'packages/engine/src/cache/setCache.ts',
    line: 'return mixed ^ (mixed >>> 13);',
    reason: SPREAD,
  },
];

/** Whether an entry is about this mutation; `source` is the sound one. */
export const isAbout = ({ file, line, kinds }: Equivalent, mutation: Mutation, source: string): boolean =>
  file === mutation.file &&
  (kinds?.includes(mutation.kind) ?? true) &&
  (source.split('\n')[mutation.line - 1] ?? '').includes(line);

/** The mutations that a test could notice; `folder` is where their files are. */
export function noticeable(folder: string, mutations: readonly Mutation[]): Mutation[] {
  const sources = new Map(
    EQUIVALENT.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')] as const),
  );
  return mutations.filter((mutation) => {
    const source = sources.get(mutation.file);
    return source === undefined || !EQUIVALENT.some((entry) => isAbout(entry, mutation, source));
  });
}
