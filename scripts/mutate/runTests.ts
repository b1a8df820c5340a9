// Test files in a process of their own: passed, or stopped at the first failing test, or endless.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../tools.ts';

export interface TestRun {
  readonly passed: boolean;
  /** What failed, as far as it is known. */
  readonly said: string;
  readonly seconds: number;
}

export interface TestRunOptions {
  /** The folder of the copy. */
  readonly folder: string;
  /** Paths of test files in it; they run in this order. */
  readonly tests: readonly string[];
  /** Seconds of the processor until they count as endless. */
  readonly patience: number;
  readonly coverage?: string;
}

/** Whoever waits for something that never comes uses no processor: then the clock counts, and generously. */
const SECONDS_OF_THE_CLOCK = 600;
/** A loop that collects things must not take all the memory of the machine. */
const MEGABYTES = 1500;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) stop(child);
});

export function runTests({ folder, tests, patience, coverage }: TestRunOptions): Promise<TestRun> {
  const command = [
    process.execPath,
    `--test-reporter=${join(root, 'scripts/mutate/stopAtFailure.ts')}`,
    '--test-reporter-destination=stdout',
    join(root, 'scripts/mutate/inOneProcess.ts'),
    ...tests.map((test) => join(folder, test)),
  ];
  const limited =
    process.platform === 'win32'
      ? command
      : ['/bin/sh', '-c', `ulimit -t ${Math.ceil(patience)}; exec "$@"`, 'sh', ...command];
  const [program = '', ...args] = limited;
  const { NODE_V8_COVERAGE: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      // A group of its own: what it has started ends with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...env,
        ...(coverage === undefined ? {} : { NODE_V8_COVERAGE: coverage }),
        NODE_COMPILE_CACHE: join(folder, '.cache/node'),
        NODE_OPTIONS: `--max-old-space-size=${MEGABYTES}`,
      },
    });
    running.add(child);
    const alarm = setTimeout(() => stop(child), SECONDS_OF_THE_CLOCK * 1000);
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(alarm);
      running.delete(child);
      const seconds = (performance.now() - began) / 1000;
      // A test that was stopped from outside proves nothing.
      if (signal === 'SIGTERM' || signal === 'SIGINT') reject(new Error(`a test was stopped by ${signal}`));
      if (signal !== null) said = `stopped by ${signal} after ${Math.round(seconds)} s`;
      resolve({ passed: code === 0, said, seconds });
    });
  });
}

function stop(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
