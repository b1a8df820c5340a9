/** What in a state of the right shape cannot be: names the box does not have, and broken invariants. */

import { RuleError } from '../base/errors.ts';
import type { FileProblem } from '../base/json.ts';
import { newGame } from '../mission/effects/script.ts';
import type { Box } from '../model/box.ts';
import type { GameState } from '../model/state.ts';
import { violations } from './invariants.ts';
import { missing } from './references.ts';

export function problemsOfState(box: Box, state: GameState): readonly FileProblem[] {
  const lost = missing(box, state);
  if (lost.length > 0) return lost;
  try {
    return violations(newGame(box, state)).map((what) => ({ where: '(state)', what }));
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return [{ where: 'map', what: error.message }];
  }
}
