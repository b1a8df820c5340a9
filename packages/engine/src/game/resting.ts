/** Decisions at which nothing is half resolved (R7): a player is about to choose an Action or a Turn. */
import type { DecisionKind } from '../model/decision.ts';

export const RESTING: ReadonlySet<DecisionKind> = new Set(['action', 'nextTurn']);
