import type { AnomalyCard } from '@zonecrawl/engine/model';
import { loseHpToAnomaly } from '@zonecrawl/engine/rules';
import { forced } from './forced.ts';
import { wounded } from './wounded.ts';

/** Pushes its victims away from the center. */
export const springboard: AnomalyCard = {
  id: 'springboard',
  copies: 1,
  type: 'gravitational',
  standee: 'gravitational1',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, 4);
    yield* forced(game, stalker, overlay, 'away');
  },
  *enemy(game, enemy, overlay) {
    if (yield* wounded(game, enemy)) yield* forced(game, enemy, overlay, 'away');
  },
};
