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

/** Generating teams is not part of a game: so many are made beforehand, as for the peer. */
const STARTS = 960;
const starts = Array.from({ length: STARTS }, (_, game) => startOf(box, choiceOf(game)));

export const contestant: Contestant = (milliseconds) =>
  playFor(milliseconds, () => {
    const choice = choiceOf(games++);
    const start = starts[choice.seed % STARTS];
    if (!start) throw new Error('no start');
    const { inputs, failure } = playGame(box, start, playerOf(choice), { checkEvery: 0 });
    if (failure) throw new Error(`${choice.mission}, seed ${choice.seed}: ${failure.what}`);
    return inputs;
  });
