// Which test files run which parts of the sources, and how long each takes: measured once per state of the tree.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../packages/cli/src/errors.ts';
import { root } from '../tools.ts';
import { runTests } from './runTests.ts';

/** Parts of one source that run, as [start, end) in order. */
type Parts = readonly (readonly [number, number])[];

export interface TestCoverage {
  readonly test: string;
  readonly seconds: number;
  readonly runs: Readonly<Record<string, Parts>>;
}

const SOURCES = ['packages/{engine,content,bots,cli}/{src,test}/**/*', 'fixtures/**/*', 'docs/*'];
const CACHE = join(root, 'node_modules/.cache/mutate');
/** Nobody waits for a test that does not end; those here must pass. */
const PATIENCE = 900;

/** A hash of everything tests are made of but the test files: when it changes, all coverage is stale. */
export function sourcesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: folder }).sort()) {
    if (/\.(?:ts|json)$/.test(path) && !path.endsWith('.test.ts'))
      hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

/** What one test file runs; kept until it or a source changes. `say` is told when it is measured anew. */
export async function coverageOf(
  folder: string,
  test: string,
  sources: string,
  say: (line: string) => void,
): Promise<TestCoverage> {
  const own = readFileSync(join(folder, test));
  const name = createHash('sha256').update(sources).update(test).update(own).digest('hex');
  const kept = join(CACHE, `${name}.json`);
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    // Not measured yet.
  }
  const measured = await measure(folder, test);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(kept, JSON.stringify(measured));
  say(`measured ${test} (${measured.seconds.toFixed(1)} s)`);
  return measured;
}

async function measure(folder: string, test: string): Promise<TestCoverage> {
  const reports = mkdtempSync(join(folder, 'coverage-'));
  const { passed, said, seconds } = await runTests({
    folder,
    tests: [test],
    patience: PATIENCE,
    coverage: reports,
  });
  if (!passed) throw new UserError(`${test} fails before anything is broken: ${said}`);
  const runs: Record<string, Parts> = {};
  const engine = pathToFileURL(join(folder, 'packages/engine/src/')).href;
  for (const report of readdirSync(reports)) {
    const { result }: { result: readonly ScriptCoverage[] } = JSON.parse(
      readFileSync(join(reports, report), 'utf8'),
    );
    for (const script of result) {
      if (!script.url.startsWith(engine)) continue;
      const path = `packages/engine/src/${script.url.slice(engine.length)}`;
      runs[path] = merged(runs[path] ?? [], partsThatRun(script));
    }
  }
  rmSync(reports, { recursive: true });
  return { test, seconds, runs };
}

/** What V8 writes: nested ranges, where an inner one overrules the outer one. */
interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

function partsThatRun({ functions }: ScriptCoverage): Parts {
  const ranges = functions.flatMap((each) => each.ranges);
  const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset));
  const ran = new Uint8Array(length);
  // Outer ranges first, so that inner ones overwrite them.
  ranges.sort((one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset));
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return partsOf(ran);
}

function merged(some: Parts, others: Parts): Parts {
  const ran = new Uint8Array(Math.max(0, ...[...some, ...others].map(([, end]) => end)));
  for (const [start, end] of [...some, ...others]) ran.fill(1, start, end);
  return partsOf(ran);
}

function partsOf(ran: Uint8Array): Parts {
  const parts: [number, number][] = [];
  for (let at = ran.indexOf(1); at >= 0; ) {
    const end = ran.indexOf(0, at);
    parts.push([at, end < 0 ? ran.length : end]);
    at = end < 0 ? -1 : ran.indexOf(1, end);
  }
  return parts;
}

export const isRun = (parts: Parts | undefined, at: number): boolean =>
  parts?.some(([start, end]) => start <= at && at < end) ?? false;
