// npm run mutate: breaks the engine at random places, and counts how often a test fails because of it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { readArguments } from '../../packages/cli/src/args.ts';
import { UserError } from '../../packages/cli/src/errors.ts';
import { printJson } from '../../packages/cli/src/files.ts';
import { Copy } from './copy.ts';
import { coverageOf, isRun, sourcesHash, type TestCoverage } from './coverage.ts';
import { noticeable } from './equivalent.ts';
import { runTests } from './runTests.ts';
import { allMutations, idOf, type Mutant, sampleOf, theMutant } from './sample.ts';

const USAGE =
  'mutate [--sample N] [--seed N] [--files GLOB] [--only FILE:LINE:COLUMN:KIND] [--jobs N] [--json]';
const SOURCES = 'packages/engine/src/**/*.ts';
const TESTS = 'packages/{engine,content,cli}/**/*.test.ts';
/** As they were measured. */
const GROUP_SECONDS = 20;
const LONG = '.full.test.ts';

interface Verdict {
  readonly mutant: Mutant;
  /** The test that failed; null: none did. */
  readonly killer: string | null;
  /** How many test files run the place. */
  readonly tests: number;
}

async function main(): Promise<void> {
  const { options } = readArguments(
    process.argv.slice(2),
    { sample: 'number', seed: 'number', files: 'text', only: 'text', jobs: 'number', json: 'flag' },
    USAGE,
  );
  const began = performance.now();
  const seed = options.seed ?? Math.floor(Math.random() * 1e6);
  const copies = Array.from({ length: Math.max(1, options.jobs ?? 2) }, () => new Copy());
  process.on('exit', () => {
    for (const copy of copies) copy.remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      progress(`stopped by ${signal}`);
      process.exit(130);
    });
  }
  const folder = copies[0]?.folder ?? '';

  const { mutants, skipped } =
    options.only === undefined
      ? sampleOf(
          folder,
          noticeable(folder, allMutations(folder, options.files ?? SOURCES)),
          options.sample ?? 60,
          seed,
        )
      : { mutants: [theMutant(folder, options.only)], skipped: 0 };
  const tests = globSync(TESTS, { cwd: folder }).filter((path) => !path.endsWith(LONG));
  const hash = sourcesHash(folder);
  const coverage = await spread(tests.sort(), copies, (test, copy) =>
    coverageOf(copy.folder, test, hash, progress),
  );
  let done = 0;
  const verdicts = await spread(mutants, copies, async (mutant, copy) => {
    const verdict = await judge(mutant, copy, coverage);
    const how = verdict.killer === null ? 'survived' : `killed by "${verdict.killer}"`;
    progress(`${++done} of ${mutants.length}: ${idOf(mutant)} ${how}`);
    return verdict;
  });

  const survived = verdicts.filter(({ killer }) => killer === null).map(survivor);
  const report = {
    sample: mutants.length,
    seed,
    killed: mutants.length - survived.length,
    survived,
    skipped,
    seconds: Math.round((performance.now() - began) / 1000),
  };
  if (options.json) return printJson(report);
  for (const { repeat, before, after, tests } of survived)
    console.log(`${repeat}\n    "${before}" became "${after}", and ${tests} test files passed`);
  console.log(`${report.killed} of ${report.sample} killed, ${skipped} skipped (seed ${seed})`);
}

/** Runs every test file that runs the mutated place, until a test fails. */
async function judge(mutant: Mutant, { folder }: Copy, coverage: readonly TestCoverage[]): Promise<Verdict> {
  const path = join(folder, mutant.file);
  const sound = readFileSync(path, 'utf8');
  const matter = coverage
    .filter(({ runs }) => isRun(runs[mutant.file], mutant.start))
    .sort((one, other) => order(one, mutant) - order(other, mutant));
  writeFileSync(path, mutant.source);
  try {
    for (const { tests, seconds } of groups(matter)) {
      // An endless loop uses the processor: several times what the tests need is more than enough.
      const { passed, said } = await runTests({ folder, tests, patience: 10 + 3 * seconds });
      if (!passed) return { mutant, killer: said, tests: matter.length };
    }
    return { mutant, killer: null, tests: matter.length };
  } finally {
    writeFileSync(path, sound);
  }
}

interface Group {
  readonly tests: string[];
  seconds: number;
}

/** Tests that run in one process: not so many that an endless loop in one of them is noticed late. */
function groups(matter: readonly TestCoverage[]): Group[] {
  const all: Group[] = [];
  for (const { test, seconds } of matter) {
    const last = all.at(-1);
    if (last && last.seconds + seconds <= GROUP_SECONDS) {
      last.tests.push(test);
      last.seconds += seconds;
    } else all.push({ tests: [test], seconds });
  }
  return all;
}

/** Quick tests first; those named after the source or its folder before all others. */
function order({ test, seconds }: TestCoverage, { file }: Mutant): number {
  const about = basename(test, '.test.ts').toLowerCase();
  const names = [basename(file, '.ts'), basename(dirname(file))].map((name) => name.toLowerCase());
  return names.some((name) => about.includes(name) || name.includes(about)) ? seconds - 1e6 : seconds;
}

function survivor({ mutant, tests }: Verdict) {
  const { file, line, kind, before, after } = mutant;
  return {
    file,
    line,
    mutation: kind,
    before: shortened(before),
    after: shortened(after),
    /** How many test files ran it and did not mind; 0: none runs it. */
    tests,
    repeat: `npm run -s mutate -- --only ${idOf(mutant)}`,
  };
}

const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** Does the work on all items, as many at once as there are copies; results in the order of the items. */
async function spread<Item, Result>(
  items: readonly Item[],
  copies: readonly Copy[],
  work: (item: Item, copy: Copy) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  await Promise.all(
    copies.map(async (copy) => {
      for (const [index, item] of waiting) results[index] = await work(item, copy);
    }),
  );
  return results;
}

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
