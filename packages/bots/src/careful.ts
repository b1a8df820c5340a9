/** The heuristic bot: checks danger before every step, uses exact odds, works towards the objective. */
import { advise } from './advise.ts';
import type { Player } from './player.ts';

export function carefulPlayer(seed: string): Player {
  let asked = 0;
  return (decision, imagine) => advise(imagine(`${seed}/${asked++}`), decision).best;
}
