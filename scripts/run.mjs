// Every npm script begins here. Plain JavaScript without dependencies, so that it runs on a fresh clone
// and on an older Node: it installs what is missing and hands over to a Node that runs TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, findNode, root } from './toolchain.mjs';

/**
 * What each command runs. Paths are relative to the repository.
 * @type {Readonly<Record<string, string>>}
 */
const programs = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  format: 'scripts/format.ts',
  texts: 'scripts/texts.ts',
  zone: 'packages/cli/src/main.ts',
  bench: 'scripts/bench.ts',
  mutate: 'scripts/mutate/main.ts',
  soak: 'packages/cli/src/soak.ts',
  fuzz: 'packages/cli/src/fuzz/command.ts',
  crash: 'scripts/crash.ts',
  cluster: 'scripts/cluster.ts',
  hostile: 'packages/server/testing/hostileCommand.ts',
  fsync: 'packages/server/testing/fsyncCommand.ts',
  load: 'packages/server/testing/load/main.ts',
};

const [command = '', ...args] = process.argv.slice(2);
const program = Object.hasOwn(programs, command) ? programs[command] : undefined;
if (program === undefined) {
  fail(`There is no command "${command}". There are: ${Object.keys(programs).join(', ')}.`);
}
if (!existsSync(join(root, program))) fail(`"${command}" is not there yet: ${program} does not exist.`);

try {
  // Single tests should start fast: they skip the check of what is installed.
  const chooses = command === 'test' && args.some((argument) => !argument.startsWith('-'));
  if (!chooses || !existsSync(join(root, 'node_modules'))) await ensureInstalled();
  const child = spawn(findNode(), [join(root, program), ...args], {
    stdio: 'inherit',
    // Compiled modules are cached between runs, so later starts are faster.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
  });
  // A terminal sends Ctrl-C to the whole process group; other senders signal this process only.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // Stopping npm stops the shell between it and this process, but this process gets no signal.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
