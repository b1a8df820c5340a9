/** `npm run -s bench -- --json`: the benchmarks of docs/design.md, next to the peers. */
import process from 'node:process';
import { readArguments } from '../args.ts';
import { Complaint } from '../errors.ts';
import { printJson } from '../files.ts';
import { botFigures } from './bots.ts';
import { latencies } from './latency.ts';
import { race } from './race.ts';
import { thinkingFigures } from './thinking.ts';

/**
 * Warm-up in milliseconds of CPU time. The JIT compiler goes on optimizing a program with as many rules as ours for about
 * this long; the peers are at their best much earlier, and get the same.
 */
const WARM_UP = 30_000;
/** Many short rounds: on a machine under other load the median of a few long ones says little. */
const ROUNDS = 41;
const MILLISECONDS = 400;

const usage = 'bench [--web] [--json] [--rounds N] [--milliseconds N] [--games N]';

async function main(): Promise<void> {
  const { options } = readArguments(
    process.argv.slice(2),
    { json: 'flag', rounds: 'number', milliseconds: 'number', games: 'number' },
    usage,
  );
  const { speed, ratio } = await race({
    rounds: options.rounds ?? ROUNDS,
    milliseconds: options.milliseconds ?? MILLISECONDS,
    warmUp: WARM_UP,
  });
  const games = options.games ?? 300;
  const figures = {
    decisionsPerSecond: Math.round(speed.zonecrawl),
    boardgameIoPerSecond: Math.round(speed.boardgameIo),
    boardgameIoSameStatePerSecond: Math.round(speed.boardgameIoSameState),
    showdownPerSecond: Math.round(speed.showdown),
    ratioBoardgameIo: Number(ratio.boardgameIo.toFixed(2)),
    ratioBoardgameIoSameState: Number(ratio.boardgameIoSameState.toFixed(2)),
    ratioShowdown: Number(ratio.showdown.toFixed(2)),
    ...latencies(games, Math.ceil(games / 2)),
    ...botFigures(Math.max(1, Math.ceil(games / 10))),
    ...thinkingFigures(),
  };
  if (options.json) printJson(figures);
  else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(30)} ${value}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
