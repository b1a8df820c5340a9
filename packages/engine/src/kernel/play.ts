/**
 * The runner: takes steps off the agenda, runs their rules, stops at each Decision and goes on with its Answer.
 * With `keep` it holds a checkpoint of the state at the start of the running step, so that the game can be saved and
 * forked at any decision, and a rule that throws rolls back to before the last input (DESIGN 13).
 */

import { copyState } from '../game/copy.ts';
import { steps } from '../game/steps.ts';
import { newGame } from '../mission/effects/script.ts';
import type { Box } from '../model/box.ts';
import type { Answer, Decision } from '../model/decision.ts';
import type { Fact } from '../model/facts.ts';
import { type Game, MissionOver } from '../model/game.ts';
import { type Rule, RuleError, resume } from '../model/rule.ts';
import type { GameState } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import { conclude } from '../rules/basics/ending.ts';

export interface Play {
  readonly game: Game;
  /** The open decision; null when the Mission is over. */
  decision: Decision | null;
  /** Every answer since the beginning: with the start, the whole game (DESIGN 4). */
  readonly inputs: Answer[];
  readonly keep: boolean;
  running: Rule | null;
  /** The state at the start of the running step, and the answers given since. */
  checkpoint: GameState | null;
  answers: Answer[];
}

/** Why an answer was not taken. Nothing has changed. */
export type Refusal =
  | { readonly refused: 'over' }
  | { readonly refused: 'stale'; readonly at: number; readonly now: number }
  | { readonly refused: 'noSuchOption'; readonly options: number }
  | { readonly refused: 'notAList' | 'notANumber' | 'repeated' }
  | { readonly refused: 'tooFew' | 'tooMany'; readonly min: number; readonly max: number }
  | { readonly refused: 'ruleFailed'; readonly error: string };

export type Taken =
  | { readonly ok: true; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A step that tells more than this without asking anybody is caught in a loop (DESIGN 13). */
const FACT_BUDGET = 20_000;

/** Begins to play a state that is between steps, up to its first decision. Takes the state over. */
export function begin(box: Box, state: GameState, options: { readonly keep: boolean }): Play {
  return stand(box, state, [], options.keep, null);
}

/** `checkpoint`: what the state was copied from, if it was; it then need not be copied once more. */
function stand(
  box: Box,
  state: GameState,
  inputs: Answer[],
  keep: boolean,
  checkpoint: GameState | null,
): Play {
  const play: Play = {
    game: newGame(box, state),
    decision: null,
    inputs,
    keep,
    running: null,
    checkpoint,
    answers: [],
  };
  advance(play, null, checkpoint);
  return play;
}

/** Gives an answer to the open decision. `at` is the number of inputs the answerer knew of. */
export function answer(play: Play, input: Answer, at = play.inputs.length): Taken {
  const refusal = refuse(play, input, at);
  if (refusal) return { ok: false, refusal };
  play.game.facts = [];
  if (!play.keep) {
    accept(play, input);
    return { ok: true, facts: play.game.facts };
  }
  const { checkpoint, answers } = play;
  const given = answers.length;
  try {
    accept(play, input);
  } catch (error) {
    // The step may have ended and another begun: go back to where the answer was given.
    if (checkpoint) {
      const before = restore(play.game.box, checkpoint, answers.slice(0, given), play.inputs.slice(0, -1));
      Object.assign(play, before);
    }
    return { ok: false, refusal: { refused: 'ruleFailed', error: String(error) } };
  }
  return { ok: true, facts: play.game.facts };
}

function accept(play: Play, input: Answer): void {
  play.inputs.push(input);
  if (play.keep) play.answers.push(input);
  advance(play, input);
}

/** What is wrong with an answer, or null. */
export function refuse(play: Play, input: Answer, at: number): Refusal | null {
  const { decision } = play;
  if (!decision) return { refused: 'over' };
  if (at !== play.inputs.length) return { refused: 'stale', at, now: play.inputs.length };
  const { options, pick } = decision;
  if (!pick) {
    if (typeof input !== 'number') return { refused: 'notANumber' };
    return isIndex(input, options.length) ? null : { refused: 'noSuchOption', options: options.length };
  }
  if (typeof input === 'number' || !Array.isArray(input)) return { refused: 'notAList' };
  let last = -1;
  for (const index of input) {
    if (!isIndex(index, options.length)) return { refused: 'noSuchOption', options: options.length };
    if (index <= last) return { refused: 'repeated' };
    last = index;
  }
  if (input.length < pick.min) return { refused: 'tooFew', ...pick };
  if (input.length > pick.max) return { refused: 'tooMany', ...pick };
  return null;
}

/** An answer may come from anywhere, so its type is not believed. */
const isIndex = (index: unknown, options: number): boolean =>
  typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < options;

/** Runs on until the next decision or the end. `copied`: the checkpoint of the first step, if it exists already. */
function advance(play: Play, input: Answer | null, copied: GameState | null = null): void {
  const { game } = play;
  let given = input;
  let known = copied;
  for (;;) {
    try {
      if (!play.running) {
        const step = game.state.agenda.at(-1);
        if (!step) {
          play.decision = null;
          play.checkpoint = null;
          play.answers = [];
          return;
        }
        if (play.keep) {
          play.checkpoint = known ?? copyState(game.state);
          known = null;
          play.answers = [];
        }
        game.state.agenda.pop();
        play.running = begun(game, step);
        given = null;
      }
      // A generator's first `next` takes no answer; the type has no way to say so.
      const result = resume.call(play.running, given ?? 0);
      given = null;
      if (!result.done) {
        play.decision = result.value;
        return;
      }
      play.running = null;
      conclude(game);
    } catch (thrown) {
      if (!(thrown instanceof MissionOver)) throw thrown;
      // R13: whatever was under way is dropped; only the ending is still told.
      play.running = null;
      game.state.turn = null;
      game.state.agenda = [{ step: 'missionEnd', outcome: thrown.outcome }];
    }
    if (game.facts.length > FACT_BUDGET) throw new RuleError('a step does not come to an end');
  }
}

function begun(game: Game, step: Step): Rule {
  // One table, one row per step name: the row's parameter is exactly that step.
  const rule: (game: Game, step: never) => Rule = steps[step.step];
  return rule(game, step as never);
}

/** The same game once more, at the same decision, sharing nothing that changes. */
export function fork(play: Play): Play {
  if (!play.keep) throw new RuleError('only a game that keeps checkpoints can be forked');
  return restore(play.game.box, play.checkpoint ?? copyState(play.game.state), play.answers, play.inputs);
}

/**
 * Stands a game up from the start of a step and the answers given since: a fork, a save, a way back. The checkpoint is
 * shared, since checkpoints are never changed.
 */
export function restore(
  box: Box,
  checkpoint: GameState,
  answers: readonly Answer[],
  inputs: readonly Answer[],
): Play {
  const play = stand(box, copyState(checkpoint), inputs.slice(), true, checkpoint);
  for (const [index, input] of answers.entries()) {
    const refusal = refuse(play, input, play.inputs.length);
    if (refusal) throw new IllegalAnswer(index, refusal);
    play.answers.push(input);
    advance(play, input);
  }
  play.game.facts = [];
  return play;
}

/** A recorded answer that the game does not take. */
export class IllegalAnswer extends RuleError {
  readonly index: number;
  constructor(index: number, refusal: Refusal) {
    super(`a recorded answer is not legal: ${JSON.stringify(refusal)}`);
    this.index = index;
  }
}
