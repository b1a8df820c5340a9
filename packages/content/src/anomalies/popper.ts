import type { AnomalyCard } from '@zonecrawl/engine/model';
import { hitEnemy, loseHpToAnomaly, roll, successes } from '@zonecrawl/engine/rules';

const DICE = 4;

/** Hits all of its spaces at once, each Entity with its own roll. */
export const popper: AnomalyCard = {
  id: 'popper',
  copies: 1,
  type: 'fire',
  standee: 'fire',
  holdsArtifact: true,
  hits: 'allSpaces',
  *stalker(game, stalker, overlay) {
    const dice = roll(game, stalker.id, 'popper', { equipment: DICE });
    yield* loseHpToAnomaly(game, stalker, overlay, successes(game, dice, false));
  },
  *enemy(game, enemy) {
    const dice = roll(game, enemy.id, 'popper', { equipment: DICE });
    const by = successes(game, dice, false);
    yield* hitEnemy(game, enemy, 'torso', [{ reason: 'popper', by }], { from: null, picks: 'lead' });
  },
};
