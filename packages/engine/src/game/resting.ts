/** Decisions at which nothing is half resolved (R7): a player is about to choose an Action or a Turn. */
import type { Decision, DecisionKind } from '../model/decision.ts';

export const RESTING: ReadonlySet<DecisionKind> = new Set(['action', 'nextTurn']);

/** R7: the next Action of a Turn. One that an effect grants (R2) is asked for inside a rule. */
export const isActionOfTurn = ({ kind, clauses }: Decision): boolean =>
  kind === 'action' && clauses.includes('R7');
