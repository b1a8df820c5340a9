/** `npm run fuzz`: mutants of every file and request against the border they would come in at. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { readArguments } from '../args.ts';
import { FOUND, UserError } from '../errors.ts';
import { printJson, readJson } from '../files.ts';
import type { Verdict } from './playOn.ts';
import type { Tried } from './worker.ts';

const usage = 'npm run fuzz -- [--mutants N] [--seed TEXT] [--only N] [--jobs N] [--json]';

/** Whoever waits longer than this for a file thinks that the program hangs. */
const TOO_LONG = 1000;
/** After this it really hangs. */
const GIVEN_UP = 60_000;

interface Tally {
  mutants: number;
  passedHash: number;
  passedSchema: number;
  loaded: number;
  thrown: number;
  hung: number;
  broken: number;
}

interface Found {
  readonly mutant: number;
  readonly what: 'thrown' | 'hung' | 'broken';
  readonly text: string;
}

/** Position files to begin with. */
const positions = (): readonly unknown[] =>
  globSync(join(import.meta.dirname, '../../../../fixtures/positions/*.json'))
    .sort()
    .map(readJson);

class Fuzzing {
  readonly tally: Tally = {
    mutants: 0,
    passedHash: 0,
    passedSchema: 0,
    loaded: 0,
    thrown: 0,
    hung: 0,
    broken: 0,
  };
  readonly found: Found[] = [];
  private readonly seed: string;
  private next: number;
  private readonly end: number;

  constructor(seed: string, first: number, count: number) {
    this.seed = seed;
    this.next = first;
    this.end = first + count;
  }

  /** One thread after the other, until no mutant is left: one that hangs is given up and replaced. */
  async work(): Promise<void> {
    while (this.next < this.end) await this.inOneThread();
  }

  private inOneThread(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { seed: this.seed, positions: positions() },
    });
    return new Promise((resolve) => {
      let current = -1;
      let alarm: NodeJS.Timeout | undefined;
      const stop = (): void => {
        clearTimeout(alarm);
        void worker.terminate().then(() => resolve());
      };
      const send = (): void => {
        if (this.next >= this.end) {
          stop();
          return;
        }
        current = this.next++;
        alarm = setTimeout(() => {
          this.note(current, 'hung', `no answer within ${GIVEN_UP} ms`);
          stop();
        }, GIVEN_UP);
        worker.postMessage(current);
      };
      worker.on('message', (message: Partial<Tried>) => {
        clearTimeout(alarm);
        const { verdict, milliseconds = 0 } = message;
        if (verdict) this.count(current, verdict, milliseconds);
        send();
      });
      worker.on('error', (error) => {
        this.note(current, 'thrown', String(error));
        stop();
      });
    });
  }

  private count(mutant: number, verdict: Verdict, milliseconds: number): void {
    const { tally } = this;
    tally.mutants++;
    if (verdict.passedHash) tally.passedHash++;
    if (verdict.passedSchema) tally.passedSchema++;
    if (verdict.loaded) tally.loaded++;
    if (verdict.thrown !== null) this.note(mutant, 'thrown', verdict.thrown, 0);
    if (verdict.broken !== null) this.note(mutant, 'broken', verdict.broken, 0);
    if (milliseconds > TOO_LONG) this.note(mutant, 'hung', `${Math.round(milliseconds)} ms`, 0);
  }

  private note(mutant: number, what: Found['what'], text: string, mutants = 1): void {
    this.tally.mutants += mutants;
    this.tally[what]++;
    this.found.push({ mutant, what, text });
    process.stderr.write(
      `${what}: ${text.split('\n').slice(0, 4).join(' | ')}\n  npm run -s fuzz -- --seed ${this.seed} --only ${mutant}\n`,
    );
  }
}

async function main(): Promise<number> {
  const { options } = readArguments(
    process.argv.slice(2),
    { mutants: 'number', seed: 'text', only: 'number', jobs: 'number', json: 'flag' },
    usage,
  );
  const { only, seed = '1' } = options;
  const fuzzing =
    only === undefined ? new Fuzzing(seed, 0, options.mutants ?? 3000) : new Fuzzing(seed, only, 1);
  const jobs = only === undefined ? Math.max(1, options.jobs ?? 2) : 1;
  await Promise.all(Array.from({ length: jobs }, () => fuzzing.work()));
  const { tally } = fuzzing;
  if (options.json) printJson(tally);
  else for (const [name, value] of Object.entries(tally)) console.log(`${name.padEnd(14)} ${value}`);
  return tally.thrown + tally.hung + tally.broken > 0 ? FOUND : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
