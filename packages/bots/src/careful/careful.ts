/** The heuristic bot: checks danger before every step, uses exact odds, works towards the objective. */

import type { Player } from '../base/player.ts';
import { advise } from './advise.ts';

export function carefulPlayer(seed: string): Player {
  let asked = 0;
  return (decision, imagine) => advise(imagine(`${seed}/${asked++}`), decision).best;
}
