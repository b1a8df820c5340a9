/** What rules work on: the state, the compiled board, the box, and a place to tell facts. */
import type { Board } from '../board/types.ts';
import type { Box } from './box.ts';
import type { Fact } from './facts.ts';
import type { OwnedId, StalkerId } from './ids.ts';
import type { Script } from './script.ts';
import type { GameState, Outcome } from './state.ts';

/** Which Action of which card, as an option of kind 'action' names it. */
export interface ActionRef {
  readonly stalker: StalkerId;
  readonly action: string;
  readonly source: OwnedId | null;
}

export interface Game {
  state: GameState;
  readonly box: Box;
  /** Compiled from `state.map`; replaced by the rules that change the map (M13). */
  board: Board;
  /** What the Mission says to the rules. */
  readonly script: Script;
  /** Facts told since they were last collected. */
  facts: Fact[];
  /** How many triggers are being carried out inside each other (DESIGN 13). */
  nested: number;
  /** The Action being carried out; null between Actions. A step that is run again sets it again. */
  acting: ActionRef | null;
}

export const tell = (game: Game, fact: Fact): void => {
  game.facts.push(fact);
};

/**
 * Thrown by rules to end the Mission in the middle of anything (R13); the runner turns it into the last step. It is a
 * single instance: capturing a stack trace costs more than the rule that throws it.
 */
export class MissionOver extends Error {
  override readonly name = 'MissionOver';
  outcome: Outcome = { won: false, ending: '' };
}

const over = new MissionOver();

export function endMission(outcome: Outcome): never {
  over.outcome = outcome;
  throw over;
}
