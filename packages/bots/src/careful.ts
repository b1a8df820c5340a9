/** Plays as a careful person would: looks before every step, knows the odds, keeps the objective in mind. */
import { advise } from './advise.ts';
import type { Player } from './player.ts';

export function carefulPlayer(seed: string): Player {
  let asked = 0;
  return (decision, imagine) => advise(imagine(`${seed}/${asked++}`), decision).best;
}
