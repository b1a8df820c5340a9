/** Aggregated results of many games of one Mission and number of Stalkers. */
import type { Mission } from '@zonecrawl/engine/model';
import type { GameFigures } from './watch.ts';

export interface MissionFigures {
  readonly mission: string;
  readonly stalkers: number;
  readonly bot: string;
  /** The ending that was played for, if one was. */
  readonly goal?: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** Wilson's interval, 95 %. */
  readonly from: number;
  readonly to: number;
  /** Means per game. */
  readonly rounds: number;
  readonly hpLost: number;
  readonly injuries: number;
  readonly coupons: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly killedBy: Readonly<Record<string, number>>;
  /** Events and faces of environment cards that never came up. */
  readonly neverMet: readonly string[];
  readonly odd: Readonly<Record<string, number>>;
  /** 1 or 0 for each game, in the order of their seeds: won or not. */
  readonly results: string;
}

const Z = 1.96;

/** Where the true share lies with 95 % confidence (Wilson's score interval). */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = (Z * Z) / games;
  const middle = share + square / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return [Math.max(0, (middle - spread) / (1 + square)), Math.min(1, (middle + spread) / (1 + square))];
}

export function addUp(
  mission: Mission,
  stalkers: number,
  bot: string,
  games: readonly GameFigures[],
  goal: string | null = null,
): MissionFigures {
  const wins = games.filter(({ won }) => won).length;
  const [from, to] = wilson(wins, games.length);
  const mean = (of: (game: GameFigures) => number): number =>
    round(games.reduce((sum, game) => sum + of(game), 0) / Math.max(1, games.length), 2);
  const met = new Set(games.flatMap((game) => game.met));
  return {
    mission: mission.id,
    stalkers,
    bot,
    ...(goal !== null && { goal }),
    games: games.length,
    wins,
    winRate: round(wins / Math.max(1, games.length), 3),
    from: round(from, 3),
    to: round(to, 3),
    rounds: mean((game) => game.rounds),
    hpLost: mean((game) => game.hpLost),
    injuries: mean((game) => game.injuries),
    coupons: mean((game) => game.coupons),
    endings: counted(games.map(({ ending }) => ending)),
    killedBy: counted(games.flatMap(({ killedBy }) => (killedBy === null ? [] : [killedBy]))),
    neverMet: cardsOf(mission).filter((card) => !met.has(card)),
    odd: counted(games.flatMap(({ odd }) => odd)),
    results: games.map(({ won }) => (won ? '1' : '0')).join(''),
  };
}

/** Everything that can come up in a game; cards placed by the set-up do not count. */
function cardsOf({ events, environment, setup }: Mission): readonly string[] {
  const laid = new Set(
    setup.cards.flatMap(({ card, face = 'a' }) =>
      typeof card === 'string' ? [`${card}${face}`] : card.oneOf.map((one) => `${one}${face}`),
    ),
  );
  const faces = environment.flatMap(({ id, b }) => (b ? [`${id}a`, `${id}b`] : [`${id}a`]));
  return [
    ...events.map(({ id }) => `event ${id}`),
    ...faces.filter((face) => !laid.has(face)).map((face) => `card ${face}`),
  ];
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, one], [, other]) => other - one));
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
