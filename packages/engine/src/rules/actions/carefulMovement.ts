/** A2: Careful Movement. */

import type { CardAction } from '../../cards/abilities.ts';
import { mayMove, moveStalker, type StalkerMove } from '../movement.ts';
import { isSeen } from '../query.ts';

const MOVE: StalkerMove = {
  upTo: 1,
  exactly: true,
  attention: 'none',
  forbids: isSeen,
  clauses: ['A2', 'MV1'],
};

export const carefulMovement: CardAction = {
  id: 'carefulMovement',
  cost: 'standard',
  move: MOVE,
  refusal(game, stalker) {
    if (stalker.space !== null && isSeen(game, stalker.space)) return { reason: 'seenByEnemy', clause: 'A2' };
    return mayMove(game, stalker, MOVE) ? null : { reason: 'nowhereUnseen', clause: 'A2' };
  },
  *perform(game, stalker) {
    yield* moveStalker(game, stalker, MOVE);
  },
};
