/** What of an update is made alike for one client and for all who share a table. */
import type { GameTypes } from '../game/mode.ts';
import { RESTING } from '../game/resting.ts';
import type { UndoRule } from '../kernel/history.ts';
import type { Cause } from '../kernel/host.ts';
import { type InputFacts, inputsOf, type Session, undoState } from '../kernel/session.ts';
import type { Box } from '../model/box.ts';
import type { Fact } from '../model/facts.ts';
import type { StalkerId } from '../model/ids.ts';
import { decisionFor, factFor } from '../view/index.ts';
import type { Update } from './protocol.ts';

/** What depends on who looks. */
export type Cut = Pick<Update, 'decision' | 'told'>;

/** What does not. */
export type SameForAll = Pick<
  Update,
  'at' | 'number' | 'acting' | 'keep' | 'cause' | 'undo' | 'notice' | 'lineage'
>;

/** What has happened: the cause, the last input whose facts are known already, and what opening the game brought. */
export interface Happening extends Pick<Update, 'notice'> {
  readonly cause: Cause;
  readonly keep: number;
  readonly rule: UndoRule;
}

export function sameForAll(
  session: Session<GameTypes>,
  { cause, keep, rule, notice }: Happening,
): SameForAll {
  const { decision, game } = session.history.play;
  return {
    at: inputsOf(session),
    number: session.next,
    acting: decision && game.acting,
    keep,
    cause,
    undo: undoState(session, rule, RESTING),
    notice,
    lineage: session.lineage,
  };
}

/** What whoever holds these seats may know of it. */
export function cutFor(
  { history }: Session<GameTypes>,
  told: readonly InputFacts<Fact>[],
  seats: readonly StalkerId[],
): Cut {
  const { decision, game } = history.play;
  return {
    decision: decision && decisionFor(decision, seats),
    told: told.map(({ input, facts }) => ({ input, facts: factsFor(game.box, facts, seats) })),
  };
}

export const factsFor = (box: Box, facts: readonly Fact[], seats: readonly StalkerId[]): readonly Fact[] =>
  facts.map((fact) => factFor(box, fact, seats)).filter((fact) => fact !== null);
