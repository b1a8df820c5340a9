/** A game that is not played beyond a step, for looking at a single step or phase. */
import type { Mode, RunningRule } from '../kernel/mode.ts';
import { begin } from '../kernel/runner.ts';
import type { Box } from '../model/box.ts';
import type { GameState } from '../model/state.ts';
import type { StepName } from '../model/steps.ts';
import { type GameTypes, gameMode } from './mode.ts';
import type { GamePlay } from './play.ts';

/** As `begin`, but where this step would begin nothing is left to do. The first step of all is always carried out. */
export const beginUntil = (
  box: Box,
  state: GameState,
  step: StepName,
  options: { readonly keep: boolean },
): GamePlay => begin(until(gameMode(box), step), state, options);

function until(mode: Mode<GameTypes>, last: StepName): Mode<GameTypes> {
  let isUnderWay = false;
  return {
    ...mode,
    rule(game, step) {
      if (isUnderWay && step.step === last) {
        game.state.agenda = [];
        return nothing();
      }
      isUnderWay = true;
      return mode.rule(game, step);
    },
  };
}

function* nothing(): RunningRule<GameTypes> {}
