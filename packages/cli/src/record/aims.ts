/** The aims of the recorded games, Mission by Mission. */
import type { Game } from '@zonecrawl/engine/model';
import {
  closestAway,
  distance,
  EVERY_SIZE,
  ending,
  health,
  lyingLow,
  marked,
  named,
  type RecordingGoal,
  STAGE,
  STEP,
  teamAway,
  unnoticed,
  wounded,
} from './measures.ts';
import { storyA } from './storyA.ts';
import { storyB } from './storyB.ts';

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

const choice = (name: string, wanted: string, nearness: RecordingGoal['nearness']): RecordingGoal => ({
  mission: 'a1',
  name,
  stalkers: [2],
  reached: (facts) => facts.some((fact) => fact.fact === 'choiceMade' && fact.choice === wanted),
  nearness,
});

/** By the key: the Radio Shack tells where it lies. */
function byKey(game: Game): number {
  const { board, state } = game;
  const well = health(state) + unnoticed(state);
  const guardRoom = named(board, '5:G');
  const bearer = state.stalkers.find(({ findings }) => findings.includes('cell-key'));
  if (bearer) return 2 * STAGE - distance(game, 'stalker', bearer.space, guardRoom) * STEP * 3 + well;
  const keys = state.mission.tokens.filter(({ token }) => token === 'cell-key').map(({ space }) => space);
  if (keys.length > 0) return STAGE - closestAway(game, keys) * STEP * 3 + well;
  return -closestAway(game, named(board, '1:d', '4:h', '4:R')) * STEP * 3 + well;
}

/** Somebody gives up when a friend of his dies late in the night, if nobody knows about the key by then. */
function givesUp(game: Game): number {
  const { state } = game;
  const quiet = state.mission.environment.some(({ card, face }) => card === 'A1-03' && face === 'a')
    ? STAGE
    : 0;
  const prey = state.enemies.filter(({ card }) => card === 'bandit-shotgun');
  const close = closestAway(
    game,
    prey.flatMap(({ space }) => (space === null ? [] : [space])),
  );
  return quiet + prey.length * 3000 + health(state) * 2 - (state.event === 'A1-VI' ? close * 200 : 0);
}

const hunt = (prey: string): RecordingGoal => ({
  mission: 'skirmish2',
  name: `hunt-${prey}`,
  stalkers: [4],
  wellArmed: true,
  reached: (facts) => facts.some((fact) => fact.fact === 'died' && fact.card === prey),
  possible: ({ state }) => state.enemies.some(({ card }) => card === prey),
  nearness(game) {
    const { state } = game;
    const spaces = state.enemies.filter(({ card }) => card === prey);
    const left = spaces.reduce((sum, { hp, exposed }) => sum + hp * 1000 - (exposed ? 100 : 0), 0);
    const away = teamAway(
      game,
      spaces.flatMap(({ space }) => (space === null ? [] : [space])),
    );
    return health(state) - left - away * 10;
  },
});

const reachExit = (mission: string): RecordingGoal => ({
  ...ending(mission, 'success', (game) => {
    const way = game.box.missions[mission]?.goals?.[0];
    const goals = way?.at === 'space' ? named(game.board, way.space) : [];
    const left = game.state.stalkers.filter(({ space }) => space === null).length;
    return left * 2000 - teamAway(game, goals) * STEP + health(game.state);
  }),
  stalkers: [1],
  wellArmed: true,
});

export const aims: readonly RecordingGoal[] = [
  ending('a1', 'success', rescue),
  ending('a1', 'fatality', wounded),
  ending('a1', 'time', lyingLow),
  ending(
    'a1',
    'turnedBack',
    (game) => health(game.state) - teamAway(game, marked(game.board, 'exit')) * STEP,
  ),
  ending('a1', 'abandoned', (game) =>
    dalikOf(game) ? STAGE + leaving(game) + health(game.state) : rescue(game),
  ),
  ending('a1', 'dalikLost', (game) => {
    const dalik = dalikOf(game);
    if (!dalik) return rescue(game);
    return STAGE + (dalik.counters['wounds'] ?? 0) * 3000 + health(game.state);
  }),
  {
    mission: 'a1',
    name: 'unlock',
    stalkers: [2],
    reached: (facts) => facts.some((fact) => fact.fact === 'actionBegan' && fact.action === 'A1-06.unlock'),
    nearness: byKey,
  },
  choice('rest', 'letHimRest', rescue),
  choice('talk', 'letHimTalk', givesUp),
  choice('search', 'searchHim', givesUp),
  { ...reachExit('intro'), stalkers: EVERY_SIZE, wellArmed: false },
  ending('intro', 'fatality', wounded),
  ending('intro', 'time', lyingLow),
  ...storyA,
  ...storyB,
  reachExit('skirmish1'),
  reachExit('skirmish3'),
  hunt('chimera'),
  hunt('pseudogiant'),
  hunt('exoskeleton'),
];
