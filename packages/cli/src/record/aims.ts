/**
 * What a recorded game is to show: an ending of a Mission, and a measure of how near a moment is to it. The measures
 * look at everything, hidden things too: these games prove that an ending can be reached, not that it is easy.
 */
import { type Board, type SpaceId, spaceAt, UNREACHABLE } from '@zonecrawl/engine/board';
import type { Game, GameState, StalkerState } from '@zonecrawl/engine/kernel';

export interface Aim {
  readonly mission: string;
  readonly ending: string;
  /** Higher is nearer. Only compared between moments of one game. */
  nearness(game: Game): number;
}

const FAR = 40;

/** A whole stage outweighs everything inside one. */
const STAGE = 10_000;
const STEP = 40;

function distance(
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

const named = (board: Board, ...names: readonly string[]): SpaceId[] =>
  names.flatMap((name) => {
    const space = spaceAt(board, name);
    return space === undefined ? [] : [space];
  });

const marked = ({ spaces }: Board, mark: string): SpaceId[] =>
  spaces.filter(({ marks }) => marks.includes(mark)).map(({ id }) => id);

const injuries = ({ turns }: StalkerState): number => turns.filter(({ injured }) => injured).length;

/** How well the team is: a Critical Injury weighs more than any step forward. */
const health = ({ stalkers }: GameState): number =>
  stalkers.reduce(
    (sum, s) =>
      sum + s.hp * 6 - injuries(s) * 400 - s.dosage * 4 - (s.pinDown ? 20 : 0) - (s.exposed ? 20 : 0),
    0,
  );

const unnoticed = ({ stalkers }: GameState): number =>
  stalkers.reduce(
    (sum, { attention }) => sum - (attention === null ? 0 : attention.level === 'high' ? 30 : 8),
    0,
  );

const teamAway = (game: Game, goals: readonly SpaceId[]): number =>
  game.state.stalkers.reduce((sum, { space }) => sum + distance(game, 'stalker', space, goals), 0);

const closestAway = (game: Game, goals: readonly SpaceId[]): number =>
  game.state.stalkers.reduce(
    (least, { space }) => Math.min(least, distance(game, 'stalker', space, goals)),
    FAR,
  );

const dalikOf = ({ state }: Game) => state.companions.find(({ card }) => card === 'dalik');

/** Until the cell is open: somebody comes to it and rams the door, whatever the noise. */
function towardTheCell(game: Game): number {
  const { counters } = game.state.mission;
  const guardRoom = named(game.board, '5:G');
  return (
    (counters['rams'] ?? 0) * 1500 - closestAway(game, guardRoom) * STEP * 3 - teamAway(game, guardRoom) * 4
  );
}

const leaving = (game: Game): number => {
  const exits = marked(game.board, 'exit');
  const left = game.state.stalkers.filter(({ space }) => space === null).length;
  return left * 1500 - teamAway(game, exits) * STEP;
};

const rescue = (game: Game): number => {
  const { state } = game;
  const dalik = dalikOf(game);
  const well = health(state) + unnoticed(state);
  if ((state.mission.counters['dalikOut'] ?? 0) > 0) return 2 * STAGE + leaving(game) + well;
  if (!dalik) return towardTheCell(game) + well;
  const exits = marked(game.board, 'exit');
  const wounded = (dalik.counters['wounds'] ?? 0) * 2000;
  const escort = closestAway(game, dalik.space === null ? [] : [dalik.space]);
  return STAGE - distance(game, 'companion', dalik.space, exits) * STEP * 4 - escort * 10 - wounded + well;
};

export const aims: readonly Aim[] = [
  { mission: 'a1', ending: 'success', nearness: rescue },
  {
    mission: 'a1',
    ending: 'fatality',
    nearness: ({ state }) => -Math.min(...state.stalkers.map((s) => s.hp * 6 - injuries(s) * 400)),
  },
  {
    mission: 'a1',
    ending: 'time',
    nearness: ({ state }) => health(state) * 3 + unnoticed(state) * 3,
  },
  {
    mission: 'a1',
    ending: 'abandoned',
    nearness: (game) => (dalikOf(game) ? STAGE + leaving(game) + health(game.state) : rescue(game)),
  },
  {
    mission: 'a1',
    ending: 'dalikLost',
    nearness: (game) => {
      const dalik = dalikOf(game);
      if (!dalik) return rescue(game);
      return STAGE + (dalik.counters['wounds'] ?? 0) * 3000 + health(game.state);
    },
  },
];
