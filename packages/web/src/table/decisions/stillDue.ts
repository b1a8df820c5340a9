import type { StalkerState, TurnState } from '@zonecrawl/engine/model';

/** R7: the Standard Actions that must come before the Turn ends, of those that are left; what markers add is optional. */
export function stillDue(
  left: number,
  turn: Pick<TurnState, 'token' | 'markersUsed'> | null,
  tokens: readonly Pick<StalkerState['turns'][number], 'markers'>[] | undefined,
): number {
  if (turn === null) return left;
  return left - (tokens?.[turn.token]?.markers ?? 0) - turn.markersUsed;
}
