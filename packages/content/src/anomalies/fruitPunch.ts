import type { AnomalyCard } from '@zonecrawl/engine/model';
import { gainStatus, loseHpToAnomaly, wound } from '@zonecrawl/engine/rules';

/** A pool of acid: HP, and the victim is Exposed. */
export const fruitPunch: AnomalyCard = {
  id: 'fruit-punch',
  copies: 1,
  type: 'chemical',
  standee: 'chemical',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, 9);
    gainStatus(game, stalker, 'exposed', ['AN5']);
  },
  *enemy(game, enemy) {
    if (yield* wound(game, enemy, 'light', { from: null, picks: 'lead' }))
      gainStatus(game, enemy, 'exposed', ['AN5']);
  },
};
