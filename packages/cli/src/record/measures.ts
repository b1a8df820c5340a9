/**
 * The aim of a recorded game: an ending of a Mission, or a rare situation in it, with a heuristic for how near a position
 * is to it. The heuristics use hidden information too: these games prove that the aim can be reached, not that it is
 * easy.
 */
import { type Board, type SpaceId, spaceAt, UNREACHABLE } from '@zonecrawl/engine/board';
import type { Fact, Game, GameState, StalkerState } from '@zonecrawl/engine/model';

export interface RecordingGoal {
  readonly mission: string;
  /** Part of the file's name. */
  readonly name: string;
  /** Team sizes it is recorded for. */
  readonly stalkers: readonly number[];
  /** A team with anything of the box instead of what 5000 coupons buy. */
  readonly wellArmed?: boolean;
  /** C8: the flags of the Campaign. */
  readonly story?: Readonly<Record<string, number>>;
  /** Whether the facts since the start of the last Turn fulfil the aim. */
  reached(facts: readonly Fact[]): boolean;
  /** Whether the aim is possible in a game with this set-up. */
  possible?(game: Game): boolean;
  /** Higher is nearer. Only compared between positions of one game. */
  nearness(game: Game): number;
}

const FAR = 40;

/** A whole stage outweighs everything inside one. */
export const STAGE = 10_000;
export const STEP = 40;

export function distance(
  game: Game,
  walker: 'stalker' | 'companion',
  from: SpaceId | null,
  goals: readonly SpaceId[],
): number {
  if (from === null) return 0;
  const routes = game.board.routes(walker, from, []);
  return goals.reduce((least, goal) => {
    const spaces = routes.spaces(goal);
    return spaces === UNREACHABLE ? least : Math.min(least, spaces);
  }, FAR);
}

export const named = (board: Board, ...names: readonly string[]): SpaceId[] =>
  names.flatMap((name) => {
    const space = spaceAt(board, name);
    return space === undefined ? [] : [space];
  });

export const marked = ({ spaces }: Board, mark: string): SpaceId[] =>
  spaces.filter(({ marks }) => marks.includes(mark)).map(({ id }) => id);

const injuries = ({ turns }: StalkerState): number => turns.filter(({ injured }) => injured).length;

/** The team's health: a Critical Injury counts more than any step forward. */
export const health = ({ stalkers }: GameState): number =>
  stalkers.reduce(
    (sum, s) =>
      sum + s.hp * 6 - injuries(s) * 400 - s.dosage * 4 - (s.pinDown ? 20 : 0) - (s.exposed ? 20 : 0),
    0,
  );

export const unnoticed = ({ stalkers }: GameState): number =>
  stalkers.reduce(
    (sum, { attention }) => sum - (attention === null ? 0 : attention.level === 'high' ? 30 : 8),
    0,
  );

export const teamAway = (game: Game, goals: readonly SpaceId[]): number =>
  game.state.stalkers.reduce((sum, { space }) => sum + distance(game, 'stalker', space, goals), 0);

export const closestAway = (game: Game, goals: readonly SpaceId[]): number =>
  game.state.stalkers.reduce(
    (least, { space }) => Math.min(least, distance(game, 'stalker', space, goals)),
    FAR,
  );

export const count = ({ state }: Game, counter: string): number => state.mission.counters[counter] ?? 0;
export const well = ({ state }: Game): number => health(state) + unnoticed(state);
export const isUp = ({ state }: Game, card: string, face: 'a' | 'b'): boolean =>
  state.mission.environment.some((one) => one.card === card && one.face === face);
export const carried = ({ state }: Game, finding: string): number =>
  state.stalkers.reduce((sum, { findings }) => sum + findings.filter((one) => one === finding).length, 0);
/** The distance of the nearest Stalker who carries it. */
export const bearerAway = (game: Game, finding: string, goals: readonly SpaceId[]): number =>
  Math.min(
    ...game.state.stalkers
      .filter(({ findings }) => findings.includes(finding))
      .map(({ space }) => distance(game, 'stalker', space, goals)),
  );
export const toward = (game: Game, ...places: readonly string[]): number =>
  -closestAway(game, named(game.board, ...places)) * STEP * 3;

export const EVERY_SIZE = [1, 2, 4];

export const ending = (
  mission: string,
  name: string,
  nearness: RecordingGoal['nearness'],
): RecordingGoal => ({
  mission,
  name,
  stalkers: EVERY_SIZE,
  reached: (facts) => facts.some((fact) => fact.fact === 'missionEnded' && fact.outcome.ending === name),
  nearness,
});

/** How near any Stalker is to death. */
export const wounded: RecordingGoal['nearness'] = ({ state }) =>
  -Math.min(...state.stalkers.map((s) => s.hp * 6 - injuries(s) * 400));

/** Alive and unseen until time is up. */
export const lyingLow: RecordingGoal['nearness'] = ({ state }) => health(state) * 3 + unnoticed(state) * 3;
