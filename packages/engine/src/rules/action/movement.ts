/** A1: Movement. */

import type { CardAction, StalkerMove } from '../../model/abilities.ts';
import type { Game } from '../../model/game.ts';
import type { Reason } from '../../model/reasons.ts';
import type { StalkerState } from '../../model/state.ts';
import { figuresOf } from '../gear/outfit.ts';
import { mayMove, stalkerMove } from '../map/legalSteps.ts';
import { moveStalker } from '../movement/movement.ts';

const SPACES = 3;
const MOVE = stalkerMove({ upTo: SPACES, clauses: ['A1', 'MV1'] });
const NOWHERE_TO_GO: Reason = { reason: 'nowhereToGo', clause: 'MV4' };

/** As far as gear lets it go, at least 1 space. */
export function movementOf(game: Game, stalker: StalkerState): StalkerMove {
  const { movement: more, slipsBy } = figuresOf(game, stalker);
  const uninterrupted = slipsBy > 0;
  if (more === 0 && !uninterrupted) return MOVE;
  return { ...MOVE, upTo: Math.max(1, SPACES + more), uninterrupted };
}

export const movement: CardAction = {
  id: 'movement',
  cost: 'standard',
  move: movementOf,
  refusal: (game, stalker) => (mayMove(game, stalker, movementOf(game, stalker)) ? null : NOWHERE_TO_GO),
  perform: (game, stalker) => moveStalker(game, stalker, movementOf(game, stalker)),
};
