/** The steps of the agenda and the rules that carry them out. */
import type { Step, StepName } from '../kernel/agenda.ts';
import type { Game } from '../kernel/game.ts';
import type { Rule } from '../kernel/rule.ts';
import { missionEnd, settle } from '../mission/ending.ts';
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
const settling = <S extends Step>(rule: (game: Game, step: S) => Rule): ((game: Game, step: S) => Rule) =>
  function* (game, step) {
    yield* rule(game, step);
    settle(game);
  };

export const steps: Steps = {
  setup: settling(setupStep),
  eventPhase: settling(eventPhase),
  playersPhase: settling(playersPhase),
  nextTurn,
  turn: turnStep,
  action: settling(actionStep),
  endTurn: settling(endTurnStep),
  react: settling((game, { enemy, stalker }) => react(game, enemy, stalker)),
  afterTurn: settling((game, { stalker }) => companionsAfterTurn(game, stalkerOf(game, stalker))),
  enemyActivation: settling(activationStep),
  radiation: settling(radiationPhase),
  discardTokens,
  reduceAttention: reduceAttentions,
  endOfRound: settling(endOfRound),
  eventEnd: settling(eventEnd),
  resetRound,
  missionEnd: (game, { outcome }) => missionEnd(game, outcome),
};
