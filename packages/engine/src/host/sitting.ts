/** One game with its way back and its log: what has been told since the beginning, input by input. */

import { hash } from '../base/hash.ts';
import type { FileProblem } from '../base/json.ts';
import { type Start, setUp, startSchema } from '../game/start.ts';
import {
  beginHistory,
  canUndo,
  give,
  type History,
  historyOf,
  redo,
  type UndoRule,
} from '../kernel/history.ts';
import type { Taken } from '../kernel/play.ts';
import { loadGame } from '../kernel/save.ts';
import { problemsOf } from '../kernel/saveSchema.ts';
import type { Box } from '../model/box.ts';
import type { Answer, DecisionKind } from '../model/decision.ts';
import type { Fact } from '../model/facts.ts';
import type { Beginning, Told, UndoState } from './protocol.ts';

export interface Sitting {
  readonly history: History;
  /** null: nobody knows how it began. */
  readonly start: Start | null;
  /** Facts by input; undefined where they are not known any more. */
  readonly told: (readonly Fact[] | undefined)[];
  /** What each input answered, by its number. */
  readonly asked: (DecisionKind | undefined)[];
}

export type Seated =
  | { readonly ok: true; readonly sitting: Sitting }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export function beginSitting(box: Box, setup: Beginning): Seated {
  const draft = 'position' in setup ? { from: 'position', ...setup } : { from: 'mission', setup };
  const parsed = startSchema.safeParse(draft);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  return fromStart(box, parsed.data);
}

function fromStart(box: Box, start: Start): Seated {
  const set = setUp(box, start);
  if (!set.ok) return set;
  const history = beginHistory(box, set.state);
  return { ok: true, sitting: { history, start, told: [history.play.game.facts], asked: [] } };
}

/** A save from anywhere. Told from its start if it repeats, else it goes on from where it stands. */
export function loadSitting(box: Box, file: unknown): Seated {
  const loaded = loadGame(box, file);
  if (!loaded.ok) return loaded;
  const { play, save } = loaded;
  const retold = save.start && retell(box, save.start, save.inputs);
  if (retold && hash(retold.history.play.game.state) === hash(play.game.state)) {
    return { ok: true, sitting: retold };
  }
  return { ok: true, sitting: { history: historyOf(play), start: save.start, told: [], asked: [] } };
}

function retell(box: Box, start: Start, inputs: readonly Answer[]): Sitting | null {
  const seated = fromStart(box, start);
  if (!seated.ok) return null;
  return inputs.every((input) => take(seated.sitting, input).ok) ? seated.sitting : null;
}

export const inputsOf = ({ history }: Sitting): number => history.play.inputs.length;

/** Gives an answer and writes down what it brought. */
export function take(sitting: Sitting, input: Answer, at?: number): Taken {
  const kind = sitting.history.play.decision?.kind;
  const taken = give(sitting.history, input, at);
  if (taken.ok) write(sitting, kind, taken.facts);
  return taken;
}

/** Gives the input again that was taken back last; false if there is none. */
export function takeAgain(sitting: Sitting): boolean {
  const kind = sitting.history.play.decision?.kind;
  const taken = redo(sitting.history);
  if (taken.ok) write(sitting, kind, taken.facts);
  return taken.ok;
}

function write(sitting: Sitting, kind: DecisionKind | undefined, facts: readonly Fact[]): void {
  const input = inputsOf(sitting);
  sitting.told[input] = facts;
  sitting.asked[input] = kind;
}

/** The log of the inputs after this one. */
export function toldSince(sitting: Sitting, keep: number): readonly Told[] {
  const told: Told[] = [];
  for (let input = keep + 1; input <= inputsOf(sitting); input++) {
    const facts = sitting.told[input];
    if (facts !== undefined) told.push({ input, facts });
  }
  return told;
}

/** When a person says "undo", this is where it goes back to. */
const RESTING: readonly (DecisionKind | undefined)[] = ['action', 'nextTurn'];

export function undoState(sitting: Sitting, rule: UndoRule): UndoState {
  const { history, asked } = sitting;
  const { free, most, stop } = canUndo(history, rule);
  let action = 0;
  for (let input = inputsOf(sitting); input > 0 && action === 0; input--) {
    if (RESTING.includes(asked[input])) action = inputsOf(sitting) - input + 1;
  }
  return {
    free,
    most,
    action: action <= most ? action : 0,
    stop: stop.why === 'revealed' ? stop.fact : null,
    redo: history.undone.length,
  };
}
