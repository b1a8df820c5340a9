/** `zone balance`: win rates of each Mission by number of Stalkers, and causes of death. */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { box } from '@zonecrawl/content';
import { readArguments } from '../args.ts';
import { Complaint } from '../errors.ts';
import { printJson, readJson } from '../files.ts';
import { missionsOf, playerOf, teamSizesOf } from '../sim/games.ts';
import type { Batch, BatchFigures } from './batch.ts';
import { readFigures, writePage } from './page.ts';
import { playAll } from './pool.ts';
import { addUp, type MissionFigures } from './report.ts';

const usage =
  'zone balance [--bot careful] [--mission ID|all] [--stalkers 1-4|all] [--games N] [--seed N] [--processes N] [--odd DIR] [--page FILE] [--json] [FIGURES.json ...]';

/** Games per batch of a worker process. */
const BATCH = 10;
/** Training Missions test the engine and are not balanced. */
const isBalanced = (mission: string): boolean => box.missions[mission]?.kind !== 'training';

export async function balance(args: readonly string[]): Promise<number> {
  const { options, files } = readArguments(
    args,
    {
      bot: 'text',
      mission: 'text',
      stalkers: 'text',
      games: 'number',
      seed: 'number',
      processes: 'number',
      odd: 'text',
      page: 'text',
      json: 'flag',
    },
    usage,
  );
  const figures =
    files.length > 0 ? files.flatMap((file) => readFigures(readJson(file))) : await played(options);
  if (options.page !== undefined) writePage(options.page, figures);
  else if (options.json) printJson(figures);
  else for (const each of figures) console.log(line(each));
  return 0;
}

interface Asked {
  readonly bot: string | undefined;
  readonly mission: string | undefined;
  readonly stalkers: string | undefined;
  readonly games: number | undefined;
  readonly seed: number | undefined;
  readonly processes: number | undefined;
  readonly odd: string | undefined;
}

async function played(asked: Asked): Promise<readonly MissionFigures[]> {
  const bot = asked.bot ?? 'careful';
  playerOf({ bot, mission: '', stalkers: 1, seed: 0 });
  const all = missionsOf(box, asked.mission ?? 'all');
  const missions = asked.mission === undefined ? all.filter(isBalanced) : all;
  const sizes = teamSizesOf(asked.stalkers ?? 'all');
  const games = asked.games ?? 400;
  if (games === 0) throw new Complaint('--games takes at least 1.');
  const batches: Batch[] = [];
  for (const mission of missions) {
    for (const stalkers of sizes) {
      for (let done = 0; done < games; done += BATCH) {
        const seed = (asked.seed ?? 1) + done;
        batches.push({
          mission,
          stalkers,
          bot,
          seed,
          games: Math.min(BATCH, games - done),
          odd: asked.odd ?? null,
        });
      }
    }
  }
  const results: BatchFigures[] = [];
  const processes = asked.processes ?? Math.max(1, availableParallelism() - 1);
  await playAll(batches, processes, (figures) => {
    results.push(figures);
    for (const odd of figures.odd) process.stderr.write(`${odd}\n`);
  });
  return missions.flatMap((id) => {
    const mission = box.missions[id];
    if (!mission) return [];
    return sizes.map((stalkers) => {
      const own = results.filter(({ batch }) => batch.mission === id && batch.stalkers === stalkers);
      // In the order of their seeds, not of completion.
      own.sort((one, other) => one.batch.seed - other.batch.seed);
      return addUp(
        mission,
        stalkers,
        bot,
        own.flatMap((each) => each.games),
      );
    });
  });
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const line = ({
  mission,
  stalkers,
  winRate,
  from,
  to,
  games,
  rounds,
  hpLost,
  injuries,
  endings,
}: MissionFigures): string =>
  [
    `${mission.padEnd(10)} ${stalkers}`,
    `${percent(winRate).padStart(4)} (${percent(from)} to ${percent(to)} of ${games})`,
    `rounds ${rounds}`,
    `HP lost ${hpLost}`,
    `injuries ${injuries}`,
    Object.entries(endings)
      .map(([ending, count]) => `${ending} ${count}`)
      .join(', '),
  ].join('  ');
