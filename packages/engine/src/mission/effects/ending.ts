/** R13: when the objective is met, and what is read in the end. */

import { type Game, tell } from '../../model/game.ts';
import type { Rule } from '../../model/rule.ts';
import type { Outcome } from '../../model/state.ts';
import { endWith, meetLater } from '../../rules/basics/ending.ts';
import { missionOf } from '../../rules/basics/mission.ts';
import { gainCoupons } from '../../rules/gear/coupons.ts';
import { eventCard } from '../words/cards.ts';
import { holds } from '../words/conditions.ts';
import { effectContext } from '../words/effectContext.ts';
import { perform } from './perform.ts';
import { occasion } from './triggers.ts';

/** A context without an actor. */
const NOBODY = effectContext(null);

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
    yield* perform(game, eventCard(game, ending.event).instant, effectContext(ending.event));
  }
  yield* occasion(game, { on: 'ends', won: outcome.won });
  if (ending?.coupons) gainCoupons(game, ending.coupons);
  tell(game, { fact: 'missionEnded', outcome, clauses: ['R13'] });
}
