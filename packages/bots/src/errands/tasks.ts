/** Everything left to do to win: the objective, or an effect that ends the Mission successfully, whichever is nearer. */

import type { Game } from '@zonecrawl/engine/model';
import { missionOf } from '@zonecrawl/engine/rules';
import { Search } from './search.ts';
import { cheapest, type Task } from './types.ts';

export interface TaskPlan {
  /** Several can be worked on in parallel. */
  readonly tasks: readonly Task[];
  /** There is a plan for every part of it: nothing is left to chance. */
  readonly sure: boolean;
}

export function planOf(game: Game): TaskPlan {
  const { objective, endings } = missionOf(game);
  for (const strict of [true, false]) {
    const search = new Search(game, strict);
    const ways: (readonly Task[])[] = [];
    const isWon = objective && endings[objective.ending]?.won;
    const way = isWon ? search.toMeet(objective.when, 0) : null;
    if (way) ways.push(way);
    for (const maker of search.makers(['end'], ({ ending }) => endings[ending]?.won ?? false)) {
      const task = search.through(maker, 0);
      if (task) ways.push([task]);
    }
    const best = cheapest(ways);
    if (best) return { tasks: best, sure: strict };
  }
  return { tasks: [], sure: false };
}
