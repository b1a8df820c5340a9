// Which mutations are tried: some at random, or the one asked for.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../packages/cli/src/bench/round.ts';
import { UserError } from '../../packages/cli/src/errors.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';

/** Only types, file schemas and lists of exports: no rule in them could be broken. */
const NO_RULES = /\.test\.ts$|\/index\.ts$|schema(?:\/|\.ts$)|types\.ts$/i;

export interface Mutant extends Mutation {
  /** The broken source. */
  readonly source: string;
}

export interface Sample {
  readonly mutants: readonly Mutant[];
  /** Chosen, but no longer a program. */
  readonly skipped: number;
}

/** `mutation.file` is a path from the folder. */
export function allMutations(folder: string, pattern: string): Mutation[] {
  const paths = globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const sources = paths.filter((path) => path.endsWith('.ts') && !NO_RULES.test(path)).sort();
  if (sources.length === 0) throw new UserError(`No source of the engine matches ${pattern}.`);
  return sources.flatMap((path) => mutationsOf(path, readFileSync(join(folder, path), 'utf8')));
}

export function sampleOf(folder: string, mutations: readonly Mutation[], size: number, seed: number): Sample {
  const random = seededRandom(seed);
  const left = [...mutations];
  const mutants: Mutant[] = [];
  let skipped = 0;
  while (mutants.length < size && left.length > 0) {
    const [mutation] = left.splice(random(left.length), 1);
    const source = mutation && broken(folder, mutation);
    if (mutation && source != null) mutants.push({ ...mutation, source });
    else skipped++;
  }
  return { mutants, skipped };
}

/** The mutation with this id. */
export function theMutant(folder: string, id: string): Mutant {
  const [file = ''] = id.split(':');
  const mutation = allMutations(folder, file).find((each) => idOf(each) === id);
  const source = mutation && broken(folder, mutation);
  if (mutation && source != null) return { ...mutation, source };
  throw new UserError(`There is no mutation ${id}: the source has changed, or the id is not whole.`);
}

export const idOf = ({ file, line, column, kind }: Mutation): string => `${file}:${line}:${column}:${kind}`;

const broken = (folder: string, mutation: Mutation): string | null =>
  mutated(readFileSync(join(folder, mutation.file), 'utf8'), mutation);
