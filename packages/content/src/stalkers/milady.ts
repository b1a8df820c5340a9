import type { CardAction, StalkerCard } from '@zonecrawl/engine/model';
import { enemySees, mayMove, moveStalker, spaceOf, stalkerMove } from '@zonecrawl/engine/rules';

/** Every Enemy's sight is capped at 1 until the final space. */
const SNEAK = stalkerMove({ upTo: 3, sightCap: 1, clauses: ['MV1'] });

const sneak: CardAction = {
  id: 'sneak',
  cost: 'standard',
  oncePerTurn: true,
  move: SNEAK,
  refusal: (game, stalker) =>
    mayMove(game, stalker, SNEAK) ? null : { reason: 'nowhereToGo', clause: 'MV4' },
  *perform(game, stalker) {
    yield* moveStalker(game, stalker, SNEAK);
  },
};

/** Patient marksman, at her best from afar and unseen. */
export const milady: StalkerCard = {
  id: 'milady',
  copies: 1,
  hp: 14,
  shooting: (range) => (range >= 4 ? 3 : 2),
  abilities: {
    /** Never Miss: against an Enemy that does not see her. */
    attackBonus: (game, { target, stalker }) =>
      target && !enemySees(game, target, spaceOf(stalker)) ? { successes: 1 } : {},
    actions: [sneak],
  },
};
