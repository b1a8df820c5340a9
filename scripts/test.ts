// npm test: the checks, the unit tests, the browser tests; npm run test:full: the tests that take long, *.full.test.ts.
// With parts of paths as arguments only the test files that match, long or not, and without the checks; other arguments
// that begin with a dash go to Node's test runner.
import process from 'node:process';
import { ensureChromium } from './chromium.ts';
import { buildClient, files, node, seconds } from './tools.ts';

/** A test that leaves a socket open keeps its process alive; after this time the run says which one and fails. */
const TOO_LONG = 60 * 60 * 1000;

/** A single test that takes longer than this hangs. No test takes a tenth of it, but the machine may be busy. */
const HANGS = 15 * 60 * 1000;

/** Test files at once, whatever the machine: so the time a run takes means something. */
const AT_ONCE = 2;

/** These packages touch nothing outside themselves: their tests share a process, which spares half of their time. */
const pure = /^packages\/(?:text|engine|content)\//;

const FULL = '--full';
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-') && argument !== FULL);
const all = filters.length === 0;
const long = process.argv.includes(FULL);

const chosen = files('{packages,scripts}/**/*.test.ts').filter((path) =>
  all ? path.endsWith('.full.test.ts') === long : filters.some((filter) => path.includes(filter)),
);
const browserTests = chosen.filter((path) => path.startsWith('packages/web/e2e/'));
const unitTests = chosen.filter((path) => !browserTests.includes(path));
if (chosen.length === 0 && !all) {
  console.error(`No test file matches ${filters.join(' or ')}.`);
  process.exit(1);
}

const began = performance.now();
const failed: string[] = [];
const env: NodeJS.ProcessEnv = {};

// A missing browser is reported before the unit tests run.
if (browserTests.length > 0) {
  await stage('browser', async () => {
    env['CHROMIUM'] = ensureChromium();
    return true;
  });
}
if (all && !long) await stage('check', async () => succeeds(['scripts/check.ts']));
if (unitTests.length > 0) await stage('unit tests', () => (all ? runUnitTests() : runTests(unitTests)));
if (browserTests.length > 0 && env['CHROMIUM'] !== undefined) {
  const built = await stage('build', async () => {
    const { code, output, folder } = await buildClient();
    process.stdout.write(output);
    env['CLIENT'] = folder;
    return code === 0;
  });
  if (built) await stage('browser tests', () => runTests(browserTests));
}

console.log(
  failed.length === 0
    ? `✔ all passed (${seconds(began)})`
    : `✖ failed: ${failed.join(', ')} (${seconds(began)})`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runUnitTests(): Promise<boolean> {
  const shared = unitTests.filter((path) => pure.test(path));
  const parts = Array.from({ length: AT_ONCE }, (_, part) =>
    shared.filter((_path, index) => index % AT_ONCE === part),
  );
  const together = await Promise.all(
    parts.map((part) => part.length === 0 || runTests(part, '--test-isolation=none')),
  );
  const apart = await runTests(unitTests.filter((path) => !pure.test(path)));
  return apart && together.every((passed) => passed);
}

function runTests(paths: readonly string[], ...flags: readonly string[]): Promise<boolean> {
  const reporter = paths.length > 3 ? './scripts/reporter.ts' : 'spec';
  const common = [`--test-concurrency=${AT_ONCE}`, `--test-reporter=${reporter}`, `--test-timeout=${HANGS}`];
  return succeeds(['--test', ...common, ...flags, ...options, ...paths], TOO_LONG);
}

async function succeeds(args: readonly string[], timeout?: number): Promise<boolean> {
  return (await node(args, { show: true, env, timeout })).code === 0;
}

async function stage(name: string, run: () => Promise<boolean>): Promise<boolean> {
  const start = performance.now();
  if (all) console.log(`\n== ${name}`);
  const passed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  if (!passed) failed.push(name);
  if (all) console.log(`${passed ? '✔' : '✖'} ${name} (${seconds(start)})`);
  return passed;
}
