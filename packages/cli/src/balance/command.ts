/** `zone balance`: win rates of each Mission by number of Stalkers, and causes of death; `--survival` of Zone Survival. */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { box } from '@zonecrawl/content';
import { missionNamed } from '@zonecrawl/engine/survival';
import { readArguments } from '../args.ts';
import { UserError } from '../errors.ts';
import { printJson, readJson } from '../files.ts';
import { missionsOf, playerOf, survivalOf, teamSizesOf } from '../sim/games.ts';
import { withGoal } from '../sim/goal.ts';
import type { Batch, BatchFigures } from './batch.ts';
import { readFigures, writePage } from './page.ts';
import { playAll } from './pool.ts';
import { addUp, type MissionFigures } from './report.ts';
import { linesOf, survivalBalance } from './survival.ts';

const usage =
  'zone balance [--bot careful] [--mission ID|all | --survival [--scenario ID|all] [--map ID|all]] [--stalkers 1-4|all] [--games N] [--seed N] [--goal ENDING|all] [--processes N] [--odd DIR] [--page FILE] [--json] [FIGURES.json ...]';

/** Games per batch of a worker process. */
const BATCH = 10;
/** Games of each Mission and team size, and of each pair of scenario and map, unless told. */
const GAMES = 400;
const SURVIVAL_GAMES = 10;
/** Training Missions test the engine and are not balanced. */
const isBalanced = (mission: string): boolean => box.missions[mission]?.kind !== 'training';

export async function balance(args: readonly string[]): Promise<number> {
  const { options, files } = readArguments(
    args,
    {
      bot: 'text',
      mission: 'text',
      survival: 'flag',
      scenario: 'text',
      map: 'text',
      stalkers: 'text',
      games: 'number',
      seed: 'number',
      goal: 'text',
      processes: 'number',
      odd: 'text',
      page: 'text',
      json: 'flag',
    },
    usage,
  );
  if (isOfSurvival(options)) {
    if (options.mission !== undefined) throw new UserError('--mission does not go with --survival.');
    if (options.goal !== undefined) throw new UserError('--goal does not go with --survival.');
    if (options.page !== undefined || files.length > 0)
      throw new UserError('--page and files do not go with --survival.');
    const { scenario = 'all', map = 'all' } = options;
    const bot = options.bot ?? 'careful';
    const found = survivalBalance(bot, await played(options, survivalOf(box, scenario, map), SURVIVAL_GAMES));
    if (options.json) printJson(found);
    else for (const row of linesOf(found)) console.log(row);
    return 0;
  }
  const figures =
    files.length > 0
      ? files.flatMap((file) => readFigures(readJson(file)))
      : await played(options, storiesOf(options), GAMES);
  if (options.page !== undefined) writePage(options.page, figures);
  else if (options.json) printJson(figures);
  else for (const each of figures) console.log(line(each));
  return 0;
}

interface Asked {
  readonly bot: string | undefined;
  readonly mission: string | undefined;
  readonly survival: boolean | undefined;
  readonly scenario: string | undefined;
  readonly map: string | undefined;
  readonly stalkers: string | undefined;
  readonly games: number | undefined;
  readonly seed: number | undefined;
  readonly goal: string | undefined;
  readonly processes: number | undefined;
  readonly odd: string | undefined;
}

/** A scenario or a map alone says as much. */
const isOfSurvival = ({ survival, scenario, map }: Asked): boolean =>
  survival === true || scenario !== undefined || map !== undefined;

function storiesOf({ mission }: Asked): readonly string[] {
  const all = missionsOf(box, mission ?? 'all');
  return mission === undefined ? all.filter(isBalanced) : all;
}

async function played(
  asked: Asked,
  missions: readonly string[],
  most: number,
): Promise<readonly MissionFigures[]> {
  const bot = asked.bot ?? 'careful';
  playerOf({ bot, mission: '', stalkers: 1, seed: 0 });
  const sizes = teamSizesOf(asked.stalkers ?? 'all');
  const games = asked.games ?? most;
  if (games === 0) throw new UserError('--games takes at least 1.');
  const batches: Batch[] = [];
  const cells = missions.flatMap((mission) =>
    goalsOf(mission, asked.goal).flatMap((goal) => sizes.map((stalkers) => ({ mission, goal, stalkers }))),
  );
  for (const cell of cells) {
    for (let done = 0; done < games; done += BATCH) {
      batches.push({
        ...cell,
        bot,
        seed: (asked.seed ?? 1) + done,
        games: Math.min(BATCH, games - done),
        odd: asked.odd ?? null,
      });
    }
  }
  const results: BatchFigures[] = [];
  const processes = asked.processes ?? Math.max(1, availableParallelism() - 1);
  await playAll(batches, processes, (figures) => {
    results.push(figures);
    for (const odd of figures.odd) process.stderr.write(`${odd}\n`);
  });
  return cells.flatMap(({ mission: id, goal, stalkers }) => {
    const mission = missionNamed(box, id);
    if (!mission) return [];
    const own = results.filter(
      ({ batch }) => batch.mission === id && batch.goal === goal && batch.stalkers === stalkers,
    );
    // In the order of their seeds, not of completion.
    own.sort((one, other) => one.batch.seed - other.batch.seed);
    return [
      addUp(
        mission,
        stalkers,
        bot,
        own.flatMap((each) => each.games),
        goal,
      ),
    ];
  });
}

/** The endings to play for: none in particular, one that is named, or each that wins. */
function goalsOf(mission: string, asked: string | undefined): readonly (string | null)[] {
  if (asked === undefined) return [null];
  if (asked !== 'all') {
    withGoal(box, [mission], asked);
    return [asked];
  }
  const { endings = {} } = missionNamed(box, mission) ?? {};
  return Object.entries(endings).flatMap(([ending, { won }]) => (won ? [ending] : []));
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const line = ({
  mission,
  goal,
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
    `${mission.padEnd(10)} ${goal === undefined ? '' : `${goal} `}${stalkers}`,
    `${percent(winRate).padStart(4)} (${percent(from)} to ${percent(to)} of ${games})`,
    `rounds ${rounds}`,
    `HP lost ${hpLost}`,
    `injuries ${injuries}`,
    Object.entries(endings)
      .map(([ending, count]) => `${ending} ${count}`)
      .join(', '),
  ].join('  ');
