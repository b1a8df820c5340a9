/** The balance of Zone Survival: win rates of scenarios, and of scenarios on maps, and which are off the mark. */
import { pairOf } from '@zonecrawl/engine/survival';
import { type MissionFigures, wilson } from './report.ts';

/** Games of some kind that were played, and how many of them were won. */
export interface Rate {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** Wilson's interval, 95 %. */
  readonly from: number;
  readonly to: number;
}

export interface SurvivalFigures {
  readonly bot: string;
  readonly all: Rate;
  readonly scenarios: Readonly<Record<string, Rate>>;
  readonly maps: Readonly<Record<string, Rate>>;
  readonly sizes: Readonly<Record<string, Rate>>;
  /** By scenario and map: `winterStores.mere`. */
  readonly pairs: Readonly<Record<string, Rate>>;
  /** What is certainly not as it should be: its whole interval lies outside. */
  readonly off: readonly string[];
}

/** What a scenario should come to over all maps and team sizes, and what no pair should leave. */
const SCENARIO = { least: 0.3, most: 0.6 };
const PAIR = { least: 0.1, most: 0.85 };

export function survivalBalance(bot: string, figures: readonly MissionFigures[]): SurvivalFigures {
  const by = (name: (figure: MissionFigures) => string): Readonly<Record<string, Rate>> => {
    const groups = new Map<string, MissionFigures[]>();
    for (const figure of figures) {
      const key = name(figure);
      groups.set(key, [...(groups.get(key) ?? []), figure]);
    }
    return Object.fromEntries([...groups].map(([key, own]) => [key, rateOf(own)]));
  };
  const scenarios = by(({ mission }) => pairOf(mission)?.scenario ?? mission);
  const pairs = by(({ mission }) => {
    const pair = pairOf(mission);
    return pair ? `${pair.scenario}.${pair.map}` : mission;
  });
  return {
    bot,
    all: rateOf(figures),
    scenarios,
    maps: by(({ mission }) => pairOf(mission)?.map ?? mission),
    sizes: by(({ stalkers }) => String(stalkers)),
    pairs,
    off: [...offOf(scenarios, SCENARIO), ...offOf(pairs, PAIR)],
  };
}

function rateOf(figures: readonly MissionFigures[]): Rate {
  const games = figures.reduce((sum, figure) => sum + figure.games, 0);
  const wins = figures.reduce((sum, figure) => sum + figure.wins, 0);
  const [from, to] = wilson(wins, games);
  return { games, wins, winRate: rounded(wins / Math.max(1, games)), from: rounded(from), to: rounded(to) };
}

const rounded = (share: number): number => Number(share.toFixed(3));

const offOf = (
  rates: Readonly<Record<string, Rate>>,
  { least, most }: { readonly least: number; readonly most: number },
): readonly string[] =>
  Object.entries(rates).flatMap(([name, { from, to }]) => (to < least || from > most ? [name] : []));

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A table for people: a row for each scenario, a column for each map. */
export function linesOf({
  bot,
  all,
  scenarios,
  maps,
  sizes,
  pairs,
  off,
}: SurvivalFigures): readonly string[] {
  const WIDTH = 13;
  const cell = (text: string): string => text.padStart(WIDTH);
  const line = (name: string, cells: readonly string[]): string =>
    name.padEnd(WIDTH) + cells.map(cell).join('');
  const share = (rate: Rate | undefined): string => (rate ? percent(rate.winRate) : '');
  return [
    line(bot, ['all', ...Object.keys(maps)]),
    ...Object.entries(scenarios).map(([scenario, rate]) =>
      line(scenario, [share(rate), ...Object.keys(maps).map((map) => share(pairs[`${scenario}.${map}`]))]),
    ),
    line('all', [share(all), ...Object.values(maps).map(share)]),
    `by team: ${Object.entries(sizes)
      .map(([size, rate]) => `${size}: ${share(rate)}`)
      .join(', ')}; ${all.games} games`,
    `off the mark: ${off.length === 0 ? 'nothing' : off.join(', ')}`,
  ];
}
