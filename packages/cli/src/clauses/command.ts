/** `zone clauses`: every clause of the rules with the tests named by it, and those without one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../args.ts';
import { FOUND } from '../errors.ts';
import { printJson } from '../files.ts';
import { CLAUSES } from './chapters.ts';
import { testsOf } from './scan.ts';

const root = join(import.meta.dirname, '../../../..');

export function clauses(args: readonly string[]): number {
  const { options } = readArguments(args, { json: 'flag' }, 'zone clauses [--json]');
  const tests = new Map<string, string[]>(CLAUSES.map((clause) => [clause, []]));
  const known = new Set(CLAUSES);
  const files = globSync('packages/{engine,content}/{src,test}/**/*.test.ts', { cwd: root }).sort();
  for (const file of files) {
    for (const test of testsOf(readFileSync(join(root, file), 'utf8'), known)) {
      for (const clause of test.clauses) tests.get(clause)?.push(`${file}: ${test.name}`);
    }
  }
  const untested = CLAUSES.filter((clause) => tests.get(clause)?.length === 0);
  if (options.json) {
    const list = CLAUSES.map((clause) => ({ clause, tests: tests.get(clause) ?? [] }));
    printJson({ clauses: CLAUSES.length, tested: CLAUSES.length - untested.length, untested, list });
  } else {
    for (const [clause, named] of tests) console.log(`${clause.padEnd(5)} ${named.length}`);
    console.log(
      untested.length === 0 ? 'Every clause has a test.' : `Without a test: ${untested.join(', ')}`,
    );
  }
  return untested.length === 0 ? 0 : FOUND;
}
