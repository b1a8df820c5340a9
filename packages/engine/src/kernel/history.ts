/**
 * Undo and redo (DESIGN 11). Going back is free as far as nothing hidden has been revealed since; further back it is a
 * rule of the table: off, by vote, or always. Redo gives the same inputs again, which repeats the same results, since
 * every draw is a function of the seed and its number. Going back replays from the nearest kept checkpoint, of which
 * there are many near the end of the game and few near its beginning.
 */
import { RuleError } from '../base/errors.ts';
import { sameJson } from '../base/json.ts';
import type { Mode, ModeTypes, RefusalOf } from './mode.ts';
import { answer, begin, type Play, restore, type Taken } from './runner.ts';

export type UndoRule = 'off' | 'consent' | 'always';

/** A checkpoint for undo, and how the game stood so many inputs after the beginning. */
interface Waypoint<M extends ModeTypes> {
  readonly inputs: number;
  readonly checkpoint: M['state'];
  readonly answers: readonly M['input'][];
}

export interface History<M extends ModeTypes> {
  play: Play<M>;
  /** For each input the first hidden thing it revealed, or null. */
  readonly revealed: (Revealed<M> | null)[];
  /** Undone inputs, the next one to redo last. */
  readonly undone: M['input'][];
  /** By ascending number of inputs; the first is the beginning. */
  readonly waypoints: Waypoint<M>[];
}

/** The fact that revealed something, or a draw that no fact tells of. */
export type Revealed<M extends ModeTypes> = M['fact']['fact'] | 'draw';

/** How far one can go back, in inputs, and what stands in the way of more. */
export interface UndoReach<M extends ModeTypes> {
  /** Without consent of the others. */
  readonly free: number;
  /** As far as the table rule lets, everybody consenting. */
  readonly most: number;
  /** Why not further than `free`: the beginning, or what was revealed by which input. */
  readonly stop:
    | { readonly why: 'beginning' }
    | { readonly why: 'revealed'; readonly fact: Revealed<M>; readonly input: number };
}

export type UndoRefusal<M extends ModeTypes> =
  | { readonly refused: 'nothingToUndo' | 'nothingToRedo' }
  /** Something hidden was revealed since: the table plays without that, or everybody has to consent. */
  | { readonly refused: 'revealed' | 'needsConsent'; readonly fact: Revealed<M>; readonly input: number };

export type Undone<M extends ModeTypes> =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: UndoRefusal<M> };

/** Inputs between two checkpoints at least: a few are quickly played again, and every checkpoint is a copy of the state. */
const APART = 24;
/** Most waypoints kept; beyond it those of the older half are thinned out. */
const WAYPOINTS = 48;

/** A new game with an undo history. Takes ownership of the state. */
export function beginHistory<M extends ModeTypes>(mode: Mode<M>, state: M['state']): History<M> {
  return historyOf(begin(mode, state, { keep: true, apart: APART }));
}

/** A game that stands as it is (a loaded save): one can go back to here. */
export function historyOf<M extends ModeTypes>(play: Play<M>): History<M> {
  play.apart = APART;
  const history: History<M> = { play, revealed: [], undone: [], waypoints: [] };
  for (let i = 0; i < play.inputs.length; i++) history.revealed.push(null);
  keepWaypoint(history);
  return history;
}

/** Gives an input; undone inputs are dropped, unless this is the last of them. */
export function giveInput<M extends ModeTypes>(history: History<M>, input: M['input']): Taken<M> {
  const { undone, play } = history;
  const { mode } = play;
  const draws = mode.draws(play.game);
  const taken = answer(play, input);
  if (!taken.ok) return taken;
  const again = undone.pop();
  if (again !== undefined && !sameJson(again, input)) undone.length = 0;
  const drawn = mode.draws(play.game) === draws ? null : 'draw';
  history.revealed.push(mode.revealing(taken.facts) ?? drawn);
  keepWaypoint(history);
  return taken;
}

/** How far back one can go under the table's rule. */
export function canUndo<M extends ModeTypes>(history: History<M>, rule: UndoRule): UndoReach<M> {
  const { revealed, play } = history;
  const total = play.inputs.length - beginningOf(history);
  const last = revealed.findLastIndex((fact) => fact !== null);
  const fact = revealed[last];
  if (!fact || last < beginningOf(history)) return { free: total, most: total, stop: { why: 'beginning' } };
  const free = play.inputs.length - 1 - last;
  return { free, most: rule === 'off' ? free : total, stop: { why: 'revealed', fact, input: last } };
}

const beginningOf = <M extends ModeTypes>(history: History<M>): number => history.waypoints[0]?.inputs ?? 0;

/** Whether so many inputs may be undone; `consent`: all players agreed. */
export function refuseUndo<M extends ModeTypes>(
  history: History<M>,
  rule: UndoRule,
  inputs: number,
  consent: boolean,
): UndoRefusal<M> | null {
  const { free, most, stop } = canUndo(history, rule);
  if (!Number.isInteger(inputs) || inputs < 1 || inputs > history.play.inputs.length - beginningOf(history)) {
    return { refused: 'nothingToUndo' };
  }
  if (inputs <= free || stop.why !== 'revealed') return null;
  const { fact, input } = stop;
  if (inputs > most) return { refused: 'revealed', fact, input };
  return rule === 'consent' && !consent ? { refused: 'needsConsent', fact, input } : null;
}

/** Undoes the last input, or the last few. `consent`: all players agreed. */
export function undo<M extends ModeTypes>(
  history: History<M>,
  rule: UndoRule,
  { inputs = 1, consent = false }: { readonly inputs?: number; readonly consent?: boolean } = {},
): Undone<M> {
  const refusal = refuseUndo(history, rule, inputs, consent);
  if (refusal) return { ok: false, refusal };
  goBack(history, history.play.inputs.length - inputs);
  return { ok: true };
}

/** Redoes the last undone input, with the same results. */
export function redo<M extends ModeTypes>(
  history: History<M>,
): Taken<M> | { readonly ok: false; readonly refusal: UndoRefusal<M> | RefusalOf<M> } {
  const next = history.undone.at(-1);
  if (next === undefined) return { ok: false, refusal: { refused: 'nothingToRedo' } };
  return giveInput(history, next);
}

/** To where so many inputs had been given. */
export function goBack<M extends ModeTypes>(history: History<M>, inputs: number): void {
  const { waypoints, play, undone, revealed } = history;
  const given = play.inputs;
  const back = playAt(history, inputs);
  if (!back) throw new RuleError(`no way leads back to input ${inputs}`);
  back.game.facts = [];
  undone.push(...given.slice(inputs).reverse());
  revealed.length = inputs;
  while ((waypoints.at(-1)?.inputs ?? 0) > inputs) waypoints.pop();
  history.play = back;
}

/** The game as it was after so many inputs, without touching the one that goes on; null where no way leads back to. */
export function playAt<M extends ModeTypes>({ play, waypoints }: History<M>, inputs: number): Play<M> | null {
  if (!Number.isInteger(inputs) || inputs < 0 || inputs > play.inputs.length) return null;
  const nearest = waypoints.findLast((waypoint) => waypoint.inputs <= inputs);
  if (!nearest) return null;
  const given = play.inputs;
  const back = restore(play.mode, nearest.checkpoint, nearest.answers, given.slice(0, nearest.inputs), APART);
  for (const input of given.slice(nearest.inputs, inputs)) {
    if (!answer(back, input).ok) return null;
  }
  return back;
}

/** Checkpoints are never changed, so keeping one costs nothing but its memory. */
function keepWaypoint<M extends ModeTypes>({ play, waypoints }: History<M>): void {
  const { base, since, inputs } = play;
  // A game that is over has no running step; undo goes through the last one.
  if (!base) return;
  const last = waypoints.at(-1);
  if (last && inputs.length - last.inputs < APART) return;
  waypoints.push({ inputs: inputs.length, checkpoint: base, answers: since.slice() });
  if (waypoints.length <= WAYPOINTS) return;
  const older = WAYPOINTS / 2;
  const thinned = waypoints.filter((_, index) => index === 0 || index > older || index % 2 === 0);
  waypoints.splice(0, waypoints.length, ...thinned);
}
