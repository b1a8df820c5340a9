/** How fast bots play whole games, and the latency of careful. */
import { box } from '@zonecrawl/content';
import { type GameChoice, playerOf, startOf } from '../sim/games.ts';
import { playGame } from '../sim/playGame.ts';
import { choiceOf } from './zonecrawl.ts';

export interface BotFigures {
  readonly randomGamesPerSecond: number;
  readonly carefulGamesPerSecond: number;
  /** Milliseconds per decision of the careful player. */
  readonly carefulP50Ms: number;
  readonly carefulP99Ms: number;
}

/** Warm-up games, which do not count. */
export function botFigures(games: number): BotFigures {
  const warm = Math.ceil(games / 4);
  const random = playAll('random', games * 20, warm);
  const careful = playAll('careful', games, warm);
  const times = careful.times.sort((one, other) => one - other);
  const quantile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {
    randomGamesPerSecond: Number((random.games / random.seconds).toFixed(1)),
    carefulGamesPerSecond: Number((careful.games / careful.seconds).toFixed(2)),
    carefulP50Ms: Number(quantile(0.5).toFixed(3)),
    carefulP99Ms: Number(quantile(0.99).toFixed(3)),
  };
}

interface Played {
  readonly games: number;
  seconds: number;
  readonly times: number[];
}

function playAll(bot: string, games: number, warm: number): Played {
  const played: Played = { games, seconds: 0, times: [] };
  for (let game = -warm; game < games; game++) {
    const choice: GameChoice = { ...choiceOf(game + warm), bot, gear: 'sensible' };
    const player = playerOf(choice);
    const start = startOf(box, choice);
    const began = performance.now();
    playGame(
      box,
      start,
      (decision, imagine) => {
        if (bot === 'random') return player(decision, imagine);
        const asked = performance.now();
        const answer = player(decision, imagine);
        if (game >= 0) played.times.push(performance.now() - asked);
        return answer;
      },
      { checkEvery: 0 },
    );
    if (game >= 0) played.seconds += (performance.now() - began) / 1000;
  }
  return played;
}
