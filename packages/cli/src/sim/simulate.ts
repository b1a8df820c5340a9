/** Many games in sequence, with aggregated results. */
import type { Player } from '@zonecrawl/bots';
import type { GamePlay } from '@zonecrawl/engine/game';
import type { Box, Fact } from '@zonecrawl/engine/model';
import { commandFor, type GameChoice, playerOf, startOf } from './games.ts';
import { type Failure, type Played, playGame } from './playGame.ts';

export interface Tally {
  games: number;
  wins: number;
  losses: number;
  inputs: number;
  rounds: number;
  seconds: number;
  inputsPerSecond: number;
  /** Games that failed. */
  violations: number;
  failures: FailedGame[];
}

export interface FailedGame extends GameChoice, Failure {
  readonly command: string;
}

export const emptyTally = (): Tally => ({
  games: 0,
  wins: 0,
  losses: 0,
  inputs: 0,
  rounds: 0,
  seconds: 0,
  inputsPerSecond: 0,
  violations: 0,
  failures: [],
});

export interface Simulation {
  /** Each Mission is played with each number of Stalkers in turn, the seed counting up with every game. */
  readonly missions: readonly string[];
  readonly sizes: readonly number[];
  readonly bot: string;
  readonly games: number;
  readonly seed: number;
  readonly checkEvery: number;
  readonly lostTerritories?: boolean;
  /** The player to use instead of the named bot. */
  readonly player?: (game: GameChoice) => Player;
  readonly facts?: (facts: readonly Fact[], play: GamePlay, game: GameChoice) => void;
  readonly failed?: (failed: FailedGame, played: Played) => void;
  /** Called after each game; false ends the simulation. */
  readonly each?: (tally: Tally, game: GameChoice, played: Played) => boolean;
}

/** Failures beyond this are counted but not reported. */
const FAILURES_TOLD = 20;

export function simulate(box: Box, simulation: Simulation): Tally {
  const tally = emptyTally();
  const began = performance.now();
  for (const game of choices(simulation)) {
    const { facts, checkEvery } = simulation;
    const watch = {
      checkEvery,
      ...(facts && { facts: (told: readonly Fact[], play: GamePlay) => facts(told, play, game) }),
    };
    const played = playGame(box, startOf(box, game), simulation.player?.(game) ?? playerOf(game), watch);
    add(tally, played);
    if (played.failure) {
      const failure = { ...game, ...played.failure, command: commandFor(game) };
      if (tally.failures.length < FAILURES_TOLD) {
        tally.failures.push(failure);
        simulation.failed?.(failure, played);
      }
    }
    tally.seconds = (performance.now() - began) / 1000;
    tally.inputsPerSecond = Math.round(tally.inputs / Math.max(tally.seconds, 1e-9));
    if (simulation.each?.(tally, game, played) === false) break;
  }
  return tally;
}

function* choices({
  missions,
  sizes,
  bot,
  games,
  seed,
  lostTerritories = false,
}: Simulation): Generator<GameChoice> {
  for (let i = 0; i < games; i++) {
    const mission = missions[i % missions.length];
    const stalkers = sizes[Math.floor(i / missions.length) % sizes.length];
    if (mission !== undefined && stalkers !== undefined)
      yield { mission, stalkers, bot, seed: seed + i, lostTerritories };
  }
}

function add(tally: Tally, { inputs, rounds, outcome, failure }: Played): void {
  tally.games++;
  tally.inputs += inputs;
  tally.rounds += rounds;
  if (failure) tally.violations++;
  else if (outcome?.won) tally.wins++;
  else tally.losses++;
}
