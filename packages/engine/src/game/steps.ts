/** The steps of the agenda and the rules that carry them out. */

import { missionEnd } from '../mission/effects/ending.ts';
import type { Game } from '../model/game.ts';
import type { Rule } from '../model/rule.ts';
import type { Step, StepName } from '../model/steps.ts';
import { eventPhase, nextTurn, playersPhase, setupStep } from '../round/round.ts';
import {
  activationPhase,
  discardTokens,
  endOfRound,
  eventEnd,
  fateStep,
  radiationPhase,
  reduceAttentions,
  resetRound,
} from '../round/zonePhase.ts';
import { actionStep, endTurnStep, turnStep } from '../rules/action/turn.ts';
import { stalkerOf } from '../rules/basics/entities.ts';
import { react } from '../rules/enemy/reaction.ts';
import { companionsAfterTurn } from '../rules/movement/companions.ts';

type Steps = { readonly [Name in StepName]: (game: Game, step: Step<Name>) => Rule };

/** R13: after each the runner ends a Mission whose objective was met by what the step did. */
export const gameSteps: Steps = {
  setup: setupStep,
  eventPhase: eventPhase,
  playersPhase: playersPhase,
  nextTurn,
  turn: turnStep,
  action: actionStep,
  endTurn: endTurnStep,
  react: (game, { enemy, stalker }) => react(game, enemy, stalker),
  afterTurn: (game, { stalker }) => companionsAfterTurn(game, stalkerOf(game, stalker)),
  enemyActivation: activationPhase,
  radiation: radiationPhase,
  discardTokens,
  reduceAttention: reduceAttentions,
  endOfRound: endOfRound,
  eventEnd: eventEnd,
  fate: fateStep,
  resetRound,
  missionEnd: (game, { outcome }) => missionEnd(game, outcome),
};
