/** A1: Movement. */

import type { CardAction } from '../../cards/abilities.ts';
import { mayMove, moveStalker, type StalkerMove } from '../movement.ts';

const MOVE: StalkerMove = { upTo: 3, attention: 'normal', clauses: ['A1', 'MV1'] };

export const movement: CardAction = {
  id: 'movement',
  cost: 'standard',
  move: MOVE,
  refusal: (game, stalker) =>
    mayMove(game, stalker, MOVE) ? null : { reason: 'nowhereToGo', clause: 'MV4' },
  *perform(game, stalker) {
    yield* moveStalker(game, stalker, MOVE);
  },
};
