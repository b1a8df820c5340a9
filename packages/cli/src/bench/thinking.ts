/** How the work of the careful bot grows, as ratios: neither the machine nor what else it does matters much. */
import { advise, carefulPlayer } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { type Decision, enemyId, type Game } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import { startOf } from '../sim/games.ts';
import { playGame } from '../sim/playGame.ts';

export interface ThinkingFigures {
  /** How many times as long as imagining the game the hardest answer takes. */
  readonly hardestAnswerRatio: number;
  /** How many times as long an answer takes with 24 times the Enemies on the map. */
  readonly crowdedAnswerRatio: number;
}

interface Moment {
  readonly game: Game;
  readonly decision: Decision;
}

/** Decisions of a game that the careful bot plays. */
function momentsOf(mission: string, stalkers: number, seed: number, most: number): readonly Moment[] {
  const moments: Moment[] = [];
  const careful = carefulPlayer('bench');
  playGame(
    box,
    startOf(box, { mission, stalkers, bot: 'careful', seed }),
    (decision, imagined) => {
      moments.push({ game: imagined('moment'), decision });
      return careful(decision, imagined);
    },
    { checkEvery: 0, mostInputs: most },
  );
  return moments;
}

/** The least it takes, so that nobody else's work is counted; in milliseconds. */
function least(times: number, work: () => unknown): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - began);
  }
  return shortest;
}

const think = ({ game, decision }: Moment): unknown => advise(imagine(game, 'again'), decision);

function hardestAnswer(mission: string, stalkers: number): number {
  const moments = momentsOf(mission, stalkers, 9, 240);
  for (const moment of moments) think(moment);
  const hardest = moments
    .map((moment) => ({ moment, took: least(2, () => think(moment)) }))
    .sort((one, other) => other.took - one.took)
    .slice(0, 4);
  const ratios = hardest.map(
    ({ moment }) => least(25, () => think(moment)) / least(100, () => imagine(moment.game, 'again')),
  );
  return Math.max(0, ...ratios);
}

/** The same game with so many times the Enemies, spread over the map. */
function crowded(game: Game, times: number): Game {
  const known = imagine(game, 'crowd');
  const { enemies } = known.state;
  const [first] = enemies;
  if (!first) return known;
  const wanted = enemies.length * times;
  for (let n = enemies.length; n < wanted; n++) {
    const space = known.board.spaces[(n * 7) % known.board.spaces.length]?.id ?? first.space;
    enemies.push({ ...first, id: enemyId(1000 + n), space, covers: [] });
  }
  return known;
}

function crowdedAnswer(times: number): number {
  const moments = momentsOf('skirmish1', 4, 2, 120).filter(
    ({ game, decision }) => decision.kind === 'action' && game.state.enemies.length > 2,
  );
  const workFor = (crowd: number): number => {
    let work = 0;
    for (const { game, decision } of moments) {
      // A game each time, so that nothing is known from the time before.
      const games = Array.from({ length: 7 }, () => crowded(game, crowd));
      work += least(games.length, () => advise(games.pop() ?? game, decision));
    }
    return work;
  };
  for (const warm of [1, 4]) workFor(warm);
  return workFor(times) / workFor(1);
}

export const thinkingFigures = (): ThinkingFigures => ({
  hardestAnswerRatio: Math.round(
    Math.max(hardestAnswer('a2', 3), hardestAnswer('b1', 2), hardestAnswer('b3', 2)),
  ),
  crowdedAnswerRatio: Number(crowdedAnswer(24).toFixed(2)),
});
