/** The faces of the dice, in one place: an owner of the game may want to correct them. */
import type { Dice } from '@zonecrawl/engine/model';

export const dice: Dice = {
  stalker: [
    { successes: 3, masks: 0 },
    { successes: 2, masks: 0 },
    { successes: 1, masks: 0 },
    { successes: 1, masks: 1 },
    { successes: 1, masks: 1 },
    { successes: 0, masks: 2 },
  ],
  equipment: [
    { successes: 0, accurate: false },
    { successes: 1, accurate: false },
    { successes: 1, accurate: false },
    { successes: 2, accurate: false },
    { successes: 3, accurate: false },
    { successes: 2, accurate: true },
  ],
  anomaly: [1, 2, 2, 3, 3, 3, 4, 4, 4, 4],
};
