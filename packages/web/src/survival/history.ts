/** One's games of Zone Survival and their results, kept in this browser. Deleting a saved game does not delete its result. */
import { signal } from '@preact/signals';
import { type Achievement, isAchievement } from './achievements.ts';

const KEY = 'zonecrawl.survival';
/** The oldest are forgotten, but never a best one. */
const MOST = 300;

export interface Played {
  /** Of the game: its first end counts, whatever is undone afterwards. */
  readonly id: string;
  readonly scenario: string;
  readonly map: string;
  readonly stalkers: number;
  readonly code: string;
  readonly won: boolean;
  readonly points: number;
  readonly rounds: number;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** Of a game of the day. */
  readonly day: string | null;
  /** What was earned in it. */
  readonly achievements: readonly Achievement[];
}

/** The newest first. */
export const history = signal<readonly Played[]>([]);

/** What a best result is kept for. */
export const sortOf = ({ scenario, map, stalkers }: Pick<Played, 'scenario' | 'map' | 'stalkers'>): string =>
  `${scenario}.${map}.${stalkers}`;

/** The best result of each scenario, map and team size; of equal ones the earliest. */
export function bestOf(played: readonly Played[]): ReadonlyMap<string, Played> {
  const best = new Map<string, Played>();
  for (const one of played.toReversed()) {
    const before = best.get(sortOf(one));
    if (before === undefined || isBetter(one, before)) best.set(sortOf(one), one);
  }
  return best;
}

const isBetter = (one: Played, other: Played): boolean =>
  one.won === other.won ? one.points > other.points : one.won;

/** The list with one more game; the same list if it has that game already. */
export function withGame(played: readonly Played[], one: Played): readonly Played[] {
  if (played.some(({ id }) => id === one.id)) return played;
  const next = [one, ...played];
  if (next.length <= MOST) return next;
  const best = new Set(bestOf(next).values());
  const earned = new Set(next.filter(({ achievements }) => achievements.length > 0));
  const oldest = next.findLastIndex((game) => !best.has(game) && !earned.has(game));
  return oldest < 0 ? next : next.toSpliced(oldest, 1);
}

export const earnedIn = (played: readonly Played[]): ReadonlySet<Achievement> =>
  new Set(played.flatMap(({ achievements }) => achievements));

/** What was stored may be anything: what is no result is left out. */
export function readHistory(text: string | null): readonly Played[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap(playedIn) : [];
  } catch {
    return [];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function playedIn(stored: unknown): readonly Played[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const { id, scenario, map, stalkers, code, won, points, rounds, ended, day, achievements } = fields;
  if (!isText(id) || !isText(scenario) || !isText(map) || !isText(code) || typeof won !== 'boolean')
    return [];
  if (!isCount(stalkers) || !isCount(points) || !isCount(rounds) || !isCount(ended)) return [];
  return [
    {
      id,
      scenario,
      map,
      stalkers,
      code,
      won,
      points,
      rounds,
      ended,
      day: isText(day) ? day : null,
      achievements: Array.isArray(achievements) ? achievements.filter(isAchievement) : [],
    },
  ];
}

export function loadHistory(): void {
  try {
    history.value = readHistory(localStorage.getItem(KEY));
  } catch (error) {
    console.warn('history', error);
  }
}

/** Notes a game that has ended. Another tab may have noted one meanwhile. */
export function noteGame(one: Played): void {
  loadHistory();
  history.value = withGame(history.value, one);
  try {
    localStorage.setItem(KEY, JSON.stringify(history.value));
  } catch (error) {
    // It is remembered until the page is closed.
    console.warn('history', error);
  }
}
