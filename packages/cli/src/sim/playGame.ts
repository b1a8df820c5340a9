/** Plays one game to its end with a bot, checking the invariants. */
import type { Player } from '@zonecrawl/bots';
import {
  answer,
  beginGame,
  type GamePlay,
  type GameRecord,
  gameMode,
  overdrawn,
  RESTING,
  recordGame,
  type Start,
  setUp,
  violations,
} from '@zonecrawl/engine/game';
import type { Answer, Box, Fact, Outcome } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import { problemLines } from '../messages.ts';

/** The kinds of failures of a game. */
export interface Failure {
  readonly why: 'setUp' | 'crash' | 'refused' | 'violation' | 'stuck';
  readonly what: string;
  /** After this many inputs. */
  readonly at: number;
}

export interface Played {
  readonly inputs: number;
  readonly rounds: number;
  readonly outcome: Outcome | null;
  readonly failure: Failure | null;
  /** The record to repeat it; made for failures only. */
  readonly record: GameRecord | null;
}

export interface GameObserver {
  /** Called before the first input and after each. */
  readonly facts?: (facts: readonly Fact[], play: GamePlay) => void;
  /** Invariants are checked after every so many inputs, and at the end; 0: not at all. */
  readonly checkEvery?: number;
  /** A game with more inputs than this counts as endless. */
  readonly mostInputs?: number;
}

/** More than ten times the inputs of the longest Mission. */
const MOST_INPUTS = 50_000;

export function playGame(box: Box, start: Start, player: Player, watch: GameObserver = {}): Played {
  const { checkEvery = 1, mostInputs = MOST_INPUTS } = watch;
  const set = setUp(box, start);
  if (!set.ok) {
    return failed(box, start, null, { why: 'setUp', what: problemLines(set.problems.slice(0, 1)), at: 0 });
  }
  let play: GamePlay;
  try {
    play = beginGame(box, set.state, { keep: false });
    watch.facts?.(play.game.facts, play);
  } catch (error) {
    return failed(box, start, null, { why: 'crash', what: textOf(error), at: 0 });
  }
  const imagined = (seed: string) => imagine(play.game, seed);
  for (let at = 0; play.decision; at++) {
    if (at >= mostInputs)
      return failed(box, start, play, { why: 'stuck', what: `no end after ${at} inputs`, at });
    try {
      if (play.decision.options.length === 0 && !play.decision.pick) {
        return failed(box, start, play, { why: 'stuck', what: `${play.decision.kind} has no option`, at });
      }
      const input: Answer = player(play.decision, imagined);
      const taken = answer(play, input);
      if (!taken.ok)
        return failed(box, start, play, { why: 'refused', what: JSON.stringify(taken.refusal), at });
      watch.facts?.(taken.facts, play);
    } catch (error) {
      return failed(box, start, play, { why: 'crash', what: textOf(error), at });
    }
    if (checkEvery > 0 && (at % checkEvery === 0 || !play.decision)) {
      const [broken] = violations(play.game, isResting(play));
      if (broken !== undefined) return failed(box, start, play, { why: 'violation', what: broken, at });
    }
  }
  const [overdraw] = checkEvery > 0 && start.from === 'mission' ? overdrawn(play.game) : [];
  if (overdraw !== undefined) {
    return failed(box, start, play, { why: 'violation', what: overdraw, at: play.inputs.length });
  }
  if (play.game.state.outcome === null) {
    return failed(box, start, play, {
      why: 'stuck',
      what: 'nothing is asked, but the Mission has no outcome',
      at: play.inputs.length,
    });
  }
  return { ...figures(play), failure: null, record: null };
}

const isResting = ({ decision }: GamePlay): boolean => decision !== null && RESTING.has(decision.kind);

const figures = (play: GamePlay): Pick<Played, 'inputs' | 'rounds' | 'outcome'> => ({
  inputs: play.inputs.length,
  rounds: play.game.state.round,
  outcome: play.game.state.outcome,
});

function failed(box: Box, start: Start, play: GamePlay | null, failure: Failure): Played {
  const record: GameRecord = play ? recordGame(play, start) : recordOfNothing(box, start);
  const nothing = { inputs: 0, rounds: 0, outcome: null };
  return { ...(play ? figures(play) : nothing), failure, record };
}

/** Of a game that could not even be set up. */
function recordOfNothing(box: Box, start: Start): GameRecord {
  const { digest, files } = gameMode(box);
  const { kind: zonecrawl, format } = files.record;
  return { zonecrawl, format, digest, start, inputs: [], hash: '', outcome: null };
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
