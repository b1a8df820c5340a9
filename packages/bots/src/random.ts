/** Plays at random: every option as likely as every other, every number of picks too. The same seed, the same answers. */

import { draw, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import type { Answer, Decision } from '@zonecrawl/engine/model';

export function randomPlayer(seed: string): (decision: Decision) => Answer {
  const random = seedRandom(seed);
  return ({ options, pick }) =>
    pick ? some(random, options.length, pick) : draw(random, 'setup', options.length);
}

/** How many, and then which: one pass that takes each option with the chance that is left for it. */
function some(
  random: RandomState,
  options: number,
  pick: { readonly min: number; readonly max: number },
): Answer {
  const most = Math.min(pick.max, options);
  let wanted = pick.min + draw(random, 'setup', most - pick.min + 1);
  const picked: number[] = [];
  for (let index = 0; index < options && wanted > 0; index++) {
    if (draw(random, 'setup', options - index) >= wanted) continue;
    picked.push(index);
    wanted--;
  }
  return picked;
}
