import type { AnomalyCard } from '@zonecrawl/engine/model';
import { gainStatus, loseHpToAnomaly, wound } from '@zonecrawl/engine/rules';

/** What it does to Stalkers. */
const FRUIT_PUNCH = { hp: 9 } as const;

/** A pool of acid: HP, and the victim is Exposed. */
export const fruitPunch: AnomalyCard = {
  id: 'fruit-punch',
  figures: FRUIT_PUNCH,
  copies: 1,
  type: 'chemical',
  standee: 'chemical',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, FRUIT_PUNCH.hp);
    gainStatus(game, stalker, 'exposed', ['AN5']);
  },
  *enemy(game, enemy) {
    if (yield* wound(game, enemy, 'light', { from: null, picks: 'lead' }))
      gainStatus(game, enemy, 'exposed', ['AN5']);
  },
};
