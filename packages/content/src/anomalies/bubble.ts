import type { AnomalyCard } from '@zonecrawl/engine/model';
import { gainStatus, loseHpToAnomaly, wound } from '@zonecrawl/engine/rules';

/** What it does to Stalkers. */
const BUBBLE = { hp: 7 } as const;

/** A cloud of vapour: it moves at the End of Round and leaves its victims Exposed. */
export const bubble: AnomalyCard = {
  id: 'bubble',
  figures: BUBBLE,
  copies: 1,
  type: 'chemical',
  standee: 'chemical',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  moving: true,
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, BUBBLE.hp);
    gainStatus(game, stalker, 'exposed', ['AN5']);
  },
  *enemy(game, enemy) {
    if (yield* wound(game, enemy, 'light', { from: null, picks: 'lead' }))
      gainStatus(game, enemy, 'exposed', ['AN5']);
  },
};
