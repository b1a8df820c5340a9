/** `zone sim`: plays games and prints one line of results; a game that fails is written as a record. */
import { join } from 'node:path';
import process from 'node:process';
import { box } from '@zonecrawl/content';
import { readArguments } from '../args.ts';
import { FOUND, UserError } from '../errors.ts';
import { printJson, writeJson } from '../files.ts';
import { missionsOf, playerOf, survivalOf, teamSizesOf } from './games.ts';
import { withGoal } from './goal.ts';
import type { Played } from './playGame.ts';
import { type FailedGame, simulate } from './simulate.ts';

const usage =
  'zone sim [--mission ID|all | --scenario ID|all --map ID|all] [--stalkers 1-4|all] [--bot random|curious|careful|planner] [--goal ENDING] [--lost-territories] [--games N] [--seed N] [--check-every N] [--json]';

const FAILURES = join('data', 'failures');

export function sim(args: readonly string[]): number {
  const { options } = readArguments(
    args,
    {
      mission: 'text',
      scenario: 'text',
      map: 'text',
      stalkers: 'text',
      bot: 'text',
      goal: 'text',
      'lost-territories': 'flag',
      games: 'number',
      seed: 'number',
      'check-every': 'number',
      json: 'flag',
    },
    usage,
  );
  const bot = options.bot ?? 'random';
  playerOf({ bot, mission: '', stalkers: 1, seed: 0 });
  const missions = asked(options);
  const { goal } = options;
  const endings: Record<string, number> = {};
  const tally = simulate(goal === undefined ? box : withGoal(box, missions, goal), {
    missions,
    sizes: teamSizesOf(options.stalkers ?? 'all'),
    bot,
    games: options.games ?? 100,
    seed: options.seed ?? 1,
    checkEvery: options['check-every'] ?? 1,
    lostTerritories: options['lost-territories'] ?? false,
    failed: tellFailure,
    each(_tally, _game, { outcome }) {
      const ending = outcome?.ending ?? 'none';
      endings[ending] = (endings[ending] ?? 0) + 1;
      return true;
    },
  });
  const { failures, seconds, ...figures } = tally;
  const line = {
    ...figures,
    ...(goal !== undefined && { goal, endings }),
    seconds: Number(seconds.toFixed(3)),
  };
  if (options.json) printJson(failures.length > 0 ? { ...line, failures: failures.map(brief) } : line);
  else for (const [name, value] of Object.entries(line)) console.log(`${name.padEnd(16)} ${value}`);
  return tally.violations > 0 ? FOUND : 0;
}

/** ZS1: a scenario or a map alone means all of the other. */
function asked({
  mission,
  scenario,
  map,
}: {
  readonly mission: string | undefined;
  readonly scenario: string | undefined;
  readonly map: string | undefined;
}): readonly string[] {
  if (scenario === undefined && map === undefined) return missionsOf(box, mission ?? 'all');
  if (mission !== undefined) throw new UserError('--mission does not go with --scenario and --map.');
  return survivalOf(box, scenario ?? 'all', map ?? 'all');
}

const brief = ({ mission, stalkers, seed, why, what, at, command }: FailedGame) => ({
  mission,
  stalkers,
  seed,
  why,
  what: what.split('\n')[0],
  at,
  command,
});

/** Prints the failure and the command that repeats it to standard error. */
const tellFailure = (failed: FailedGame, played: Played): void => tell(failed, played, failed.command);

/** The same for bots with memory across games: only the record repeats it. */
export const tellRecorded = (failed: FailedGame, played: Played): void =>
  tell(failed, played, `npm run -s zone -- replay ${recordPath(failed)}`);

const recordPath = ({ mission, stalkers, seed }: FailedGame): string =>
  join(FAILURES, `${mission}-${stalkers}-${seed}.json`);

function tell(failed: FailedGame, played: Played, command: string): void {
  const { mission, stalkers, seed, why, what, at } = failed;
  const path = recordPath(failed);
  if (played.record) writeJson(path, played.record);
  process.stderr.write(
    `${mission}, ${stalkers} Stalkers, seed ${seed}: ${why} after ${at} inputs: ${what}\n`,
  );
  process.stderr.write(`  again: ${command}\n  record: ${path}\n`);
}
