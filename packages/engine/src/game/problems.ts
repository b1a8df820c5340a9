/** What in a state of the right shape cannot be: names the box does not have, and broken invariants. */

import { ProblemError } from '../base/errors.ts';
import { inside, type Problem, problemAt } from '../base/problems.ts';
import { newGame } from '../mission/effects/script.ts';
import type { Box } from '../model/box.ts';
import type { GameState } from '../model/state.ts';
import { violations } from './invariants.ts';
import { missing } from './references.ts';

export function problemsOfState(box: Box, state: GameState): readonly Problem[] {
  const lost = missing(box, state);
  return lost.length > 0 ? lost : brokenInvariants(box, state);
}

/** Enough for a state that was made from the box itself: it names nothing else. */
export function brokenInvariants(box: Box, state: GameState): readonly Problem[] {
  try {
    return violations(newGame(box, state)).map((invariant) =>
      problemAt('(state)', 'state.broken', { invariant }),
    );
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return inside('map', error.problems);
  }
}
