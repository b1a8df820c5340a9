/** `npm run -s bench -- --json`: the benchmarks of docs/design.md, next to the peers, or next to another checkout. */
import process from 'node:process';
import { type ParsedOptions, readArguments } from '../args.ts';
import { UserError } from '../errors.ts';
import { printJson } from '../files.ts';
import { againstFigures } from './against.ts';
import { botFigures } from './bots.ts';
import { latencies } from './latency.ts';
import { peerFigures } from './peers.ts';
import type { RaceLength } from './race.ts';
import { thinkingFigures } from './thinking.ts';

/**
 * Warm-up in milliseconds of CPU time. The JIT compiler goes on optimizing a program with as many rules as ours for about
 * this long; the peers are at their best much earlier, and get the same.
 */
const WARM_UP = 30_000;
/** Many short rounds: on a machine under other load the median of a few long ones says little. */
const ROUNDS = 41;
const MILLISECONDS = 400;
/** For what follows the race. */
const GAMES = 300;

const usage =
  'bench [--web] [--json] [--against CHECKOUT] [--rounds N] [--milliseconds N] [--warm-up N] [--games N]';

const kinds = {
  json: 'flag',
  against: 'text',
  rounds: 'number',
  milliseconds: 'number',
  'warm-up': 'number',
  games: 'number',
} as const;

async function main(): Promise<void> {
  const { options } = readArguments(process.argv.slice(2), kinds, usage);
  const figures = await measure(options);
  if (options.json) printJson(figures);
  else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(30)} ${value}`);
}

async function measure({ against, games = GAMES, ...options }: ParsedOptions<typeof kinds>): Promise<object> {
  const length: RaceLength = {
    rounds: options.rounds ?? ROUNDS,
    milliseconds: options.milliseconds ?? MILLISECONDS,
    warmUp: options['warm-up'] ?? WARM_UP,
  };
  if (against !== undefined) return againstFigures(against, length);
  return {
    ...(await peerFigures(length)),
    ...latencies(games, Math.ceil(games / 2)),
    ...botFigures(Math.max(1, Math.ceil(games / 10))),
    ...thinkingFigures(),
  };
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
