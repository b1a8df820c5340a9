/**
 * Tries an Action in an imagined game and returns the result: for cards whose effect only their own code knows. The dice
 * are those of this one imagined game, so the result is a sample.
 */

import { answer, beginGame, copyState, isActionOfTurn } from '@zonecrawl/engine/game';
import type { Answer, Decision, Game, Option } from '@zonecrawl/engine/model';

export type ActionOption = Extract<Option, { readonly is: 'action' }>;

/** More decisions than any Action has. */
const MOST_ANSWERS = 60;

/** The game after the Action; null if it does not end or throws. */
export function tryOut(
  game: Game,
  { action, source, free }: ActionOption,
  answers: (decision: Decision, game: Game) => Answer,
): Game | null {
  const state = copyState(game.state);
  state.agenda.push({ step: 'turn' }, { step: 'action', action, source, free });
  try {
    const play = beginGame(game.box, state, { keep: false });
    for (let asked = 0; play.decision && asked < MOST_ANSWERS; asked++) {
      const { decision } = play;
      if (isActionOfTurn(decision)) return play.game;
      if (decision.kind === 'nextTurn') return play.game;
      if (!answer(play, answers(decision, play.game)).ok) return null;
    }
    return play.decision ? null : play.game;
  } catch {
    // A rule that throws is a bug that the real game will report; here the Action is just rejected.
    return null;
  }
}
