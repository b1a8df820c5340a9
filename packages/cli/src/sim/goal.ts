/** `--goal ENDING`: a box in which only that ending of its Missions is a win, so that bots that play to win play for it. */
import type { Box, Ending, Mission } from '@zonecrawl/engine/model';
import { UserError } from '../errors.ts';

/** From the Missions' own data; every Mission asked for must have the ending. */
export function withGoal(box: Box, missions: readonly string[], goal: string): Box {
  const changed = missions.map((id): [string, Mission] => {
    const mission = box.missions[id];
    if (!mission) throw new UserError(`--goal is for Missions of the box, not for "${id}".`);
    const wins = Object.entries(mission.endings).filter(([, { won }]) => won);
    if (!wins.some(([ending]) => ending === goal))
      throw new UserError(
        `${id} is not won with "${goal}"; it is with ${wins.map(([ending]) => ending).join(', ')}.`,
      );
    return [id, { ...mission, endings: onlyWon(mission.endings, goal) }];
  });
  return { ...box, missions: { ...box.missions, ...Object.fromEntries(changed) } };
}

const onlyWon = (endings: Mission['endings'], goal: string): Readonly<Record<string, Ending>> =>
  Object.fromEntries(
    Object.entries(endings).map(([ending, one]) => [ending, { ...one, won: one.won && ending === goal }]),
  );
