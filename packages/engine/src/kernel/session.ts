/**
 * A game under way with its way back, its log and its place in the journal. Every change is made through entries, and
 * the same entries replayed give the same session.
 */

import { hash } from '../base/hash.ts';
import { type Failed, failed } from './files.ts';
import {
  beginHistory,
  canUndo,
  give,
  goBack,
  type History,
  historyOf,
  type Revealed,
  type UndoRule,
} from './history.ts';
import type { Entry, Lineage, Standing } from './journal.ts';
import type { Mode, ModeTypes, RefusalOf } from './mode.ts';
import { restore, type Taken } from './runner.ts';

export interface Session<M extends ModeTypes> {
  readonly mode: Mode<M>;
  history: History<M>;
  start: M['start'] | null;
  lineage: Lineage;
  /** Facts by input, those of the set-up first; undefined where they are not known any more. */
  readonly told: (readonly M['fact'][] | undefined)[];
  /** What each input answered, by its number. */
  readonly asked: (M['decision']['kind'] | undefined)[];
  /** Of the next row. */
  next: number;
}

export type Opened<M extends ModeTypes> = { readonly ok: true; readonly session: Session<M> } | Failed;

export const hashOf = <M extends ModeTypes>({ history }: Session<M>): string => hash(history.play.game.state);

export const inputsOf = <M extends ModeTypes>({ history }: Session<M>): number => history.play.inputs.length;

/** A session as an entry that may begin a journal brings it. */
export function openWith<M extends ModeTypes>(
  mode: Mode<M>,
  entry: Extract<Entry<M>, { readonly entry: 'began' | 'stands' }>,
): Opened<M> {
  return entry.entry === 'stands' ? fromStanding(mode, entry, entry.lineage) : fromStart(mode, entry.start);
}

/** A start may come from anywhere, so a rule that it breaks is told. */
function fromStart<M extends ModeTypes>(mode: Mode<M>, start: M['start']): Opened<M> {
  const set = mode.setUp(start);
  if (!set.ok) return set;
  try {
    const history = beginHistory(mode, set.state);
    const told = [history.play.game.facts];
    return { ok: true, session: { mode, history, start, lineage: REPEATS, told, asked: [], next: 1 } };
  } catch (error) {
    return failed('start', error instanceof Error ? error.message : String(error));
  }
}

const REPEATS: Lineage = { is: 'repeats' };

/**
 * A game from where it stands; a standing may come from anywhere, so what is wrong with it is told. If it follows from
 * its start it is told from there, with all of its log and the whole way back.
 */
export function fromStanding<M extends ModeTypes>(
  mode: Mode<M>,
  { start, checkpoint, answers, inputs }: Standing<M>,
  lineage: Lineage,
): Opened<M> {
  try {
    const play = restore(mode, checkpoint, answers, inputs);
    const retold = start === null ? null : tellAgain(mode, start, inputs);
    if (retold && hashOf(retold) === hash(play.game.state))
      return { ok: true, session: { ...retold, lineage } };
    const history = historyOf(play);
    return { ok: true, session: { mode, history, start, lineage, told: [], asked: [], next: 1 } };
  } catch (error) {
    return failed('checkpoint', error instanceof Error ? error.message : String(error));
  }
}

function tellAgain<M extends ModeTypes>(
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
      return noting(session, () => give(session.history, entry.input));
    case 'redone': {
      const { undone } = session.history;
      if (!isCount(entry.inputs, undone.length)) return NOT_POSSIBLE;
      for (let i = 0; i < entry.inputs; i++) {
        const taken = noting(session, () => give(session.history, undone.at(-1)));
        if (!taken.ok) return taken;
      }
      return { ok: true };
    }
    case 'undone': {
      const { most } = canUndo(session.history, 'always');
      if (!isCount(entry.inputs, most)) return NOT_POSSIBLE;
      goBack(session.history, inputsOf(session) - entry.inputs);
      session.told.length = Math.min(session.told.length, inputsOf(session) + 1);
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
function noting<M extends ModeTypes>(session: Session<M>, act: () => Taken<M>): Taken<M> {
  const kind = session.history.play.decision?.kind;
  const taken = act();
  if (taken.ok) {
    const input = inputsOf(session);
    session.told[input] = taken.facts;
    session.asked[input] = kind;
  }
  return taken;
}

/** Facts of one input; input 0 is the set-up, before anybody was asked. */
export interface Told<F> {
  readonly input: number;
  readonly facts: readonly F[];
}

/** The log of the inputs after this one. */
export function toldSince<M extends ModeTypes>(
  session: Session<M>,
  keep: number,
): readonly Told<M['fact']>[] {
  const told: Told<M['fact']>[] = [];
  for (let input = keep + 1; input <= inputsOf(session); input++) {
    const facts = session.told[input];
    if (facts !== undefined) told.push({ input, facts });
  }
  return told;
}

/** How far back one may go, in inputs (DESIGN 11). */
export interface UndoState<Stop = string> {
  /** Without asking anybody. */
  readonly free: number;
  /** With the consent of all, or by the table's rule. */
  readonly most: number;
  /** Back to the last time a resting decision was asked: what a person means by "undo"; 0 if there is none. */
  readonly action: number;
  /** What stands in the way of going back further than `free`; null: the beginning. */
  readonly stop: Stop | null;
  /** Inputs that can be given again. */
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
