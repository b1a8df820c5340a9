/**
 * A running game with its undo history, its log and its place in the journal. Every change is made through entries, and
 * the same entries replayed give the same session.
 */

import { hash } from '../base/hash.ts';
import { errorIn } from '../base/problems.ts';
import { type Failed, failed } from './files.ts';
import {
  beginHistory,
  canUndo,
  giveInput,
  goBack,
  type History,
  historyOf,
  type Revealed,
  redo,
  type UndoRule,
  undo,
} from './history.ts';
import type { Entry, Lineage, Standing } from './journal.ts';
import { Log } from './log.ts';
import type { Mode, ModeTypes, RefusalOf } from './mode.ts';
import { restore, type Taken } from './runner.ts';
import { type Save, saveOf, standingProblems } from './save.ts';

export interface Session<M extends ModeTypes> {
  readonly mode: Mode<M>;
  history: History<M>;
  start: M['start'] | null;
  lineage: Lineage;
  readonly log: Log<M['fact']>;
  /** What each input answered, by its number. */
  readonly asked: (M['decision']['kind'] | undefined)[];
  /** Of the next row. */
  next: number;
}

export type Opened<M extends ModeTypes> = { readonly ok: true; readonly session: Session<M> } | Failed;

export const hashOf = <M extends ModeTypes>({ history }: Session<M>): string => hash(history.play.game.state);

export const inputsOf = <M extends ModeTypes>({ history }: Session<M>): number => history.play.inputs.length;

export const saveOfSession = <M extends ModeTypes>({ history, start, lineage }: Session<M>): Save<M> =>
  saveOf(history.play, start, lineage);

/** As if these inputs had not been given: they could not be kept. */
export function takeBack<M extends ModeTypes>(
  session: Session<M>,
  inputs: number,
  undone: readonly M['input'][],
  next: number,
): void {
  const { history, log, asked } = session;
  goBack(history, inputs);
  history.undone.splice(0, history.undone.length, ...undone);
  log.cut(inputs);
  asked.length = Math.min(asked.length, inputs + 1);
  session.next = next;
}

/** A session as an entry that may begin a journal brings it. */
export function openWith<M extends ModeTypes>(
  mode: Mode<M>,
  entry: Extract<Entry<M>, { readonly entry: 'began' | 'stands' }>,
): Opened<M> {
  return entry.entry === 'stands' ? fromStanding(mode, entry, entry.lineage) : fromStart(mode, entry.start);
}

/** A start is untrusted: a rule that it breaks is reported. */
function fromStart<M extends ModeTypes>(mode: Mode<M>, start: M['start']): Opened<M> {
  const set = mode.setUp(start);
  if (!set.ok) return set;
  try {
    const history = beginHistory(mode, set.state);
    const log = new Log<M['fact']>();
    log.write(0, history.play.game.facts);
    return { ok: true, session: { mode, history, start, lineage: REPEATS, log, asked: [], next: 1 } };
  } catch (error) {
    return failed('start', 'file.rulesFail', { error: errorIn(error) });
  }
}

const REPEATS: Lineage = { is: 'repeats' };

/**
 * A game from where it stands; a standing may come from anywhere, so what is wrong with it is told. If it follows from
 * its start it is told from there, with all of its log and the whole way back.
 */
export function fromStanding<M extends ModeTypes>(
  mode: Mode<M>,
  standing: Standing<M>,
  lineage: Lineage,
): Opened<M> {
  const { start, checkpoint, answers, inputs } = standing;
  const problems = standingProblems(mode, standing);
  if (problems.length > 0) return { ok: false, problems };
  try {
    const play = restore(mode, checkpoint, answers, inputs);
    const retold = start === null ? null : retell(mode, start, inputs);
    if (retold && hashOf(retold) === hash(play.game.state))
      return { ok: true, session: { ...retold, lineage } };
    const history = historyOf(play);
    return { ok: true, session: { mode, history, start, lineage, log: new Log(), asked: [], next: 1 } };
  } catch (error) {
    return failed('checkpoint', 'file.rulesFail', { error: errorIn(error) });
  }
}

/** A game told again from its start, so that all of it can be undone; null if these inputs do not follow from there. */
export function retell<M extends ModeTypes>(
  mode: Mode<M>,
  start: M['start'],
  inputs: readonly M['input'][],
): Session<M> | null {
  const opened = fromStart(mode, start);
  if (!opened.ok) return null;
  const { session } = opened;
  return inputs.every((input) => carryOut(session, { entry: 'input', input }).ok) ? session : null;
}

/** Does what an entry says; the next row then has the next number. */
export function apply<M extends ModeTypes>(session: Session<M>, entry: Entry<M>): Applied<M> {
  const done = carryOut(session, entry);
  if (done.ok) session.next++;
  return done;
}

export type Applied<M extends ModeTypes> =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: RefusalOf<M> | { readonly refused: 'notPossible' } };

const NOT_POSSIBLE = { ok: false, refusal: { refused: 'notPossible' } } as const;

function carryOut<M extends ModeTypes>(session: Session<M>, entry: Entry<M>): Applied<M> {
  switch (entry.entry) {
    case 'input':
      return noting(session, () => giveInput(session.history, entry.input));
    case 'redone': {
      const { history } = session;
      if (!isCount(entry.inputs, history.undone.length)) return NOT_POSSIBLE;
      for (let i = 0; i < entry.inputs; i++) {
        const taken = noting(session, () => redo(history));
        if (!taken.ok) return NOT_POSSIBLE;
      }
      return { ok: true };
    }
    case 'undone': {
      // Whether it was allowed was settled before it was written down.
      if (!undo(session.history, 'always', entry).ok) return NOT_POSSIBLE;
      session.log.cut(inputsOf(session));
      session.asked.length = Math.min(session.asked.length, inputsOf(session) + 1);
      return { ok: true };
    }
    case 'stands': {
      const { mode, next } = session;
      const opened = fromStanding(mode, entry, entry.lineage);
      if (!opened.ok) return NOT_POSSIBLE;
      Object.assign(session, opened.session, { next });
      return { ok: true };
    }
    case 'began':
      return NOT_POSSIBLE;
  }
}

const isCount = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= most;

/** Writes down what an input brought, and what it answered. */
function noting<M extends ModeTypes, T extends Taken<M> | { readonly ok: false }>(
  session: Session<M>,
  act: () => T,
): T {
  const kind = session.history.play.decision?.kind;
  const taken = act();
  if (taken.ok) {
    const input = inputsOf(session);
    session.log.write(input, taken.facts);
    session.asked[input] = kind;
  }
  return taken;
}

/** Facts of one input; input 0 is the set-up, before anybody was asked. */
export interface InputFacts<F> {
  readonly input: number;
  readonly facts: readonly F[];
}

/** The log of the inputs after this one. */
export function toldSince<M extends ModeTypes>(
  session: Session<M>,
  keep: number,
): readonly InputFacts<M['fact']>[] {
  const told: InputFacts<M['fact']>[] = [];
  for (let input = keep + 1; input <= inputsOf(session); input++) {
    const facts = session.log.at(input);
    if (facts !== undefined) told.push({ input, facts });
  }
  return told;
}

/** How far back one may go, in inputs (DESIGN 11). */
export interface UndoState<Stop = string> {
  /** Without consent of the others. */
  readonly free: number;
  /** With the consent of all, or by the table's rule. */
  readonly most: number;
  /** Back to the last time a resting decision was asked: what a person means by "undo"; 0 if there is none. */
  readonly action: number;
  /** What stands in the way of going back further than `free`; null: the beginning. */
  readonly stop: Stop | null;
  /** Inputs that can be redone. */
  readonly redo: number;
}

/** `resting`: the kinds of decision to which a person wants to go back. */
export function undoState<M extends ModeTypes>(
  session: Session<M>,
  rule: UndoRule,
  resting: ReadonlySet<string>,
): UndoState<Revealed<M>> {
  const { history, asked } = session;
  const { free, most, stop } = canUndo(history, rule);
  const last = asked.findLastIndex((kind) => kind !== undefined && resting.has(kind));
  const action = last > 0 ? inputsOf(session) - last + 1 : 0;
  return {
    free,
    most,
    action: action <= most ? action : 0,
    stop: stop.why === 'revealed' ? stop.fact : null,
    redo: history.undone.length,
  };
}
