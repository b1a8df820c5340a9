/** R13, MI7: how a Mission ends. */

import { RuleError } from '../../base/errors.ts';
import { endMission, type Game } from '../../model/game.ts';
import type { Outcome } from '../../model/state.ts';
import { missionOf } from './mission.ts';

function outcomeOf(game: Game, ending: string): Outcome {
  const found = missionOf(game).endings[ending];
  if (!found) throw new RuleError(`Mission ${game.state.mission.id} has no ending ${ending}`);
  return { won: found.won, ending };
}

/** S6, MI7: the death of a Stalker ends the Mission as its objective card says. */
export function failByDeath(game: Game): never {
  endMission(outcomeOf(game, missionOf(game).death));
}

/** R1: time is up. */
export function timeIsUp(game: Game): never {
  endMission(outcomeOf(game, missionOf(game).time));
}

export function endWith(game: Game, ending: string): never {
  endMission(outcomeOf(game, ending));
}

/** R13: an objective met in the middle of an effect that might still kill somebody counts when that effect is over. */
export function meetLater(game: Game, ending: string): void {
  game.state.mission.met ??= outcomeOf(game, ending);
}

/** Called when an effect is over: an objective it met ends the Mission now. */
export function conclude(game: Game): void {
  const { met } = game.state.mission;
  if (met && game.state.outcome === null) endMission(met);
}
