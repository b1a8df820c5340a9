/**
 * Tries an Action out on an imagined game and looks what became of it: for cards whose text only they know. Dice fall as
 * this one imagined game has them, so it is a sample, not the truth.
 */

import { copyState } from '@zonecrawl/engine/game';
import { answer, begin } from '@zonecrawl/engine/kernel';
import type { Answer, Decision, Game, Option } from '@zonecrawl/engine/model';

export type ActionOption = Extract<Option, { readonly is: 'action' }>;

/** Longer than any Action asks. */
const MOST_ANSWERS = 60;

/** The game once the Action is over; null if it does not come to an end or breaks off. */
export function tryOut(
  game: Game,
  { action, source, free }: ActionOption,
  answers: (decision: Decision, game: Game) => Answer,
): Game | null {
  const state = copyState(game.state);
  state.agenda.push({ step: 'turn' }, { step: 'action', action, source, free });
  try {
    const play = begin(game.box, state, { keep: false });
    for (let asked = 0; play.decision && asked < MOST_ANSWERS; asked++) {
      const { decision } = play;
      if (decision.kind === 'action' && decision.clauses.includes('R7')) return play.game;
      if (decision.kind === 'nextTurn') return play.game;
      if (!answer(play, answers(decision, play.game)).ok) return null;
    }
    return play.decision ? null : play.game;
  } catch {
    // A rule that fails is a bug that the game itself will tell of; here it only is no good idea.
    return null;
  }
}
