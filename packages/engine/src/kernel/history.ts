/**
 * Undo and redo (DESIGN 11). Going back is free as far as nothing hidden has been revealed since; further back it is a
 * rule of the table: off, by consent of all, or always. Redo gives the same inputs again, which repeats the same
 * results, since every draw is a function of the seed and its number. Going back replays from the nearest kept
 * checkpoint, of which there are many near the end of the game and few near its beginning.
 */

import { type Start, setUp } from '../game/start.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import { type FactName, REVEALING } from '../model/facts.ts';
import { RuleError } from '../model/rule.ts';
import type { GameState } from '../model/state.ts';
import { answer, begin, type Play, type Refusal, restore, type Taken } from './play.ts';

export type UndoRule = 'off' | 'consent' | 'always';

/** A place to go back to: the start of the step that was running after so many inputs. */
interface Waypoint {
  readonly inputs: number;
  readonly checkpoint: GameState;
  readonly answers: readonly Answer[];
}

export interface History {
  play: Play;
  /** For each input the first hidden thing it revealed, or null. */
  readonly revealed: (FactName | null)[];
  /** Inputs taken back, the next one to redo last. */
  readonly undone: Answer[];
  /** By ascending number of inputs; the first is the beginning. */
  readonly waypoints: Waypoint[];
}

/** How far one can go back, in inputs, and what stands in the way of more. */
export interface UndoReach {
  /** Without asking anybody. */
  readonly free: number;
  /** As far as the table rule lets, `consent` given. */
  readonly most: number;
  /** Why not further than `free`: the beginning, or what was revealed by which input. */
  readonly stop:
    | { readonly why: 'beginning' }
    | { readonly why: 'revealed'; readonly fact: FactName; readonly input: number };
}

export type UndoRefusal =
  | { readonly refused: 'nothingToUndo' | 'nothingToRedo' }
  /** Something hidden was revealed since: the table plays without that, or everybody has to consent. */
  | { readonly refused: 'revealed' | 'needsConsent'; readonly fact: FactName; readonly input: number };

export type Undone = { readonly ok: true } | { readonly ok: false; readonly refusal: UndoRefusal };

/** Most waypoints kept; beyond it those of the older half are thinned out. */
const WAYPOINTS = 48;

/** A game from its beginning, with a way back. Takes the state over. */
export function beginHistory(box: Box, state: GameState): History {
  return historyOf(begin(box, state, { keep: true }));
}

/** A game that stands as it is (a loaded save): one can go back to here, unless it is told from its start instead. */
export function historyOf(play: Play): History {
  const history: History = { play, revealed: [], undone: [], waypoints: [] };
  for (let i = 0; i < play.inputs.length; i++) history.revealed.push(null);
  keepWaypoint(history);
  return history;
}

/** A saved or recorded game told again from its beginning, so that all of it can be undone; null if it does not repeat. */
export function retell(box: Box, start: Start, inputs: readonly Answer[]): History | null {
  const set = setUp(box, start);
  if (!set.ok) return null;
  const history = beginHistory(box, set.state);
  return inputs.every((input) => give(history, input).ok) ? history : null;
}

/** Gives an answer; what had been undone is forgotten, unless this is the very input that was taken back. */
export function give(history: History, input: Answer, at?: number): Taken {
  const { undone } = history;
  const taken = answer(history.play, input, at);
  if (!taken.ok) return taken;
  const again = undone.pop();
  if (again !== undefined && !sameAnswer(again, input)) undone.length = 0;
  history.revealed.push(taken.facts.find((fact) => REVEALING.has(fact.fact))?.fact ?? null);
  keepWaypoint(history);
  return taken;
}

const sameAnswer = (one: Answer, other: Answer): boolean =>
  typeof one === 'number' || typeof other === 'number'
    ? one === other
    : one.length === other.length && one.every((index, i) => index === other[i]);

/** How far back one can go under the table's rule. */
export function canUndo(history: History, rule: UndoRule): UndoReach {
  const { revealed, play } = history;
  const total = play.inputs.length - beginningOf(history);
  const last = revealed.findLastIndex((fact) => fact !== null);
  const fact = revealed[last];
  if (!fact || last < beginningOf(history)) return { free: total, most: total, stop: { why: 'beginning' } };
  const free = play.inputs.length - 1 - last;
  return { free, most: rule === 'off' ? free : total, stop: { why: 'revealed', fact, input: last } };
}

const beginningOf = (history: History): number => history.waypoints[0]?.inputs ?? 0;

/** Takes back the last input, or the last few. `consent`: everybody at the table agreed. */
export function undo(
  history: History,
  rule: UndoRule,
  { inputs = 1, consent = false }: { readonly inputs?: number; readonly consent?: boolean } = {},
): Undone {
  const { free, most, stop } = canUndo(history, rule);
  const back = Math.max(1, inputs);
  if (back > history.play.inputs.length - beginningOf(history)) {
    return { ok: false, refusal: { refused: 'nothingToUndo' } };
  }
  if (back > free && stop.why === 'revealed') {
    const { fact, input } = stop;
    if (back > most) return { ok: false, refusal: { refused: 'revealed', fact, input } };
    if (rule === 'consent' && !consent)
      return { ok: false, refusal: { refused: 'needsConsent', fact, input } };
  }
  goBack(history, history.play.inputs.length - back);
  return { ok: true };
}

/** Gives the input again that was taken back last, with the same results. */
export function redo(
  history: History,
): Taken | { readonly ok: false; readonly refusal: UndoRefusal | Refusal } {
  const next = history.undone.at(-1);
  if (next === undefined) return { ok: false, refusal: { refused: 'nothingToRedo' } };
  return give(history, next);
}

/** To where so many inputs had been given. */
function goBack(history: History, inputs: number): void {
  const { waypoints, play, undone, revealed } = history;
  const given = play.inputs;
  const nearest = waypoints.findLast((waypoint) => waypoint.inputs <= inputs);
  if (!nearest) throw new RuleError('there is no way back');
  const back = restore(play.game.box, nearest.checkpoint, nearest.answers, given.slice(0, nearest.inputs));
  for (let i = nearest.inputs; i < inputs; i++) {
    const input = given[i];
    const taken = input === undefined ? null : answer(back, input);
    if (!taken?.ok) throw new RuleError(`input ${i} does not repeat`);
  }
  back.game.facts = [];
  for (let i = given.length - 1; i >= inputs; i--) {
    const input = given[i];
    if (input !== undefined) undone.push(input);
  }
  revealed.length = inputs;
  while ((waypoints.at(-1)?.inputs ?? 0) > inputs) waypoints.pop();
  history.play = back;
}

/** Checkpoints are never changed, so keeping one costs nothing but its memory. */
function keepWaypoint({ play, waypoints }: History): void {
  const { checkpoint, answers, inputs } = play;
  // A game that is over has no running step; the way back leads through the last one.
  if (!checkpoint) return;
  if (waypoints.at(-1)?.checkpoint === checkpoint && waypoints.length > 0) return;
  waypoints.push({ inputs: inputs.length, checkpoint, answers: answers.slice() });
  if (waypoints.length <= WAYPOINTS) return;
  const older = WAYPOINTS / 2;
  const thinned = waypoints.filter((_, index) => index === 0 || index > older || index % 2 === 0);
  waypoints.splice(0, waypoints.length, ...thinned);
}
