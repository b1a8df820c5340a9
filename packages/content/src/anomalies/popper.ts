import type { AnomalyCard } from '@zonecrawl/engine/model';
import { hitEnemy, loseHpToAnomaly, roll, successes } from '@zonecrawl/engine/rules';

const POPPER = { dice: 4 } as const;

/** Hits all of its spaces at once, each Entity with its own roll. */
export const popper: AnomalyCard = {
  id: 'popper',
  figures: POPPER,
  copies: 1,
  type: 'fire',
  standee: 'fire',
  holdsArtifact: true,
  hits: 'allSpaces',
  *stalker(game, stalker, overlay) {
    const dice = roll(game, stalker.id, 'popper', { equipment: POPPER.dice });
    yield* loseHpToAnomaly(game, stalker, overlay, successes(game, dice, false));
  },
  *enemy(game, enemy) {
    const dice = roll(game, enemy.id, 'popper', { equipment: POPPER.dice });
    const by = successes(game, dice, false);
    yield* hitEnemy(game, enemy, 'torso', [{ reason: 'popper', by }], { from: null, picks: 'lead' });
  },
};
