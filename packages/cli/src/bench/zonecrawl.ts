/** Ours: full random Missions from set-up to end, all rules and facts on. */
import { box } from '@zonecrawl/content';
import { playerOf, startOf } from '../sim/games.ts';
import { playGame } from '../sim/playGame.ts';
import { type Contestant, playFor } from './round.ts';

const missions = Object.keys(box.missions);
let games = 0;

/** The game-th game: every Mission with every number of Stalkers in turn. */
export const choiceOf = (game: number) => ({
  mission: missions[game % missions.length] ?? '',
  stalkers: 1 + (Math.floor(game / missions.length) % 4),
  bot: 'random',
  seed: game,
});

export const contestant: Contestant = (milliseconds) =>
  playFor(milliseconds, () => {
    const choice = choiceOf(games++);
    const { inputs, failure } = playGame(box, startOf(box, choice), playerOf(choice), { checkEvery: 0 });
    if (failure) throw new Error(`${choice.mission}, seed ${choice.seed}: ${failure.what}`);
    return inputs;
  });
