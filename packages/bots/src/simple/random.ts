/** Plays uniformly at random, over options and over the number of picks. The same seed gives the same answers. */

import { draw, quickSeed, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import type { Answer, Decision } from '@zonecrawl/engine/model';

export function randomPlayer(seed: string): (decision: Decision) => Answer {
  const random = seedRandom(quickSeed(seed));
  return ({ options, pick }) =>
    pick ? some(random, options.length, pick) : draw(random, 'setup', options.length);
}

/** Selection sampling: first how many, then one pass that takes each option with the remaining probability. */
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
