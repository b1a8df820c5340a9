/** R13, MI7: how a Mission ends. */
import { endMission, type Game, tell } from '../model/game.ts';
import { type Rule, RuleError } from '../model/rule.ts';
import type { Outcome, StalkerState } from '../model/state.ts';
import { eventCard, missionOf } from './cards.ts';
import { holds } from './conditions.ts';
import { gainCoupons } from './coupons.ts';
import { perform } from './effects.ts';
import { scene } from './scene.ts';

function outcomeOf(game: Game, ending: string): Outcome {
  const found = missionOf(game).endings[ending];
  if (!found) throw new RuleError(`Mission ${game.state.mission.id} has no ending ${ending}`);
  return { won: found.won, ending };
}

/** S6, MI7: the death of a Stalker ends the Mission as its objective card says. */
export function failByDeath(game: Game, _stalker: StalkerState): never {
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

/** Nobody in particular. */
const NOBODY = scene(null);

/** R13: at once, as soon as the objective holds. */
export function checkObjective(game: Game, deferred = false): void {
  const { objective } = missionOf(game);
  if (!objective || game.state.outcome || !holds(game, objective.when, NOBODY)) return;
  if (deferred) meetLater(game, objective.ending);
  else endWith(game, objective.ending);
}

/** R13: only the Event card the ending names is resolved. */
export function* missionEnd(game: Game, outcome: Outcome): Rule {
  const { state } = game;
  state.outcome = outcome;
  state.phase = 'over';
  state.turn = null;
  const ending = missionOf(game).endings[outcome.ending];
  if (ending?.event !== undefined) {
    state.event = ending.event;
    tell(game, { fact: 'eventDrawn', card: ending.event, clauses: ['R13'] });
    yield* perform(game, eventCard(game, ending.event).instant, scene(ending.event));
  }
  if (ending?.coupons) gainCoupons(game, ending.coupons);
  tell(game, { fact: 'missionEnded', outcome, clauses: ['R13'] });
}
