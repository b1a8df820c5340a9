/** How far an undo goes where bots have answered: to before their answers, for they would only give them again. */
import type { UndoState } from '@zonecrawl/engine/kernel';
import type { Answered } from './storedBots.ts';

export function undoPastBots(undo: UndoState, at: number, answered: Answered): UndoState {
  // Going back by so many inputs opens again what the first of them answered.
  const isPersons = (back: number): boolean => answered[at - back + 1] === undefined;
  const first = undo.action > 0 ? undo.action : Math.min(1, undo.most);
  const action = from(first, undo.most, isPersons);
  const free = downFrom(undo.free, isPersons);
  // Only bots have answered so far: then an undo may go between their answers.
  return action === 0 && first > 0 ? undo : { ...undo, action, free };
}

function from(first: number, most: number, fits: (back: number) => boolean): number {
  for (let back = first; back > 0 && back <= most; back += 1) if (fits(back)) return back;
  return 0;
}

function downFrom(most: number, fits: (back: number) => boolean): number {
  for (let back = most; back > 0; back -= 1) if (fits(back)) return back;
  return 0;
}
