/** The steps of the agenda and the rules that carry them out. */
import type { Step, StepName } from '../kernel/agenda.ts';
import type { Game } from '../kernel/game.ts';
import type { Rule } from '../kernel/rule.ts';
import { conclude, missionEnd } from '../mission/ending.ts';
import { react } from './activation.ts';
import { companionsAfterTurn } from './companions.ts';
import { stalkerOf } from './query.ts';
import { eventPhase, nextTurn, playersPhase, setupStep } from './round.ts';
import { actionStep, endTurnStep, turnStep } from './turn.ts';
import {
  activationStep,
  discardTokens,
  endOfRound,
  eventEnd,
  radiationPhase,
  reduceAttentions,
  resetRound,
} from './zonePhase.ts';

type Steps = { readonly [K in StepName]: (game: Game, step: Extract<Step, { readonly step: K }>) => Rule };

/** R13: an objective met by what a step did ends the Mission before the next step. */
const concluding = <S extends Step>(rule: (game: Game, step: S) => Rule): ((game: Game, step: S) => Rule) =>
  function* (game, step) {
    yield* rule(game, step);
    conclude(game);
  };

export const steps: Steps = {
  setup: concluding(setupStep),
  eventPhase: concluding(eventPhase),
  playersPhase: concluding(playersPhase),
  nextTurn,
  turn: turnStep,
  action: concluding(actionStep),
  endTurn: concluding(endTurnStep),
  react: concluding((game, { enemy, stalker }) => react(game, enemy, stalker)),
  afterTurn: concluding((game, { stalker }) => companionsAfterTurn(game, stalkerOf(game, stalker))),
  enemyActivation: concluding(activationStep),
  radiation: concluding(radiationPhase),
  discardTokens,
  reduceAttention: reduceAttentions,
  endOfRound: concluding(endOfRound),
  eventEnd: concluding(eventEnd),
  resetRound,
  missionEnd: (game, { outcome }) => missionEnd(game, outcome),
};
