import type { AnomalyCard } from '@zonecrawl/engine/model';
import { loseHpToAnomaly, moveAnomaly } from '@zonecrawl/engine/rules';
import { wounded } from './wounded.ts';

/** Fire that moves to another overlay after each activation. */
export const comet: AnomalyCard = {
  id: 'comet',
  copies: 1,
  type: 'fire',
  standee: 'fire',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, 8);
  },
  *enemy(game, enemy) {
    yield* wounded(game, enemy);
  },
  *after(game, overlay) {
    moveAnomaly(game, overlay);
  },
};
