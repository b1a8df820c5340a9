/**
 * `npm run soak`: very many random games in batches, each batch in a process of its own, so that a game that hangs is
 * detected too. Prints its progress; ends with the same results as `zone sim`.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readArguments } from './args.ts';
import { FOUND, UserError } from './errors.ts';
import { printJson } from './files.ts';

const usage =
  'npm run soak -- [--games N] [--batch N] [--mission ID|all | --scenario ID|all --map ID|all] [--stalkers 1-4|all] [--lost-territories] [--seed N] [--jobs N] [--json]';

/** The time limit of a batch per game: a batch that exceeds it contains a game that hangs. */
const SECONDS_PER_GAME = 2;

interface Batch {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly inputs: number;
  readonly rounds: number;
  readonly violations: number;
}

const nothing: Batch = { games: 0, wins: 0, losses: 0, inputs: 0, rounds: 0, violations: 0 };

const add = (one: Batch, other: Batch): Batch => ({
  games: one.games + other.games,
  wins: one.wins + other.wins,
  losses: one.losses + other.losses,
  inputs: one.inputs + other.inputs,
  rounds: one.rounds + other.rounds,
  violations: one.violations + other.violations,
});

/** One batch: `zone sim` with a timeout. A hanging batch counts as one violation and is reported with its command. */
function runBatch(args: readonly string[], games: number): Promise<Batch> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'sim', ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const alarm = setTimeout(() => child.kill('SIGKILL'), 60_000 + games * SECONDS_PER_GAME * 1000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(alarm);
      const line = output.trim().split('\n').at(-1) ?? '';
      if (line.startsWith('{')) resolve({ ...nothing, ...figuresOf(line) });
      else {
        process.stderr.write(`A batch does not come to an end: zone sim ${args.join(' ')}\n`);
        resolve({ ...nothing, violations: 1 });
      }
    });
  });
}

/** What `zone sim --json` prints. */
function figuresOf(line: string): Batch {
  const { games, wins, losses, inputs, rounds, violations }: Batch = JSON.parse(line);
  return { games, wins, losses, inputs, rounds, violations };
}

async function main(): Promise<number> {
  const { options } = readArguments(
    process.argv.slice(2),
    {
      games: 'number',
      batch: 'number',
      mission: 'text',
      scenario: 'text',
      map: 'text',
      stalkers: 'text',
      'lost-territories': 'flag',
      seed: 'number',
      jobs: 'number',
      json: 'flag',
    },
    usage,
  );
  const games = options.games ?? 100_000;
  const size = Math.max(1, options.batch ?? 1000);
  const jobs = Math.max(1, options.jobs ?? availableParallelism());
  const first = options.seed ?? 1;
  const { mission, scenario, map, stalkers } = options;
  const choice = [
    ...Object.entries({ mission, scenario, map, stalkers }).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}`, value],
    ),
    ...(options['lost-territories'] ? ['--lost-territories'] : []),
  ];
  const began = performance.now();
  let total = nothing;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < games) {
      const from = next;
      const count = Math.min(size, games - from);
      next += count;
      const batch = await runBatch([...choice, '--games', `${count}`, '--seed', `${first + from}`], count);
      total = add(total, batch);
      const seconds = (performance.now() - began) / 1000;
      const left = (seconds / total.games) * (games - total.games);
      process.stderr.write(
        `${total.games} of ${games} games, ${total.violations} failed, about ${Math.ceil(left / 60)} min left\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
  const line = { ...total, seconds, inputsPerSecond: Math.round(total.inputs / seconds) };
  if (options.json) printJson(line);
  else for (const [name, value] of Object.entries(line)) console.log(`${name.padEnd(16)} ${value}`);
  return total.violations > 0 ? FOUND : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
