/** The two Companions of B3: a slow doctor and a fast boy, who must be led to the shelter. */
import type { CompanionCard, CompanionState } from '@zonecrawl/engine/model';
import { closest, companionDies, companionLeaves, moveCompanion } from '@zonecrawl/engine/rules';
import { follows, onMap, rangeTo } from './calls.ts';

/** The mark of the spaces they are sent to. */
const SHELTER = 'shelter';

/** One wound more; returns how many that makes. */
function hurt(companion: CompanionState): number {
  const wounds = (companion.counters['wounds'] ?? 0) + 1;
  companion.counters['wounds'] = wounds;
  return wounds;
}

/** Standard Action within Range 1: on its way, by itself. */
const sendAhead = (id: string, upTo: number): CompanionCard['actions'][number] => ({
  id: 'sendToShelter',
  cost: 'standard',
  refusal(game, stalker) {
    const ward = onMap(game, id);
    if (!ward || stalker.space === null) return { reason: 'companionNotHere', clause: 'CO1' };
    return rangeTo(game, ward, stalker) <= 1 ? null : { reason: 'companionTooFar', clause: 'CO1' };
  },
  *perform(game) {
    const ward = onMap(game, id);
    if (!ward) return;
    const shelters = game.board.spaces.filter(({ marks }) => marks.includes(SHELTER));
    const goal = yield* closest(
      game,
      ward,
      shelters.map((space) => ({ what: space.id, space: space.id })),
      'closestGoal',
    );
    if (goal) yield* moveCompanion(game, ward, goal.space, upTo);
  },
});

/** The last of the nine. She has been hurt before: only the third wound is one too many. */
export const vereta: CompanionCard = {
  id: 'vereta',
  figure: 'human',
  targetable: true,
  actions: [sendAhead('vereta', 2)],
  afterTurn: follows(2, 2),
  *endangered(game, companion) {
    if (hurt(companion) >= 3) yield* companionDies(game, companion);
  },
};

/** Quick; at the second bang he is gone. */
export const petryk: CompanionCard = {
  id: 'petryk',
  figure: 'human',
  targetable: true,
  actions: [sendAhead('petryk', 3)],
  afterTurn: follows(3, 3),
  *endangered(game, companion) {
    if (hurt(companion) >= 2) yield* companionLeaves(game, companion);
  },
};
