/** What the Mission says to the rules, and a game in which it does. */
import { boardOf } from '../../model/boardOf.ts';
import type { Box } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import type { Script } from '../../model/script.ts';
import type { GameState } from '../../model/state.ts';
import { environmentActions } from './environmentActions.ts';
import { afterAction, entered, occasion } from './triggers.ts';

const script: Script = { entered, afterAction, occasion, actions: environmentActions };

/** A game with this state; it takes ownership of the state. */
export const newGame = (box: Box, state: GameState): Game => ({
  state,
  box,
  board: boardOf(box, state.map),
  script,
  facts: [],
  nested: 0,
  acting: null,
});
