/**
 * The runner: takes steps off the agenda, runs their rules, stops at each decision and goes on with its input.
 * With `keep` it holds a checkpoint of the state at the start of a step and the inputs since, so that the game can be
 * saved and forked at any decision, and a rule that throws rolls back to before the last input (DESIGN 13).
 */
import { RuleError } from '../base/errors.ts';
import type { Mode, ModeTypes, RefusalOf, RunningRule } from './mode.ts';

export interface Play<M extends ModeTypes> {
  readonly mode: Mode<M>;
  readonly game: M['game'];
  /** The open decision; null when the game is over. */
  decision: M['decision'] | null;
  /** Every input since the beginning: with the start, the whole game (DESIGN 4). */
  readonly inputs: M['input'][];
  readonly keep: boolean;
  running: RunningRule<M> | null;
  /** The state at the start of the running step, or of an earlier one, and the inputs given since (`checkpointOf`). */
  base: M['state'] | null;
  since: M['input'][];
  /** Steps begun since then: 1, where it is the running step's. */
  begun: number;
  /** A step gets a checkpoint of its own when so many inputs were given since the last; 0: every step gets one. */
  apart: number;
}

export type Taken<M extends ModeTypes> =
  | { readonly ok: true; readonly facts: readonly M['fact'][] }
  | { readonly ok: false; readonly refusal: RefusalOf<M> };

/** A step that emits more facts than this without a decision is in an endless loop (DESIGN 13). */
const FACT_BUDGET = 20_000;

/** Starts a game from a state between steps, up to its first decision. Takes ownership of the state. */
export function begin<M extends ModeTypes>(
  mode: Mode<M>,
  state: M['state'],
  { keep, apart = 0 }: { readonly keep: boolean; readonly apart?: number },
): Play<M> {
  const game = mode.stand(state);
  mode.open(game);
  return stand(mode, game, [], { keep, apart, base: null });
}

/** `base`: what the state was copied from, if it was; it then need not be copied once more. */
function stand<M extends ModeTypes>(
  mode: Mode<M>,
  game: M['game'],
  inputs: M['input'][],
  { keep, apart, base }: Pick<Play<M>, 'keep' | 'apart' | 'base'>,
): Play<M> {
  const play: Play<M> = {
    mode,
    game,
    decision: null,
    inputs,
    keep,
    running: null,
    base,
    since: [],
    begun: 0,
    apart,
  };
  advance(play, undefined);
  return play;
}

/** Gives an input to the open decision. `at` is the number of inputs the player knew of. */
export function answer<M extends ModeTypes>(play: Play<M>, input: M['input']): Taken<M> {
  const refusal = refuse(play, input);
  if (refusal) return { ok: false, refusal };
  play.game.facts = [];
  if (!play.keep) {
    accept(play, input);
    return { ok: true, facts: play.game.facts };
  }
  const { base, since } = play;
  const given = since.length;
  try {
    accept(play, input);
  } catch (error) {
    // The step may have ended and another begun: go back to where the input was given.
    if (base) {
      const inputs = play.inputs.slice(0, -1);
      Object.assign(play, restore(play.mode, base, since.slice(0, given), inputs, play.apart));
    }
    return { ok: false, refusal: { refused: 'ruleFailed', error: String(error) } };
  }
  return { ok: true, facts: play.game.facts };
}

function accept<M extends ModeTypes>(play: Play<M>, input: M['input']): void {
  const { mode, game, decision } = play;
  if (decision === null) throw new RuleError('nothing is asked');
  const given = mode.given(game, decision, input);
  play.inputs.push(input);
  if (play.keep) play.since.push(input);
  advance(play, given);
}

/** What is wrong with an input, or null. */
export function refuse<M extends ModeTypes>(
  { mode, game, decision }: Play<M>,
  input: unknown,
): RefusalOf<M> | null {
  if (!decision) return { refused: 'over' };
  return mode.refuse(game, decision, input);
}

/**
 * Goes on with a generator. All generators share one `next`; found once, it need not be looked up in each of their
 * prototypes, which no inline cache could hold.
 */
const resume: (this: RunningRule<ModeTypes>, given: unknown) => IteratorResult<ModeTypes['decision'], void> =
  function* (): Generator {}.prototype.next;

/** Runs on until the next decision or the end. */
function advance<M extends ModeTypes>(play: Play<M>, given: M['given'] | undefined): void {
  const { game, mode } = play;
  let next = given;
  for (;;) {
    try {
      if (!play.running) {
        const { agenda } = game.state;
        const step = agenda[agenda.length - 1];
        if (!step) {
          play.decision = null;
          play.base = null;
          play.since = [];
          return;
        }
        if (play.keep) keepBase(play);
        agenda.pop();
        play.running = mode.rule(game, step);
        next = undefined;
      }
      if (play.running) {
        const result = resume.call(play.running, next);
        next = undefined;
        if (!result.done) {
          play.decision = result.value;
          return;
        }
        play.running = null;
      }
      mode.settle(game);
    } catch (thrown) {
      if (!mode.interrupted(game, thrown)) throw thrown;
      play.running = null;
    }
    if (game.facts.length > FACT_BUDGET) throw new RuleError('a step does not come to an end');
  }
}

/** Before a step begins. */
function keepBase<M extends ModeTypes>(play: Play<M>): void {
  const { base, begun, since, apart } = play;
  if (base === null || (begun > 0 && since.length >= apart)) {
    play.base = play.mode.copy(play.game.state);
    play.since = [];
    play.begun = 0;
  }
  play.begun++;
}

/**
 * The state at the start of the running step and the inputs since. Where what is kept is an earlier step's, what came
 * after it is played once more.
 */
export function checkpointOf<M extends ModeTypes>(
  play: Play<M>,
): Readonly<{ checkpoint: M['state']; answers: readonly M['input'][] }> {
  const { mode, game, inputs } = play;
  if (play.base === null) {
    if (play.decision) throw new RuleError('only a game that keeps checkpoints can be saved and forked');
    return { checkpoint: mode.copy(game.state), answers: [] };
  }
  if (play.begun > 1) {
    const { base, since, begun } = restore(mode, play.base, play.since, inputs);
    Object.assign(play, { base, since, begun });
  }
  return { checkpoint: play.base, answers: play.since };
}

/** A fork: a copy of the game at the same decision that shares nothing mutable. */
export function fork<M extends ModeTypes>(play: Play<M>): Play<M> {
  const { checkpoint, answers } = checkpointOf(play);
  return restore(play.mode, checkpoint, answers, play.inputs);
}

/**
 * Stands a game up from the start of a step and the inputs given since (the last of `inputs`): a fork, a save, a way
 * back. The checkpoint is shared, since checkpoints are never changed.
 */
export function restore<M extends ModeTypes>(
  mode: Mode<M>,
  checkpoint: M['state'],
  answers: readonly M['input'][],
  inputs: readonly M['input'][],
  apart = 0,
): Play<M> {
  const before = inputs.slice(0, inputs.length - answers.length);
  const play = stand(mode, mode.stand(mode.copy(checkpoint)), before, {
    keep: true,
    apart,
    base: checkpoint,
  });
  for (const [index, input] of answers.entries()) {
    const refusal = refuse(play, input);
    if (refusal) throw new IllegalInput(index, refusal);
    accept(play, input);
  }
  play.game.facts = [];
  return play;
}

/** A recorded input that the game does not take. */
export class IllegalInput extends RuleError {
  readonly index: number;
  readonly refusal: object;
  constructor(index: number, refusal: object) {
    super(`a recorded input is not legal: ${JSON.stringify(refusal)}`);
    this.index = index;
    this.refusal = refusal;
  }
}
