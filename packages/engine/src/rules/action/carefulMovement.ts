/** A2: Careful Movement. */

import type { CardAction, StalkerMove } from '../../model/abilities.ts';
import type { Game } from '../../model/game.ts';
import type { Reason } from '../../model/reasons.ts';
import type { StalkerState } from '../../model/state.ts';
import { isSeen } from '../basics/sight.ts';
import { figuresOf } from '../gear/outfit.ts';
import { mayMove, stalkerMove } from '../map/legalSteps.ts';
import { moveStalker } from '../movement/movement.ts';

const MOVE = stalkerMove({
  upTo: 1,
  exactly: true,
  attention: 'none',
  forbids: isSeen,
  clauses: ['A2', 'MV1'],
});
const SEEN_BY_ENEMY: Reason = { reason: 'seenByEnemy', clause: 'A2' };
const NOWHERE_UNSEEN: Reason = { reason: 'nowhereUnseen', clause: 'A2' };

/** With gear that allows more than 1 space it is "up to". */
function moveOf(game: Game, stalker: StalkerState): StalkerMove {
  const { carefulMovement: more } = figuresOf(game, stalker);
  return more <= 0 ? MOVE : { ...MOVE, upTo: 1 + more, exactly: false };
}

export const carefulMovement: CardAction = {
  id: 'carefulMovement',
  cost: 'standard',
  move: moveOf,
  refusal(game, stalker) {
    // The move itself forbids to be seen, at its start as well.
    if (mayMove(game, stalker, moveOf(game, stalker))) return null;
    return stalker.space !== null && isSeen(game, stalker.space) ? SEEN_BY_ENEMY : NOWHERE_UNSEEN;
  },
  perform: (game, stalker) => moveStalker(game, stalker, moveOf(game, stalker)),
};
